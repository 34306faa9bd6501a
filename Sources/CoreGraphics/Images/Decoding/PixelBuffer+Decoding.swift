import CCairo

extension PixelBuffer {
    /// Multiplies straight colours by their alpha, in place, and notes whether anything shows through.
    func premultiply() {
        var isSolid = true
        for y in 0..<height {
            let row = base + y * stride
            for x in 0..<width where row[x] < 0xFF00_0000 {
                isSolid = false
                row[x] = premultiplied(row[x])
            }
        }
        isOpaque = isSolid
    }

    /// The picture no larger than `side`: each pixel is the mean of those that it takes the place of.
    func reduced(toLongestSide side: Int) -> PixelBuffer {
        let longest = max(width, height)
        guard longest > side else { return self }
        let scale = Double(side) / Double(longest)
        let w = max(1, Int((Double(width) * scale).rounded())), h = max(1, Int((Double(height) * scale).rounded()))
        let result = PixelBuffer(width: w, height: h, isOpaque: isOpaque)
        var sums = [UInt64](repeating: 0, count: w * 4)
        for y in 0..<h {
            let rows = y * height / h..<max(y * height / h + 1, (y + 1) * height / h)
            for i in sums.indices { sums[i] = 0 }
            for row in rows { addRow(row, to: &sums, columns: w) }
            for x in 0..<w {
                let covered = UInt64(columns(x, of: w).count * rows.count)
                var pixel: UInt32 = 0
                for part in 0..<4 {
                    pixel |= UInt32((sums[x * 4 + part] + covered / 2) / covered) << UInt32(part * 8)
                }
                result.base[y * result.stride + x] = pixel
            }
        }
        return result
    }

    /// The columns of this buffer that fall into column `x` of `count`.
    private func columns(_ x: Int, of count: Int) -> Range<Int> {
        let start = x * width / count
        return start..<max(start + 1, (x + 1) * width / count)
    }

    private func addRow(_ y: Int, to sums: inout [UInt64], columns count: Int) {
        let row = base + y * stride
        sums.withUnsafeMutableBufferPointer { sums in
            for x in 0..<count {
                let columns = columns(x, of: count)
                // Two parts of a colour in the halves of each word, which hold those of 2²⁴ pixels.
                var even: UInt64 = 0, odd: UInt64 = 0, column = columns.lowerBound
                while column < columns.upperBound {
                    let pixel = UInt64(row[column])
                    even += pixel & 0xFF | (pixel & 0xFF_0000) << 16
                    odd += pixel >> 8 & 0xFF | (pixel >> 8 & 0xFF_0000) << 16
                    column += 1
                }
                let sum = sums.baseAddress! + x * 4
                sum[0] += even & 0xFFFF_FFFF
                sum[1] += odd & 0xFFFF_FFFF
                sum[2] += even >> 32
                sum[3] += odd >> 32
            }
        }
    }
}

/// A straight 0xAARRGGBB word with its colours multiplied by its alpha.
@inline(__always)
func premultiplied(_ pixel: UInt32) -> UInt32 {
    let a = pixel >> 24
    let r = ((pixel >> 16 & 255) * a + 127) / 255, g = ((pixel >> 8 & 255) * a + 127) / 255
    return a << 24 | r << 16 | g << 8 | ((pixel & 255) * a + 127) / 255
}

/// A word of four straight parts.
@inline(__always)
func word(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) -> UInt32 {
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
}

extension PixelBuffer {
    /// A picture that a library makes with Cairo: it is given a context of pixels.
    static func drawn(
        width: Int, height: Int, by draw: (_ cairo: OpaquePointer?) throws(ImageDecodingError) -> Void
    ) throws(ImageDecodingError) -> PixelBuffer {
        let buffer = PixelBuffer(width: width, height: height)
        let surface = cairo_image_surface_create_for_data(
            UnsafeMutableRawPointer(buffer.base).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
            Int32(height), Int32(buffer.stride * 4))
        let cairo = cairo_create(surface)
        defer {
            cairo_destroy(cairo)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        try draw(cairo)
        cairo_surface_flush(surface)
        buffer.isOpaque = buffer.findsOpaque()
        return buffer
    }
}
