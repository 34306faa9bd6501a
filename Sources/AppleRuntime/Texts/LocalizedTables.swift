package import Foundation
import Synchronization

/// The texts of a program in the user's language, from the tables among its resources: `de.lproj/Localizable.strings`, and catalogues
/// such as `Localizable.xcstrings`, with the forms of words that go by numbers (`Localizable.stringsdict`).
///
/// Foundation looks beside the program only, where the package manager puts none.
package enum LocalizedTables {
    private static let read = Mutex<[String: [String: String]]>([:])

    /// The text of a key in a table of a bundle; nil where there is none.
    package static func text(_ key: String, table: String?, of bundle: Bundle) -> String? {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let languages = UserLanguage.languages
        let place = "\(bundle.bundlePath)\n\(name)\n\(languages.joined(separator: " "))"
        if let table = read.withLock({ $0[place] }) { return table[key] }
        let table = texts(name, of: bundle, in: languages)
        read.withLock { $0[place] = table }
        return table[key]
    }

    /// The languages of folders in a bundle, such as `de` of `de.lproj`.
    package static func localizations(of bundle: Bundle) -> [String] {
        Set(bundle.resourceFolders.flatMap(languages)).sorted()
    }

    /// The languages of folders in a folder.
    fileprivate static func languages(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }
    }

    /// One folder's texts after another's; what an earlier one has stays.
    private static func texts(_ name: String, of bundle: Bundle, in languages: [String]) -> [String: String] {
        let development = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
        var all: [String: String] = [:]
        for folder in bundle.resourceFolders {
            let own = LocalizedFolder(folder, name)
            guard let language = best(of: own.languages, for: languages, development) else { continue }
            all.merge(own.texts(in: language)) { old, _ in old }
        }
        return all
    }

    /// The one of the languages of a file that suits the user best: folders' names without their ending.
    package static func language(of present: [String]) -> String? {
        best(of: present, for: UserLanguage.languages, nil)
    }

    /// The language of those that are there which suits the user best: `pt-BR` has `pt-BR`, else `pt`, else another Portuguese.
    package static func best(of present: [String], for wanted: [String], _ development: String?) -> String? {
        for language in wanted {
            var parts = language.split(separator: "-")
            while !parts.isEmpty {
                let name = parts.joined(separator: "-")
                if let found = present.first(where: { $0.caseInsensitiveCompare(name) == .orderedSame }) {
                    return found
                }
                parts.removeLast()
            }
            let code = language.prefix { $0 != "-" }
            // Who reads Chinese of Taiwan reads its script.
            if let script = Locale.Language(identifier: language).script?.identifier,
                let found = present.first(where: { $0.caseInsensitiveCompare("\(code)-\(script)") == .orderedSame })
            {
                return found
            }
            // Chinese of one script is not read by all who read the other.
            if code != "zh", let found = present.sorted().first(where: { $0.prefix { $0 != "-" } == code }) {
                return found
            }
        }
        let last = [development, "en", "Base"].compactMap(\.self)
        return last.first { present.contains($0) } ?? present.min()
    }
}

/// The tables of one name in a folder.
private struct LocalizedFolder {
    private let folder: URL
    private let name: String
    private let catalog: [String: Any]?
    /// The languages for which there is a table or a catalogue's text.
    let languages: [String]

    init(_ folder: URL, _ name: String) {
        (self.folder, self.name) = (folder, name)
        let data = try? Data(contentsOf: folder.appendingPathComponent("\(name).xcstrings"))
        catalog = data.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
        let tables = LocalizedTables.languages(in: folder).filter {
            Self.hasTable("\(folder.path)/\($0).lproj/\(name)")
        }
        let own = Self.hasTable("\(folder.path)/\(name)") ? [""] : []
        languages = tables + Self.languages(of: catalog) + (tables.isEmpty ? own : [])
    }

    private static func hasTable(_ path: String) -> Bool {
        ["strings", "stringsdict"].contains { FileManager.default.fileExists(atPath: "\(path).\($0)") }
    }

    private static func languages(of catalog: [String: Any]?) -> [String] {
        guard let catalog else { return [] }
        let entries = (catalog["strings"] as? [String: Any])?.values.compactMap { $0 as? [String: Any] } ?? []
        var all = Set(entries.flatMap { ($0["localizations"] as? [String: Any] ?? [:]).keys })
        if let source = catalog["sourceLanguage"] as? String { all.insert(source) }
        return all.sorted()
    }

    /// The texts in a language, and for keys that it lacks those that belong to none.
    func texts(in language: String) -> [String: String] {
        var texts = catalogTexts(in: language)
        for place in ["\(language).lproj/", "", "Base.lproj/"] {
            let numbers = folder.appendingPathComponent("\(place)\(name).stringsdict")
            texts.merge(PluralTables.texts(at: numbers, language: language)) { old, _ in old }
            texts.merge(strings(at: "\(place)\(name).strings")) { old, _ in old }
        }
        return texts
    }

    private func strings(at path: String) -> [String: String] {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent(path)),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return [:] }
        return list as? [String: String] ?? [:]
    }

    private func catalogTexts(in language: String) -> [String: String] {
        guard let entries = catalog?["strings"] as? [String: Any] else { return [:] }
        var texts: [String: String] = [:]
        for (key, entry) in entries {
            let all = (entry as? [String: Any])?["localizations"] as? [String: Any]
            guard let own = all?[language] as? [String: Any] else { continue }
            texts[key] = PluralTables.text(ofCatalogEntry: own, key: key, language: language)
        }
        return texts
    }
}
