/// A block of premultiplied pixels, 8 bits a channel, stored as native-endian 0xAARRGGBB words (Cairo's ARGB32), sRGB.
///
/// A buffer is filled once by whoever makes it and never written afterwards, so it may be shared between threads.
package final class PixelBuffer: @unchecked Sendable {
    package let width: Int
    package let height: Int
    /// Distance between rows, in pixels.
    package let stride: Int
    package let base: UnsafeMutablePointer<UInt32>
    /// True when every pixel's alpha is known to be 255, so that nothing beneath can show.
    package var isOpaque: Bool

    /// A buffer of zeros (transparent black).
    package init(width: Int, height: Int, isOpaque: Bool = false) {
        precondition(width > 0 && height > 0, "A pixel buffer needs a positive size; got \(width)×\(height).")
        self.width = width
        self.height = height
        self.stride = (width + 15) & ~15
        self.isOpaque = isOpaque
        let bytes = stride * height * 4
        let raw = UnsafeMutableRawPointer.allocate(byteCount: bytes + 64, alignment: 64)
        raw.initializeMemory(as: UInt8.self, repeating: 0, count: bytes + 64)
        base = raw.assumingMemoryBound(to: UInt32.self)
    }

    deinit {
        base.deallocate()
    }
}
