/// Writes TIFF: pages of 8 bits, RGB or RGB with alpha multiplied in, not packed.
enum TIFFEncoder {
    /// A file whose pages are the pictures.
    static func encode(_ pages: [(image: CGImage, metadata: WrittenMetadata)]) -> Data {
        var file = TIFFStructure()
        for page in pages {
            let buffer = page.image.buffer
            let hasAlpha = !buffer.isOpaque && !buffer.findsOpaque()
            let samples = hasAlpha ? 4 : 3
            let rows = pixels(of: buffer, hasAlpha: hasAlpha)
            let start = file.append(rows)
            var entries = page.metadata.entries(in: &file)
            entries += [
                .long(256, buffer.width), .long(257, buffer.height),
                .shorts(258, [Int](repeating: 8, count: samples)), .shorts(259, [1]), .shorts(262, [2]),
                .long(273, start), .shorts(277, [samples]), .long(278, buffer.height), .long(279, rows.count),
                .shorts(284, [1]),
            ]
            if hasAlpha { entries.append(.shorts(338, [1])) }
            if !entries.contains(where: { $0.tag == 274 }) { entries.append(.shorts(274, [1])) }
            file.append(page: entries)
        }
        return Data(file.bytes)
    }

    private static func pixels(of buffer: PixelBuffer, hasAlpha: Bool) -> [UInt8] {
        var out: [UInt8] = []
        out.reserveCapacity(buffer.width * buffer.height * (hasAlpha ? 4 : 3))
        for y in 0..<buffer.height {
            let row = buffer.base + y * buffer.stride
            for x in 0..<buffer.width {
                let pixel = row[x]
                out.append(UInt8(pixel >> 16 & 255))
                out.append(UInt8(pixel >> 8 & 255))
                out.append(UInt8(pixel & 255))
                if hasAlpha { out.append(UInt8(pixel >> 24)) }
            }
        }
        return out
    }
}
