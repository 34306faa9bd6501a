/// Where Tab leads: through text fields and controls in reading order. Space and Return use the control that has the focus.
@MainActor
enum FocusOrder {
    /// True when the key moved the focus or used what has it.
    static func handle(_ key: UIKey, in window: UIWindow) -> Bool {
        switch key.keyCode {
        case .keyboardTab: return move(in: window, backwards: key.modifierFlags.contains(.shift))
        case .keyboardSpacebar, .keyboardReturnOrEnter: return use(window)
        default: return false
        }
    }

    private static func move(in window: UIWindow, backwards: Bool) -> Bool {
        let order = candidates(in: window)
        guard !order.isEmpty else { return false }
        let current = (window.firstResponder as? UIView) ?? window.focusedView
        let index = order.firstIndex { $0 === current }
        let next: Int
        if let index {
            next = (index + (backwards ? order.count - 1 : 1)) % order.count
        } else {
            next = backwards ? order.count - 1 : 0
        }
        let view = order[next]
        if view.canBecomeFirstResponder {
            view.becomeFirstResponder()
        } else {
            window.firstResponder?.resignFirstResponder()
        }
        window.focusedView = view
        return true
    }

    private static func use(_ window: UIWindow) -> Bool {
        guard window.firstResponder == nil, let control = window.focusedView as? UIControl, control.window === window,
            control.isEnabled
        else { return false }
        control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
        return true
    }

    /// What can have the focus, by lines from the top, and in the reading direction within a line.
    static func candidates(in window: UIWindow) -> [UIView] {
        var found: [(view: UIView, rect: CGRect)] = []
        var pending: [UIView] = [window]
        while let view = pending.popLast() {
            guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { continue }
            if view !== window, view.canBecomeFirstResponder || (view as? UIControl)?.isEnabled ?? false {
                found.append((view, view.convert(view.bounds, to: window)))
            }
            pending.append(contentsOf: view.subviews.reversed())
        }
        let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return found.sorted { a, b in
            if a.rect.midY < b.rect.minY || b.rect.midY < a.rect.minY { return a.rect.midY < b.rect.midY }
            return isRightToLeft ? a.rect.maxX > b.rect.maxX : a.rect.minX < b.rect.minX
        }.map(\.view)
    }
}
