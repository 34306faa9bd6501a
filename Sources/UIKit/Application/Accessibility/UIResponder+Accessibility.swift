extension UIResponder {
    /// Whether inverted colours leave the view alone.
    public var accessibilityIgnoresInvertColors: Bool {
        get { accessibility.ignoresInvertColors }
        set { accessibility.ignoresInvertColors = newValue }
    }
}
