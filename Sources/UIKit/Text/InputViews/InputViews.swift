import CoreGraphics

/// What covers the bottom of a screen while something is typed: the first responder's own input view, and the one above it.
///
/// No keyboard is drawn, as keyboards here are on the desk; tests may put a blank one there.
@MainActor
package final class InputViews: ScreenPart {
    private static let duration: TimeInterval = 0.25

    private unowned let screen: UIScreen
    private var window: InputWindow?
    private var content = InputContent()
    /// Grows with every change, so that the end of an old animation is not taken for that of a new one.
    private var change = 0
    private var holds = 0
    /// Other views come: the panel is not at its rest yet.
    private var isChanging = false
    private weak var waiting: UIWindow?
    /// How far a finger has pushed the panel down, in points.
    private var push: CGFloat = 0
    private let blankKeyboard = BlankKeyboard()
    /// Points that a blank keyboard is high which comes up for text; 0: none does.
    package var blankKeyboardHeight: CGFloat = 0

    init(_ screen: UIScreen) {
        self.screen = screen
    }

    // MARK: The first responder

    /// Runs something in which the first responder may change more than once; what it leads to is shown at the end.
    func hold<Result>(_ work: () -> Result) -> Result {
        holds += 1
        defer {
            holds -= 1
            if holds == 0, let waiting {
                self.waiting = nil
                responderChanged(in: waiting)
            }
        }
        return work()
    }

    /// A window has another first responder, or its first responder has other input views.
    func responderChanged(in window: UIWindow) {
        guard holds == 0 else {
            waiting = window
            return
        }
        guard window.isOnScreen, window.screen === screen else { return }
        if let responder = window.firstResponder, responder.isCovered { return hide(beneathCover: responder) }
        let new = InputContent(of: window.firstResponder, blank: blankKeyboardHeight > 0 ? blankKeyboard : nil)
        if new.isEmpty {
            // Text inside the panel is done: the panel is still of the one it came with.
            let owner = content.owner
            if let owner, owner.isInWindow, owner !== window.lastResponder, owner.becomeFirstResponder() { return }
            hide()
        } else {
            show(new, over: window)
        }
    }

    // MARK: Coming and going

    /// What is covered, in points of the screen; below the screen while there is nothing.
    private(set) var frame = CGRect.null

    private func show(_ new: InputContent, over host: UIWindow) {
        let window = self.window ?? makeWindow()
        isChanging = true
        defer { isChanging = false }
        window.host = host
        let old = content
        content = new
        window.panel.owner = new.owner
        changeControllers(from: old)
        guard !new.hasSameViews(as: old) || window.panel.neededHeight(new) != window.panel.bounds.height else {
            return endChanges()
        }
        if old.isEmpty {
            window.isHidden = false
            window.panel.take(new)
            frame = window.panel.frame(in: window, isUp: false)
            UIView.performWithoutAnimation { window.panel.frame = frame }
        } else {
            window.panel.take(new)
        }
        UIView.performWithoutAnimation { window.panel.layoutIfNeeded() }
        isChanging = false
        move(to: window.panel.frame(in: window, isUp: true), .show)
    }

    private func hide() {
        guard !content.isEmpty, let window else { return }
        let old = content
        content = InputContent()
        changeControllers(from: old)
        move(to: window.panel.frame(in: window, isUp: false), .hide)
    }

    /// Text inside the panel is done when that goes: the keys are its owner's meanwhile.
    private func hide(beneathCover responder: UIResponder) {
        if let panel = window?.panel, let owner = content.owner, owner !== responder, owner.canBecomeFirstResponder,
            responder.ownView?.isDescendant(of: panel) == true
        {
            holds += 1
            owner.becomeFirstResponder()
            holds -= 1
            waiting = nil
        }
        hide()
    }

    private func makeWindow() -> InputWindow {
        let window = InputWindow(screen: screen, bounds: screen.bounds)
        window.onResize = { [unowned self] in placePanel() }
        window.panel.onHeightChange = { [unowned self] in fitPanel() }
        WatchedConstraints.areWatched = true
        self.window = window
        blankKeyboard.height = { [unowned self] in blankKeyboardHeight }
        return window
    }

    /// What is shown has grown or shrunk, at once or in the animation around: the bottom stays where it is.
    private func fitPanel() {
        guard let window, !content.isEmpty, !isChanging else { return }
        let rest = window.panel.frame(in: window, isUp: true)
        guard rest.height != frame.height else { return }
        let notice = KeyboardNotice(begin: frame, end: rest, duration: UIView.inheritedAnimationDuration)
        change += 1
        let number = change
        notice.post(.show, isDone: false, of: screen)
        guard change == number else { return }
        (frame, push) = (rest, 0)
        window.panel.frame = rest
        moveFollowers()
        makeRoom(window.host?.firstResponder as? UIView)
        notice.post(.show, isDone: true, of: screen)
    }

    private func move(to end: CGRect, _ kind: KeyboardNotice.Kind) {
        guard let window else { return }
        push = 0
        change += 1
        let number = change, notice = KeyboardNotice(begin: frame, end: end, duration: Self.duration)
        notice.post(kind, isDone: false, of: screen)
        // The program may have moved the focus on when it heard of it.
        guard change == number else { return }
        frame = end
        UIView.animate(
            withDuration: Self.duration, delay: 0,
            options: [
                .beginFromCurrentState, .allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve,
            ]
        ) {
            window.panel.frame = end
            self.moveFollowers()
            self.makeRoom(kind == .hide ? nil : window.host?.firstResponder as? UIView)
        } completion: { [weak self] _ in
            // The screen may be gone by now, and all this with it.
            guard let self, change == number else { return }
            if kind == .hide { clear() }
            endChanges()
            notice.post(kind, isDone: true, of: screen)
        }
    }

    /// Controllers that come or go now.
    private var changing: [any InputControlling] = []

    private func changeControllers(from old: InputContent) {
        for (controllers, others, comes) in [
            (old.controllers, content.controllers, false), (content.controllers, old.controllers, true),
        ] {
            for controller in controllers where !others.contains(where: { $0 === controller }) {
                controller.beginAppearanceTransition(comes, animated: true)
                if !changing.contains(where: { $0 === controller }) { changing.append(controller) }
            }
        }
    }

    private func endChanges() {
        let done = changing
        changing = []
        for controller in done { controller.endAppearanceTransition() }
    }

    /// The controllers that are shown, to hear what becomes of a text.
    func listeners(for text: UIView) -> [any UITextInputDelegate] {
        guard window?.host?.firstResponder === text else { return [] }
        return content.controllers.map { $0 }
    }

    private func clear() {
        window?.panel.take(InputContent())
        window?.isHidden = true
        frame = .null
    }

    /// The screen has another size: everything is at its rest there.
    private func placePanel() {
        guard let window, !content.isEmpty else { return }
        let rest = window.panel.frame(in: window, isUp: true)
        (frame, push) = (rest, 0)
        window.panel.frame = rest
        moveFollowers()
    }

    // MARK: Followers

    /// What makes room itself.
    var followers = KeyboardFollowers()

    private func moveFollowers() {
        followers.inputViewsDidMove()
        moveGuides()
    }

    // MARK: Guides

    private struct WeakGuide { weak var guide: UIKeyboardLayoutGuide? }
    private static var guides: [WeakGuide] = []

    static func add(_ guide: UIKeyboardLayoutGuide) {
        guides.removeAll { $0.guide == nil }
        guides.append(WeakGuide(guide: guide))
    }

    private func moveGuides() {
        for guide in Self.guides.compactMap(\.guide) where guide.owningView?.window?.screen === screen {
            guide.place()
            guide.owningView?.layoutIfNeeded()
        }
    }

    // MARK: Room in lists

    private let listRoom = ListRoom()

    private func makeRoom(_ view: UIView?) { listRoom.make(for: view, beneath: frame, of: screen) }

    /// Another list is searched, or none, while what is typed with stays.
    func searchedListDidChange() {
        guard isUp, let field = window?.host?.firstResponder as? UISearchTextField else { return }
        makeRoom(field)
    }

    // MARK: Under a finger

    /// Whether there is something that a finger can push away.
    var isUp: Bool { !content.isEmpty }

    /// A finger of a scroll view that dismisses interactively is at a height, in points of the screen: nothing shows above it.
    func follow(_ y: CGFloat) {
        guard let window, isUp else { return }
        let rest = window.panel.frame(in: window, isUp: true)
        push = min(max(0, y - rest.minY), rest.height)
        frame = rest.offsetBy(dx: 0, dy: push)
        UIView.performWithoutAnimation {
            window.panel.frame = frame
            moveFollowers()
        }
    }

    /// The finger lifts with a speed in points per second: what was pushed goes on, or comes back.
    func release(_ velocity: CGFloat) {
        guard let window, isUp, push > 0 else { return }
        if velocity > 0 || velocity == 0 && push > window.panel.bounds.height / 2 {
            window.host?.firstResponder?.resignFirstResponder()
        }
        if isUp { move(to: window.panel.frame(in: window, isUp: true), .show) }
    }
}

/// The views that a first responder shows.
@MainActor
struct InputContent {
    /// In place of a keyboard.
    var input: UIView?
    /// Above it.
    var accessory: UIView?
    /// Between both, on tablets: the row of the first responder's own items.
    var assistant: UIView?
    /// The controllers of these views.
    var controllers: [any InputControlling] = []
    /// Who they come from.
    weak var owner: UIResponder?

    init() {}

    /// Goes up the responder chain for both.
    init(of responder: UIResponder?, blank: UIView?) {
        guard let responder else { return }
        let chain = sequence(first: responder, next: \.next)
        for candidate in chain {
            // A controller of an input view has its own view for one, whatever that stands for.
            let own = candidate is any InputControlling ? nil : candidate.inputView
            if input == nil { input = own ?? take(candidate.inputViewController) }
            let accessory = accessory ?? candidate.inputAccessoryView ?? take(candidate.inputAccessoryViewController)
            if self.accessory == nil, let accessory { (self.accessory, owner) = (accessory, candidate) }
        }
        if input == nil, responder is any UIKeyInput { input = blank }
        assistant = responder.inputAssistantItem.row(of: responder)
        owner = owner ?? responder
    }

    private mutating func take(_ controller: (any InputControlling)?) -> UIView? {
        guard let controller else { return nil }
        controllers.append(controller)
        return controller.view
    }

    /// From top to bottom.
    var views: [UIView] { [accessory, assistant, input].compactMap { $0 } }

    var isEmpty: Bool { views.isEmpty }

    func hasSameViews(as other: InputContent) -> Bool {
        input === other.input && accessory === other.accessory && assistant === other.assistant
    }
}

/// A controller whose view is an input view. It is told when that comes and goes, and what becomes of the text.
@MainActor
protocol InputControlling: ViewHolding, UITextInputDelegate {
    /// Loaded when first asked for.
    var view: UIView! { get }
    /// The view is about to come or go; `endAppearanceTransition()` is called when it has.
    func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)
    func endAppearanceTransition()
}

/// What is told of a keyboard that moves.
@MainActor
struct KeyboardNotice {
    enum Kind { case show, hide }

    let begin: CGRect
    let end: CGRect
    let duration: TimeInterval

    func post(_ kind: Kind, isDone: Bool, of screen: UIScreen) {
        let names =
            switch (kind, isDone) {
            case (.show, false):
                [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification]
            case (.show, true):
                [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification]
            case (.hide, false):
                [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification]
            case (.hide, true):
                [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification]
            }
        let information: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.easeInOut.rawValue),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        for name in names { NotificationCenter.default.post(name: name, object: screen, userInfo: information) }
    }
}

extension UIResponder {
    fileprivate var isInWindow: Bool {
        ownView?.window != nil
    }
}

extension UIWindow {
    /// Shows what the first responder is typed with, after that has changed.
    package func reloadKeyboard() { screen.inputViews.responderChanged(in: self) }
}

extension UIView {
    /// Scrolls what is around by as little as brings the view in sight.
    func scrollIntoSight() {
        for case let scrollView as UIScrollView in sequence(first: self, next: \.superview).dropFirst()
        where scrollView.isScrollEnabled {
            scrollView.scrollRectToVisible(scrollView.convert(bounds, from: self), animated: window != nil)
        }
    }
}

extension UIScreen {
    /// What covers the bottom while something is typed.
    package var inputViews: InputViews { part(InputViews.self) }
}
