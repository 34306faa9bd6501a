/// The tint as it comes down to a view.
struct Tint: Equatable {
    /// nil is the system's own.
    var color: UIColor?
    var mode = UIView.TintAdjustmentMode.normal

    /// The colour that is seen: the system's own where nobody has set one.
    var shownColor: UIColor { ownColor ?? .systemTint }

    /// The colour that is seen where it is not the system's own.
    var ownColor: UIColor? { mode == .dimmed ? .systemGray : color }

    /// What a view asks for itself, and for the rest what comes from above.
    @MainActor
    private static func found(of view: UIView) -> Tint {
        let above = view.hierarchy.superview?.looks.tintInForce ?? Tint()
        let color = view.looks.tint ?? above.color
        if view.looks.isTintDimmedFromOutside { return Tint(color: color, mode: .dimmed) }
        let own = view.looks.tintAdjustmentMode
        return Tint(color: color, mode: own == .automatic ? above.mode : own)
    }

    /// After a change at a view or above: tells it and all below for whom it makes a difference.
    @MainActor
    static func settle(from top: UIView) {
        guard found(of: top) != top.looks.tintInForce else { return }
        var pending = [top], changed: [UIView] = []
        while let view = pending.popLast() {
            let tint = found(of: view)
            guard tint != view.looks.tintInForce else { continue }
            view.looks.tintInForce = tint
            changed.append(view)
            pending.append(contentsOf: view.subviews.reversed())
        }
        guard !changed.isEmpty else { return }
        if top.traits.told != nil { top.updateTraits() }
        for view in changed { view.tintColorDidChange() }
    }

    /// After a change of the system's own colour: tells all who show it.
    @MainActor
    static func systemColorDidChange(below top: UIView) {
        var pending = [top]
        while let view = pending.popLast() {
            if view.looks.tintInForce.color == nil {
                view.colorAppearanceDidChange()
                view.tintColorDidChange()
            }
            pending.append(contentsOf: view.subviews.reversed())
        }
    }
}

extension UIView {
    /// The tint set here, apart from the superviews'.
    var ownTint: UIColor? {
        get { looks.tint }
        set {
            looks.tint = newValue
            updateTint()
        }
    }

    /// Greys the tint beneath an alert or a sheet, or lets it be again.
    func setTintDimmed(_ isDimmed: Bool) {
        looks.isTintDimmedFromOutside = isDimmed
        updateTint()
    }

    /// After a change here or above: tells this view and all below for whom it makes a difference.
    func updateTint() { Tint.settle(from: self) }
}
