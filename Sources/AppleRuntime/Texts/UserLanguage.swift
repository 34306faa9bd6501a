import Foundation
import Synchronization

/// The user's languages and region: English of the United States, as on a phone that is new, unless the program has a desktop, whose
/// environment says it. A test's display may say otherwise.
package enum UserLanguage {
    private struct Values {
        var languages = ["en-US"]
        var locale = Locale(identifier: "en_US")
    }

    private static let values = Mutex(Values())
    private static let chosen = Mutex<@Sendable () -> Locale?>({ nil })

    /// - Parameter ask: says what the display in use has chosen; nil: nothing.
    package static func setChoice(_ ask: @escaping @Sendable () -> Locale?) { chosen.withLock { $0 = ask } }

    /// What the user reads, the best first: identifiers of languages, `pt-BR`.
    package static var languages: [String] {
        choice.map { [dashed($0.identifier)] } ?? values.withLock { $0.languages }
    }

    /// The language that the program speaks to the user, with the user's region.
    package static var locale: Locale { choice ?? values.withLock { $0.locale } }

    private static var choice: Locale? { chosen.withLock { $0 }() }

    /// Goes by an environment from now on: `LC_ALL`, `LC_MESSAGES` and `LANG` name the language, and `LANGUAGE` several; `LC_ALL`, `LC_TIME`
    /// and `LANG` the region. What is none, as `C`, changes nothing.
    /// - Parameter localizations: the languages that the program has texts in; it speaks the best of them, or English.
    package static func follow(_ environment: [String: String], localizations: [String]) {
        func first(_ names: String...) -> Locale? {
            let value = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
            return value.flatMap(locale(named:))
        }
        guard let spoken = first("LC_ALL", "LC_MESSAGES", "LANG") else { return }
        let region = (first("LC_ALL", "LC_TIME", "LANG") ?? spoken).language.region ?? spoken.language.region
        let further = (environment["LANGUAGE"] ?? "").split(separator: ":").compactMap { locale(named: String($0)) }
        let languages = (further + [spoken]).map { dashed($0.identifier) }
        let own = LocalizedTables.best(of: localizations.filter { $0 != "Base" }, for: languages, nil) ?? "en"
        var parts = Locale.Language.Components(identifier: own)
        parts.region = region
        let spokenHere = Locale(languageComponents: parts)
        values.withLock { ($0.languages, $0.locale) = (languages, spokenHere) }
    }

    /// `de_DE.UTF-8@euro` is German of Germany; `C` and `POSIX` are nothing.
    private static func locale(named name: String) -> Locale? {
        let plain = name.prefix { $0 != "." && $0 != "@" }
        guard !["", "C", "POSIX"].contains(plain), plain.first?.isLetter ?? false else { return nil }
        return Locale(identifier: String(plain))
    }

    private static func dashed(_ identifier: String) -> String { identifier.replacing("_", with: "-") }
}
