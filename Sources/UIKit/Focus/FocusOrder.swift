/// Where Tab leads: through text fields and controls in reading order. Space and Return use the control that has the focus, arrows turn
/// its value up and down, Escape leads out of what covers the rest.
@MainActor
enum FocusOrder {
    /// True when the key moved the focus or used what has it.
    static func handle(_ key: UIKey, in window: UIWindow) -> Bool {
        switch key.keyCode {
        case .keyboardTab: return move(in: window, backwards: key.modifierFlags.contains(.shift))
        case .keyboardSpacebar, .keyboardReturnOrEnter:
            return focusedList(of: window)?.useFocus() ?? focusedControl(of: window)?.useByKey() ?? false
        case .keyboardRightArrow, .keyboardUpArrow, .keyboardLeftArrow, .keyboardDownArrow:
            return step(key.keyCode, in: window)
        case .keyboardEscape: return escape(from: window)
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
        let place = Self.place(order[next])
        if window.move(focusTo: place, backwards ? .previous : .next) { settle(place) }
        return true
    }

    /// Where the focus is when a view gets it.
    static func place(_ view: UIView) -> FocusPlace { FocusPlace(view, (view as? any CellFocusing)?.entry) }

    /// Has what got the focus take the keys, and be seen.
    static func settle(_ place: FocusPlace) {
        guard let view = place.view else { return }
        if view.canBecomeFirstResponder {
            view.becomeFirstResponder()
        } else {
            view.window?.firstResponder?.resignFirstResponder()
        }
        if let list = view as? any CellFocusing {
            if let path = place.path { list.focusDidCome(to: path) }
        } else {
            view.scrollIntoSight()
        }
    }

    private static func focusedList(of window: UIWindow) -> (any CellFocusing)? {
        guard window.firstResponder == nil, let list = window.focusedView as? any CellFocusing, list.window === window
        else { return nil }
        return list
    }

    /// Keys are the first responder's where there is one.
    private static func focusedControl(of window: UIWindow) -> (any KeyUsing)? {
        guard window.firstResponder == nil, let control = window.focusedView as? any KeyUsing,
            control.window === window,
            control.isEnabled
        else { return nil }
        return control
    }

    private static func step(_ key: UIKeyboardHIDUsage, in window: UIWindow) -> Bool {
        if let list = focusedList(of: window) { return list.moveFocus(key) }
        guard let control = focusedControl(of: window) else { return false }
        let isMirrored = control.isMirrored
        let isUp =
            switch key {
            case .keyboardRightArrow: !isMirrored
            case .keyboardLeftArrow: isMirrored
            default: key == .keyboardUpArrow
            }
        return control.stepByKey(isUp: isUp)
    }

    /// Out of a menu, or of what is presented last.
    private static func escape(from window: UIWindow) -> Bool {
        if let modal = modalView(in: window) { return modal.accessibilityPerformEscape() }
        return covers(of: window).last?.escapeByKey() ?? false
    }

    /// What covers the rest of the window keeps the focus to itself: a menu, the controller that is presented last.
    private static func scope(in window: UIWindow) -> UIView {
        modalView(in: window) ?? covers(of: window).compactMap(\.keptFocus).last ?? window
    }

    private static func modalView(in window: UIWindow) -> UIView? {
        window.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
    }

    private static func covers(of window: UIWindow) -> [any FocusCovering] {
        (window.rootViewController as (any FocusHolding)?)?.focusCovers ?? []
    }

    /// Whether keys may lead to a view. Cells are their lists' to lead to.
    private static func takesFocus(_ view: UIView) -> Bool {
        if let list = view as? any CellFocusing { return list.allowsFocusNow && list.firstFocus() != nil }
        if view is any PartOfList { return false }
        return view.canBecomeFocused || view.canBecomeFirstResponder
    }

    /// What can have the focus, by lines from the top, and in the reading direction within a line.
    static func candidates(in window: UIWindow) -> [UIView] {
        var found: [(view: UIView, rect: CGRect)] = []
        var pending = [scope(in: window)]
        while let view = pending.popLast() {
            guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { continue }
            if view !== window, takesFocus(view) {
                found.append((view, view.convert(view.bounds, to: window)))
            }
            pending.append(contentsOf: FocusItems.views(in: view).reversed())
        }
        let isRightToLeft = window.isMirrored
        return found.sorted { a, b in
            if a.rect.midY < b.rect.minY || b.rect.midY < a.rect.minY { return a.rect.midY < b.rect.midY }
            return isRightToLeft ? a.rect.maxX > b.rect.maxX : a.rect.minX < b.rect.minX
        }.map(\.view)
    }
}
