import CPNGRows
import Dispatch
import Synchronization

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

    /// The rows as a zlib stream, of premultiplied words; `stride` in pixels.
    static func rows(
        _ pixels: UnsafePointer<UInt32>, _ width: Int, _ height: Int, stride: Int, channels: Int
    ) -> Data {
        let bands = PNGBands(pixels: pixels, width: width, height: height, stride: stride, channels: channels)
        var stream = Data([0x78, 0x01])
        var checksum: UInt32 = 1
        for band in bands.deflated() {
            stream.append(band.bytes)
            checksum = png_joined_checksum(checksum, band.checksum, band.rawCount)
        }
        stream.append(bigEndian: checksum)
        return stream
    }
}

/// A picture in bands of rows that are compressed on several threads. Bands are as high on every machine, so that equal pictures give
/// equal bytes.
private struct PNGBands: @unchecked Sendable {
    struct Deflated: Sendable {
        let bytes: Data
        /// Adler-32 of the `rawCount` bytes before compression.
        let checksum: UInt32
        let rawCount: Int
    }

    let pixels: UnsafePointer<UInt32>
    let width: Int, height: Int, stride: Int, channels: Int

    /// A band's pixels fit into a processor's own cache, and are worth a thread.
    private static let pixelsPerBand = 1 << 17

    private var rowsPerBand: Int { max(1, Self.pixelsPerBand / width) }
    private var count: Int { (height + rowsPerBand - 1) / rowsPerBand }

    /// From top to bottom.
    func deflated() -> [Deflated] {
        guard count > 1 else { return [deflated(0)] }
        let done = Mutex([Deflated?](repeating: nil, count: count))
        DispatchQueue.concurrentPerform(iterations: count) { index in
            let band = deflated(index)
            done.withLock { $0[index] = band }
        }
        return done.withLock { $0.compactMap(\.self) }
    }

    private func deflated(_ index: Int) -> Deflated {
        let first = index * rowsPerBand, rows = min(rowsPerBand, height - first)
        let room = png_band_bound(width, rows, Int32(channels))
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
        defer { bytes.deallocate() }
        var checksum: UInt32 = 1
        let count = png_deflate_band(
            pixels + first * stride, width, rows, stride, Int32(channels), index == 0 ? 1 : 0,
            index == self.count - 1 ? 1 : 0, bytes, room, &checksum)
        precondition(count > 0, "There is no memory to write a picture of \(width)×\(height) as PNG.")
        return Deflated(
            bytes: Data(bytes: bytes, count: count), checksum: checksum, rawCount: rows * (width * channels + 1))
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
