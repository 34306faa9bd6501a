import CPNGRows

/// A block of premultiplied pixels, 8 bits a channel, stored as native-endian 0xAARRGGBB words (Cairo's ARGB32), sRGB.
///
/// A buffer is filled once by whoever makes it and never written afterwards, so it may be shared between threads.
package final class PixelBuffer: @unchecked Sendable {
    package let width: Int
    package let height: Int
    /// Distance between rows, in pixels.
    package let stride: Int
    package let base: UnsafeMutablePointer<UInt32>
    private let memory: PixelMemory
    /// True when every pixel's alpha is known to be 255, so that nothing beneath can show.
    package var isOpaque: Bool

    /// A buffer of zeros (transparent black), or, for those who paint every pixel, of whatever is in its memory.
    ///
    /// - Parameters:
    ///   - makesPages: Whether one thread is going to draw all over it.
    ///   - makesPagesBeside: Whether its pages are made by a thread of their own while nobody paints yet.
    package init(
        width: Int, height: Int, isOpaque: Bool = false, isCleared: Bool = true, makesPages: Bool = false,
        makesPagesBeside: Bool = false
    ) {
        precondition(width > 0 && height > 0, "A pixel buffer needs a positive size; got \(width)×\(height).")
        self.width = width
        self.height = height
        self.stride = (width + 15) & ~15
        self.isOpaque = isOpaque
        // Samplers read one texel beyond the last row and column, with weight zero.
        let bytes = stride * (height + 1) * 4 + 64
        guard
            let memory = PixelMemory(
                bytes: bytes, isCleared: isCleared, makesPages: makesPages, makesPagesBeside: makesPagesBeside)
        else {
            preconditionFailure("There is no memory for a pixel buffer of \(width)×\(height).")
        }
        self.memory = memory
        base = memory.base.assumingMemoryBound(to: UInt32.self)
    }

    /// Whether a thread is making its pages: see `makesPagesBeside`.
    package var isMakingPages: Bool { memory.pagesAhead?.isRunning == true }

    deinit {
        memory.giveBack()
    }

    /// Gives memory of pictures that are gone, which is kept for the next ones, back to the system.
    package static func dropSpareMemory() { SpareMemory.dropMost() }

    /// Gives memory back to the system that has not been asked for since the call before.
    package static func dropIdleSpareMemory() { SpareMemory.dropIdle() }

    /// Has memory lie ready for pictures of as many pixels in all, from now on: a thread of its own makes its pages.
    package static func reserveMemory(pixels: Int) { SpareMemory.reserve(pixels * 4) }
}

extension PixelBuffer {
    /// The premultiplied word at column `x` of row `y`, counted from the top left.
    @inlinable
    package subscript(x: Int, y: Int) -> UInt32 {
        precondition(
            x >= 0 && x < width && y >= 0 && y < height, "No pixel (\(x), \(y)) in a \(width)×\(height) buffer.")
        return base[y * stride + x]
    }

    /// A part of the picture as a buffer of its own; the rectangle must lie inside.
    package func copy(x: Int, y: Int, width: Int, height: Int) -> PixelBuffer {
        precondition(
            x >= 0 && y >= 0 && x + width <= self.width && y + height <= self.height,
            "The part (\(x), \(y), \(width), \(height)) must lie inside a \(self.width)×\(self.height) buffer.")
        let part = PixelBuffer(width: width, height: height, isOpaque: isOpaque)
        for row in 0..<height {
            (part.base + row * part.stride).update(from: base + (y + row) * stride + x, count: width)
        }
        return part
    }

    /// The whole picture as a buffer of its own.
    package func copy() -> PixelBuffer { copy(x: 0, y: 0, width: width, height: height) }

    /// Sets every pixel.
    package func fill(_ pixel: UInt32) {
        base.update(repeating: pixel, count: stride * height)
    }

    /// Looks at every pixel: true when nothing beneath can show.
    package func findsOpaque() -> Bool {
        png_is_opaque(base, width, height, stride) != 0
    }
}
