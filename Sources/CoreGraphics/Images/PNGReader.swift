import CCairo

/// Why the bytes of a picture could not be read.
package struct ImageReadError: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}

/// Pictures from the bytes of PNG files, without any outside program: what ``PNGWriter`` writes comes back bit for bit.
package enum PNGReader {
    /// The pixels, premultiplied. Files that are cut short, damaged, or claim more pixels than their bytes can hold are refused.
    package static func buffer(of data: Data) throws(ImageReadError) -> PixelBuffer {
        try checkHeader(data)
        var source = Source(data: data, position: 0)
        let surface = withUnsafeMutablePointer(to: &source) { source in
            cairo_image_surface_create_from_png_stream(
                { closure, bytes, count in
                    guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
                    return closure.assumingMemoryBound(to: Source.self).pointee.read(into: bytes, count: Int(count))
                }, source)
        }
        defer { cairo_surface_destroy(surface) }
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw ImageReadError("the PNG data are damaged (\(String(cString: cairo_status_to_string(status))))")
        }
        return try copy(surface)
    }

    private static func copy(_ surface: OpaquePointer?) throws(ImageReadError) -> PixelBuffer {
        let width = Int(cairo_image_surface_get_width(surface)), height = Int(cairo_image_surface_get_height(surface))
        let format = cairo_image_surface_get_format(surface)
        guard width > 0, height > 0, format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
            let bytes = cairo_image_surface_get_data(surface)
        else { throw ImageReadError("the PNG data hold no picture of a known kind") }
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        let buffer = PixelBuffer(width: width, height: height, isOpaque: format == CAIRO_FORMAT_RGB24)
        for y in 0..<height {
            let row = UnsafeRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
            let target = buffer.base + y * buffer.stride
            if buffer.isOpaque {
                for x in 0..<width { target[x] = row[x] | 0xFF00_0000 }
            } else {
                target.update(from: row, count: width)
            }
        }
        if !buffer.isOpaque { buffer.isOpaque = buffer.findsOpaque() }
        return buffer
    }

    /// Looks at the size before any memory is asked for: deflate packs no more than 1032 to 1.
    private static func checkHeader(_ data: Data) throws(ImageReadError) {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard data.count >= 33, data.prefix(8).elementsEqual(signature) else {
            throw ImageReadError("the data are not a PNG file")
        }
        let header = data.dropFirst(16).prefix(10).map(Int.init)
        let width = header[0] << 24 | header[1] << 16 | header[2] << 8 | header[3]
        let height = header[4] << 24 | header[5] << 16 | header[6] << 8 | header[7]
        guard (1...32_767).contains(width), (1...32_767).contains(height) else {
            throw ImageReadError("the picture claims \(width)×\(height) pixels; each side may have 1 to 32767")
        }
        let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][header[9]] ?? 1
        let bytes = (width * header[8] * channels + 7) / 8 * height
        guard bytes / 1040 <= data.count else {
            throw ImageReadError("the picture claims \(width)×\(height) pixels, more than its \(data.count) bytes can hold")
        }
    }

    private struct Source {
        let data: Data
        var position: Int

        mutating func read(into target: UnsafeMutablePointer<UInt8>, count: Int) -> cairo_status_t {
            guard count <= data.count - position else { return CAIRO_STATUS_READ_ERROR }
            let start = data.startIndex + position
            data.copyBytes(to: target, from: start..<start + count)
            position += count
            return CAIRO_STATUS_SUCCESS
        }
    }
}
