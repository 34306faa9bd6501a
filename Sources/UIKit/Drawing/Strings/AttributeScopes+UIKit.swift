public import CoreGraphics

extension AttributeScopes {
    /// Looks of text, for `AttributedString`.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// How lines stand.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The text's colour.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// Which ligatures are used.
        public let ligature: LigatureAttribute
        /// Points added between characters.
        public let kern: KernAttribute
        /// Points added between characters.
        public let tracking: TrackingAttribute
        /// A line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// A line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The outline's colour.
        public let strokeColor: StrokeColorAttribute
        /// The outline's width, in percent of the font size.
        public let strokeWidth: StrokeWidthAttribute
        /// The text's shadow.
        public let shadow: ShadowAttribute
        /// What stands for the character.
        public let attachment: AttachmentAttribute
        /// Points above the line.
        public let baselineOffset: BaselineOffsetAttribute
        /// The colour of the line under the text.
        public let underlineColor: UnderlineColorAttribute
        /// The colour of the line through the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// Links, languages and what else Foundation knows.
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }
        /// How lines stand.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = "NSParagraphStyle"
        }
        /// The text's colour.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSForegroundColor"
        }
        /// The colour behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }
        /// Which ligatures are used.
        public enum LigatureAttribute: AttributedStringKey {
            public typealias Value = Int
            public static let name = "NSLigature"
        }
        /// Points added between characters.
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }
        /// Points added between characters.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSTracking"
        }
        /// A line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSStrikethroughStyle"
        }
        /// A line under the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSUnderlineStyle"
        }
        /// The outline's colour.
        public enum StrokeColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSStrokeColor"
        }
        /// The outline's width, in percent of the font size.
        public enum StrokeWidthAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSStrokeWidth"
        }
        /// The text's shadow.
        public enum ShadowAttribute: AttributedStringKey {
            public typealias Value = NSShadow
            public static let name = "NSShadow"
        }
        /// What stands for the character.
        public enum AttachmentAttribute: AttributedStringKey {
            public typealias Value = NSTextAttachment
            public static let name = "NSAttachment"
        }
        /// Points above the line.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSBaselineOffset"
        }
        /// The colour of the line under the text.
        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSUnderlineColor"
        }
        /// The colour of the line through the text.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSStrikethroughColor"
        }
    }

    /// Looks of text.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

extension AttributeContainer {
    /// The same looks for `NSAttributedString`.
    var textAttributes: [NSAttributedString.Key: Any] {
        typealias Keys = AttributeScopes.UIKitAttributes
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = self[Keys.FontAttribute.self]
        attributes[.paragraphStyle] = self[Keys.ParagraphStyleAttribute.self]
        attributes[.foregroundColor] = self[Keys.ForegroundColorAttribute.self]
        attributes[.backgroundColor] = self[Keys.BackgroundColorAttribute.self]
        attributes[.ligature] = self[Keys.LigatureAttribute.self]
        attributes[.kern] = self[Keys.KernAttribute.self]
        attributes[.tracking] = self[Keys.TrackingAttribute.self]
        attributes[.strikethroughStyle] = self[Keys.StrikethroughStyleAttribute.self]?.rawValue
        attributes[.underlineStyle] = self[Keys.UnderlineStyleAttribute.self]?.rawValue
        attributes[.strokeColor] = self[Keys.StrokeColorAttribute.self]
        attributes[.strokeWidth] = self[Keys.StrokeWidthAttribute.self]
        attributes[.shadow] = self[Keys.ShadowAttribute.self]
        attributes[.attachment] = self[Keys.AttachmentAttribute.self]
        attributes[.baselineOffset] = self[Keys.BaselineOffsetAttribute.self]
        attributes[.underlineColor] = self[Keys.UnderlineColorAttribute.self]
        attributes[.strikethroughColor] = self[Keys.StrikethroughColorAttribute.self]
        return attributes
    }
}

extension AttributedString {
    /// The same text with its looks over others, each part changed by `transform` before.
    func text(
        over base: [NSAttributedString.Key: Any], transform: (AttributeContainer) -> AttributeContainer = { $0 }
    ) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for run in runs {
            let looks = base.merging(transform(run.attributes).textAttributes) { $1 }
            text.append(NSAttributedString(string: String(self[run.range].characters), attributes: looks))
        }
        return text
    }
}
