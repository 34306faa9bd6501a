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
        /// How much letters lean.
        public let obliqueness: ObliquenessAttribute
        /// How much wider letters are.
        public let expansion: ExpansionAttribute
        /// How letters look as if they were made.
        public let textEffect: TextEffectAttribute
        /// Links, languages and what else Foundation knows.
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// The font.
            public typealias Value = UIFont
            /// The name under which archives have the attribute.
            public static let name = "NSFont"
        }
        /// How lines stand.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// The paragraph's style.
            public typealias Value = NSParagraphStyle
            /// The name under which archives have the attribute.
            public static let name = "NSParagraphStyle"
        }
        /// The text's colour.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The colour of the letters.
            public typealias Value = UIColor
            /// The name under which archives have the attribute.
            public static let name = "NSForegroundColor"
        }
        /// The colour behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The colour behind the letters.
            public typealias Value = UIColor
            /// The name under which archives have the attribute.
            public static let name = "NSBackgroundColor"
        }
        /// Which ligatures are used.
        public enum LigatureAttribute: AttributedStringKey {
            /// Whether letters join: 0 or 1.
            public typealias Value = Int
            /// The name under which archives have the attribute.
            public static let name = "NSLigature"
        }
        /// Points added between characters.
        public enum KernAttribute: AttributedStringKey {
            /// Room after each letter, in points.
            public typealias Value = CGFloat
            /// The name under which archives have the attribute.
            public static let name = "NSKern"
        }
        /// Points added between characters.
        public enum TrackingAttribute: AttributedStringKey {
            /// Room between letters, in points.
            public typealias Value = CGFloat
            /// The name under which archives have the attribute.
            public static let name = "NSTracking"
        }
        /// A line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The line through the letters.
            public typealias Value = NSUnderlineStyle
            /// The name under which archives have the attribute.
            public static let name = "NSStrikethroughStyle"
        }
        /// A line under the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The line under the letters.
            public typealias Value = NSUnderlineStyle
            /// The name under which archives have the attribute.
            public static let name = "NSUnderlineStyle"
        }
        /// The outline's colour.
        public enum StrokeColorAttribute: AttributedStringKey {
            /// The colour of the outline.
            public typealias Value = UIColor
            /// The name under which archives have the attribute.
            public static let name = "NSStrokeColor"
        }
        /// The outline's width, in percent of the font size.
        public enum StrokeWidthAttribute: AttributedStringKey {
            /// The width of the outline, in hundredths of the font's size.
            public typealias Value = CGFloat
            /// The name under which archives have the attribute.
            public static let name = "NSStrokeWidth"
        }
        /// The text's shadow.
        public enum ShadowAttribute: AttributedStringKey {
            /// The shadow.
            public typealias Value = NSShadow
            /// The name under which archives have the attribute.
            public static let name = "NSShadow"
        }
        /// What stands for the character.
        public enum AttachmentAttribute: AttributedStringKey {
            /// The picture that stands in the text.
            public typealias Value = NSTextAttachment
            /// The name under which archives have the attribute.
            public static let name = "NSAttachment"
        }
        /// Points above the line.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// How far the letters are raised, in points.
            public typealias Value = CGFloat
            /// The name under which archives have the attribute.
            public static let name = "NSBaselineOffset"
        }
        /// The colour of the line under the text.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// The colour of the line under the letters.
            public typealias Value = UIColor
            /// The name under which archives have the attribute.
            public static let name = "NSUnderlineColor"
        }
        /// The colour of the line through the text.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// The colour of the line through the letters.
            public typealias Value = UIColor
            /// The name under which archives have the attribute.
            public static let name = "NSStrikethroughColor"
        }
        /// How much letters lean.
        public enum ObliquenessAttribute: AttributedStringKey {
            /// How far a letter's head is to the right, in heights.
            public typealias Value = CGFloat
            /// The name under which archives have the attribute.
            public static let name = "NSObliqueness"
        }
        /// How much wider letters are.
        public enum ExpansionAttribute: AttributedStringKey {
            /// The logarithm of the factor by which letters are wider.
            public typealias Value = CGFloat
            /// The name under which archives have the attribute.
            public static let name = "NSExpansion"
        }
        /// How letters look as if they were made.
        public enum TextEffectAttribute: AttributedStringKey {
            /// What they look like.
            public typealias Value = NSAttributedString.TextEffectStyle
            /// The name under which archives have the attribute.
            public static let name = "NSTextEffect"
        }
    }

    /// Looks of text.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// The attribute of the kit's own scope.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}
