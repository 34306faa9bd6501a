/// The pixels of a context: premultiplied words that Cairo draws into, and the caller's own memory beside them.
final class ContextBitmap {
    private(set) var buffer: PixelBuffer
    let format: BitmapFormat
    let colorSpace: CGColorSpace?
    let bytesPerRow: Int
    /// The caller's memory; kept up to date after every drawing.
    private let shared: UnsafeMutableRawPointer?
    /// Told when nobody draws into the caller's memory any more.
    var release: (() -> Void)?
    /// Memory in the asked-for layout, made when `data` is first read.
    private var own: UnsafeMutableRawPointer?
    /// The program knows where the pixels lie, and may write there at any time.
    private var isExposed = false
    /// An image has the pixels: whoever draws on does so in a copy.
    private(set) var isLent = false

    init(_ buffer: PixelBuffer, format: BitmapFormat) {
        self.buffer = buffer
        self.format = format
        colorSpace = .srgb
        bytesPerRow = buffer.stride * 4
        shared = nil
    }

    init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace?, info: CGBitmapInfo
    ) {
        guard PixelBuffer.allows(width: width, height: height),
            let format = BitmapFormat(
                model: space?.model, bitsPerComponent: bitsPerComponent, bitsPerPixel: nil, info: info),
            !format.isPacked24, format.alpha != .first, format.alpha != .last,
            bytesPerRow == 0 || bytesPerRow >= width * format.bytesPerPixel
        else {
            Diagnostics.report(
                "no bitmap context of \(width)×\(height), \(bitsPerComponent) bits a component, info \(info.rawValue)",
                key: "context.layout")
            return nil
        }
        self.format = format
        colorSpace = space
        self.bytesPerRow = bytesPerRow == 0 ? width * format.bytesPerPixel : bytesPerRow
        buffer = PixelBuffer(width: width, height: height, makesPages: true)
        shared = data
        if let data {
            format.read(data, bytesPerRow: self.bytesPerRow, into: buffer)
        } else if format.isInk {
            // Without ink paper is white.
            buffer.base.update(repeating: .max, count: buffer.stride * height)
        }
    }

    deinit {
        own?.deallocate()
        release?()
    }

    /// Called after drawing: writes through to the caller's memory.
    func drawingEnded() {
        if let shared { format.write(buffer, to: shared, bytesPerRow: bytesPerRow) }
    }

    /// The pixels in the asked-for layout.
    var data: UnsafeMutableRawPointer {
        if let shared { return shared }
        if format == .native, bytesPerRow == buffer.stride * 4 {
            isExposed = true
            return UnsafeMutableRawPointer(buffer.base)
        }
        let memory = own ?? .allocate(byteCount: bytesPerRow * buffer.height, alignment: 16)
        own = memory
        format.write(buffer, to: memory, bytesPerRow: bytesPerRow)
        return memory
    }

    /// The picture so far, copied.
    func makeImage() -> CGImage { image(of: buffer.copy()) }

    /// The picture so far without copying it, until ``takeBack()``; a copy where the program may write to the pixels by itself.
    func lendImage() -> CGImage {
        if isExposed { return makeImage() }
        if isLent { return CGImage(buffer: buffer, format: format, colorSpace: colorSpace) }
        isLent = true
        return image(of: buffer)
    }

    /// Goes on in a copy of the pixels that an image has.
    func takeBack() {
        buffer = buffer.copy()
        // What is drawn next may clear pixels.
        if format.hasAlpha { buffer.isOpaque = false }
        isLent = false
    }

    /// The picture itself. Nothing may be drawn afterwards.
    func takeImage() -> CGImage { image(of: buffer) }

    /// The picture itself, or an equal one of one colour that is in use already. Nothing may be drawn afterwards.
    func takeSharedImage() -> CGImage {
        let image = image(of: buffer)
        return CGImage(buffer: UniformPictures.shared(image.buffer), format: format, colorSpace: colorSpace)
    }

    private func image(of pixels: PixelBuffer) -> CGImage {
        if !format.hasAlpha {
            for i in 0..<pixels.stride * pixels.height { pixels.base[i] |= 0xFF00_0000 }
            pixels.isOpaque = true
        } else if !isExposed || pixels !== buffer {
            // Whatever such a picture covers is not painted; the first clear pixel ends the search.
            pixels.isOpaque = pixels.findsOpaque()
        }
        return CGImage(buffer: pixels, format: format, colorSpace: colorSpace)
    }
}
