import CoreGraphics

/// An address or telephone number in a text.
package struct DetectedData {
    package enum Kind: Sendable { case link, phoneNumber }

    package let kind: Kind
    /// In UTF-16 units.
    package let range: NSRange
    /// What it leads to.
    package let url: URL
    /// As the text has it.
    let text: String

    private struct Rule: @unchecked Sendable {
        let kind: Kind
        let pattern: NSRegularExpression
        let address: @Sendable (String) -> String

        init(
            _ kind: Kind, _ pattern: NSRegularExpression,
            _ address: @escaping @Sendable (String) -> String
        ) {
            self.kind = kind
            self.pattern = pattern
            self.address = address
        }
    }

    /// The first that fits a place wins.
    private static let rules: [Rule] = [
        Rule(.link, pattern(#"\b(?:https?|ftp)://[^\s<>"“”]+"# + end), { $0 }),
        Rule(.link, pattern(#"\b(?:mailto:)?[A-Z0-9._%+-]+@[A-Z0-9-]+(?:\.[A-Z0-9-]+)*\.[A-Z]{2,}\b"#), mail),
        Rule(.link, pattern(#"\bwww\.[^\s<>"“”]+"# + end), { "http://" + $0 }),
        Rule(
            .link,
            pattern(
                #"\b(?:[A-Z0-9-]+\.)+(?:com|org|net|edu|gov|info|io|app|dev|de|uk|fr|it|es|nl|eu|ch|at|jp|cn|us)\b(?:/[^\s<>"“”]*)?"#
                    + end
            ),
            { "http://" + $0 }
        ),
        Rule(
            .phoneNumber,
            pattern(
                digits
                    + #"(?<![\w.])(?!\d{4}[.-]\d{2}[.-]\d{2}\b)(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d{2,5}(?:[ .-]\d{2,7}){1,4}(?![\w.]*\d)"#
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

    /// What ends a sentence does not belong to an address.
    private static let end = #"(?<![.,;:!?'")\]}])"#
    /// A telephone number has seven to fifteen digits.
    private static let digits = #"(?=(?:[ .()+-]*\d){7})(?!(?:[ .()+-]*\d){16})"#

    /// An expression that finds whatever is of the kinds; nothing where there is none.
    package static func expression(_ kinds: Set<Kind>) -> NSRegularExpression {
        let patterns = rules.filter { kinds.contains($0.kind) }.map { "(?:\($0.pattern.pattern))" }
        return pattern(patterns.isEmpty ? "(?!)" : patterns.joined(separator: "|"))
    }

    /// What is found, first to last.
    package static func all(in text: String, _ kinds: Set<Kind>) -> [DetectedData] {
        let whole = NSRange(location: 0, length: text.utf16.count)
        var found: [DetectedData] = []
        for rule in rules where kinds.contains(rule.kind) {
            for match in rule.pattern.matches(in: text, range: whole) {
                let part = (text as NSString).substring(with: match.range)
                guard !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }),
                    let url = URL(string: rule.address(part))
                else { continue }
                found.append(DetectedData(kind: rule.kind, range: match.range, url: url, text: part))
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }
}
