import CoreGraphics

/// A word, sign or literal of a predicate's format.
enum PredicateToken: Equatable {
    case word(String)
    case sign(String)
    case number(Double, isWhole: Bool)
    case text(String)
    /// `%@`, `%d` and the like.
    case value
    /// `%K`.
    case keyPath
    /// `$NAME`.
    case variable(String)
    /// `[cd]` after an operator.
    case options(String)

    /// What a format consists of; nil where a quotation is not closed or a sign is unknown.
    static func read(_ format: String) -> [PredicateToken]? {
        var reader = PredicateScanner(format)
        return reader.scan()
    }
}

private struct PredicateScanner {
    private let characters: [Character]
    private var place = 0
    private var tokens: [PredicateToken] = []

    private static let signs = [
        "==", "!=", "**", "<>", "<=", "=<", ">=", "=>", "&&", "||", "<<", ">>", "=", "<", ">", "!", "(", ")", "{", "}",
        "[", "]",
        ",", ".", "+", "-", "*", "/", "&", "|", "^", "~",
    ]

    init(_ format: String) { characters = Array(format) }

    mutating func scan() -> [PredicateToken]? {
        while place < characters.count {
            let character = characters[place]
            if character.isWhitespace {
                place += 1
            } else if character == "\"" || character == "'" {
                guard let text = quoted(character) else { return nil }
                tokens.append(.text(text))
            } else if character == "%" {
                guard readValue() else { return nil }
            } else if character == "[", let options = readOptions() {
                tokens.append(.options(options))
            } else if character.isNumber {
                readNumber()
            } else if isWord(character) {
                readWord()
            } else if let sign = Self.signs.first(where: { matches($0) }) {
                place += sign.count
                tokens.append(.sign(sign))
            } else {
                return nil
            }
        }
        return tokens
    }

    private func matches(_ sign: String) -> Bool { characters[place...].starts(with: sign) }

    private func isWord(_ character: Character) -> Bool {
        character.isLetter || character == "_" || character == "@" || character == "#" || character == "$"
    }

    private mutating func quoted(_ mark: Character) -> String? {
        var text = ""
        place += 1
        while place < characters.count, characters[place] != mark {
            if characters[place] == "\\", place + 1 < characters.count { place += 1 }
            text.append(characters[place])
            place += 1
        }
        guard place < characters.count else { return nil }
        place += 1
        return text
    }

    /// The letters after `%`, among them sizes such as `ld`.
    private mutating func readValue() -> Bool {
        place += 1
        while place < characters.count, "lhqzt".contains(characters[place]) { place += 1 }
        guard place < characters.count else { return false }
        let kind = characters[place]
        place += 1
        if kind == "K" {
            tokens.append(.keyPath)
            return true
        }
        tokens.append(.value)
        return "@diuxXofFgGeEcs".contains(kind)
    }

    private mutating func readOptions() -> String? {
        guard let end = characters[place...].firstIndex(of: "]") else { return nil }
        let options = String(characters[(place + 1)..<end]).lowercased()
        guard !options.isEmpty, options.allSatisfy({ "cdnl".contains($0) }) else { return nil }
        place = end + 1
        return options
    }

    private mutating func readNumber() {
        let start = place
        while place < characters.count, characters[place].isNumber || characters[place] == "." { place += 1 }
        let text = String(characters[start..<place])
        tokens.append(.number(Double(text) ?? 0, isWhole: !text.contains(".")))
    }

    private mutating func readWord() {
        let start = place
        place += 1
        while place < characters.count,
            isWord(characters[place]) || characters[place].isNumber || characters[place] == "."
        {
            place += 1
        }
        let word = String(characters[start..<place])
        tokens.append(word.hasPrefix("$") ? .variable(String(word.dropFirst())) : .word(word))
    }
}
