public import CoreGraphics

extension UIFont {
    /// How strong letters are: −1 … 1, 0 regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A weight between the named ones.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
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
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A width between the named ones.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
        public static let compressed = Width(-0.4)
    }

    /// A place that text has in an interface.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
}
