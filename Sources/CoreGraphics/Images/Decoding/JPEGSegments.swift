/// A segment of a JPEG file, of which not all bytes may have come.
struct JPEGSegment {
    let kind: UInt8
    let content: Int
    /// Bytes of its content.
    let length: Int
}

/// The segments of a JPEG file before its pixels, in their order.
struct JPEGSegments: Sequence, IteratorProtocol {
    private let bytes: FileBytes
    private var position = 2

    init(_ bytes: FileBytes) { self.bytes = bytes }

    mutating func next() -> JPEGSegment? {
        while let mark = try? bytes.byte(position), mark == 0xFF, let kind = try? bytes.byte(position + 1) {
            // Any number of marks may stand before a kind.
            if kind == 0xFF { position += 1; continue }
            guard kind != 0xDA, let size = try? bytes.number(position + 2, bytes: 2, isBigEndian: true), size >= 2
            else { return nil }
            defer { position += 2 + size }
            return JPEGSegment(kind: kind, content: position + 4, length: size - 2)
        }
        return nil
    }
}
