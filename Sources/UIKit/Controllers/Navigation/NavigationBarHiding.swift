import CoreGraphics

/// The fingers that hide and show the bars of a navigation controller: a tap anywhere, or a swipe up and down.
@MainActor
final class NavigationBarHiding: NSObject, UIGestureRecognizerDelegate {
    let tap = UITapGestureRecognizer()
    let swipe = UIPanGestureRecognizer()
    private weak var owner: UINavigationController?

    init(_ owner: UINavigationController) {
        self.owner = owner
        super.init()
        for recognizer in [tap, swipe] {
            recognizer.isEnabled = false
            recognizer.cancelsTouchesInView = false
            recognizer.delegate = self
        }
        tap.addHandler { [weak owner] in
            guard let owner else { return }
            owner.setNavigationBarHidden(!owner.isNavigationBarHidden, animated: true)
        }
        swipe.addHandler { [weak self] in self?.swiped() }
        if let view = owner.viewIfLoaded { attach(to: view) }
    }

    func attach(to view: UIView) {
        for recognizer in [tap, swipe] { view.addGestureRecognizer(recognizer) }
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
        return !view.isDescendant(of: owner.navigationBar)
    }
}
