/// Looks for plain text in a source, byte by byte: far cheaper than walking a tree that has nothing for a rule.
struct TextSearch {
    private let bytes: [UInt8]

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Whether one of the words stands somewhere.
    func has(_ words: String...) -> Bool { has(any: words) }

    func has(any words: some Sequence<String>) -> Bool {
        words.contains { find(Array($0.utf8)) }
    }

    private func find(_ word: [UInt8]) -> Bool {
        guard let first = word.first, word.count <= bytes.count else { return word.isEmpty }
        return bytes.withUnsafeBufferPointer { bytes in
            word.withUnsafeBufferPointer { word in
                for start in 0...(bytes.count - word.count) where bytes[start] == first {
                    var length = 1
                    while length < word.count, bytes[start + length] == word[length] { length += 1 }
                    if length == word.count { return true }
                }
                return false
            }
        }
    }
}
