import CoreGraphics

/// What hides and shows the bars of a navigation controller: a tap anywhere, a swipe up and down, a keyboard, little height.
@MainActor
final class NavigationBarHiding: NSObject, UIGestureRecognizerDelegate {
    let tap = UITapGestureRecognizer()
    let swipe = UIPanGestureRecognizer()
    /// Brings back what a keyboard or little height has hidden.
    private let bringBack = UITapGestureRecognizer()
    private weak var owner: UINavigationController?
    nonisolated(unsafe) private var keyboards: (any NSObjectProtocol)?
    private var heights: (any UITraitChangeRegistration)?
    private var recognizers: [UIGestureRecognizer] { [tap, swipe, bringBack] }

    /// Whether a keyboard hides the bars.
    var hidesForKeyboard = false { didSet { if hidesForKeyboard != oldValue { watchKeyboards() } } }
    /// Whether little height hides the bars.
    var hidesWhenCompact = false { didSet { if hidesWhenCompact != oldValue { watchHeight() } } }

    init(_ owner: UINavigationController) {
        self.owner = owner
        super.init()
        for recognizer in recognizers {
            recognizer.isEnabled = false
            recognizer.cancelsTouchesInView = false
            recognizer.delegate = self
        }
        tap.addHandler { [weak owner] in
            guard let owner else { return }
            owner.setNavigationBarHidden(!owner.isNavigationBarHidden, animated: true)
        }
        swipe.addHandler { [weak self] in self?.swiped() }
        bringBack.addHandler { [weak self] in
            self?.bringBack.isEnabled = false
            self?.owner?.setNavigationBarHidden(false, animated: true)
        }
        if let view = owner.viewIfLoaded { attach(to: view) }
    }

    deinit { keyboards.map(NotificationCenter.default.removeObserver) }

    func attach(to view: UIView) {
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    }

    private func hide(animated: Bool) {
        guard let owner, !owner.isNavigationBarHidden else { return }
        owner.setNavigationBarHidden(true, animated: animated)
        bringBack.isEnabled = true
    }

    private func watchKeyboards() {
        let center = NotificationCenter.default
        keyboards.map(center.removeObserver)
        keyboards = nil
        guard hidesForKeyboard else { return }
        keyboards = center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) {
            [weak self] _ in MainActor.assumeIsolated { self?.keyboardComes() }
        }
    }

    /// Of other windows and of pages that are covered nothing is hidden.
    private func keyboardComes() {
        guard let owner, let view = owner.viewIfLoaded, view.window != nil, owner.presentedViewController == nil else {
            return
        }
        hide(animated: true)
    }

    private func watchHeight() {
        guard let owner else { return }
        heights.map(owner.unregisterForTraitChanges)
        heights = nil
        guard hidesWhenCompact else { return }
        heights = owner.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
            [weak self] (owner: UINavigationController, _) in self?.heightDidChange(owner)
        }
        heightDidChange(owner)
    }

    private func heightDidChange(_ owner: UINavigationController) {
        if owner.traitCollection.verticalSizeClass == .compact { return hide(animated: false) }
        guard bringBack.isEnabled else { return }
        bringBack.isEnabled = false
        owner.setNavigationBarHidden(false, animated: false)
    }

    /// Whether a touch brings the bars back: of those that little height has hidden, only where they were.
    private func bringsBack(_ touch: UITouch, in view: UIView) -> Bool {
        guard let owner, owner.traitCollection.verticalSizeClass == .compact, hidesWhenCompact else { return true }
        return touch.location(in: view).y < view.safeAreaInsets.top + owner.navigationBar.bounds.height
    }

    private func swiped() {
        guard let owner, swipe.state == .began else { return }
        let velocity = swipe.velocity(in: owner.view)
        guard abs(velocity.y) > abs(velocity.x) else { return }
        owner.setNavigationBarHidden(velocity.y < 0, animated: true)
    }

    /// What scrolls under the finger goes on scrolling.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === swipe }

    /// The bars' own buttons are not meant.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let owner, let view = touch.view else { return false }
        if gestureRecognizer === bringBack { return bringsBack(touch, in: owner.view) }
        return !view.isDescendant(of: owner.navigationBar)
    }
}
