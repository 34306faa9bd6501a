extension UIColor {
    /// Text of first rank.
    public class var label: UIColor { Semantic.label }
    /// Text of second rank.
    public class var secondaryLabel: UIColor { Semantic.secondaryLabel }
    /// Text of third rank.
    public class var tertiaryLabel: UIColor { Semantic.tertiaryLabel }
    /// Text of fourth rank.
    public class var quaternaryLabel: UIColor { Semantic.quaternaryLabel }
    /// Links.
    public class var link: UIColor { Semantic.link }
    /// Text that stands where input will be.
    public class var placeholderText: UIColor { Semantic.placeholderText }
    /// Thin lines that let what is beneath through.
    public class var separator: UIColor { Semantic.separator }
    /// Thin lines that do not.
    public class var opaqueSeparator: UIColor { Semantic.opaqueSeparator }
    /// The interface's main background.
    public class var systemBackground: UIColor { Semantic.systemBackground }
    /// Content on the main background.
    public class var secondarySystemBackground: UIColor { Semantic.secondarySystemBackground }
    /// Content on the secondary background.
    public class var tertiarySystemBackground: UIColor { Semantic.tertiarySystemBackground }
    /// The main background of grouped content.
    public class var systemGroupedBackground: UIColor { Semantic.systemGroupedBackground }
    /// Groups on the grouped background.
    public class var secondarySystemGroupedBackground: UIColor { Semantic.secondarySystemGroupedBackground }
    /// Content on groups.
    public class var tertiarySystemGroupedBackground: UIColor { Semantic.tertiarySystemGroupedBackground }
    /// Fills of thin and small shapes.
    public class var systemFill: UIColor { Semantic.systemFill }
    /// Fills of medium shapes.
    public class var secondarySystemFill: UIColor { Semantic.secondarySystemFill }
    /// Fills of large shapes.
    public class var tertiarySystemFill: UIColor { Semantic.tertiarySystemFill }
    /// Fills of large areas with content.
    public class var quaternarySystemFill: UIColor { Semantic.quaternarySystemFill }
    /// Dark text for light backgrounds, whatever the style.
    public class var darkText: UIColor { Semantic.darkText }
    /// The older name of the background of grouped tables.
    public class var groupTableViewBackground: UIColor { .systemGroupedBackground }
    /// Light text for dark backgrounds, whatever the style.
    public class var lightText: UIColor { Semantic.lightText }
    /// The tint of the view that shows it; outside of views, and where no view names one, the accent of the app (`AccentColor` in its
    /// asset catalog), that which the user has chosen for the desktop, or blue.
    public class var tintColor: UIColor { Semantic.tint }

    private enum Semantic {
        static let tint = UIColor { UIColor.tint(in: $0) }
        static let label = adaptive(.black, .white)
        static let secondaryLabel = adaptive(UIColor(hex: 0x3C3C43, alpha: 0.6), UIColor(hex: 0xEBEBF5, alpha: 0.6))
        static let tertiaryLabel = adaptive(UIColor(hex: 0x3C3C43, alpha: 0.3), UIColor(hex: 0xEBEBF5, alpha: 0.3))
        static let quaternaryLabel = adaptive(UIColor(hex: 0x3C3C43, alpha: 0.18), UIColor(hex: 0xEBEBF5, alpha: 0.16))
        static let link = adaptive(UIColor(hex: 0x007AFF), UIColor(hex: 0x0984FF))
        static let placeholderText = tertiaryLabel
        static let separator = adaptive(UIColor(hex: 0x3C3C43, alpha: 0.29), UIColor(hex: 0x545458, alpha: 0.6))
        static let opaqueSeparator = adaptive(UIColor(hex: 0xC6C6C8), UIColor(hex: 0x38383A))
        static let systemBackground = adaptive(.white, .black, elevated: UIColor(hex: 0x1C1C1E))
        static let secondarySystemBackground = adaptive(
            UIColor(hex: 0xF2F2F7), UIColor(hex: 0x1C1C1E), elevated: UIColor(hex: 0x2C2C2E))
        static let tertiarySystemBackground = adaptive(
            .white, UIColor(hex: 0x2C2C2E), elevated: UIColor(hex: 0x3A3A3C))
        static let systemGroupedBackground = adaptive(
            UIColor(hex: 0xF2F2F7), .black, elevated: UIColor(hex: 0x1C1C1E))
        static let secondarySystemGroupedBackground = adaptive(
            .white, UIColor(hex: 0x1C1C1E), elevated: UIColor(hex: 0x2C2C2E))
        static let tertiarySystemGroupedBackground = adaptive(
            UIColor(hex: 0xF2F2F7), UIColor(hex: 0x2C2C2E), elevated: UIColor(hex: 0x3A3A3C))
        static let systemFill = adaptive(UIColor(hex: 0x787880, alpha: 0.2), UIColor(hex: 0x787880, alpha: 0.36))
        static let secondarySystemFill = adaptive(
            UIColor(hex: 0x787880, alpha: 0.16), UIColor(hex: 0x787880, alpha: 0.32))
        static let tertiarySystemFill = adaptive(
            UIColor(hex: 0x767680, alpha: 0.12), UIColor(hex: 0x767680, alpha: 0.24))
        static let quaternarySystemFill = adaptive(
            UIColor(hex: 0x747480, alpha: 0.08), UIColor(hex: 0x767680, alpha: 0.18))
        static let darkText = UIColor(white: 0, alpha: 1)
        static let lightText = UIColor(white: 1, alpha: 0.6)
    }
}
