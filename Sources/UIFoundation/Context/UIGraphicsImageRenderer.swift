public import CoreGraphics

/// How an image renderer makes its images.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The area that is drawn, in points.
    open internal(set) var bounds = CGRect.zero

    public required override init() {
        super.init()
    }

    /// The format that suits the main screen.
    open class func `default`() -> Self { Self() }

    /// The format that suits the main screen.
    open class func preferred() -> Self { Self() }

    /// An equal object, independent of this one.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.bounds = bounds
        return copy
    }
}

/// How an image renderer makes its images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Which range of colours an image holds. All are drawn in sRGB.
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic, extended, standard
    }

    /// Pixels a point; 0 is the screen's.
    open var scale: CGFloat = UIGraphicsImageRendererFormat.preferredScale
    /// True when nothing shows through; such images begin black.
    open var opaque = false
    /// Kept; images are drawn in sRGB.
    open var preferredRange = Range.standard
    /// True when colours outside sRGB are kept; never.
    open var prefersExtendedRange = false
    /// True when brighter than white is kept; never.
    open var supportsHighDynamicRange: Bool { false }

    /// Makes one with the defaults of its properties.
    public required init() {
        super.init()
    }

    /// The format that suits screens of `traitCollection`.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// Pixels a point of what is being drawn for.
    static var preferredScale: CGFloat {
        let scale = UITraitCollection.current.displayScale
        return scale > 0 ? scale : 1
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let format = copy as? UIGraphicsImageRendererFormat {
            format.scale = scale
            format.opaque = opaque
            format.preferredRange = preferredRange
        }
        return copy
    }
}

/// Where a renderer's drawing goes.
open class UIGraphicsRendererContext: NSObject {
    /// The context itself.
    open internal(set) var cgContext: CGContext
    /// How the image is made.
    public let format: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        self.format = format
        super.init()
    }

    /// Fills a rectangle with the fill colour, replacing what is there.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

    /// Fills a rectangle with the fill colour.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.withSavedState {
            cgContext.setBlendMode(blendMode)
            cgContext.fill(rect)
        }
    }

    /// A frame of one point inside the rectangle's edge, in the stroke colour, replacing what is there.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

    /// A frame of one point inside the rectangle's edge, in the stroke colour.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.withSavedState {
            cgContext.setBlendMode(blendMode)
            cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        }
    }

    /// Cuts drawing to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Where an image renderer's drawing goes.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The image so far.
    open var currentImage: UIImage {
        guard let image = cgContext.makeImage() else { return UIImage() }
        let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
        return UIImage(
            cgImage: image, scale: scale > 0 ? scale : UIGraphicsImageRendererFormat.preferredScale, orientation: .up)
    }
}

/// Makes images by drawing.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// Draws one image.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// How images are made.
    open override var format: UIGraphicsImageRendererFormat { imageFormat }
    private let imageFormat: UIGraphicsImageRendererFormat
    /// Whether images may hold more than is drawn.
    open override var allowsImageOutput: Bool { true }
    open override class func rendererContextClass() -> AnyClass { UIGraphicsImageRendererContext.self }

    /// Images of `size` points at the screen's scale.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    /// Images of `size` points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Images of the area `bounds` at the screen's scale.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Images of the area `bounds`.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        imageFormat = format.copy() as? UIGraphicsImageRendererFormat ?? format
        imageFormat.bounds = bounds
        super.init(bounds: bounds, format: format)
    }

    /// The image that `actions` draw.
    open func image(actions: DrawingActions) -> UIImage {
        draw(actions)?.currentImage ?? UIImage()
    }

    /// The image that `actions` draw, as a PNG file's bytes.
    open func pngData(actions: DrawingActions) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// The image that `actions` draw, as a JPEG file's bytes; quality 0…1.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    private func draw(_ actions: DrawingActions) -> UIGraphicsImageRendererContext? {
        let scale = format.scale > 0 ? format.scale : UIGraphicsImageRendererFormat.preferredScale
        guard let context = CGContext(imageOf: format.bounds.size, scale: scale, isOpaque: format.opaque) else {
            Diagnostics.report(
                "No image of \(format.bounds.width)×\(format.bounds.height) points can be drawn.", key: "renderer.size")
            return nil
        }
        context.translateBy(x: -format.bounds.minX, y: -format.bounds.minY)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        let rendererContext = UIGraphicsImageRendererContext(cgContext: context, format: format)
        actions(rendererContext)
        return rendererContext
    }
}
