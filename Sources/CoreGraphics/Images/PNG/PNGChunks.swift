import CZlib

/// The chunks of a PNG file.
enum PNGChunks {
    struct Chunk {
        let name: String
        let content: Data
        /// Whether the checksum is that of the content.
        let isWhole: Bool
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

    static func isPNG(_ data: Data) -> Bool { data.starts(with: signature) }

    /// Where the bytes end although the last chunk has not come; nil for whole PNG files and for other files.
    static func breakOff(_ data: Data) -> Int? {
        guard isPNG(data) else { return nil }
        var isEnded = false
        walk(data) { name, _, _ in isEnded = name == "IEND" }
        return isEnded ? nil : data.count
    }

    /// Every chunk that is there in full, in order.
    static func chunks(_ data: Data) -> [Chunk] {
        var chunks: [Chunk] = []
        walk(data) { name, content, sum in
            let body = data[(content.lowerBound - 4)..<content.upperBound]
            chunks.append(Chunk(name: name, content: data[content], isWhole: checksum(of: body) == sum))
        }
        return chunks
    }

    private static func walk(_ data: Data, _ visit: (_ name: String, _ content: Range<Int>, _ sum: UInt32) -> Void) {
        var position = data.startIndex + 8
        while position + 12 <= data.endIndex {
            let length = Int(number(data, at: position))
            guard position + 12 + length <= data.endIndex else { return }
            let content = (position + 8)..<(position + 8 + length)
            let name = String(decoding: data[(position + 4)..<(position + 8)], as: UTF8.self)
            visit(name, content, number(data, at: content.upperBound))
            position += 12 + length
            if name == "IEND" { return }
        }
    }

    static func number(_ data: Data, at index: Int) -> UInt32 {
        data[index..<(index + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }

    static func checksum(of bytes: Data) -> UInt32 {
        bytes.withUnsafeBytes {
            UInt32(crc32(0, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), uInt($0.count)))
        }
    }
}
