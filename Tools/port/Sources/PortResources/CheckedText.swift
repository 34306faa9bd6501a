import Foundation

/// Foundation's parser of XML ends the process at names and values that are not UTF-8, which is all that Xcode writes.
enum CheckedText {
    /// The first line with bytes that are not UTF-8, counted from one; nil where all are.
    static func firstBrokenLine(_ data: Data) -> Int? {
        if String(validating: data, as: UTF8.self) != nil { return nil }
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
    }
}
