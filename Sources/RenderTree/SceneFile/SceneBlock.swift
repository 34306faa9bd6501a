/// A line of a scene file with the lines that belong to it: those below it that stand further in.
struct SceneBlock {
    var line: Int
    var words: [String]
    var entries: [SceneBlock] = []

    /// Blocks within blocks: groups of animations are the only ones that nest, and 64 deep is where they end.
    static let deepest = 70

    /// Reads the blocks of a text. Empty lines and lines that begin with `//` say nothing; in a picture such a line is letters as others.
    static func blocks(of text: String) throws(SceneError) -> [SceneBlock] {
        var open: [(indent: Int, block: SceneBlock)] = [(-1, SceneBlock(line: 0, words: []))]
        var number = 0
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: isLineEnd) {
            number += 1
            let indent = line.prefix { $0 == " " }.count
            let content = line.dropFirst(indent)
            guard !content.isEmpty else { continue }
            if content.hasPrefix("//") {
                let isInPicture = open.last { $0.indent < indent }?.block.words.first == "image"
                guard isInPicture, content.utf8.allSatisfy(isLetter) else { continue }
            }
            let words = try words(of: content, line: number)
            // Nothing but blanks.
            guard !words.isEmpty else { continue }
            while open[open.count - 1].indent >= indent { close(&open) }
            guard open.count <= deepest else {
                throw SceneError(line: number, reason: "entries nest more than \(deepest) deep")
            }
            open.append((indent, SceneBlock(line: number, words: words)))
        }
        while open.count > 1 { close(&open) }
        return open[0].block.entries
    }

    /// Of base 64.
    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="):
            true
        default: false
        }
    }

    /// Unix's and Windows' line ends; Swift takes Windows' for one character.
    private static func isLineEnd(_ character: Character) -> Bool { character == "\n" || character == "\r\n" }

    private static func close(_ open: inout [(indent: Int, block: SceneBlock)]) {
        let last = open.removeLast()
        open[open.count - 1].block.entries.append(last.block)
    }

    /// Words are divided by blanks; quotation marks keep a word together.
    private static func words(of content: Substring, line: Int) throws(SceneError) -> [String] {
        guard content.contains("\"") else {
            return content.split(whereSeparator: { $0 == " " || $0 == "\r" }).map(String.init)
        }
        var words: [String] = []
        var rest = content[...]
        while true {
            rest = rest.drop { $0 == " " || $0 == "\r" }
            guard let first = rest.first else { return words }
            if first == "\"" {
                words.append(try quotedWord(&rest, line: line))
            } else {
                let word = rest.prefix { $0 != " " && $0 != "\r" }
                words.append(String(word))
                rest = rest[word.endIndex...]
            }
        }
    }

    private static func quotedWord(_ rest: inout Substring, line: Int) throws(SceneError) -> String {
        var word = ""
        rest.removeFirst()
        while let character = rest.popFirst() {
            switch character {
            case "\"": return word
            case "\\":
                guard let escaped = rest.popFirst() else { break }
                word.append(escaped == "n" ? "\n" : escaped == "r" ? "\r" : escaped)
            default: word.append(character)
            }
        }
        throw SceneError(line: line, reason: "a quotation mark is not closed")
    }

    /// The word as a scene file spells it: in quotation marks where it would fall apart otherwise.
    static func quoted(_ word: String) -> String {
        let isPlain =
            !word.isEmpty
            && word.unicodeScalars.allSatisfy { $0.value > 32 && $0 != "\"" && $0 != "\\" && $0.value != 127 }
        guard !isPlain || word.hasPrefix("//") else { return word }
        var text = "\""
        for scalar in word.unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\\(scalar)"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
