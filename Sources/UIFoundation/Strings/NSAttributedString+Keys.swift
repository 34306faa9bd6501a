extension NSAttributedString.Key {
    /// `UIFont`; 12 points of the system font without.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// `NSParagraphStyle`; the first character's holds for its whole paragraph.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// `UIColor`; black without.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// `UIColor` behind the text.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// Number: 0 draws letters apart that a font would join.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// Number: points added after each character.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// Number: points added after each character; wins over `kern`.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// Number: an `NSUnderlineStyle` through the text.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// Number: an `NSUnderlineStyle` under the text.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// `UIColor` of outlines; the text's own without.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// Number: width of outlines, percent of the size; negative fills too.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// `NSTextAttachment` in place of the character U+FFFC.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// `URL` or `String` that a tap on the text opens.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// Number: points above the baseline.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// Number: levels above the baseline; negative ones lie below.
    public static let superscript = NSAttributedString.Key(rawValue: "NSSuperScript")
    /// `UIColor` of underlines; the text's own without.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// `UIColor` of lines through the text; the text's own without.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// Number: how far letters lean; more than 0 takes the slanted face, whatever the number.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// Number: the logarithm of how much wider letters are; the next face of the family's that is as wide or narrow.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// Numbers of directions with formats, outermost first. Kept; text goes by its own letters and its paragraph.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// A ``TextEffectStyle``'s name. Kept; letters are drawn plain.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// Number: 0 for lines that go across. Kept; all lines do.
    public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
}

// What assistive programs hear of a text.
extension NSAttributedString.Key {
    /// Number: whether each punctuation mark is spoken.
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributePunctuation")
    /// String: a language as BCP 47 names it.
    public static let accessibilitySpeechLanguage = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeLanguage")
    /// Number: 0 is the lowest voice, 1 the usual one, 2 the highest.
    public static let accessibilitySpeechPitch = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributePitch")
    /// Number: whether an announcement waits for others.
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// String: an `UIAccessibilityPriority`'s name.
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
    /// String: sounds in the letters of the International Phonetic Association.
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeIPANotation")
    /// Number: whether letters are spoken one by one.
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeSpellOut")
    /// Number: 0 for no heading, else its level from 1 to 6.
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
        rawValue: "UIAccessibilityTextAttributeHeadingLevel")
    /// Strings that say more of the text.
    public static let accessibilityTextCustom = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeCustom")
    /// String: an `UIAccessibilityTextualContext`'s name.
    public static let accessibilityTextualContext = NSAttributedString.Key(
        rawValue: "UIAccessibilityTextAttributeContext")
}

extension NSAttributedString {
    /// A look of letters beyond their colour.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        /// As Apple's frameworks spell it.
        public let rawValue: String

        /// A look by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// As if pressed into paper.
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }
}

/// How a direction is forced on a part of a text.
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// The part stands in its surroundings as a piece.
    case embedding = 0
    /// All letters of the part go one way.
    case override = 2
}
