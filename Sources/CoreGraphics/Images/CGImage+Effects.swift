import CPixbuf

extension CGImage {
    /// The picture's shape in one colour: its alpha multiplies the colour.
    package func silhouette(in color: CGColor) -> CGImage {
        let pixel = color.rgba.pixel
        let result = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            let from = buffer.base + y * buffer.stride, to = result.base + y * result.stride
            for x in 0..<width { to[x] = scaled(pixel, by: from[x] >> 24) }
        }
        return CGImage(buffer: result)
    }

    /// The picture as a JPEG file's bytes on black; quality 0…100. nil when the writer fails.
    package func jpegData(quality: Int) -> Data? {
        var rgb = [UInt8](repeating: 0, count: width * height * 3)
        for y in 0..<height {
            for x in 0..<width {
                let pixel = buffer.base[y * buffer.stride + x], i = (y * width + x) * 3
                (rgb[i], rgb[i + 1], rgb[i + 2]) = (
                    UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255)
                )
            }
        }
        return rgb.withUnsafeBufferPointer { bytes in
            guard
                let pixbuf = gdk_pixbuf_new_from_data(
                    bytes.baseAddress, GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height), Int32(width * 3), nil, nil
                )
            else { return nil }
            defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
            return Self.encode(pixbuf, type: "jpeg", option: ("quality", "\(quality)"))
        }
    }

    private static func encode(_ pixbuf: OpaquePointer, type: String, option: (String, String)) -> Data? {
        var bytes: UnsafeMutablePointer<CChar>?
        var size: gsize = 0
        var keys = [strdup(option.0), nil], values = [strdup(option.1), nil]
        defer {
            free(keys[0])
            free(values[0])
        }
        guard gdk_pixbuf_save_to_bufferv(pixbuf, &bytes, &size, type, &keys, &values, nil) != 0, let bytes else {
            return nil
        }
        defer { g_free(bytes) }
        return Data(bytes: bytes, count: Int(size))
    }
}
