import CoreGraphics

/// How the items of a list in a text are marked. Texts say it of their paragraphs (`NSParagraphStyle.textLists`, the innermost list last);
/// who writes the text writes the marks.
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// A mark, such as `{disc}`, or what stands round a number, as in `({decimal})`.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        /// The format in words, with one name in braces.
        public let rawValue: String
        /// The format in words.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The format in words.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The format in words.
        public init(stringLiteral value: String) { rawValue = value }

        /// An empty square.
        public static let box = MarkerFormat("{box}")
        /// A tick.
        public static let check = MarkerFormat("{check}")
        /// An empty circle.
        public static let circle = MarkerFormat("{circle}")
        /// A lozenge.
        public static let diamond = MarkerFormat("{diamond}")
        /// A full circle.
        public static let disc = MarkerFormat("{disc}")
        /// A short line.
        public static let hyphen = MarkerFormat("{hyphen}")
        /// A full square.
        public static let square = MarkerFormat("{square}")
        /// 1, 2, … 10.
        public static let decimal = MarkerFormat("{decimal}")
        /// 1, 2, … 12.
        public static let octal = MarkerFormat("{octal}")
        /// 1, 2, … a.
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        /// 1, 2, … A.
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        /// a, b, … z, aa.
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        /// A, B, … Z, AA.
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        /// a, b, … z, aa.
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        /// A, B, … Z, AA.
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        /// i, ii, iii, iv.
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        /// I, II, III, IV.
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    }

    /// More about a list.
    public struct Options: OptionSet, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: Int
        /// The value of a number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The marks of the lists around stand before each mark, as in 2.1.
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    /// How items are marked.
    open private(set) var markerFormat: MarkerFormat
    /// More about the list.
    open private(set) var listOptions: Options
    /// The number of the first item.
    open var startingItemNumber = 1

    /// A list whose items are marked in a way.
    public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
        (self.markerFormat, listOptions, self.startingItemNumber) = (markerFormat, options, startingItemNumber)
        super.init()
    }

    /// A list whose items are marked in a way, with options by their number.
    public convenience init(markerFormat: MarkerFormat, options mask: Int) {
        self.init(markerFormat: markerFormat, options: Options(rawValue: mask))
    }

    /// A list out of an archive.
    public required init?(coder: NSCoder) {
        markerFormat = MarkerFormat(coder.decodeObject(of: NSString.self, forKey: "NSMarkerFormat") as String? ?? "")
        listOptions = Options(rawValue: coder.decodeInteger(forKey: "NSListOptions"))
        startingItemNumber = coder.decodeInteger(forKey: "NSStartingItemNumber")
        super.init()
    }

    /// Writes the list into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(markerFormat.rawValue as NSString, forKey: "NSMarkerFormat")
        coder.encode(listOptions.rawValue, forKey: "NSListOptions")
        coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
    }

    /// Archives that ask for secure coding may hold it.
    open class var supportsSecureCoding: Bool { true }

    /// A list of its own with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        NSTextList(markerFormat: markerFormat, options: listOptions, startingItemNumber: startingItemNumber)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextList else { return false }
        return markerFormat == other.markerFormat && listOptions == other.listOptions
            && startingItemNumber == other.startingItemNumber
    }

    open override var hash: Int { markerFormat.hashValue }

    private var parts: (before: String, name: String, after: String)? {
        let format = markerFormat.rawValue
        guard let open = format.firstIndex(of: "{"), let close = format[open...].firstIndex(of: "}") else { return nil }
        return (
            String(format[..<open]), String(format[format.index(after: open)..<close]),
            String(format[format.index(after: close)...])
        )
    }

    /// Whether items are counted.
    open var isOrdered: Bool { parts.map { Self.marks[$0.name] == nil } ?? false }

    /// What stands before an item.
    open func marker(forItemNumber itemNumber: Int) -> String {
        guard let parts else { return markerFormat.rawValue }
        return parts.before + (Self.marks[parts.name] ?? Self.number(itemNumber, parts.name)) + parts.after
    }

    private static let marks = [
        "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}",
        "hyphen": "\u{2043}", "square": "\u{25AA}",
    ]

    private static func number(_ number: Int, _ name: String) -> String {
        switch name {
        case "octal": String(number, radix: 8)
        case "lower-hexadecimal": String(number, radix: 16)
        case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
        case "lower-alpha", "lower-latin": letters(number)
        case "upper-alpha", "upper-latin": letters(number).uppercased()
        case "lower-roman": roman(number)
        case "upper-roman": roman(number).uppercased()
        default: "\(number)"
        }
    }

    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return "\(number)" }
        var rest = number, text = ""
        while rest > 0 {
            rest -= 1
            text.insert(Character(UnicodeScalar(UInt8(97 + rest % 26))), at: text.startIndex)
            rest /= 26
        }
        return text
    }

    private static func roman(_ number: Int) -> String {
        guard (1..<4000).contains(number) else { return "\(number)" }
        var rest = number, text = ""
        for (value, sign) in [
            (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
            (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
        ] {
            while rest >= value {
                text += sign
                rest -= value
            }
        }
        return text
    }
}
