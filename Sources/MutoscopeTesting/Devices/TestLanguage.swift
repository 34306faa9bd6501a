import Foundation
import UIKit

/// The language that something is shown in: a user's, or one that is made to find mistakes.
public enum TestLanguage: Hashable, Sendable, ExpressibleByStringLiteral {
    /// By its identifier, as in "de" or "ar_EG": direction, dates, numbers.
    case locale(String)
    /// What labels show is accented, half as long again and in brackets: finds texts that are cut off, or are not translated.
    case long
    /// What labels show is written from right to left, and everything is mirrored.
    case rightToLeft

    /// A language by its identifier, as `de` or `ar`.
    public init(stringLiteral value: String) { self = .locale(value) }

    /// For labels and file names.
    public var description: String {
        switch self {
        case .locale(let identifier): identifier
        case .long: "long"
        case .rightToLeft: "rtl"
        }
    }

    var locale: Locale? {
        switch self {
        case .locale(let identifier): Locale(identifier: identifier)
        case .long: nil
        case .rightToLeft: Locale(identifier: "ar")
        }
    }

    /// What labels make of their text; nil shows it as it is.
    var spelling: (@Sendable (String) -> String)? {
        switch self {
        case .locale: nil
        case .long: Self.lengthened
        case .rightToLeft: Self.reversed
        }
    }

    /// "Save" becomes "[Šåṽê ··]".
    static func lengthened(_ text: String) -> String {
        guard text.contains(where: \.isLetter) else { return text }
        let letters = String(text.map { accented[$0] ?? $0 })
        let more = max(1, text.count / 2)
        return "[\(letters) \(String(repeating: "·", count: more))]"
    }

    /// Between the marks that make readers begin at the right.
    static func reversed(_ text: String) -> String {
        text.contains(where: \.isLetter) ? "\u{202E}\(text)\u{202C}" : text
    }

    private static let accented: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz", "ÅåÇçÐđÊêĜĝĤĥÎîĴĵĶķĻļÑñÖöŘřŠšŢţÛûŴŵÝýŽž"))
}

extension TestScreen {
    /// Shows everything in a language from now on; nil is the process's own. Labels that are shown already keep their text until they
    /// are laid out again.
    public var language: TestLanguage? {
        get { views.language }
        set {
            views.language = newValue
            locale = newValue?.locale
            LabelSpelling.choose(newValue?.spelling)
        }
    }
}
