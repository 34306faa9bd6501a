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

    static func isPNG(_ bytes: some Sequence<UInt8>) -> Bool { bytes.starts(with: signature) }

    /// Where the bytes end although the last chunk has not come, which libpng sees only behind all rows; nil for whole PNG files and for
    /// other files.
    static func breakOff<Bytes: RandomAccessCollection>(_ bytes: Bytes) -> Int?
    where Bytes.Element == UInt8, Bytes.Index == Int {
        guard isPNG(bytes) else { return nil }
        let hasEnd = PNGChunkPlaces(bytes).contains { $0.end <= bytes.endIndex && $0.isNamed("IEND", in: bytes) }
        return hasEnd ? nil : bytes.count
    }

    /// The file with its last, broken chunk of pixels made a whole one, for libpng takes no part of it.
    static func mended(_ bytes: FileBytes) -> FileBytes {
        guard let broken = PNGChunkPlaces(bytes.all).first(where: { $0.end > bytes.count }),
            broken.isNamed("IDAT", in: bytes.all), broken.content < bytes.count
        else { return bytes }
        var file = Data(bytes.all[..<broken.start])
        file.append(chunk: "IDAT", Data(bytes.all[broken.content...]))
        return FileBytes(file)
    }

    /// Every chunk that is there in full, in order.
    static func chunks(_ data: Data) -> [Chunk] {
        var chunks: [Chunk] = []
        for place in PNGChunkPlaces(data) {
            guard place.end <= data.endIndex else { break }
            let end = place.content + place.length, body = data[place.name..<end]
            let name = String(decoding: data[place.name..<place.content], as: UTF8.self)
            let isWhole = checksum(of: body) == number(data, at: end)
            chunks.append(Chunk(name: name, content: data[place.content..<end], isWhole: isWhole))
            if name == "IEND" { break }
        }
        return chunks
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

/// Where a chunk lies, of which not all bytes may have come. Indices of the file's bytes.
struct PNGChunkPlace {
    /// Where its length stands.
    let start: Int
    /// Bytes of its content.
    let length: Int

    /// Where the four letters of its name stand.
    var name: Int { start + 4 }
    var content: Int { start + 8 }
    /// Behind its checksum.
    var end: Int { start + 12 + length }

    func isNamed<Bytes: RandomAccessCollection>(_ name: StaticString, in bytes: Bytes) -> Bool
    where Bytes.Element == UInt8, Bytes.Index == Int {
        self.name <= bytes.endIndex && bytes[self.name...].starts(with: name.withUTF8Buffer(Array.init))
    }
}

/// The chunks of a PNG file, in their order.
struct PNGChunkPlaces<Bytes: RandomAccessCollection>: Sequence, IteratorProtocol
where Bytes.Element == UInt8, Bytes.Index == Int {
    private let bytes: Bytes
    private var position: Int

    init(_ bytes: Bytes) { (self.bytes, position) = (bytes, bytes.startIndex + 8) }

    mutating func next() -> PNGChunkPlace? {
        guard position + 4 <= bytes.endIndex else { return nil }
        let length = bytes[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
        let place = PNGChunkPlace(start: position, length: length)
        position = place.end
        return place
    }
}
