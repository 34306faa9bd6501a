#if canImport(Glibc)
import Glibc
#else
import Foundation
#endif

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
        guard let first = word.first else { return true }
        return bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while rest.count >= word.count,
                let found = memchr(bytes.baseAddress! + rest.startIndex, Int32(first), rest.count - word.count + 1)
            {
                let start = UnsafeRawPointer(found) - bytes.baseAddress!
                if memcmp(found, word, word.count) == 0 { return true }
                rest = bytes[(start + 1)...]
            }
            return false
        }
    }
}
