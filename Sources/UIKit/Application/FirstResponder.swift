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
            if let view = candidate as? UIView { return view.window?.responderWindow }
            if let controller = candidate as? UIViewController {
                return controller.viewIfLoaded?.window?.responderWindow
            }
            current = candidate.next
        }
        return nil
    }
}

extension UIView {
    func resignFirstResponderInside(force: Bool) -> Bool {
        guard let window = window?.responderWindow, let responder = window.firstResponder, isAbove(responder) else {
            return true
        }
        let hasResigned = responder.resignFirstResponder()
        // One that refuses, or that the place has gone back to.
        if force, let left = window.firstResponder, isAbove(left) { window.firstResponder = nil }
        return hasResigned || force
    }

    private func isAbove(_ responder: UIResponder) -> Bool {
        let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        return view?.isDescendant(of: self) ?? false
    }
}
