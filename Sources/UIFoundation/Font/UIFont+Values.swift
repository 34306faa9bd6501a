public import CoreGraphics

extension UIFont {
    /// Of text that names no font where nothing around it does: Helvetica of 12 points.
    package static let ofPlainText = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)

    /// How strong letters are: −1 … 1, 0 regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: CGFloat

        /// The value of a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A weight between the named ones.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The weight ultra light.
        public static let ultraLight = Weight(-0.8)
        /// The weight thin.
        public static let thin = Weight(-0.6)
        /// The weight light.
        public static let light = Weight(-0.4)
        /// The weight regular.
        public static let regular = Weight(0)
        /// The weight medium.
        public static let medium = Weight(0.23)
        /// The weight semibold.
        public static let semibold = Weight(0.3)
        /// The weight bold.
        public static let bold = Weight(0.4)
        /// The weight heavy.
        public static let heavy = Weight(0.56)
        /// The weight black.
        public static let black = Weight(0.62)

        /// The named weights and OpenType's numbers for them.
        private static let scale: [(CGFloat, CGFloat)] = [
            (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
            (0.62, 900),
        ]

        /// 100 … 900.
        var openType: Int {
            guard let after = Self.scale.firstIndex(where: { $0.0 >= rawValue }) else { return 900 }
            guard after > 0 else { return 100 }
            let a = Self.scale[after - 1], b = Self.scale[after]
            return Int((a.1 + (b.1 - a.1) * (rawValue - a.0) / (b.0 - a.0)).rounded())
        }

        init(openType: Int) {
            let wanted = CGFloat(openType)
            guard let after = Self.scale.firstIndex(where: { $0.1 >= wanted }) else { self = .black; return }
            guard after > 0 else { self = .ultraLight; return }
            let a = Self.scale[after - 1], b = Self.scale[after]
            self.init(a.0 + (b.0 - a.0) * (wanted - a.1) / (b.1 - a.1))
        }
    }

    /// How wide letters are: −1 … 1, 0 standard.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: CGFloat

        /// The value of a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A width between the named ones.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The width condensed.
        public static let condensed = Width(-0.2)
        /// The width standard.
        public static let standard = Width(0)
        /// The width expanded.
        public static let expanded = Width(0.2)
        /// The width compressed.
        public static let compressed = Width(-0.4)
    }

    /// A place that text has in an interface.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String

        /// The value of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The text style for extra large title; its size in points follows Dynamic Type.
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// The text style for extra large title 2; its size in points follows Dynamic Type.
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        /// The text style for large title; its size in points follows Dynamic Type.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// The text style for title 1; its size in points follows Dynamic Type.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// The text style for title 2; its size in points follows Dynamic Type.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// The text style for title 3; its size in points follows Dynamic Type.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// The text style for headline; its size in points follows Dynamic Type.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// The text style for subheadline; its size in points follows Dynamic Type.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// The text style for body; its size in points follows Dynamic Type.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// The text style for callout; its size in points follows Dynamic Type.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// The text style for footnote; its size in points follows Dynamic Type.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// The text style for caption 1; its size in points follows Dynamic Type.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// The text style for caption 2; its size in points follows Dynamic Type.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
}
