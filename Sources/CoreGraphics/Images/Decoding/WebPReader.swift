import CWebP

/// WebP, still and moving, by libwebp.
enum WebPReader {
    static func read(_ request: DecodingRequest) throws(ImageDecodingError) -> DecodedImage {
        let bytes = request.bytes.all
        var features = WebPBitstreamFeatures()
        guard WebPGetFeatures(bytes, bytes.count, &features) == VP8_STATUS_OK else {
            throw .damaged(reason: "its WebP header cannot be read.")
        }
        try request.check(width: Int(features.width), height: Int(features.height))
        let orientation = EXIFOrientation.inWebP(request.bytes)
        guard features.has_animation == 0 else { return try animation(request, orientation: orientation) }
        let buffer = PixelBuffer(width: Int(features.width), height: Int(features.height))
        let memory = UnsafeMutableRawPointer(buffer.base).assumingMemoryBound(to: UInt8.self)
        let rowBytes = buffer.stride * 4
        guard WebPDecodeBGRAInto(bytes, bytes.count, memory, rowBytes * buffer.height, Int32(rowBytes)) != nil else {
            throw .damaged(reason: "its WebP data cannot be decoded.")
        }
        buffer.premultiply()
        return DecodedImage(buffer, orientation: orientation)
    }

    private static func animation(
        _ request: DecodingRequest, orientation: Int
    ) throws(ImageDecodingError) -> DecodedImage {
        let result = request.bytes.all.withUnsafeBufferPointer { memory -> Result<DecodedImage, ImageDecodingError> in
            Result { () throws(ImageDecodingError) in try animation(request, memory, orientation) }
        }
        return try result.get()
    }

    private static func animation(
        _ request: DecodingRequest, _ memory: UnsafeBufferPointer<UInt8>, _ orientation: Int
    ) throws(ImageDecodingError) -> DecodedImage {
        var data = WebPData(bytes: memory.baseAddress, size: memory.count)
        try checkFrames(request, &data)
        var options = WebPAnimDecoderOptions(), info = WebPAnimInfo()
        guard WebPAnimDecoderOptionsInit(&options) != 0 else { throw .damaged(reason: "libwebp cannot be set up.") }
        options.color_mode = MODE_BGRA
        guard let decoder = WebPAnimDecoderNew(&data, &options) else {
            throw .damaged(reason: "its WebP animation cannot be read.")
        }
        defer { WebPAnimDecoderDelete(decoder) }
        guard WebPAnimDecoderGetInfo(decoder, &info) != 0 else { throw .damaged(reason: "it has no frames.") }
        let wanted = request.longestSide == nil ? Int(info.frame_count) : 1
        var frames: [DecodedImage.Frame] = []
        var before: Int32 = 0
        while frames.count < wanted {
            var pixels: UnsafeMutablePointer<UInt8>?
            var time: Int32 = 0
            guard WebPAnimDecoderGetNext(decoder, &pixels, &time) != 0, let pixels else {
                throw .damaged(reason: "frame \(frames.count + 1) of its animation cannot be decoded.")
            }
            let image = picture(pixels, width: Int(info.canvas_width), height: Int(info.canvas_height))
            let shown = Int(time) - Int(before)
            frames.append(.init(image: image, delay: seconds(shown), storedDelay: Double(shown) / 1000))
            before = time
        }
        return DecodedImage(frames: frames, loopCount: Int(info.loop_count), orientation: orientation)
    }

    /// Counts the frames before the decoder allocates its canvases.
    private static func checkFrames(
        _ request: DecodingRequest, _ data: inout WebPData
    ) throws(ImageDecodingError) {
        guard let parts = WebPDemux(&data) else { throw .damaged(reason: "its WebP animation breaks off.") }
        defer { WebPDemuxDelete(parts) }
        let frames = Int(WebPDemuxGetI(parts, WEBP_FF_FRAME_COUNT))
        guard frames > 0 else { throw .damaged(reason: "its animation has no frames.") }
        try request.check(
            width: Int(WebPDemuxGetI(parts, WEBP_FF_CANVAS_WIDTH)),
            height: Int(WebPDemuxGetI(parts, WEBP_FF_CANVAS_HEIGHT)), frames: request.longestSide == nil ? frames : 1)
    }

    private static func picture(_ pixels: UnsafePointer<UInt8>, width: Int, height: Int) -> CGImage {
        let buffer = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            UnsafeMutableRawPointer(buffer.base + y * buffer.stride)
                .copyMemory(from: pixels + y * width * 4, byteCount: width * 4)
        }
        buffer.premultiply()
        return CGImage(buffer: buffer)
    }

    /// As browsers do: what is too short cannot be meant.
    private static func seconds(_ milliseconds: Int) -> Double {
        milliseconds < 11 ? 0.1 : Double(milliseconds) / 1000
    }
}
