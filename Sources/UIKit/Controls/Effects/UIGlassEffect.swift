public import CoreGraphics

/// A pane of glass in front of what lies behind: a light blur, a tint, and an edge that catches the light. Its shape is a capsule unless the
/// view has corners of its own.
open class UIGlassEffect: UIVisualEffect, BackdropLook, @unchecked Sendable {
    /// How much of what lies behind can be made out.
    public enum Style: Int, Sendable {
        case regular = 0
        case clear
    }

    let style: Style
    /// Whether the pane swells under a finger. False by default.
    open var isInteractive = false
    /// The glass's own colour; nil: none.
    open var tintColor: UIColor?

    /// Glass of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Regular glass.
    public override convenience init() { self.init(style: .regular) }

    /// Glass out of an archive.
    public required init?(coder: NSCoder) {
        guard let style = Style(rawValue: coder.decodeInteger(forKey: "UIGlassEffectStyle")) else { return nil }
        self.style = style
        isInteractive = coder.decodeBool(forKey: "UIGlassEffectInteractive")
        tintColor = coder.decodeObject(of: UIColor.self, forKey: "UIGlassEffectTintColor")
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        coder.encode(style.rawValue, forKey: "UIGlassEffectStyle")
        coder.encode(isInteractive, forKey: "UIGlassEffectInteractive")
        coder.encode(tintColor, forKey: "UIGlassEffectTintColor")
    }

    /// Another object with the same values, since these can change.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGlassEffect(style: style)
        (copy.isInteractive, copy.tintColor) = (isInteractive, tintColor)
        return copy
    }

    /// Whether the other object is glass of the same looks.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIGlassEffect else { return false }
        return other.style == style && other.isInteractive == isInteractive && other.tintColor == tintColor
    }

    /// Equal glass has equal hashes.
    open override var hash: Int { style.hashValue }

    // The strengths are chosen by eye (docs/behaviour/controls.md).
    var radius: CGFloat { style == .clear ? 2 : 8 }
    var saturation: CGFloat { style == .clear ? 1.1 : 1.5 }

    var tint: UIColor {
        let share: CGFloat = style == .clear ? 0.4 : 0.75
        if let tintColor { return tintColor.faded(to: share) }
        return style == .clear ? Self.veil(light: 0.12, dark: 0.16) : Self.veil(light: 0.55, dark: 0.5)
    }

    var edge: UIColor? {
        UIColor { UIColor(white: 1, alpha: $0.userInterfaceStyle == .dark ? 0.22 : 0.65) }
    }

    private static func veil(light: CGFloat, dark: CGFloat) -> UIColor {
        UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 0.12, alpha: dark) : UIColor(white: 0.99, alpha: light)
        }
    }
}

extension UIColor {
    /// The colour with a share of its opacity.
    fileprivate func faded(to share: CGFloat) -> UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * share)
        }
    }
}

/// Holds panes of glass that belong together. The panes look as they do by themselves; those that come near do not flow into one another.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
    /// How near panes come before they are to flow together, in points.
    open var spacing: CGFloat = 0

    /// Another object with the same value, since it can change.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGlassContainerEffect()
        copy.spacing = spacing
        return copy
    }
}
