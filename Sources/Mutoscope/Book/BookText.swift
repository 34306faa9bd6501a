public import Foundation

/// A text in UTF-8, whatever the file holds: bytes that are no UTF-8 are replaced, a mark at the beginning is left out.
///
/// Positions in it are counted in bytes and always between characters.
public struct BookText: Sendable {
    /// Valid UTF-8.
    let bytes: Data

    /// A text that is already there.
    public init(_ text: String) {
        bytes = Data(text.utf8)
    }

    /// Any bytes.
    public init(data: Data) {
        var data = data
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { data = data.dropFirst(3) }
        let isValid = data.withUnsafeBytes { buffer in
            String(validating: buffer.bindMemory(to: UInt8.self), as: UTF8.self) != nil
        }
        bytes = isValid ? Data(data) : Data(String(decoding: data, as: UTF8.self).utf8)
    }

    /// The text of a file. Reads all of it: call it off the main actor for large files.
    public init(contentsOf url: URL) throws {
        self.init(data: try Data(contentsOf: url, options: .mappedIfSafe))
    }

    /// In bytes.
    public var count: Int { bytes.count }

    /// The nearest position between two characters at or before `position`.
    public func boundary(atOrBefore position: Int) -> Int {
        var index = min(max(position, 0), count)
        // Continuation bytes of UTF-8 begin with the bits 10.
        while index > 0, index < count, bytes[bytes.startIndex + index] & 0xC0 == 0x80 { index -= 1 }
        return index
    }

    /// The characters between two positions.
    public func string(_ range: Range<Int>) -> String {
        String(
            decoding: bytes[(bytes.startIndex + range.lowerBound)..<(bytes.startIndex + range.upperBound)],
            as: UTF8.self)
    }

    /// The position after the last line break in a range, nil without one.
    func lastLineStart(in range: Range<Int>) -> Int? {
        let start = bytes.startIndex
        return bytes[(start + range.lowerBound)..<(start + range.upperBound)].lastIndex(of: 0x0A).map { $0 - start + 1 }
    }
}
