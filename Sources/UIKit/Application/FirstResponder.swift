/// Who gets the keys: one responder per window.
@MainActor
enum FirstResponder {
    static func claim(_ responder: UIResponder) -> Bool {
        guard !isFirst(responder) else { return true }
        guard responder.canBecomeFirstResponder, let window = window(of: responder) else { return false }
        return window.screen.inputViews.hold {
            if let current = window.firstResponder, !current.resignFirstResponder() { return false }
            window.firstResponder = responder
            return true
        }
    }

    static func resign(_ responder: UIResponder) -> Bool {
        guard isFirst(responder) else { return true }
        guard responder.canResignFirstResponder else { return false }
        window(of: responder)?.firstResponder = nil
        return true
    }

    static func isFirst(_ responder: UIResponder) -> Bool {
        window(of: responder)?.firstResponder === responder
    }

    /// The window whose keys the responder can get: its own view's, found up the responder chain.
    static func window(of responder: UIResponder) -> UIWindow? {
        var current: UIResponder? = responder
        while let candidate = current {
            if candidate is UIView || candidate is any ViewHolding {
                return candidate.ownView?.window?.responderWindow
            }
            current = candidate.next
        }
        return nil
    }

    /// Has a responder in a view or below give the place up; `force` asks nobody. Returns whether there is none now.
    static func resign(inside view: UIView, force: Bool) -> Bool {
        guard let window = view.window?.responderWindow, let responder = window.firstResponder,
            contains(view, responder)
        else { return true }
        let hasResigned = responder.resignFirstResponder()
        // One that refuses, or that the place has gone back to.
        if force, let left = window.firstResponder, contains(view, left) { window.firstResponder = nil }
        return hasResigned || force
    }

    private static func contains(_ outer: UIView, _ responder: UIResponder) -> Bool {
        responder.ownView?.isDescendant(of: outer) ?? false
    }
}
