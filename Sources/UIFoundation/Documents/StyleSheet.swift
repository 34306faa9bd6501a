/// Rules of a style sheet of HTML: those whose selectors name elements, classes and identifiers, also of elements around.
struct StyleSheet {
    /// A property's name and value, both in lower case but for names of fonts.
    typealias Declaration = (name: String, value: String)

    /// An element as selectors see it.
    struct Element {
        var name: String
        var attributes: [String: String]

        fileprivate var classes: [Substring] { attributes["class"]?.split(whereSeparator: \.isWhitespace) ?? [] }
    }

    private struct Part {
        var name: String?
        var identifier: String?
        var classes: [String] = []

        func matches(_ element: Element) -> Bool {
            (name == nil || name == element.name) && (identifier == nil || identifier == element.attributes["id"])
                && classes.allSatisfy { element.classes.contains($0[...]) }
        }

        /// What counts first when rules disagree.
        var weight: Int { (identifier == nil ? 0 : 10_000) + classes.count * 100 + (name == nil ? 0 : 1) }
    }

    private struct Rule {
        /// The outermost element first.
        var parts: [Part]
        var declarations: [Declaration]
        var weight: Int
    }

    private var rules: [Rule] = []

    /// Adds the rules of a sheet. What it does not understand is left out, as browsers do.
    mutating func add(_ sheet: String) {
        var rest = Substring(Self.withoutComments(sheet))
        while let open = rest.firstIndex(of: "{") {
            let selectors = rest[..<open]
            guard !selectors.contains("@") else {
                rest = Self.afterBlock(rest[open...])
                continue
            }
            let body = rest[rest.index(after: open)...]
            let end = body.firstIndex(of: "}") ?? body.endIndex
            let declarations = Self.declarations(String(body[..<end]))
            for selector in selectors.split(separator: ",") {
                guard let parts = Self.parts(selector), !parts.isEmpty else { continue }
                rules.append(
                    Rule(parts: parts, declarations: declarations, weight: parts.reduce(0) { $0 + $1.weight }))
            }
            rest = body[end...].dropFirst()
        }
    }

    /// What the sheets say of the last of some elements, which are in one another; what counts most comes last.
    func declarations(for elements: [Element]) -> [Declaration] {
        guard !rules.isEmpty, let last = elements.last else { return [] }
        let fitting = rules.filter { rule in
            guard let inner = rule.parts.last, inner.matches(last) else { return false }
            var around = elements.dropLast()
            for part in rule.parts.dropLast().reversed() {
                guard let place = around.lastIndex(where: part.matches) else { return false }
                around = around[..<place]
            }
            return true
        }
        // Sorting keeps the order of equals.
        return fitting.sorted { $0.weight < $1.weight }.flatMap(\.declarations)
    }

    /// The declarations of `color: red; font-size: 12px`.
    static func declarations(_ text: String) -> [Declaration] {
        text.split(separator: ";").compactMap { entry in
            guard let colon = entry.firstIndex(of: ":") else { return nil }
            let name = entry[..<colon].trimmed.lowercased()
            var value = entry[entry.index(after: colon)...].trimmed
            if let mark = value.firstIndex(of: "!") { value = value[..<mark].trimmed }
            return name.isEmpty || value.isEmpty ? nil : (name, name.hasPrefix("font") ? value : value.lowercased())
        }
    }

    /// nil where a selector asks for more than elements around: states, siblings, attributes.
    private static func parts(_ selector: Substring) -> [Part]? {
        var parts: [Part] = []
        for word in selector.split(whereSeparator: { $0.isWhitespace || $0 == ">" }) {
            guard let part = part(word) else { return nil }
            parts.append(part)
        }
        return parts
    }

    private static func part(_ word: Substring) -> Part? {
        var part = Part(), kind: Character = " ", name = ""
        func isRefused(_ sign: Character) -> Bool { ":[+~*".contains(sign) }
        guard !word.contains(where: isRefused) || word == "*" else { return nil }
        func close() {
            switch kind {
            case ".": part.classes.append(name)
            case "#": part.identifier = name
            default: if !name.isEmpty, name != "*" { part.name = name.lowercased() }
            }
            name = ""
        }
        for sign in word {
            if sign == "." || sign == "#" {
                close()
                kind = sign
            } else {
                name.append(sign)
            }
        }
        close()
        return part
    }

    private static func withoutComments(_ sheet: String) -> String {
        var text = "", rest = sheet.replacing("<!--", with: "").replacing("-->", with: "")[...]
        while let start = rest.range(of: "/*") {
            text += rest[..<start.lowerBound]
            rest = rest[start.upperBound...]
            rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? Substring()
        }
        return text + rest
    }

    /// What follows `{ … { … } … }`.
    private static func afterBlock(_ text: Substring) -> Substring {
        var depth = 0
        for index in text.indices {
            if text[index] == "{" { depth += 1 } else if text[index] == "}" { depth -= 1 }
            if depth == 0 { return text[index...].dropFirst() }
        }
        return Substring()
    }
}

extension StringProtocol {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
