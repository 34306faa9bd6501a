/// The words of a Swift source that are code: no comments, no text.
struct SwiftWords {
    /// Every identifier and keyword, in order.
    private(set) var words: [String] = []
    /// The types that the file declares at its outermost level.
    private(set) var declaredTypes: Set<String> = []

    init(_ source: String) {
        for line in source.split(separator: "\n", omittingEmptySubsequences: true) { read(line.utf8) }
    }

    private static let typeKeywords: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]

    private mutating func read(_ line: Substring.UTF8View) {
        let isOutermost = line.first != UInt8(ascii: " ") && line.first != UInt8(ascii: "}")
        var word: [UInt8] = []
        var isText = false, last: UInt8 = 0, before = words.count
        func isPartOfWord(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: "_") || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
                || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        }
        for byte in line {
            if byte == UInt8(ascii: "\""), last != UInt8(ascii: "\\") { isText.toggle() }
            if !isText, byte == UInt8(ascii: "/"), last == byte { break }
            if !isText, isPartOfWord(byte) {
                word.append(byte)
            } else if !word.isEmpty {
                words.append(String(decoding: word, as: UTF8.self))
                word.removeAll(keepingCapacity: true)
            }
            last = byte
        }
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        guard isOutermost, let keyword = words[before...].firstIndex(where: Self.typeKeywords.contains) else { return }
        before = keyword + 1
        // `class func` and the like declare no type.
        if before < words.endIndex, words[before] != "func", words[before] != "var" {
            declaredTypes.insert(words[before])
        }
    }
}
