import CoreGraphics

/// A part of HTML.
enum MarkupToken: Equatable {
    case text(String)
    case start(String, [String: String])
    case end(String)
}

/// HTML in its parts. Whatever comes, there is a next one: what is no element is text, and ends are not asked for their beginnings.
struct MarkupTokens {
    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
        "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "euro": "€", "pound": "£", "deg": "°", "times": "×",
        "shy": "\u{AD}", "para": "¶", "sect": "§", "frac12": "½", "larr": "←", "rarr": "→",
        "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é",
        "egrave": "è", "ecirc": "ê", "agrave": "à", "aacute": "á", "acirc": "â", "ccedil": "ç", "ntilde": "ñ",
        "oacute": "ó", "ocirc": "ô", "iacute": "í", "uacute": "ú", "aring": "å", "oslash": "ø", "aelig": "æ",
    ]

    private var rest: Substring
    /// The element whose content is no HTML until it ends: scripts and styles.
    private var raw: String?

    init(_ html: String) { rest = Substring(html) }

    mutating func next() -> MarkupToken? {
        while !rest.isEmpty {
            if let name = raw { return content(of: name) }
            guard let mark = rest.firstIndex(of: "<") else { return text(upTo: rest.endIndex) }
            if mark > rest.startIndex { return text(upTo: mark) }
            if rest.hasPrefix("<!--") {
                rest = afterComment
            } else if let token = element() {
                return token
            }
        }
        return nil
    }

    private var afterComment: Substring {
        var from = rest.startIndex
        while let mark = rest[from...].firstIndex(of: "-") {
            if rest[mark...].hasPrefix("-->") { return rest[mark...].dropFirst(3) }
            from = rest.index(after: mark)
        }
        return Substring()
    }

    private mutating func text(upTo end: Substring.Index) -> MarkupToken {
        defer { rest = rest[end...] }
        return .text(Self.decoded(String(rest[..<end])))
    }

    private mutating func content(of name: String) -> MarkupToken {
        raw = nil
        let end = self.end(of: name)
        defer { rest = rest[end...] }
        return .text(String(rest[..<end]))
    }

    private func end(of name: String) -> Substring.Index {
        var from = rest.startIndex
        while let mark = rest[from...].firstIndex(of: "<") {
            let word = rest[mark...].dropFirst().prefix(name.count + 1)
            if word.first == "/", word.dropFirst().lowercased() == name { return mark }
            from = rest.index(after: mark)
        }
        return rest.endIndex
    }

    /// An element's start or end; nil for what says something about the document, which goes. A mark alone is text.
    private mutating func element() -> MarkupToken? {
        let inside = rest.dropFirst()
        guard let first = inside.first, first.isLetter || "/!?".contains(first) else {
            rest = inside
            return .text("<")
        }
        let isEnd = first == "/"
        let named = isEnd ? inside.dropFirst() : inside
        let name = named.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
        rest = named[name.endIndex...]
        let attributes = self.attributes()
        guard !name.isEmpty, first.isLetter || isEnd else { return nil }
        let word = name.lowercased()
        if !isEnd, word == "script" || word == "style" { raw = word }
        return isEnd ? .end(word) : .start(word, attributes)
    }

    /// What stands in an element, up to and with its end.
    private mutating func attributes() -> [String: String] {
        var found: [String: String] = [:]
        while let next = rest.first {
            if next == ">" {
                rest = rest.dropFirst()
                break
            }
            guard !next.isWhitespace, next != "/", next != "=" else {
                rest = rest.dropFirst()
                continue
            }
            let name = rest.prefix { !$0.isWhitespace && !"=>/".contains($0) }
            rest = rest[name.endIndex...].drop(while: \.isWhitespace)
            guard rest.first == "=" else {
                found[name.lowercased()] = ""
                continue
            }
            rest = rest.dropFirst().drop(while: \.isWhitespace)
            found[name.lowercased()] = value()
        }
        return found
    }

    private mutating func value() -> String {
        guard let quote = rest.first, quote == "\"" || quote == "'" else {
            let word = rest.prefix { !$0.isWhitespace && $0 != ">" }
            rest = rest[word.endIndex...]
            return Self.decoded(String(word))
        }
        let word = rest.dropFirst().prefix { $0 != quote }
        rest = rest[word.endIndex...].dropFirst()
        return Self.decoded(String(word))
    }

    private static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = "", rest = Substring(text)
        while let mark = rest.firstIndex(of: "&") {
            result += rest[..<mark]
            let name = rest[mark...].dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "#" }
            let after = rest[name.endIndex...]
            guard after.first == ";", let known = character(String(name)) else {
                result += "&"
                rest = rest[rest.index(after: mark)...]
                continue
            }
            result += known
            rest = after.dropFirst()
        }
        return result + rest
    }

    private static func character(_ name: String) -> String? {
        if let known = entities[name] { return known }
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let isHex = digits.first == "x" || digits.first == "X"
        let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map { String($0) }
    }
}
