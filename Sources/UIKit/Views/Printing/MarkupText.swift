import CoreGraphics

/// The text of HTML: elements go, paragraphs and breaks stay, and so do bold, italic and headings.
enum MarkupText {
    private static let ends: Set<String> = [
        "p", "div", "br", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "table", "blockquote", "pre",
    ]
    private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}"]
    private static let headings: [String: CGFloat] = ["h1": 24, "h2": 18, "h3": 14]

    @MainActor
    static func read(_ html: String) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        var open: [String] = []
        var rest = Substring(html)
        while let mark = rest.firstIndex(of: "<") {
            append(rest[..<mark], open, to: result)
            guard let close = rest[mark...].firstIndex(of: ">") else { break }
            let tag = rest[rest.index(after: mark)..<close].lowercased()
            rest = rest[rest.index(after: close)...]
            let name = String(tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber })
            if tag.hasPrefix("/") {
                if let last = open.lastIndex(of: name) { open.removeSubrange(last...) }
            } else if !tag.hasSuffix("/"), name != "br", !name.isEmpty {
                open.append(name)
            }
            let endsLine = ends.contains(name) && (tag.hasPrefix("/") || name == "br" || name == "li")
            if endsLine, result.length > 0, name == "br" || !result.string.hasSuffix("\n") {
                result.append(NSAttributedString(string: "\n"))
            }
            if name == "li", !tag.hasPrefix("/") { append("• ", open, to: result) }
        }
        append(rest, open, to: result)
        return result
    }

    @MainActor
    private static func append(_ text: Substring, _ open: [String], to result: NSMutableAttributedString) {
        guard !open.contains(where: { ["style", "script", "head", "title"].contains($0) }) else { return }
        var words = text.split { $0.isWhitespace && $0 != "\u{A0}" }.joined(separator: " ")
        guard !words.isEmpty || !text.isEmpty else { return }
        if text.first?.isWhitespace ?? false, result.length > 0, !result.string.hasSuffix("\n") { words = " " + words }
        if text.last?.isWhitespace ?? false, !words.isEmpty, !words.hasSuffix(" ") { words += " " }
        result.append(NSAttributedString(string: decoded(words), attributes: [.font: font(open)]))
    }

    @MainActor
    private static func font(_ open: [String]) -> UIFont {
        let heading = open.reversed().lazy.compactMap { headings[$0] }.first
        let isBold = heading != nil || open.contains { ["b", "strong", "th", "h4", "h5", "h6"].contains($0) }
        let isItalic = open.contains { ["i", "em"].contains($0) }
        let size = heading ?? 12
        return isBold
            ? .boldSystemFont(ofSize: size) : isItalic ? .italicSystemFont(ofSize: size) : .systemFont(ofSize: size)
    }

    private static func decoded(_ text: String) -> String {
        var result = "", rest = Substring(text)
        while let mark = rest.firstIndex(of: "&"), let end = rest[mark...].firstIndex(of: ";") {
            let name = rest[rest.index(after: mark)..<end]
            let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
            let known = entities[String(name)] ?? number.flatMap(Unicode.Scalar.init).map { String($0) }
            result += rest[..<mark] + (known ?? String(rest[mark...end]))
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
