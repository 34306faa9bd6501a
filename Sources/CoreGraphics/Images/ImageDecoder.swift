import CPixbuf

/// Pictures from files, by gdk-pixbuf: PNG, JPEG, GIF, WebP, SVG and whatever else its loaders know.
package struct DecodedImage: Sendable {
    package struct Frame: Sendable {
        package var image: CGImage
        /// Seconds.
        package var delay: Double
    }
    /// As stored, not turned upright. The first frame of an animation.
    package var image: CGImage
    /// EXIF orientation, 1…8: how to turn ``image`` upright.
    package var orientation: Int
    /// All frames of an animation, drawn out in full; empty for a still picture.
    package var frames: [Frame]
    /// How often an animation plays; 0 is for ever.
    package var loopCount: Int
}

package enum ImageDecoder {
    /// Decodes a file.
    package static func decode(
        contentsOf url: URL, maximumPixelSize: Int? = nil
    ) throws(ImageDecodingError) -> DecodedImage {
        guard let data = try? Data(contentsOf: url) else { throw .unreadable(path: url.path) }
        return try decode(data, maximumPixelSize: maximumPixelSize)
    }

    /// Decodes the bytes of a file.
    ///
    /// - Parameter maximumPixelSize: the longer side is made no larger than this, as cheaply as the format allows.
    package static func decode(_ data: Data, maximumPixelSize: Int? = nil) throws(ImageDecodingError) -> DecodedImage {
        guard data.count > 0 else { throw .unknownFormat }
        if let end = PNGStructure.breakOff(data) { throw .damaged(reason: "the file breaks off after \(end) bytes.") }
        let loading = PixbufLoading(maximumPixelSize: maximumPixelSize, byteCount: data.count)
        try loading.feed(data)
        let first = try loading.firstFrame()
        let orientation = loading.orientation
        let timeline = AnimationTimeline(data)
        let frames = maximumPixelSize == nil ? try loading.frames(timeline: timeline) : []
        return DecodedImage(
            image: frames.first?.image ?? first, orientation: orientation, frames: frames,
            loopCount: timeline.loopCount)
    }
}

/// One run of a gdk-pixbuf loader.
private final class PixbufLoading {
    private let loader = gdk_pixbuf_loader_new()!
    private let maximumPixelSize: Int?
    private var stored: (width: Int, height: Int) = (0, 0)
    private var isTooLarge = false
    /// The file is too short for what its header claims.
    private var isLying = false
    private let byteCount: Int
    private var isClosed = false

    /// No format of bitmaps packs more pixels into a byte: deflate repeats a byte 1032 times, with eight pixels in it.
    private static let mostPixelsPerByte = 16_384

    init(maximumPixelSize: Int?, byteCount: Int) {
        self.maximumPixelSize = maximumPixelSize
        self.byteCount = byteCount
        let prepared: @convention(c) (OpaquePointer?, Int32, Int32, UnsafeMutableRawPointer?) -> Void = { _, w, h, me in
            Unmanaged<PixbufLoading>.fromOpaque(me!).takeUnretainedValue().sizePrepared(Int(w), Int(h))
        }
        g_signal_connect_data(
            loader, "size-prepared", unsafeBitCast(prepared, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    }

    deinit {
        if !isClosed { gdk_pixbuf_loader_close(loader, nil) }
        g_object_unref(loader)
    }

    /// The header is read and nothing is allocated yet: refuse, or ask for fewer pixels.
    private func sizePrepared(_ width: Int, _ height: Int) {
        stored = (width, height)
        var (w, h) = stored
        if let most = maximumPixelSize, max(w, h) > most {
            let scale = Double(max(most, 1)) / Double(max(w, h))
            (w, h) = (max(1, Int((Double(w) * scale).rounded())), max(1, Int((Double(h) * scale).rounded())))
        }
        // Most loaders hold the whole picture before they scale it.
        isTooLarge = !PixelBuffer.allows(width: width, height: height)
        isLying = !isScalable && width * height / PixbufLoading.mostPixelsPerByte > byteCount
        if isTooLarge || isLying {
            gdk_pixbuf_loader_set_size(loader, 0, 0)
        } else if (w, h) != stored {
            gdk_pixbuf_loader_set_size(loader, Int32(w), Int32(h))
        }
    }

    /// Drawings have any size.
    private var isScalable: Bool {
        gdk_pixbuf_loader_get_format(loader).map { gdk_pixbuf_format_is_scalable($0) != 0 } ?? false
    }

    func feed(_ data: Data) throws(ImageDecodingError) {
        var error: UnsafeMutablePointer<GError>?
        let isWritten = data.withUnsafeBytes {
            gdk_pixbuf_loader_write(
                loader, $0.baseAddress!.assumingMemoryBound(to: UInt8.self), gsize(data.count), &error)
        }
        if isWritten == 0 {
            gdk_pixbuf_loader_close(loader, nil)
        } else {
            gdk_pixbuf_loader_close(loader, &error)
        }
        isClosed = true
        defer { g_clear_error(&error) }
        if isTooLarge { throw .tooLarge(width: stored.width, height: stored.height) }
        if isLying {
            throw .damaged(reason: "\(byteCount) bytes cannot hold \(stored.width)×\(stored.height) pixels.")
        }
        if let error {
            let isUnknown = error.pointee.domain == gdk_pixbuf_error_quark() && error.pointee.code == 3
            throw isUnknown ? .unknownFormat : .damaged(reason: String(cString: error.pointee.message))
        }
    }

    func firstFrame() throws(ImageDecodingError) -> CGImage {
        guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { throw .damaged(reason: "it holds no picture.") }
        return try image(of: pixbuf)
    }

    var orientation: Int {
        guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader),
            let value = gdk_pixbuf_get_option(pixbuf, "orientation"),
            let number = Int(String(cString: value)), (1...8).contains(number)
        else { return 1 }
        return number
    }

    /// Steps through the animation at the times that the file gives.
    func frames(timeline: AnimationTimeline) throws(ImageDecodingError) -> [DecodedImage.Frame] {
        guard timeline.delays.count > 1, let animation = gdk_pixbuf_loader_get_animation(loader),
            gdk_pixbuf_animation_is_static_image(animation) == 0
        else { return [] }
        guard stored.width * stored.height * timeline.delays.count <= PixelBuffer.maximumPixels else {
            throw .tooLarge(width: stored.width, height: stored.height * timeline.delays.count)
        }
        guard let iterator = pixbuf_animation_begin(animation) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(iterator)) }
        var milliseconds = 0
        var frames: [DecodedImage.Frame] = []
        for delay in timeline.delays {
            guard let pixbuf = gdk_pixbuf_animation_iter_get_pixbuf(iterator) else { break }
            frames.append(DecodedImage.Frame(image: try image(of: pixbuf), delay: delay))
            let wait = gdk_pixbuf_animation_iter_get_delay_time(iterator)
            if wait < 0 { break }
            milliseconds += Int(max(wait, 1))
            pixbuf_animation_seek(iterator, milliseconds)
        }
        return frames
    }

    private func image(of pixbuf: OpaquePointer) throws(ImageDecodingError) -> CGImage {
        let width = Int(gdk_pixbuf_get_width(pixbuf)), height = Int(gdk_pixbuf_get_height(pixbuf))
        guard PixelBuffer.allows(width: width, height: height) else { throw .tooLarge(width: width, height: height) }
        guard let pixels = gdk_pixbuf_read_pixels(pixbuf), gdk_pixbuf_get_bits_per_sample(pixbuf) == 8 else {
            throw .damaged(reason: "its pixels cannot be read.")
        }
        let hasAlpha = gdk_pixbuf_get_has_alpha(pixbuf) != 0
        let buffer = PixelBuffer(width: width, height: height, isOpaque: !hasAlpha)
        var format = BitmapFormat(alpha: hasAlpha ? .last : .none)
        format.isPacked24 = !hasAlpha
        format.read(pixels, bytesPerRow: Int(gdk_pixbuf_get_rowstride(pixbuf)), into: buffer)
        if hasAlpha { buffer.isOpaque = buffer.findsOpaque() }
        return CGImage(buffer: buffer)
    }
}
