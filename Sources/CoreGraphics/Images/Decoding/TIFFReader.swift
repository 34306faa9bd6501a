/// Baseline TIFF in Swift: two-coloured, gray, palette and RGB, with or without alpha, 1 to 16 bits, in strips or tiles, plain or
/// packed by PackBits, LZW or deflate. Of several pages the first, unless all are asked for.
enum TIFFReader {
    static func read(_ request: DecodingRequest) throws(ImageDecodingError) -> DecodedImage {
        let first = try TIFFTags(request.bytes)
        var decoded = try read(first, of: request)
        guard request.allPages else { return decoded }
        var painted = decoded.image.width * decoded.image.height
        for tags in pages(after: first, most: request.limits.frames) {
            // A page that cannot be read ends the file for those that can.
            guard let page = try? read(tags, of: request) else { break }
            painted += page.image.width * page.image.height
            guard painted <= request.limits.pixels else { break }
            decoded.pages.append((page.image, page.orientation))
        }
        return decoded
    }

    /// The directories of all pages but the first.
    static func pages(after first: TIFFTags, most: Int) -> [TIFFTags] {
        var found: [TIFFTags] = [], known: Set<Int> = [0], next = first.next
        while found.count < most, known.insert(next).inserted, let tags = try? TIFFTags(first.bytes, at: next) {
            found.append(tags)
            next = tags.next
        }
        return found
    }

    private static func read(
        _ tags: TIFFTags, of request: DecodingRequest
    ) throws(ImageDecodingError) -> DecodedImage {
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
