import CPNGRows
import CZlib

/// Writes PNG: 8 bits, RGB or straight RGBA, no ancillary chunks but sRGB, so that equal pictures give equal bytes.
enum PNGEncoder {
    static func encode(_ buffer: PixelBuffer) -> Data {
        let hasAlpha = !buffer.isOpaque && !buffer.findsOpaque()
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        var header = Data()
        header.append(bigEndian: UInt32(buffer.width))
        header.append(bigEndian: UInt32(buffer.height))
        header.append(contentsOf: [8, hasAlpha ? 6 : 2, 0, 0, 0])
        file.append(chunk: "IHDR", header)
        file.append(chunk: "sRGB", Data([0]))
        file.append(chunk: "IDAT", rows(of: buffer, channels: hasAlpha ? 4 : 3))
        file.append(chunk: "IEND", Data())
        return file
    }

    private static func rows(of buffer: PixelBuffer, channels: Int) -> Data {
        rows(buffer.base, buffer.width, buffer.height, stride: buffer.stride, channels: channels)
    }

    /// Packed rows of premultiplied words; `stride` in pixels.
    static func rows(
        _ pixels: UnsafePointer<UInt32>, _ width: Int, _ height: Int, stride: Int, channels: Int
    ) -> Data {
        let room = png_deflate_bound(width, height, Int32(channels))
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
        defer { bytes.deallocate() }
        let count = png_deflate(pixels, width, height, stride, Int32(channels), bytes, room)
        precondition(count > 0, "There is no memory to write a picture of \(width)×\(height) as PNG.")
        return Data(bytes: bytes, count: count)
    }
}

/// One pixel with its colour not multiplied by alpha.
package struct StraightPixel: Equatable, Sendable {
    package var red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8

    /// From a premultiplied 0xAARRGGBB word.
    @inline(__always)
    package init(_ pixel: UInt32) {
        let a = pixel >> 24
        alpha = UInt8(a)
        if a == 255 || a == 0 {
            (red, green, blue) = (UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255))
        } else {
            red = UInt8(min(255, ((pixel >> 16 & 255) * 255 + a / 2) / a))
            green = UInt8(min(255, ((pixel >> 8 & 255) * 255 + a / 2) / a))
            blue = UInt8(min(255, ((pixel & 255) * 255 + a / 2) / a))
        }
    }
}

extension Data {
    mutating func append(bigEndian number: UInt32) {
        append(contentsOf: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) })
    }

    mutating func append(chunk name: String, _ content: Data) {
        append(bigEndian: UInt32(content.count))
        let body = Data(name.utf8) + content
        append(body)
        append(bigEndian: PNGChunks.checksum(of: body))
    }
}

extension CGImage {
    /// The picture as a PNG file's bytes; equal pictures give equal bytes.
    package func pngData() -> Data { PNGEncoder.encode(buffer) }

    /// The straight colour of a pixel, counted from the top left.
    package func straightPixel(_ x: Int, _ y: Int) -> StraightPixel {
        StraightPixel(buffer[x, y])
    }
}
