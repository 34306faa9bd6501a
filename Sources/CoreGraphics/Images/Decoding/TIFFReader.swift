/// Baseline TIFF in Swift: two-coloured, gray, palette and RGB, with or without alpha, 1 to 16 bits, in strips or tiles, plain or
/// packed by PackBits, LZW or deflate. Of several pages the first.
enum TIFFReader {
    static func read(_ request: DecodingRequest) throws(ImageDecodingError) -> DecodedImage {
        let tags = try TIFFTags(request.bytes)
        let layout = try TIFFLayout(tags)
        try request.check(width: layout.width, height: layout.height)
        let buffer = PixelBuffer(width: layout.width, height: layout.height)
        for (index, block) in try layout.blocks(tags).enumerated() {
            let packed = try request.bytes.part(block.start, block.count)
            var bytes = try TIFFUnpacking.unpack(packed, layout.compression, mostBytes: layout.blockBytes)
            // A last strip may be shorter; what a block leaves out is empty.
            bytes.append(contentsOf: repeatElement(0, count: max(0, layout.blockBytes - bytes.count)))
            if layout.hasDifferences { layout.addUp(&bytes) }
            layout.draw(bytes, block: index, into: buffer)
        }
        if layout.isPremultiplied { buffer.isOpaque = buffer.findsOpaque() } else { buffer.premultiply() }
        return DecodedImage(buffer, orientation: try tags.number(274) ?? 1)
    }
}

/// The directory of a TIFF file's first page.
struct TIFFTags {
    let bytes: FileBytes
    let isBigEndian: Bool
    private var entries: [Int: Int] = [:]

    init(_ bytes: FileBytes) throws(ImageDecodingError) {
        self.bytes = bytes
        isBigEndian = bytes.starts(with: "MM")
        let directory = try bytes.number(4, bytes: 4, isBigEndian: isBigEndian)
        for index in 0..<(try bytes.number(directory, bytes: 2, isBigEndian: isBigEndian)) {
            let entry = directory + 2 + index * 12
            entries[try bytes.number(entry, bytes: 2, isBigEndian: isBigEndian)] = entry
        }
    }

    /// The first number of a tag.
    func number(_ tag: Int) throws(ImageDecodingError) -> Int? { try numbers(tag, most: 1)?.first }

    /// All numbers of a tag, which lie in the file, so that there are no more than it has bytes.
    func numbers(_ tag: Int, most: Int = .max) throws(ImageDecodingError) -> [Int]? {
        guard let entry = entries[tag] else { return nil }
        let type = try bytes.number(entry + 2, bytes: 2, isBigEndian: isBigEndian)
        let count = min(most, try bytes.number(entry + 4, bytes: 4, isBigEndian: isBigEndian))
        guard let size = [1: 1, 3: 2, 4: 4][type] else { throw .damaged(reason: "tag \(tag) has type \(type).") }
        let total = try bytes.number(entry + 4, bytes: 4, isBigEndian: isBigEndian) * size
        let start = total <= 4 ? entry + 8 : try bytes.number(entry + 8, bytes: 4, isBigEndian: isBigEndian)
        _ = try bytes.part(start, count * size)
        var found: [Int] = []
        found.reserveCapacity(count)
        for index in 0..<count {
            found.append(try bytes.number(start + index * size, bytes: size, isBigEndian: isBigEndian))
        }
        return found
    }
}
