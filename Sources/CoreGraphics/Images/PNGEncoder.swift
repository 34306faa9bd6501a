import CZlib

/// Writes PNG: 8 bits, RGB or straight RGBA, no ancillary chunks but sRGB, so that equal pictures give equal bytes.
enum PNGEncoder {
    /// - Parameter level: zlib's, 0…9.
    static func encode(_ buffer: PixelBuffer, level: Int32) -> Data {
        let hasAlpha = !buffer.isOpaque && !buffer.findsOpaque()
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        var header = Data()
        header.append(bigEndian: UInt32(buffer.width))
        header.append(bigEndian: UInt32(buffer.height))
        header.append(contentsOf: [8, hasAlpha ? 6 : 2, 0, 0, 0])
        file.append(chunk: "IHDR", header)
        file.append(chunk: "sRGB", Data([0]))
        file.append(chunk: "IDAT", compressed(filteredRows(of: buffer, hasAlpha: hasAlpha), level: level))
        file.append(chunk: "IEND", Data())
        return file
    }

    /// Rows of bytes, each after its filter: 1 (difference to the left) in the first row, 2 (to the row above) below.
    private static func filteredRows(of buffer: PixelBuffer, hasAlpha: Bool) -> [UInt8] {
        let channels = hasAlpha ? 4 : 3, rowBytes = buffer.width * channels
        var rows = [UInt8](repeating: 0, count: (rowBytes + 1) * buffer.height)
        var current = [UInt8](repeating: 0, count: rowBytes), above = current
        rows.withUnsafeMutableBufferPointer { rows in
            for y in 0..<buffer.height {
                straighten(buffer.base + y * buffer.stride, count: buffer.width, hasAlpha: hasAlpha, into: &current)
                let out = rows.baseAddress! + y * (rowBytes + 1)
                out[0] = y == 0 ? 1 : 2
                for i in 0..<rowBytes {
                    let before = y > 0 ? above[i] : i >= channels ? current[i - channels] : 0
                    out[i + 1] = current[i] &- before
                }
                swap(&current, &above)
            }
        }
        return rows
    }

    private static func straighten(
        _ pixels: UnsafePointer<UInt32>, count: Int, hasAlpha: Bool, into bytes: inout [UInt8]
    ) {
        bytes.withUnsafeMutableBufferPointer { bytes in
            var i = 0
            for x in 0..<count {
                let c = StraightPixel(pixels[x])
                bytes[i] = c.red
                bytes[i + 1] = c.green
                bytes[i + 2] = c.blue
                if hasAlpha { bytes[i + 3] = c.alpha }
                i += hasAlpha ? 4 : 3
            }
        }
    }

    private static func compressed(_ bytes: [UInt8], level: Int32) -> Data {
        var size = compressBound(uLong(bytes.count))
        var data = Data(count: Int(size))
        let status = data.withUnsafeMutableBytes {
            compress2($0.baseAddress!.assumingMemoryBound(to: UInt8.self), &size, bytes, uLong(bytes.count), level)
        }
        precondition(
            status == Z_OK, "zlib refused to compress \(bytes.count) bytes at level \(level) (status \(status)).")
        return data.prefix(Int(size))
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
    fileprivate mutating func append(bigEndian number: UInt32) {
        append(contentsOf: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) })
    }

    fileprivate mutating func append(chunk name: String, _ content: Data) {
        append(bigEndian: UInt32(content.count))
        let body = Data(name.utf8) + content
        append(body)
        append(
            bigEndian: body.withUnsafeBytes {
                UInt32(crc32(0, $0.baseAddress!.assumingMemoryBound(to: UInt8.self), uInt(body.count)))
            })
    }
}

extension CGImage {
    /// The picture as a PNG file's bytes; equal pictures give equal bytes. `level`: 0 (fast) … 9 (small).
    package func pngData(level: Int = 6) -> Data {
        PNGEncoder.encode(buffer, level: Int32(min(max(level, 0), 9)))
    }

    /// The straight colour of a pixel, counted from the top left.
    package func straightPixel(_ x: Int, _ y: Int) -> StraightPixel {
        StraightPixel(buffer[x, y])
    }
}
