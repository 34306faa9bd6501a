/// The tint as it comes down to a view.
struct Tint: Equatable {
    /// nil is the system's own.
    var color: UIColor?
    var mode = UIView.TintAdjustmentMode.normal

    /// The colour that is seen: the system's own where nobody has set one.
    var shownColor: UIColor { mode == .dimmed ? .systemGray : color ?? .tintColor }

    /// What a view asks for itself, and for the rest what comes from above.
    @MainActor
    private static func found(of view: UIView) -> Tint {
        let above = view.superview?.looks.tintInForce ?? Tint(), looks = view.looks
        guard !looks.isTintDimmedFromOutside else { return Tint(color: looks.tint ?? above.color, mode: .dimmed) }
        let own = looks.tintAdjustmentMode
        return Tint(color: looks.tint ?? above.color, mode: own == .automatic ? above.mode : own)
    }

    /// After a change at a view or above: tells it and all below for whom it makes a difference.
    @MainActor
    static func settle(from top: UIView) {
        var pending = [top]
        while let view = pending.popLast() {
            let tint = found(of: view)
            guard tint != view.looks.tintInForce else { continue }
            view.looks.tintInForce = tint
            view.tintColorDidChange()
            pending.append(contentsOf: view.subviews.reversed())
        }
    }

    /// After a change of the system's own colour: tells all who show it.
    @MainActor
    static func systemColorDidChange(below top: UIView) {
        var pending = [top]
        while let view = pending.popLast() {
            if view.looks.tintInForce.color == nil { view.tintColorDidChange() }
            pending.append(contentsOf: view.subviews.reversed())
        }
    }
}
