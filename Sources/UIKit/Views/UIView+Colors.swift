extension UIView {
    // MARK: Background

    var currentBackgroundColor: UIColor? {
        guard let shown = layer.backgroundColor else { return nil }
        let known = [looks.background, looks.previousBackground].lazy.compactMap { $0 }.first { $0.shown === shown }
        return known?.color ?? UIColor(cgColor: shown)
    }

    func setBackgroundColor(_ color: UIColor?) {
        looks.previousBackground = looks.background
        guard let color else {
            looks.background = nil
            layer.backgroundColor = nil
            return
        }
        let shown = color.resolvedColor(with: traitCollection).cgColor
        looks.background = (color, shown)
        layer.backgroundColor = shown
    }

    /// Shows dynamic colours as the traits have them now.
    func resolveColors() {
        if let background = looks.background, layer.backgroundColor === background.shown,
            background.color.resolvedColor(with: traitCollection).cgColor != background.shown
        {
            setBackgroundColor(background.color)
        }
        setNeedsDisplay()
    }

    // MARK: Tint

    /// The system's own tint, where nobody has set one.
    private static let standardTint = UIColor.systemBlue

    var currentTintColor: UIColor {
        guard currentTintAdjustmentMode != .dimmed else { return .systemGray }
        var candidate: UIView? = self
        while let view = candidate {
            if let tint = view.looks.tint { return tint }
            candidate = view.superview
        }
        return Self.standardTint
    }

    var currentTintAdjustmentMode: TintAdjustmentMode {
        var candidate: UIView? = self
        while let view = candidate {
            if view.looks.isTintDimmedFromOutside { return .dimmed }
            if view.looks.tintAdjustmentMode != .automatic { return view.looks.tintAdjustmentMode }
            candidate = view.superview
        }
        return .normal
    }

    func setTintColor(_ color: UIColor?) {
        looks.tint = color
        tellTintChange { $0.looks.tint == nil }
    }

    func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        guard mode != looks.tintAdjustmentMode else { return }
        looks.tintAdjustmentMode = mode
        tellTintChange { $0.looks.tintAdjustmentMode == .automatic }
    }

    /// Greys the tint beneath an alert or a sheet, or lets it be again.
    func setTintDimmed(_ isDimmed: Bool) {
        guard isDimmed != looks.isTintDimmedFromOutside else { return }
        looks.isTintDimmedFromOutside = isDimmed
        tellTintChange { $0.looks.tintAdjustmentMode == .automatic }
    }

    /// Tells this view and all below that take over from it.
    func tellTintChange(where inherits: (UIView) -> Bool) {
        var pending = [self]
        while let view = pending.popLast() {
            view.tintColorDidChange()
            pending.append(contentsOf: view.subviews.reversed().filter(inherits))
        }
    }
}
