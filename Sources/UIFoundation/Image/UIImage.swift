public import CoreGraphics

/// A picture with its scale, orientation and the way it is to be drawn. Images do not change.
open class UIImage: NSObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
    /// How the pixels are turned to stand upright.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// How the middle of a resizable image grows.
    public enum ResizingMode: Int, Sendable { case tile, stretch }

    /// Whether an image shows its own colours or, as a template, the tint colour.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    /// Everything about an image; copied when a variant is made.
    package struct Content {
        var bitmap: CGImage?
        /// The recipe that the pixels were made by.
        var recipe: CIImage?
        var scale: CGFloat = 1
        var orientation = Orientation.up
        package var capInsets: UIEdgeInsets?
        var resizingMode = ResizingMode.tile
        var renderingMode = RenderingMode.automatic
        var alignmentRectInsets = UIEdgeInsets.zero
        var baselineOffset: CGFloat?
        var tint: UIColor?
        var frames: [UIImage]?
        var duration: TimeInterval = 0
        var flipsForRightToLeft = false
        var symbol: SymbolImage?
        /// The drawing that the pixels were made of.
        var vector: VectorFile?
        /// Where variants for other traits are found.
        package var asset: UIImageAsset?
    }
    package private(set) var content: Content
    package let ownAsset = OwnAsset()

    /// No designated one: subclasses elsewhere, which do not see it, would inherit none.
    convenience init(content: Content) {
        self.init()
        self.content = content
    }

    /// An image without a picture, 0×0.
    public override init() {
        content = Content()
        super.init()
    }

    /// An image out of an archive, upright; nil if it holds no picture.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData"),
            let read = UIImage(data: data as Data, scale: CGFloat(coder.decodeDouble(forKey: "UIScale")))
        else { return nil }
        var content = read.content
        if coder.containsValue(forKey: "UIRenderingMode") {
            content.renderingMode =
                RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
        }
        if coder.containsValue(forKey: "UICapInsets"),
            let caps = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: "UICapInsets") as? [NSNumber],
            caps.count == 4
        {
            let sides = caps.map { CGFloat($0.doubleValue) }
            content.capInsets = UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
            content.resizingMode = ResizingMode(rawValue: coder.decodeInteger(forKey: "UIResizingMode")) ?? .tile
        }
        self.content = content
        super.init()
    }

    /// Writes the upright picture as PNG, with its scale, and how it is coloured and stretched.
    open func encode(with coder: NSCoder) {
        coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
        if let caps = content.capInsets {
            let sides = [caps.top, caps.left, caps.bottom, caps.right].map { NSNumber(value: Double($0)) }
            coder.encode(sides as NSArray, forKey: "UICapInsets")
            coder.encode(resizingMode.rawValue, forKey: "UIResizingMode")
        }
        if let data = pngData() { coder.encode(data as NSData, forKey: "UIImageData") }
        coder.encode(Double(scale), forKey: "UIScale")
    }

    /// Archives that ask for secure coding may hold it.
    open class var supportsSecureCoding: Bool { true }

    /// The picture at one pixel a point.
    public init(cgImage: CGImage) {
        content = Content(bitmap: cgImage)
        super.init()
    }

    /// The picture at `scale` pixels a point.
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        content = Content(bitmap: cgImage, scale: scale > 0 ? scale : 1, orientation: orientation)
        super.init()
    }

    /// What `#imageLiteral(resourceName:)` makes. A name that is not in the main bundle is reported and makes an empty image.
    public required convenience init(imageLiteralResourceName name: String) {
        let named = UIImage(named: name)
        if named == nil {
            Diagnostics.report("There is no image \"\(name)\" in the main bundle: an empty one is shown.")
        }
        self.init(content: named?.content ?? Content())
    }

    /// The picture of an image file's bytes at one pixel a point; nil when they cannot be decoded.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// The picture of an image file's bytes; nil, with a report of the reason, when they cannot be decoded.
    public init?(data: Data, scale: CGFloat) {
        do {
            content = try Content(decoding: ImageDecoder.decode(data), scale: scale)
        } catch {
            Diagnostics.report("UIImage(data:): \(error)")
            return nil
        }
        super.init()
    }

    /// The picture of a file; `@2x` or `@3x` before its extension gives the scale. nil when it cannot be read or decoded.
    public init?(contentsOfFile path: String) {
        guard let found = ImageFile.find(path) else { return nil }
        do {
            content = try Content(decoding: ImageDecoder.decode(contentsOf: found.url), scale: found.scale)
        } catch {
            Diagnostics.report("UIImage(contentsOfFile:): \(error)")
            return nil
        }
        super.init()
    }

    /// This image with something changed.
    func with(_ change: (inout Content) -> Void) -> UIImage {
        var changed = content
        change(&changed)
        return UIImage(content: changed)
    }

    /// The pixels, not turned; nil for an image without a picture. Of an animation the first.
    open var cgImage: CGImage? { content.bitmap ?? content.frames?.first?.cgImage }

    /// Width and height in points, turned upright.
    open var size: CGSize {
        guard let bitmap = content.bitmap else { return content.frames?.first?.size ?? .zero }
        let width = CGFloat(bitmap.width) / scale, height = CGFloat(bitmap.height) / scale
        return imageOrientation.swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// Pixels a point.
    open var scale: CGFloat { content.bitmap == nil ? content.frames?.first?.scale ?? content.scale : content.scale }
    /// How the pixels are turned to stand upright.
    open var imageOrientation: Orientation { content.orientation }
    /// The frames of an animation, else nil.
    open var images: [UIImage]? { content.frames }
    /// Seconds that all frames of an animation take.
    open var duration: TimeInterval { content.duration }
    /// The parts at the edges that are not stretched, in points.
    open var capInsets: UIEdgeInsets { content.capInsets ?? .zero }
    /// How the middle of a resizable image grows.
    open var resizingMode: ResizingMode { content.resizingMode }
    /// By how much layout sees the image smaller than it is.
    open var alignmentRectInsets: UIEdgeInsets { content.alignmentRectInsets }
    /// Whether the image shows its own colours.
    open var renderingMode: RenderingMode { content.renderingMode }
    /// True when the image turns round where one reads from right to left.
    open var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }
    /// True for the system's symbols.
    open var isSymbolImage: Bool { content.symbol != nil }
    /// Distance of the baseline from the bottom edge, in points.
    open var baselineOffsetFromBottom: CGFloat? { content.baselineOffset }

    /// Two show the same in the same way: symbols by name and configuration, others by their pixels' object.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other
            || showsSame(as: other) && scale == other.scale && imageOrientation == other.imageOrientation
                && renderingMode == other.renderingMode && content.capInsets == other.content.capInsets
                && content.tint == other.content.tint
    }

    /// Two that show nothing do, but for symbols, which have no bitmap before they are drawn.
    private func showsSame(as other: UIImage) -> Bool {
        guard let symbol = content.symbol, let its = other.content.symbol else {
            return content.symbol == nil && other.content.symbol == nil && content.bitmap === other.content.bitmap
        }
        return symbol.name == its.name && symbol.configuration == its.configuration
    }

    open override var hash: Int { content.symbol?.name.hashValue ?? cgImage?.hashValue ?? 0 }

    open override var description: String { "<UIImage: \(size.width)×\(size.height) at \(scale)x>" }
}

extension UIImage.Orientation {
    var swapsSides: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        default: false
        }
    }

    /// From EXIF's 1…8.
    init(exif: Int) {
        let all: [UIImage.Orientation] = [
            .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
        ]
        self = (1...8).contains(exif) ? all[exif - 1] : .up
    }

    /// As EXIF counts.
    var exif: Int {
        switch self {
        case .up: 1
        case .upMirrored: 2
        case .down: 3
        case .downMirrored: 4
        case .leftMirrored: 5
        case .right: 6
        case .rightMirrored: 7
        case .left: 8
        }
    }
}

extension UIImage.Content {
    init(decoding decoded: DecodedImage, scale: CGFloat) {
        let scale = scale > 0 ? scale : 1
        let orientation = UIImage.Orientation(exif: decoded.orientation)
        self.init(bitmap: decoded.image, scale: scale, orientation: orientation)
        guard decoded.frames.count > 1 else { return }
        frames = decoded.frames.map { UIImage(cgImage: $0.image, scale: scale, orientation: orientation) }
        duration = decoded.frames.reduce(0) { $0 + $1.delay }
    }
}

/// What an image literal of no other type makes.
public typealias _ImageLiteralType = UIImage
