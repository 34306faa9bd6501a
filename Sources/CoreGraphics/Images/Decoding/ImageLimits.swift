/// How large a picture from outside may be.
package struct ImageLimits: Sendable {
    /// Pixels of a side.
    package var side: Int
    /// Pixels of a picture, and of all frames of an animation together.
    package var pixels: Int
    package var frames: Int
    /// Bytes of a drawing, which can tell of any size.
    package var drawingBytes = 16 << 20

    package static let standard = ImageLimits(
        side: PixelBuffer.maximumSide, pixels: PixelBuffer.maximumPixels, frames: 10_000)

    package init(side: Int, pixels: Int, frames: Int) {
        (self.side, self.pixels, self.frames) = (side, pixels, frames)
    }

    /// No format of bitmaps packs more pixels into a byte: deflate repeats a byte 1032 times, with eight pixels in it.
    static let mostPixelsPerByte = 16_384

    func check(width: Int, height: Int, frames: Int = 1) throws(ImageDecodingError) {
        guard width > 0, height > 0 else { throw .damaged(reason: "its size is \(width)×\(height).") }
        guard width <= side, height <= side, width * height <= pixels else {
            throw .tooLarge(width: width, height: height)
        }
        guard frames <= self.frames, width * height * frames <= pixels else {
            throw .tooLarge(width: width, height: height * frames)
        }
    }
}
