/// One replacement in a file, by UTF-8 offsets of the original text.
public struct Edit: Equatable, Sendable {
    public var range: Range<Int>
    public var replacement: String

    public init(_ range: Range<Int>, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    /// Applies edits to `text`. Edits that overlap an earlier one are left out: the outer rewrite has the last word.
    public static func apply(_ edits: [Edit], to text: String) -> String {
        guard !edits.isEmpty else { return text }
        let source = Array(text.utf8)
        var output: [UInt8] = []
        output.reserveCapacity(source.count + edits.count * 16)
        var position = 0
        for edit in ordered(edits) where edit.range.lowerBound >= position && edit.range.upperBound <= source.count {
            output.append(contentsOf: source[position..<edit.range.lowerBound])
            output.append(contentsOf: edit.replacement.utf8)
            position = edit.range.upperBound
        }
        output.append(contentsOf: source[position...])
        return String(decoding: output, as: UTF8.self)
    }

    /// By place; at the same place wider edits first, insertions in the order given.
    private static func ordered(_ edits: [Edit]) -> [Edit] {
        edits.enumerated().sorted { a, b in
            if a.element.range.lowerBound != b.element.range.lowerBound {
                return a.element.range.lowerBound < b.element.range.lowerBound
            }
            let aIsInsertion = a.element.range.isEmpty
            let bIsInsertion = b.element.range.isEmpty
            if aIsInsertion != bIsInsertion { return aIsInsertion }
            return a.offset < b.offset
        }.map(\.element)
    }
}

/// One rewritten place, for people.
public struct Explanation: Equatable, Sendable, CustomStringConvertible {
    public var line: Int
    public var before: String
    public var after: String

    public var description: String {
        switch (before.isEmpty, after.isEmpty) {
        case (true, _): "line \(line): added \(after)"
        case (_, true): "line \(line): \(before) taken away"
        default: "line \(line): \(before) → \(after)"
        }
    }

    init(_ edit: Edit, in text: String.UTF8View, line: Int) {
        self.line = line
        let start = text.index(text.startIndex, offsetBy: edit.range.lowerBound)
        let end = text.index(text.startIndex, offsetBy: min(edit.range.upperBound, text.count))
        before = Self.short(String(Substring(text[start..<end])))
        after = Self.short(edit.replacement)
    }

    private static func short(_ text: String) -> String {
        let plain = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return plain.count > 90 ? plain.prefix(90) + "…" : plain
    }
}
