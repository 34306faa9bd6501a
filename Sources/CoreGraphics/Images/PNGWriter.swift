import CCairo

/// Why a picture could not be written.
package enum ImageWriteError: Error, Equatable, CustomStringConvertible {
    case encoding(String)
    case file(path: String, reason: String)

    package var description: String {
        switch self {
        case .encoding(let reason): "The picture could not be encoded as PNG: \(reason)."
        case .file(let path, let reason): "The picture could not be written to \(path): \(reason)"
        }
    }
}

/// PNG files from pixels, without any outside program.
package enum PNGWriter {
    /// The pixels as the bytes of a PNG file, with straight alpha as the format asks.
    package static func data(of buffer: PixelBuffer) throws(ImageWriteError) -> Data {
        let bytes = UnsafeMutableRawPointer(buffer.base).assumingMemoryBound(to: UInt8.self)
        let surface = cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_ARGB32, Int32(buffer.width), Int32(buffer.height), Int32(buffer.stride * 4))
        defer { cairo_surface_destroy(surface) }
        var png = Data()
        let status = withUnsafeMutablePointer(to: &png) { png in
            cairo_surface_write_to_png_stream(
                surface,
                { closure, bytes, count in
                    guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                    closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, png)
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            throw .encoding(String(cString: cairo_status_to_string(status)))
        }
        return png
    }

    /// Writes under a temporary name first, so that the file is whole or absent.
    package static func write(_ buffer: PixelBuffer, to url: URL) throws(ImageWriteError) {
        let png = try data(of: buffer)
        do {
            try png.write(to: url, options: .atomic)
        } catch {
            throw .file(path: url.path, reason: error.localizedDescription)
        }
    }
}
