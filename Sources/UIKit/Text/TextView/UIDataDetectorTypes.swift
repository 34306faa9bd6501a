import CoreGraphics

/// What of a text is found and can be tapped.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The value as Apple's frameworks number it.
    public let rawValue: UInt

    /// The value of a number.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of pages and of electronic mail.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Addresses of houses. Not found on Linux.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates. Not found on Linux.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Numbers of parcels. Not found on Linux.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights. Not found on Linux.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// What one may want to look up. Not found on Linux.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// Amounts of money. Not found on Linux.
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    /// Amounts with a unit. Not found on Linux.
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    /// Everything.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Finds addresses and telephone numbers in text.
enum DataDetector {
    private struct Rule: @unchecked Sendable {
        let type: UIDataDetectorTypes
        let pattern: NSRegularExpression
        let address: @Sendable (String) -> String

        init(
            _ type: UIDataDetectorTypes, _ pattern: NSRegularExpression,
            _ address: @escaping @Sendable (String) -> String
        ) {
            self.type = type
            self.pattern = pattern
            self.address = address
        }
    }

    /// The first that fits a place wins.
    private static let rules: [Rule] = [
        Rule(.link, pattern(#"\b(?:https?|ftp)://[^\s<>"“”]+"#), { $0 }),
        Rule(.link, pattern(#"\b(?:mailto:)?[A-Z0-9._%+-]+@[A-Z0-9-]+(?:\.[A-Z0-9-]+)*\.[A-Z]{2,}\b"#), mail),
        Rule(.link, pattern(#"\bwww\.[^\s<>"“”]+"#), { "http://" + $0 }),
        Rule(
            .link,
            pattern(
                #"\b(?:[A-Z0-9-]+\.)+(?:com|org|net|edu|gov|info|io|app|dev|de|uk|fr|it|es|nl|eu|ch|at|jp|cn|us)\b(?:/[^\s<>"“”]*)?"#
            ),
            { "http://" + $0 }
        ),
        Rule(
            .phoneNumber,
            pattern(
                #"(?<![\w.])(?!\d{4}[.-]\d{2}[.-]\d{2}\b)(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d{2,5}(?:[ .-]\d{2,7}){1,4}(?![\w.]*\d)"#
            ),
            call
        ),
        Rule(.phoneNumber, pattern(#"(?<![\w.])\+\d{7,15}\b"#), call),
    ]

    private static func pattern(_ text: String) -> NSRegularExpression {
        do { return try NSRegularExpression(pattern: text, options: .caseInsensitive) } catch {
            preconditionFailure("\(text) is no regular expression: \(error)")
        }
    }

    @Sendable private static func mail(_ text: String) -> String {
        text.lowercased().hasPrefix("mailto:") ? text : "mailto:" + text
    }
    @Sendable private static func call(_ text: String) -> String { "tel:" + text.filter { $0.isNumber || $0 == "+" } }

    /// Of a telephone number, digits.
    private static let digits = 7...15

    /// What is found, first to last: where (UTF-16), and what it leads to.
    static func links(in text: String, _ types: UIDataDetectorTypes) -> [(range: NSRange, url: URL)] {
        let unknown = types.subtracting([.link, .phoneNumber])
        if types != .all, !unknown.isEmpty {
            Diagnostics.report(
                "dataDetectorTypes finds links and telephone numbers on Linux, nothing else.", key: "data detectors")
        }
        let whole = NSRange(location: 0, length: text.utf16.count)
        var found: [(range: NSRange, url: URL)] = []
        for rule in rules where types.contains(rule.type) {
            for match in rule.pattern.matches(in: text, range: whole) {
                let range = withoutPunctuation(match.range, in: text as NSString)
                let part = (text as NSString).substring(with: range)
                if rule.type == .phoneNumber, !digits.contains(part.filter(\.isNumber).count) { continue }
                guard !found.contains(where: { NSIntersectionRange($0.range, range).length > 0 }),
                    let url = URL(string: rule.address(part))
                else { continue }
                found.append((range, url))
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    /// What ends a sentence does not belong to an address.
    private static func withoutPunctuation(_ range: NSRange, in text: NSString) -> NSRange {
        var end = range.location + range.length
        while end > range.location, ".,;:!?'\")]}".utf16.contains(text.character(at: end - 1)) { end -= 1 }
        return NSRange(location: range.location, length: end - range.location)
    }
}
