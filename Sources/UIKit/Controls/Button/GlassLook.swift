// Buttons of glass.
extension UIButton.Configuration {
    /// The title on a capsule of glass.
    public static func glass() -> Self { glass(.regular, .gray) }
    /// White text on a capsule of coloured glass.
    public static func prominentGlass() -> Self { glass(.regular, .filled) }
    /// The title on a capsule of clear glass.
    public static func clearGlass() -> Self { glass(.clear, .gray) }
    /// White text on a capsule of clear, coloured glass.
    public static func prominentClearGlass() -> Self { glass(.clear, .filled) }

    private static func glass(_ style: UIGlassEffect.Style, _ look: Look) -> Self {
        var configuration = Self(look)
        configuration.glass = style
        configuration.cornerStyle = .capsule
        return configuration
    }

    /// The glass behind them in a state; nil: none.
    func glassEffect(tint: UIColor, state: UIControl.State) -> UIGlassEffect? {
        guard let glass else { return nil }
        let effect = UIGlassEffect(style: glass)
        var color = look == .filled ? baseBackgroundColor ?? tint : baseBackgroundColor
        if look == .filled, state.contains(.disabled) { color = nil }
        effect.tintColor = state.contains(.highlighted) ? color?.withAlphaComponent(0.75) : color
        return effect
    }
}
