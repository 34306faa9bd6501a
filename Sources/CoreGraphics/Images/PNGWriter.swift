/// Why a picture could not be written.
package enum ImageWriteError: Error, Equatable, CustomStringConvertible {
    case file(path: String, reason: String)

    package var description: String {
        switch self {
        case .file(let path, let reason): "The picture could not be written to \(path): \(reason)"
        }
    }
}

/// PNG files from pixels, without any outside program.
package enum PNGWriter {
    /// The pixels as the bytes of a PNG file, with straight alpha as the format asks.
    package static func data(of buffer: PixelBuffer) -> Data { PNGEncoder.encode(buffer) }

    /// Writes under a temporary name first, so that the file is whole or absent.
    package static func write(_ buffer: PixelBuffer, to url: URL) throws(ImageWriteError) {
        do {
            try data(of: buffer).write(to: url, options: .atomic)
        } catch {
            throw .file(path: url.path, reason: error.localizedDescription)
        }
    }
}
