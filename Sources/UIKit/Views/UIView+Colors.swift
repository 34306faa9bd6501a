extension UIView {
    // MARK: Background

    var currentBackgroundColor: UIColor? {
        guard let shown = layer.backgroundColor else { return nil }
        let known = [looks.background, looks.previousBackground].lazy.compactMap { $0 }.first { $0.shown === shown }
        return known?.color ?? UIColor(cgColor: shown)
    }

    func setBackgroundColor(_ color: UIColor?) {
        looks.previousBackground = looks.background
        defer { updateLayerOpacity() }
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

    var currentTintColor: UIColor {
        looks.tintInForce.mode == .dimmed ? .systemGray : looks.tintInForce.color ?? .tintColor
    }

    var currentTintAdjustmentMode: TintAdjustmentMode { looks.tintInForce.mode }

    func setTintColor(_ color: UIColor?) {
        looks.tint = color
        updateTint()
    }

    func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        looks.tintAdjustmentMode = mode
        updateTint()
    }

    /// Greys the tint beneath an alert or a sheet, or lets it be again.
    func setTintDimmed(_ isDimmed: Bool) {
        looks.isTintDimmedFromOutside = isDimmed
        updateTint()
    }

    /// After a change here or above: tells this view and all below for whom it makes a difference.
    func updateTint() { Tint.settle(from: self) }
}
