import Foundation
import PortBase

/// The storyboards and nibs of a tree as one Swift file, whose class the frameworks find by its name.
package struct InterfaceLibrary {
    package static let fileName = "PortedInterfaces.swift"
    package private(set) var documents: [InterfaceDocument] = []
    package private(set) var findings: [Finding] = []
    private var launch: [String: Any] = [:]

    /// - Parameters:
    ///   - paths: storyboards and nibs, absolute. Of files with one name, that of the base language counts.
    ///   - info: the program's `Info.plist`, if there is one.
    package init(_ paths: [String], info: String?) {
        var taken: [String: String] = [:]
        for path in paths.sorted(by: Self.baseFirst) {
            let document = InterfaceDocument(path: path)
            let key = "\(document.name).\(document.isStoryboard)"
            if taken.updateValue(path, forKey: key) != nil { continue }
            findings += document.findings
            if document.isUsable { documents.append(document) }
        }
        if let info { read(info) }
    }

    private static func baseFirst(_ a: String, _ b: String) -> Bool {
        func rank(_ path: String) -> Int { path.contains("/Base.lproj/") ? 0 : path.contains(".lproj/") ? 2 : 1 }
        return (rank(a), a) < (rank(b), b)
    }

    /// What the launch needs to know of `Info.plist`.
    private mutating func read(_ info: String) {
        guard let data = FileManager.default.contents(atPath: info),
            let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return }
        launch = values.filter { Self.isWritten($0.value) }
    }

    /// Bytes and dates have no literals.
    private static func isWritten(_ value: Any) -> Bool {
        switch value {
        case let list as [Any]: list.allSatisfy(isWritten)
        case let table as [String: Any]: table.values.allSatisfy(isWritten)
        default: !(value is Data || value is Date)
        }
    }

    // MARK: Output

    /// The text of the file.
    /// - Parameters:
    ///   - declared: classes that the sources declare at their top.
    ///   - extended: by class, the properties that the sources' extensions give to classes of the frameworks.
    ///   - privateSetters: functions that set what only their files reach.
    ///   - hasDelegate: whether a program starts in these sources.
    package mutating func source(
        declared: Set<String>, extended: [String: [String]], privateSetters: [String] = [], hasDelegate: Bool
    ) -> String {
        let storyboards = documents.filter(\.isStoryboard), nibs = documents.filter { !$0.isStoryboard }
        if hasDelegate, launch["UIMainStoryboardFile"] == nil, launch["UIApplicationSceneManifest"] == nil,
            storyboards.contains(where: { $0.name == "Main" && $0.hasInitialController })
        {
            launch["UIMainStoryboardFile"] = "Main"
        }
        return """
            // Written by port from the storyboards and nibs beside the sources.
            import UIKit

            final class PortedInterfaces: CompiledInterfaces {
                override var storyboards: [String: String] { \(table(storyboards, "storyboard")) }
                override var nibs: [String: String] { \(table(nibs, "nib")) }
                override var info: [String: Any] { \(literal(launch)) }
            \(translations())
            \(types(declared))
            \(segues(declared))
            \(setter(extended, privateSetters))
            }

            \(texts(storyboards, "storyboard"))\(texts(nibs, "nib"))
            """
    }

    /// The texts of other languages, from `de.lproj/Main.strings` beside `Base.lproj/Main.storyboard`.
    private func translations() -> String {
        var languages: [String: [String: Any]] = [:]
        for document in documents {
            for (language, texts) in document.translations { languages[language, default: [:]][document.name] = texts }
        }
        guard !languages.isEmpty else { return "" }
        let entries = languages.sorted { $0.key < $1.key }.map { language, files in
            let tables = files.sorted { $0.key < $1.key }.map { "\(literal($0.key)): \(strings($0.value))" }
            return "            \(literal(language)): [\(tables.joined(separator: ", "))]"
        }
        return "    override var translations: [String: [String: [String: String]]] {\n        [\n"
            + entries.joined(separator: ",\n") + "\n        ]\n    }"
    }

    private func strings(_ table: Any) -> String {
        let texts = (table as? [String: String] ?? [:]).sorted { $0.key < $1.key }
        guard !texts.isEmpty else { return "[:]" }
        return "[\(texts.map { "\(literal($0.key)): \(literal($0.value))" }.joined(separator: ", "))]"
    }

    private func table(_ documents: [InterfaceDocument], _ kind: String) -> String {
        guard !documents.isEmpty else { return "[:]" }
        let entries = documents.enumerated().map { "\(literal($1.name)): \(kind)\($0)" }
        return "[\(entries.joined(separator: ", "))]"
    }

    private mutating func types(_ declared: Set<String>) -> String {
        var cases: [String] = []
        // Classes of other modules are found by the modules' names when they are made.
        let foreign = documents.reduce(into: Set<String>()) { $0.formUnion($1.foreignClasses) }
        for (name, place) in named(\.classes) {
            if declared.contains(name) {
                cases.append("        case \(literal(name)): return \(name).self")
            } else if !name.hasPrefix("UI"), !foreign.contains(name), !KitClasses.isThere(name) {
                note(place, "There is no class \(name) at the top of these sources: the frameworks' own stands in.")
            }
        }
        guard !cases.isEmpty else { return "" }
        return """
                override func type(named name: String) -> AnyClass? {
                    switch name {
            \(cases.joined(separator: "\n"))
                    default: return nil
                    }
                }
            """
    }

    private mutating func segues(_ declared: Set<String>) -> String {
        var cases: [String] = []
        for (name, place) in named(\.segueClasses) {
            guard declared.contains(name) else {
                note(place, "There is no segue class \(name) at the top of these sources.")
                continue
            }
            cases.append(
                "        case \(literal(name)): return \(name)(identifier: identifier, source: source, destination: destination)"
            )
        }
        guard !cases.isEmpty else { return "" }
        return """
                override func segue(_ name: String, _ identifier: String?, _ source: UIViewController, _ destination: UIViewController) -> UIStoryboardSegue? {
                    switch name {
            \(cases.joined(separator: "\n"))
                    default: return nil
                    }
                }
            """
    }

    /// By class of the program's, the properties that user-defined runtime attributes set by name.
    package var keys: [String: Set<String>] {
        documents.reduce(into: [:]) { all, document in all.merge(document.keys) { $0.union($1) } }
    }

    private func setter(_ extended: [String: [String]], _ privateSetters: [String]) -> String {
        guard !extended.isEmpty || !privateSetters.isEmpty else { return "" }
        let rest = privateSetters.map { "\($0)(value, key, object)" }.joined(separator: " || ")
        let cases = extended.sorted { $0.key < $1.key }.flatMap { type, names in
            names.map {
                "        case (\(literal($0)), let object as \(type)): InterfaceValue.assign(value, by: { object.\($0) = $0 })"
            }
        }
        return """
                override func setValue(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
                    switch (key, object) {
            \(cases.joined(separator: "\n"))
                    default: return \(rest.isEmpty ? "false" : rest)
                    }
                    return true
                }
            """
    }

    private func named(_ key: KeyPath<InterfaceDocument, [String: Int]>) -> [(String, (String, Int))] {
        var found: [String: (String, Int)] = [:]
        for document in documents {
            for (name, line) in document[keyPath: key] where found[name] == nil { found[name] = (document.path, line) }
        }
        return found.sorted { $0.key < $1.key }
    }

    private mutating func note(_ place: (String, Int), _ message: String) {
        findings.append(Finding(file: place.0, line: place.1, column: 1, severity: .warning, message: message))
    }

    private func texts(_ documents: [InterfaceDocument], _ kind: String) -> String {
        documents.enumerated().map { number, document in
            // More marks than any text has.
            let marks = "#####"
            return
                "private let \(kind)\(number) = \(marks)\"\"\"\n\(document.lines.joined(separator: "\n"))\n\"\"\"\(marks)\n"
        }.joined()
    }

    private func literal(_ value: Any) -> String {
        switch value {
        case let text as String:
            return
                "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n"))\""
        case let list as [Any]: return "[\(list.map(literal).joined(separator: ", "))] as [Any]"
        case let values as [String: Any]:
            guard !values.isEmpty else { return "[:]" }
            let entries = values.sorted { $0.key < $1.key }.map { "\(literal($0.key)): \(literal($0.value))" }
            return "[\(entries.joined(separator: ", "))] as [String: Any]"
        // Numbers 0 and 1 would be flags by a cast.
        default: return "\(value)"
        }
    }
}
