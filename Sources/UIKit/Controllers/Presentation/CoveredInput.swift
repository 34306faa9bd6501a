/// What is typed beneath a presentation: its input views go while that covers them, and come back with it.
///
/// That bars above the keyboard go beneath alerts and sheets is told by MessageKit's issue 620 (iOS 11) and InputBarAccessoryView's 219
/// (iOS 14); that the keys go back where they were, of alerts with fields, is from memory.
@MainActor
struct CoveredInput {
    private weak var window: UIWindow?
    private weak var responder: UIResponder?
    private var isTaken = false

    /// A presentation begins over a controller.
    mutating func cover(_ presenter: UIViewController) {
        window = presenter.viewIfLoaded?.window
        responder = window?.firstResponder
        window?.reloadKeyboard()
    }

    /// It begins to go: the input views come back beside it.
    mutating func uncover(from presented: UIView?) {
        guard let window else { return }
        let inside = presented.flatMap { view in window.firstResponder?.ownView?.isDescendant(of: view) } ?? false
        isTaken = inside && responder != nil
        window.reloadKeyboard()
    }

    /// It has come, or gone: who had the keys beneath gets them back from what has gone with it.
    mutating func settle(isCovered: Bool) {
        defer { isTaken = false }
        guard let window else { return }
        if isTaken, !isCovered, window.firstResponder == nil { _ = responder?.becomeFirstResponder() }
        window.reloadKeyboard()
    }
}
