extension UIView {
    func setBackgroundColor(_ color: UIColor?) {
        let shown = color?.resolvedColor(with: traitCollection).cgColor
        looks.background.set(color, shownAs: shown)
        layer.backgroundColor = shown
        drawing.updateOpacity()
    }

    /// Shows dynamic colours as the traits have them now.
    func resolveColors() {
        if let color = looks.background.color(outOfDateIn: layer, traitCollection) { setBackgroundColor(color) }
        setNeedsDisplay()
    }

    /// Greys the tint beneath an alert or a sheet, or lets it be again.
    func setTintDimmed(_ isDimmed: Bool) {
        looks.isTintDimmedFromOutside = isDimmed
        updateTint()
    }

    /// After a change here or above: tells this view and all below for whom it makes a difference.
    func updateTint() { Tint.settle(from: self) }
}
