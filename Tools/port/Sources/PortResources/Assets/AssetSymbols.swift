import Foundation
import PortBase

/// The names that Xcode makes of what asset catalogs hold: `UIImage(resource: .tree)` and `UIColor.brand`.
///
/// Names follow Xcode 15: parts of words are joined in camel case, "Image" and "Color" at the end are left out, groups that make
/// namespaces become types.
package struct AssetSymbols {
    package static let fileName = "AssetSymbols.swift"

    private enum Kind: String, CaseIterable {
        case image = "ImageResource"
        case color = "ColorResource"

        var owner: String { self == .image ? "UIImage" : "UIColor" }
        var suffix: String { self == .image ? "image" : "color" }
    }

    private struct Symbol {
        var kind: Kind
        /// The groups around it that make namespaces, as types.
        var spaces: [String]
        var name: String
        /// What the catalog calls it, with its namespaces.
        var path: String
    }

    private var symbols: [Symbol] = []

    /// - Parameter catalogs: Folders that end in `.xcassets`.
    package init(catalogs: [String]) {
        for catalog in catalogs.sorted() { read(catalog, spaces: [], depth: 0) }
    }

    private mutating func read(_ folder: String, spaces: [String], depth: Int) {
        // Deeper than anyone nests groups: a link in a circle.
        guard depth < 32, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
        for name in names.sorted() {
            let path = URL(fileURLWithPath: folder).appendingPathComponent(name), ending = path.pathExtension
            let title = path.deletingPathExtension().lastPathComponent
            switch ending {
            case "imageset", "symbolset": note(.image, title, spaces)
            case "colorset": note(.color, title, spaces)
            case "":
                let inner = Self.makesNamespace(path) ? spaces + [name] : spaces
                read(path.path, spaces: inner, depth: depth + 1)
            default: break
            }
        }
    }

    private static func makesNamespace(_ folder: URL) -> Bool {
        struct Group: Decodable {
            struct Properties: Decodable {
                var namespace: Bool?
                enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
            }
            var properties: Properties?
        }
        let data = FileManager.default.contents(atPath: folder.appendingPathComponent("Contents.json").path)
        let group = data.flatMap { try? JSONDecoder().decode(Group.self, from: $0) }
        return group?.properties?.namespace ?? false
    }

    private mutating func note(_ kind: Kind, _ title: String, _ spaces: [String]) {
        guard let name = Self.identifier(of: title, without: kind.suffix) else { return }
        let types = spaces.compactMap { Self.identifier(of: $0, without: nil).map(Self.capitalized) }
        let isTaken = symbols.contains { $0.kind == kind && $0.spaces == types && $0.name == name }
        guard !isTaken, types.count == spaces.count else { return }
        symbols.append(Symbol(kind: kind, spaces: types, name: name, path: (spaces + [title]).joined(separator: "/")))
    }

    private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    /// `My green-Color` is `myGreen`, `2ndStep` is `_2ndStep`; nil where nothing of the name can be used.
    static func identifier(of title: String, without suffix: String?) -> String? {
        var parts = words(of: title)
        if let suffix, parts.count > 1, parts.last?.lowercased() == suffix { parts.removeLast() }
        guard let first = parts.first else { return nil }
        let name = ([first.lowercased()] + parts.dropFirst().map(capitalized)).joined()
        return first.first?.isNumber ?? false ? "_" + name : name
    }

    /// Letters and digits between other signs, apart also where a capital follows a small letter.
    private static func words(of title: String) -> [String] {
        var words: [String] = [], word = ""
        let letters = Array(title)
        for (index, letter) in letters.enumerated() {
            guard letter.isLetter || letter.isNumber else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            let next = index + 1 < letters.count ? letters[index + 1] : nil
            let begins =
                letter.isUppercase
                && ((word.last.map { $0.isLowercase || $0.isNumber } ?? false)
                    || ((word.last?.isUppercase ?? false) && (next?.isLowercase ?? false)))
            if begins {
                words.append(word)
                word = ""
            }
            word.append(letter)
        }
        return word.isEmpty ? words : words + [word]
    }

    // MARK: Writing

    /// The declarations of the names that sources use; nil where they use none.
    ///
    /// A name that the sources declare, or that the frameworks' class has already, is not made a member of the class.
    package func source(for texts: [String]) -> String? {
        let words = UsedNames(texts)
        let used = symbols.filter { words.uses($0.spaces.first ?? $0.name) }
        guard !used.isEmpty else { return nil }
        var lines = ["// Made of asset catalogs by port.", "import UIKit"]
        for kind in Kind.allCases {
            let own = used.filter { $0.kind == kind }
            lines += extend(kind.rawValue, own) { symbol in
                "static let `\(symbol.name)` = \(kind.rawValue)(name: \"\(symbol.path)\", bundle: .main)"
            }
            lines += extend(kind.owner, own.filter { isFree($0, words) }) { symbol in
                let path = (symbol.spaces + ["`\(symbol.name)`"]).joined(separator: ".")
                return "static var `\(symbol.name)`: \(kind.owner) { \(kind.owner)(resource: .\(path)) }"
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func isFree(_ symbol: Symbol, _ words: UsedNames) -> Bool {
        let name = symbol.spaces.first ?? symbol.name
        return !words.declares(name) && !KitSymbols.shared.owners(of: name).contains(symbol.kind.owner)
    }

    private func extend(_ type: String, _ symbols: [Symbol], _ line: (Symbol) -> String) -> [String] {
        guard !symbols.isEmpty else { return [] }
        return ["extension \(type) {"] + members(symbols, depth: 0, line) + ["}"]
    }

    private func members(_ symbols: [Symbol], depth: Int, _ line: (Symbol) -> String) -> [String] {
        let here = symbols.filter { $0.spaces.count == depth }.map { line($0) }
        let inner = Dictionary(grouping: symbols.filter { $0.spaces.count > depth }) { $0.spaces[depth] }
        return here
            + inner.sorted { $0.key < $1.key }.flatMap { space, symbols in
                ["enum \(space) {"] + members(symbols, depth: depth + 1, line) + ["}"]
            }
    }
}
