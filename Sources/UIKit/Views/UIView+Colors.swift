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
}
