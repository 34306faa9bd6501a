public import CoreGraphics

/// Finds addresses of pages, of electronic mail and telephone numbers in text.
///
/// Dates, addresses of houses and flights are not found on Linux. Foundation's `NSRegularExpression` cannot be subclassed there: this class has
/// the methods that find, and is none itself.
open class NSDataDetector: NSObject, @unchecked Sendable {
    /// What is looked for.
    public let checkingTypes: NSTextCheckingTypes

    /// Looks for some kinds of data: raw values of `NSTextCheckingResult.CheckingType`.
    ///
    /// - Throws: where no kind is asked for.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes != 0 else { throw CocoaError(CocoaError.Code(rawValue: 2048)) }
        self.checkingTypes = checkingTypes
    }

    /// Everything of the kinds in a part of a text, first to last.
    ///
    /// - `range`: in UTF-16 units.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        DetectedData.all(in: string, kinds)
            .filter { NSIntersectionRange($0.range, range).length == $0.range.length }
            .map { DetectedText($0) }
    }

    /// Whatever of the kinds comes first.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    /// How much of the kinds there is.
    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    /// Where the first of the kinds is; else `NSNotFound`.
    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Calls a closure with everything of the kinds until it sets the last value to true.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var isOver = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &isOver)
            if isOver.boolValue { return }
        }
    }

    /// What is looked for, as an expression: where an `NSRegularExpression` is wanted, which this class is not on Linux. Its results have no
    /// addresses or numbers, only ranges, in UTF-16 units.
    public var expression: NSRegularExpression { DetectedData.expression(kinds) }

    private var kinds: Set<DetectedData.Kind> {
        var kinds: Set<DetectedData.Kind> = []
        if asks(for: .webAddress) { kinds.insert(.link) }
        if asks(for: .number) { kinds.insert(.phoneNumber) }
        return kinds
    }

    private func asks(for type: NSTextCheckingResult.CheckingType) -> Bool { checkingTypes & type.rawValue != 0 }
}

/// Kinds of data, added up.
public typealias NSTextCheckingTypes = UInt64

private final class DetectedText: NSTextCheckingResult {
    let data: DetectedData

    init(_ data: DetectedData) {
        self.data = data
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var resultType: NSTextCheckingResult.CheckingType { data.kind == .link ? .webAddress : .number }
    override var range: NSRange { data.range }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { data.range }
}

// Foundation on Linux has these and says that they cannot be had.
extension NSTextCheckingResult {
    /// A link in a text, as `NSDataDetector` finds it; the range in UTF-16 units.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        DetectedText(DetectedData(kind: .link, range: range, url: url, text: url.absoluteString))
    }

    /// A telephone number in a text, as `NSDataDetector` finds it; the range in UTF-16 units.
    public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        let digits = phoneNumber.filter { "+0123456789".contains($0) }
        let url = URL(string: "tel:\(digits)") ?? URL(fileURLWithPath: "/")
        return DetectedText(DetectedData(kind: .phoneNumber, range: range, url: url, text: phoneNumber))
    }
}

extension NSTextCheckingResult {
    /// Where a link leads to.
    public var url: URL? {
        guard let data = (self as? DetectedText)?.data, data.kind == .link else { return nil }
        return data.url
    }

    /// A telephone number as the text has it.
    public var phoneNumber: String? {
        guard let data = (self as? DetectedText)?.data, data.kind == .phoneNumber else { return nil }
        return data.text
    }

    /// A day or time. Not found on Linux.
    public var date: Date? { nil }
    /// Where the clock goes as the day or time says. Not found on Linux.
    public var timeZone: TimeZone? { nil }

    /// How long what begins then lasts, in seconds. Not found on Linux.
    public var duration: TimeInterval { 0 }

    /// The parts of a flight. Not found on Linux.
    public var components: [NSTextCheckingKey: String]? { nil }

    /// The parts of an address. Not found on Linux.
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

// As Apple spells them: Foundation keeps its own to itself.
extension NSTextCheckingKey {
    /// What somebody is called.
    public static let name = NSTextCheckingKey(rawValue: "Name")
    /// What somebody works as.
    public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
    /// For whom somebody works.
    public static let organization = NSTextCheckingKey(rawValue: "Organization")
    /// The street and the number.
    public static let street = NSTextCheckingKey(rawValue: "Street")
    /// The town.
    public static let city = NSTextCheckingKey(rawValue: "City")
    /// The state.
    public static let state = NSTextCheckingKey(rawValue: "State")
    /// The code of the post.
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    /// The country.
    public static let country = NSTextCheckingKey(rawValue: "Country")
    /// A telephone number.
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
    /// Who flies.
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    /// The number of a flight.
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
}

extension NSTextCheckingResult.CheckingType {
    // Foundation's own names for these carry a warning on Linux, where it finds none. Its links are one bit above Apple's.
    fileprivate static let webAddress = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
    fileprivate static let number = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
}
