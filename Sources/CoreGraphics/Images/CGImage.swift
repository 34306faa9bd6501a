/// A bitmap. Pixels are premultiplied sRGB; ``width`` and ``height`` are in pixels.
public final class CGImage: @unchecked Sendable {
    package let buffer: PixelBuffer

    public var width: Int { buffer.width }
    public var height: Int { buffer.height }

    package init(buffer: PixelBuffer) {
        self.buffer = buffer
    }
}
