extension UIColor {
    /// Red that fits the interface style.
    public class var systemRed: UIColor { System.red }
    /// Green that fits the interface style.
    public class var systemGreen: UIColor { System.green }
    /// Blue that fits the interface style.
    public class var systemBlue: UIColor { System.blue }
    /// Orange that fits the interface style.
    public class var systemOrange: UIColor { System.orange }
    /// Yellow that fits the interface style.
    public class var systemYellow: UIColor { System.yellow }
    /// Pink that fits the interface style.
    public class var systemPink: UIColor { System.pink }
    /// Purple that fits the interface style.
    public class var systemPurple: UIColor { System.purple }
    /// Teal that fits the interface style.
    public class var systemTeal: UIColor { System.teal }
    /// Indigo that fits the interface style.
    public class var systemIndigo: UIColor { System.indigo }
    /// Brown that fits the interface style.
    public class var systemBrown: UIColor { System.brown }
    /// Mint that fits the interface style.
    public class var systemMint: UIColor { System.mint }
    /// Cyan that fits the interface style.
    public class var systemCyan: UIColor { System.cyan }
    /// The middle gray of both styles.
    public class var systemGray: UIColor { System.gray }
    /// The second of six grays from the middle towards the background.
    public class var systemGray2: UIColor { System.gray2 }
    /// The third of six grays.
    public class var systemGray3: UIColor { System.gray3 }
    /// The fourth of six grays.
    public class var systemGray4: UIColor { System.gray4 }
    /// The fifth of six grays.
    public class var systemGray5: UIColor { System.gray5 }
    /// The gray nearest to the background.
    public class var systemGray6: UIColor { System.gray6 }

    /// Values of iOS 17: light, dark, and both with increased contrast.
    private enum System {
        static let red = adaptive(0xFF3B30, 0xFF453A, contrast: 0xD70015, 0xFF6961)
        static let green = adaptive(0x34C759, 0x30D158, contrast: 0x248A3D, 0x30DB5B)
        static let blue = adaptive(0x007AFF, 0x0A84FF, contrast: 0x0040DD, 0x409CFF)
        static let orange = adaptive(0xFF9500, 0xFF9F0A, contrast: 0xC93400, 0xFFB340)
        static let yellow = adaptive(0xFFCC00, 0xFFD60A, contrast: 0xB25000, 0xFFD426)
        static let pink = adaptive(0xFF2D55, 0xFF375F, contrast: 0xD30F45, 0xFF6482)
        static let purple = adaptive(0xAF52DE, 0xBF5AF2, contrast: 0x8944AB, 0xDA8FFF)
        static let teal = adaptive(0x30B0C7, 0x40C8E0, contrast: 0x008299, 0x5DE6FF)
        static let indigo = adaptive(0x5856D6, 0x5E5CE6, contrast: 0x3634A3, 0x7D7AFF)
        static let brown = adaptive(0xA2845E, 0xAC8E68, contrast: 0x7F6545, 0xB59469)
        static let mint = adaptive(0x00C7BE, 0x63E6E2, contrast: 0x0C817B, 0x66D4CF)
        static let cyan = adaptive(0x32ADE6, 0x64D2FF, contrast: 0x0071A4, 0x70D7FF)
        static let gray = adaptive(0x8E8E93, 0x8E8E93, contrast: 0x6C6C70, 0xAEAEB2)
        static let gray2 = adaptive(0xAEAEB2, 0x636366, contrast: 0x8E8E93, 0x7C7C80)
        static let gray3 = adaptive(0xC7C7CC, 0x48484A, contrast: 0xAEAEB2, 0x545456)
        static let gray4 = adaptive(0xD1D1D6, 0x3A3A3C, contrast: 0xBCBCC0, 0x444446)
        static let gray5 = adaptive(0xE5E5EA, 0x2C2C2E, contrast: 0xD8D8DC, 0x363638)
        static let gray6 = adaptive(0xF2F2F7, 0x1C1C1E, contrast: 0xEBEBF0, 0x242426)
    }
}

extension UIColor {
    /// An opaque colour 0xRRGGBB.
    convenience init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
            alpha: alpha)
    }

    /// A colour for each style, and for each with increased contrast.
    static func adaptive(
        _ light: UInt32, _ dark: UInt32, contrast lightContrast: UInt32, _ darkContrast: UInt32
    ) -> UIColor {
        let plain = (UIColor(hex: light), UIColor(hex: dark))
        let strong = (UIColor(hex: lightContrast), UIColor(hex: darkContrast))
        return UIColor { traits in
            let pair = traits.accessibilityContrast == .high ? strong : plain
            return traits.userInterfaceStyle == .dark ? pair.1 : pair.0
        }
    }

    /// A colour for each style, and one for dark surfaces raised over others.
    static func adaptive(_ light: UIColor, _ dark: UIColor, elevated: UIColor? = nil) -> UIColor {
        UIColor { traits in
            guard traits.userInterfaceStyle == .dark else { return light }
            return traits.userInterfaceLevel == .elevated ? elevated ?? dark : dark
        }
    }
}
