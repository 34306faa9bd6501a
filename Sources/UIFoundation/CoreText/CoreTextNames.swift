public import CoreGraphics

// Names of Core Text. Its objects are those of UIKit where Apple bridges them: a `CTFont` is a `UIFont`, a `CTFontDescriptor` a
// `UIFontDescriptor`, a `CTParagraphStyle` an `NSParagraphStyle`.

/// The number of a glyph in its font.
public typealias CGGlyph = UInt16
/// Text with attributes.
public typealias CFAttributedString = NSAttributedString
/// Text with attributes that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// UTF-16 units of a text.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr.length }

extension CFRange {
    init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }

    /// Within a text of `count` units; a length of 0 goes to its end.
    func within(_ count: Int) -> Range<Int> {
        let start = min(max(location, 0), count)
        return start..<(length > 0 ? min(start + length, count) : count)
    }
}

/// `CTFont`.
public nonisolated(unsafe) let kCTFontAttributeName: CFString = "NSFont"
/// `CGColor`; wins over UIKit's own key.
public nonisolated(unsafe) let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// Number: other than 0 lines are drawn in the fill colour of their context.
public nonisolated(unsafe) let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// `CGColor` behind the text.
public nonisolated(unsafe) let kCTBackgroundColorAttributeName: CFString = "NSBackgroundColor"
/// `CTParagraphStyle`.
public nonisolated(unsafe) let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// Number: points added after each character.
public nonisolated(unsafe) let kCTKernAttributeName: CFString = "NSKern"
/// Number: points added after each character.
public nonisolated(unsafe) let kCTTrackingAttributeName: CFString = "CTTracking"
/// Number: 0 draws letters apart that a font would join.
public nonisolated(unsafe) let kCTLigatureAttributeName: CFString = "NSLigature"
/// Number: width of outlines, percent of the size.
public nonisolated(unsafe) let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// `CGColor` of outlines.
public nonisolated(unsafe) let kCTStrokeColorAttributeName: CFString = "NSStrokeColor"
/// Number: a `CTUnderlineStyle`.
public nonisolated(unsafe) let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// `CGColor` of underlines.
public nonisolated(unsafe) let kCTUnderlineColorAttributeName: CFString = "NSUnderlineColor"
/// Number: points above the baseline.
public nonisolated(unsafe) let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
/// Number: levels above the line, or below where it is negative.
public nonisolated(unsafe) let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
/// `CTRunDelegate`.
public nonisolated(unsafe) let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"

/// How a line is drawn under text.
public struct CTUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The value as Apple's frameworks number it.
    public let rawValue: Int32
    /// The value of a number.
    public init(rawValue: Int32) { self.rawValue = rawValue }
    /// One line.
    public static let single = CTUnderlineStyle(rawValue: 1)
    /// One thick line.
    public static let thick = CTUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = CTUnderlineStyle(rawValue: 9)
}
