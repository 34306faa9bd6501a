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
}
