public import CoreGraphics

/// Makes pixels of images.
open class CIContext: NSObject, @unchecked Sendable {
    private var target: CGContext?

    /// A context.
    public override init() {
        reckonsEncoded = false
        super.init()
    }

    /// A context. Without a linear working space (`NSNull`, sRGB) filters reckon with colours as they are encoded; colours that are among
    /// a filter's inputs stay linear. Options about devices and caches change nothing here.
    public init(options: [CIContextOption: Any]? = nil) {
        reckonsEncoded = Self.isEncoded(options)
        super.init()
    }

    /// A context that draws into another one. Options as above.
    public init(cgContext cgctx: CGContext, options: [CIContextOption: Any]? = nil) {
        target = cgctx
        reckonsEncoded = Self.isEncoded(options)
        super.init()
    }

    private let reckonsEncoded: Bool
    private static let linearSpaces = [CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB].map { $0 as String }

    private static func isEncoded(_ options: [CIContextOption: Any]?) -> Bool {
        switch options?[.workingColorSpace] {
        case nil: false
        case let space as CGColorSpace: !linearSpaces.contains(space.name as String? ?? "")
        default: true
        }
    }

    /// A bitmap of a part of an image, in pixels; nil for an empty part, one without end and one of more than 2²⁸ pixels.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        guard let raster = raster(of: image, in: fromRect) else { return nil }
        return reckoning { CGImage(buffer: raster.bitmap) }
    }

    /// A bitmap of a part of an image. It has eight bits a channel and is sRGB, whatever `format` and `colorSpace` say.
    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? {
        createCGImage(image, from: fromRect)
    }

    /// Writes a part of an image, its highest row first. Formats are RGBA8, BGRA8, ARGB8 and RGBAf; others are reported.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard let raster = raster(of: image, in: bounds) else { return }
        let area = raster.area
        reckoning {
            for y in 0..<area.height {
                for x in 0..<area.width {
                    let pixel = raster.pixels[(area.height - 1 - y) * area.width + x]
                    format.write(pixel, to: data + y * rowBytes + x * format.bytes)
                }
            }
        }
    }

    /// The part of an image as a PNG file's bytes.
    open func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        createCGImage(image, from: image.extent)?.pngData()
    }

    /// Writes an image as a PNG file.
    open func writePNGRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        guard let data = pngRepresentation(of: image, format: format, colorSpace: colorSpace, options: options) else {
            throw CocoaError(.fileWriteUnknown)
        }
        try data.write(to: url)
    }

    /// The part of an image as a JPEG file's bytes; nil for one without end. The option `kCGImageDestinationLossyCompressionQuality` is from 0 to
    /// 1; 0.9 without it.
    open func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        let key = CIImageRepresentationOption(rawValue: kCGImageDestinationLossyCompressionQuality as String)
        let quality = options[key].map { FilterValues(values: ["": $0]).number("") } ?? 0.9
        let percent = Int((min(max(quality, 0), 1) * 100).rounded())
        return createCGImage(image, from: image.extent)?.jpegData(quality: percent)
    }

    /// Writes an image as a JPEG file.
    open func writeJPEGRepresentation(
        of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        guard let data = jpegRepresentation(of: image, colorSpace: colorSpace, options: options) else {
            throw CocoaError(.fileWriteUnknown)
        }
        try data.write(to: url)
    }

    /// Draws a part of an image into a rectangle of the context that it was made with; nothing without one. In points of that context.
    open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
        guard let target, let picture = createCGImage(image, from: fromRect) else { return }
        target.draw(picture, in: inRect)
    }

    /// Nothing is kept from one picture to the next.
    open func clearCaches() {}

    private func raster(of image: CIImage, in rect: CGRect) -> Raster? {
        guard !rect.isInfinite, !rect.isNull else { return nil }
        let area = PixelArea(rect)
        guard !area.isEmpty else { return nil }
        guard area.width <= PixelArea.most, area.height <= PixelArea.most, area.count <= PixelArea.most else {
            Diagnostics.report("CIContext makes no picture of \(area.width)×\(area.height) pixels: it is too large.")
            return nil
        }
        return reckoning { image.recipe.raster(of: area) }
    }

    /// Runs work in this context's working space.
    private func reckoning<Result>(_ work: () -> Result) -> Result {
        reckonsEncoded ? ToneCurve.$isPassedOver.withValue(true) { work() } : work()
    }
}

/// How a context works.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public var rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space of results.
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    /// The space in which filters count.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// The format in which filters count.
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    /// True keeps off the graphics processor, as is always so here.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// True keeps what filters made in between.
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    /// True lets other work go first.
    public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
    /// True asks for finer scaling.
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    /// A name for tools.
    public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// How a picture file is written.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public var rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// Which bytes a pixel has.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    /// Its number.
    public var rawValue: Int32
    /// A format by its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }
    /// Alpha, red, green, blue; a byte each.
    public static let ARGB8 = CIFormat(rawValue: 265)
    /// Blue, green, red, alpha; a byte each.
    public static let BGRA8 = CIFormat(rawValue: 266)
    /// Red, green, blue, alpha; a byte each.
    public static let RGBA8 = CIFormat(rawValue: 264)
    /// Red, green, blue, alpha; two bytes each.
    public static let RGBAh = CIFormat(rawValue: 2056)
    /// Red, green, blue, alpha; four bytes each, linear.
    public static let RGBAf = CIFormat(rawValue: 2312)

    /// Red, green, blue, alpha; two bytes each, whole numbers.
    public static let RGBA16 = CIFormat(rawValue: 1056)

    /// Bytes of a pixel.
    var bytes: Int {
        switch self {
        case .RGBAf: 16
        case .RGBAh, .RGBA16: 8
        default: 4
        }
    }

    func write(_ pixel: Pixel, to memory: UnsafeMutableRawPointer) {
        let order: [Int]
        switch self {
        case .RGBAf: return memory.storeBytes(of: pixel, as: Pixel.self)
        case .RGBAh: return memory.storeBytes(of: SIMD4<Float16>(pixel), as: SIMD4<Float16>.self)
        case .RGBA16:
            return memory.storeBytes(
                of: SIMD4<UInt16>(Raster.whole(pixel, to: 65535)), as: SIMD4<UInt16>.self)
        case .RGBA8: order = [0, 1, 2, 3]
        case .BGRA8: order = [2, 1, 0, 3]
        case .ARGB8: order = [3, 0, 1, 2]
        default: return Diagnostics.report("CIContext.render writes no format \(rawValue): take RGBA8.")
        }
        let parts = SIMD4<UInt8>(Raster.whole(pixel, to: 255))
        for (place, part) in order.enumerated() {
            memory.storeBytes(of: parts[part], toByteOffset: place, as: UInt8.self)
        }
    }
}
