/// A picture from a file. ``ImageDecoder`` makes it.
package struct DecodedImage: Sendable {
    package struct Frame: Sendable {
        package var image: CGImage
        /// Seconds.
        package var delay: Double
        /// Seconds as they stand in the file, where ``delay`` may be what they can only mean.
        package var storedDelay: Double
    }
    /// As stored, not turned upright. The first frame of an animation.
    package var image: CGImage
    /// EXIF orientation, 1…8: how to turn ``image`` upright.
    package var orientation = 1
    /// All frames of an animation, drawn out in full; empty for a still picture.
    package var frames: [Frame] = []
    /// How often an animation plays; 0 is for ever.
    package var loopCount = 1
    /// Seconds of each frame as they stand in the file, that of a single frame too.
    var storedDelays: [Double] = []
    /// Whether the file broke off, so that some of the picture is missing.
    var isPart = false
    /// Pages after the first, where they were asked for, and how to turn them upright.
    var pages: [(image: CGImage, orientation: Int)] = []

    init(_ buffer: PixelBuffer, orientation: Int = 1) {
        image = CGImage(buffer: buffer)
        self.orientation = orientation
    }

    init(frames: [Frame], loopCount: Int, orientation: Int = 1) {
        image = frames[0].image
        self.frames = frames.count > 1 ? frames : []
        storedDelays = frames.map(\.storedDelay)
        self.loopCount = loopCount
        self.orientation = orientation
    }
}

/// Pictures from files: PNG, JPEG and WebP by the library of each format, SVG by librsvg, PDF by Poppler where it is installed, GIF, BMP, TIFF and ICO by readers
/// of ours. Loaders that happen to be installed have no part in it.
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
    /// - Parameter maximumPixelSize: the longer side is made no larger than this, as cheaply as the format allows; an
    ///   animation gives its first frame then.
    package static func decode(
        _ data: Data, maximumPixelSize: Int? = nil, limits: ImageLimits = .standard
    ) throws(ImageDecodingError) -> DecodedImage {
        let bytes = FileBytes(data)
        guard let format = ImageFileFormat(of: bytes) else { throw .unknownFormat }
        let request = DecodingRequest(bytes: bytes, limits: limits, longestSide: maximumPixelSize.map { max($0, 1) })
        return try decode(request, as: format)
    }

    static func decode(
        _ request: DecodingRequest, as format: ImageFileFormat
    ) throws(ImageDecodingError) -> DecodedImage {
        var decoded =
            switch format {
            case .png: try PNGReader.read(request)
            case .jpeg: try JPEGReader.read(request)
            case .webP: try WebPReader.read(request)
            case .gif: try GIFReader.read(request)
            case .svg: try SVGReader.read(request)
            case .pdf: try PDFReader.read(request)
            case .bmp: try BMPReader.read(request)
            case .tiff: try TIFFReader.read(request)
            case .icon: try IconReader.read(request)
            }
        guard let side = request.longestSide else { return decoded }
        decoded.image = CGImage(buffer: decoded.image.buffer.reduced(toLongestSide: side))
        decoded.frames = []
        return decoded
    }
}

/// What is asked of a reader.
struct DecodingRequest {
    var bytes: FileBytes
    var limits: ImageLimits
    /// Pixels; a reader may give more, never needs to.
    var longestSide: Int?
    /// Whether all pages are read, or the first.
    var allPages = false
    /// Whether the file may break off: what has come of the picture is read then.
    var allowsPart = false

    /// Refuses a picture that is too large, or larger than its bytes can tell. To be asked before pixels are allocated.
    func check(width: Int, height: Int, frames: Int = 1) throws(ImageDecodingError) {
        try limits.check(width: width, height: height, frames: frames)
        guard width * height / ImageLimits.mostPixelsPerByte <= bytes.count else {
            throw .damaged(reason: "\(bytes.count) bytes cannot hold \(width)×\(height) pixels.")
        }
    }
}
