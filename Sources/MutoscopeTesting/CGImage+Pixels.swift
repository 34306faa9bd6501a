package import CoreGraphics
public import UIKit

extension CGImage {
    /// One pixel with straight (not premultiplied) colour; device pixels, origin top left.
    public func pixel(_ x: Int, _ y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        precondition(
            (0..<width).contains(x) && (0..<height).contains(y),
            "A pixel of an image of \(width)×\(height) was asked for at (\(x), \(y)).")
        let word = buffer.base[y * buffer.stride + x]
        let alpha = word >> 24
        guard alpha != 0 else { return (0, 0, 0, 0) }
        func straight(_ shift: UInt32) -> UInt8 {
            UInt8(min(255, ((word >> shift & 255) * 255 + alpha / 2) / alpha))
        }
        return (straight(16), straight(8), straight(0), UInt8(alpha))
    }

    /// Writes the picture as a PNG file, which is whole or absent.
    public func writePNG(to url: URL) throws {
        try PNGWriter.write(buffer, to: url)
    }
}
