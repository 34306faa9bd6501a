public import CoreGraphics

extension UIImage {
    /// Traits that an image is looked for with.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The traits asked for, or nil.
        public let traitCollection: UITraitCollection?

        init(traits: UITraitCollection?) {
            traitCollection = traits
            super.init()
        }

        /// For images that suit `traitCollection`.
        public convenience init(traitCollection: UITraitCollection) {
            self.init(traits: traitCollection)
        }

        /// The object itself: it never changes.
        public func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// How large a symbol is beside text.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }

    /// How strong a symbol's lines are.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// Size, weight and scale of a symbol.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        package let pointSize: CGFloat?
        package let weight: SymbolWeight
        let scale: SymbolScale
        /// What all of the symbol is drawn in; nil for the tint colour.
        let color: UIColor?

        init(pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale, color: UIColor? = nil) {
            self.pointSize = pointSize
            self.weight = weight
            self.scale = scale
            self.color = color
            super.init(traits: nil)
        }

        /// Nothing said.
        public static var unspecified: SymbolConfiguration {
            SymbolConfiguration(pointSize: nil, weight: .unspecified, scale: .unspecified)
        }
        /// In one colour, without its lighter shades.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(pointSize: nil, weight: .unspecified, scale: .unspecified, color: hierarchicalColor)
        }
        /// In the first of some colours.
        public convenience init(paletteColors: [UIColor]) {
            self.init(pointSize: nil, weight: .unspecified, scale: .unspecified, color: paletteColors.first)
        }
        /// Symbols have no colours of their own here: nothing said.
        public static func preferringMulticolor() -> SymbolConfiguration { unspecified }
        /// In the tint colour.
        public static func preferringMonochrome() -> SymbolConfiguration { unspecified }

        /// As large as text of `pointSize`.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
        }
        /// As large as text of `pointSize`.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
        }
        /// As large as text of `pointSize`, times the scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: .some(pointSize), weight: weight, scale: scale)
        }
        /// Only a scale.
        public convenience init(scale: SymbolScale) {
            self.init(pointSize: nil, weight: .unspecified, scale: scale)
        }
        /// Only a weight.
        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: nil, weight: weight, scale: .unspecified)
        }
        /// As large as a text style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(textStyle: textStyle, scale: .unspecified)
        }
        /// As large as a text style, times the scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(
                pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, weight: .unspecified, scale: scale)
        }
        /// As large and strong as a font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }
        /// As large and strong as a font, times the scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(pointSize: font.pointSize, weight: SymbolWeight(openType: font.font.weight), scale: scale)
        }

        /// Whether the other configuration asks for the same.
        public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

        /// Whether the other object is a configuration that asks for the same.
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return (other.pointSize, other.weight, other.scale, other.color) == (pointSize, weight, scale, color)
        }

        /// Equal configurations have equal hashes.
        public override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(weight)
            hasher.combine(scale)
            return hasher.finalize()
        }

        /// This configuration, with what `other` says on top.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(
                pointSize: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale == .unspecified ? scale : other.scale, color: other.color ?? color)
        }
    }

    /// The configuration of a symbol, else nil.
    public var symbolConfiguration: SymbolConfiguration? { content.symbol?.configuration }

    /// What the image was looked for with; nil but for symbols.
    public var configuration: Configuration? { content.symbol?.configuration }

    /// The symbol in another configuration; other images as they are.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol = content.symbol, let configuration = configuration as? SymbolConfiguration else {
            return self
        }
        return symbol.image(configuration, like: content)
    }

    /// The symbol with the configuration's changes; nil for other images.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard let symbol = content.symbol else { return nil }
        return symbol.image(symbol.configuration.applying(configuration), like: content)
    }
}

extension UIImage.SymbolWeight {
    init(openType weight: Int) {
        let index = min(max((weight + 50) / 100, 1), 9)
        self = UIImage.SymbolWeight(rawValue: index) ?? .regular
    }

    /// Width of lines as a share of the symbol's size.
    var lineShare: CGFloat {
        switch self {
        case .ultraLight: 0.025
        case .thin: 0.04
        case .light: 0.06
        case .unspecified, .regular: 0.085
        case .medium: 0.1
        case .semibold: 0.115
        case .bold: 0.135
        case .heavy: 0.155
        case .black: 0.175
        }
    }
}
