/// The screen on which the frames of a GIF file are drawn, one upon the other.
struct GIFCanvas {
    private let width: Int, height: Int
    private var pixels: [UInt32]

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        pixels = [UInt32](repeating: 0, count: width * height)
    }

    /// The screen with the frame on it. Then the frame goes as it says.
    mutating func draw(_ frame: GIFFrame, of bytes: FileBytes) throws(ImageDecodingError) -> DecodedImage.Frame {
        let before = frame.disposal == .restore ? pixels : []
        try paint(frame, of: bytes)
        let shown = DecodedImage.Frame(image: picture(), delay: frame.delay, storedDelay: frame.storedDelay)
        switch frame.disposal {
        case .keep: break
        case .restore: pixels = before
        case .clear:
            for y in frame.y..<max(frame.y, min(frame.y + frame.height, height)) {
                for x in frame.x..<max(frame.x, min(frame.x + frame.width, width)) { pixels[y * width + x] = 0 }
            }
        }
        return shown
    }

    private mutating func paint(_ frame: GIFFrame, of bytes: FileBytes) throws(ImageDecodingError) {
        let rows = GIFRows(height: frame.height, isInterlaced: frame.isInterlaced)
        var codes = GIFCodes(bytes, frame)
        var column = 0, row = 0
        while row < frame.height, frame.width > 0 {
            guard let index = try codes.next() else { break }
            let x = frame.x + column, y = frame.y + rows[row]
            if x < width, y < height, index < frame.palette.count, frame.palette[index] != 0 {
                pixels[y * width + x] = frame.palette[index]
            }
            column += 1
            if column == frame.width { (column, row) = (0, row + 1) }
        }
    }

    private func picture() -> CGImage {
        let buffer = PixelBuffer(width: width, height: height)
        pixels.withUnsafeBufferPointer { pixels in
            for y in 0..<height {
                (buffer.base + y * buffer.stride).update(from: pixels.baseAddress! + y * width, count: width)
            }
        }
        buffer.isOpaque = buffer.findsOpaque()
        return CGImage(buffer: buffer)
    }
}

/// In which order the rows of a frame come.
struct GIFRows {
    private let height: Int
    private let isInterlaced: Bool

    init(height: Int, isInterlaced: Bool) { (self.height, self.isInterlaced) = (height, isInterlaced) }

    /// The row that comes as number `index`: interlaced every eighth first, then those between, in three steps.
    subscript(index: Int) -> Int {
        guard isInterlaced else { return index }
        var rest = index
        for (start, step) in [(0, 8), (4, 8), (2, 4), (1, 2)] {
            let count = height > start ? (height - start + step - 1) / step : 0
            if rest < count { return start + rest * step }
            rest -= count
        }
        return index
    }
}
