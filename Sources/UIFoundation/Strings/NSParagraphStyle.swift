public import CoreGraphics

/// How the lines of a paragraph are set. Distances in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    private let coreFoundationTag = CoreFoundationTag()
    struct Values: Equatable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineBreakStrategy = LineBreakStrategy()
        var baseWritingDirection = NSWritingDirection.natural
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var allowsDefaultTighteningForTruncation = false
        var tabStops = (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) }
        var defaultTabInterval: CGFloat = 0
        var textLists: [NSTextList] = []
    }
    fileprivate(set) var values = Values()

    /// How lines are broken beyond the mode. Kept; breaking follows Unicode's rules.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: UInt

        /// The value of a number.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Words move to the next line so that the last line is not one short word.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Korean breaks between words.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// What the system's labels do.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// The style of text that names none.
    open class var `default`: NSParagraphStyle { Self.plain }
    private static let plain = NSParagraphStyle()

    /// The direction in which a language is written.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = Locale.Language(identifier: languageName ?? Locale.user.identifier)
        return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The style of text that names none.
    public required override init() {
        super.init()
    }

    /// A style out of an archive.
    public required init?(coder: NSCoder) {
        values = Values(coder)
        super.init()
    }

    /// Writes the style into an archive.
    open func encode(with coder: NSCoder) { values.encode(coder) }

    /// Archives that ask for secure coding may hold it.
    open class var supportsSecureCoding: Bool { true }

    open var alignment: NSTextAlignment { values.alignment }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Between lines.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// After the paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Before the paragraph.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    open var headIndent: CGFloat { values.headIndent }
    /// Positive from the leading side, 0 or negative from the trailing side.
    open var tailIndent: CGFloat { values.tailIndent }
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// 0 is no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// 0 counts as 1.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// Kept; words are not hyphenated.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Kept; words are not hyphenated.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// Kept; text is truncated without being tightened.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    open var tabStops: [NSTextTab] { values.tabStops }
    /// Between tabs after the last stop; 0 is none.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// The lists that the paragraph is an item of, the innermost last.
    open var textLists: [NSTextList] { values.textLists }

    /// An equal object, independent of this one.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// An equal object that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    open override var hash: Int { values.lineSpacing.hashValue &+ values.alignment.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }
    open override var tabStops: [NSTextTab] {
        get { values.tabStops }
        set { values.tabStops = newValue }
    }
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }
    open override var textLists: [NSTextList] {
        get { values.textLists }
        set { values.textLists = newValue }
    }

    /// Takes everything over from another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        values = obj.values
    }

    /// Adds a tab stop, in order.
    open func addTabStop(_ anObject: NSTextTab) {
        tabStops = (tabStops + [anObject]).sorted { $0.location < $1.location }
    }

    /// Takes a tab stop away.
    open func removeTabStop(_ anObject: NSTextTab) {
        tabStops.removeAll { $0 == anObject }
    }
}

/// A place on the line that tab characters go to.
open class NSTextTab: NSObject, NSSecureCoding, @unchecked Sendable {
    /// What else a stop is told.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String
        /// The key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `CharacterSet`: what ends a column of numbers, such as a decimal point. Kept; columns end with their text.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// Whether text stands to the right of the stop, to its left, or about it.
    public let alignment: NSTextAlignment
    /// Points from the leading side.
    public let location: CGFloat
    /// What else it was told.
    public let options: [OptionKey: Any]

    /// What ends a column of numbers in a language: its decimal sign.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
    }

    /// A stop at `location`.
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        self.location = location
        self.options = options
        super.init()
    }

    /// A stop out of an archive.
    public required init?(coder: NSCoder) {
        alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
        location = CGFloat(coder.decodeDouble(forKey: "NSLocation"))
        options = [:]
        super.init()
    }

    /// Writes the stop into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        coder.encode(Double(location), forKey: "NSLocation")
    }

    /// Archives that ask for secure coding may hold it.
    open class var supportsSecureCoding: Bool { true }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.location == location && other.alignment == alignment
    }
    open override var hash: Int { location.hashValue }
}
