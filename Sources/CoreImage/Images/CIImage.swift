public import CoreGraphics

/// A recipe for a picture: where it comes from and what is done to it. Pixels are made when a context is asked for them.
///
/// The plane's y points up; a bitmap lies with its lower left corner at the origin, a pixel for a unit.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
    let recipe: Recipe
    /// The bitmap that this image is, if nothing was done to it.
    public let cgImage: CGImage?
    /// The file that it was read from.
    public let url: URL?
    /// What the file says of itself, as `kCGImageProperty…` name it: its orientation.
    public let properties: [String: Any]

    init(recipe: Recipe, cgImage: CGImage? = nil, url: URL? = nil, properties: [String: Any] = [:]) {
        (self.recipe, self.cgImage, self.url, self.properties) = (recipe, cgImage, url, properties)
        super.init()
    }

    /// An image of no size.
    public convenience override init() { self.init(recipe: .nothing) }

    /// An image of a bitmap.
    public convenience init(cgImage image: CGImage) {
        self.init(cgImage: image, url: nil, properties: [:])
    }

    /// An image of a bitmap.
    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
        self.init(cgImage: image, url: nil, properties: [:])
    }

    private convenience init(cgImage image: CGImage, url: URL?, properties: [String: Any]) {
        let extent = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        self.init(
            recipe: Recipe(extent: extent) { Raster(image, area: $0) }, cgImage: image, url: url, properties: properties
        )
    }

    /// An image of an image file's bytes; nil when they cannot be decoded.
    public convenience init?(data: Data) { self.init(data: data, options: nil) }

    /// An image of an image file's bytes; nil when they cannot be decoded.
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let decoded = try? ImageDecoder.decode(data) else { return nil }
        self.init(decoded: decoded, url: nil, options: options)
    }

    /// An image of a file; nil when it cannot be read or decoded.
    public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

    /// An image of a file; nil when it cannot be read or decoded.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let data = try? Data(contentsOf: url), let decoded = try? ImageDecoder.decode(data) else { return nil }
        self.init(decoded: decoded, url: url, options: options)
    }

    private convenience init(decoded: DecodedImage, url: URL?, options: [CIImageOption: Any]?) {
        let upright = options?[.applyOrientationProperty] as? Bool == true && decoded.orientation != 1
        let properties: [String: Any] = ["Orientation": decoded.orientation]
        if upright {
            let turned = CIImage(cgImage: decoded.image).oriented(forExifOrientation: Int32(decoded.orientation))
            self.init(recipe: turned.recipe, url: url, properties: properties)
        } else {
            self.init(cgImage: decoded.image, url: url, properties: properties)
        }
    }

    /// One colour without end.
    public convenience init(color: CIColor) { self.init(recipe: .color(color.pixel)) }

    /// An image without a pixel.
    open class func empty() -> CIImage { CIImage(recipe: .nothing) }

    /// Black without end.
    public class var black: CIImage { CIImage(color: .black) }
    /// White without end.
    public class var white: CIImage { CIImage(color: .white) }
    /// Grey without end.
    public class var gray: CIImage { CIImage(color: .gray) }
    /// Red without end.
    public class var red: CIImage { CIImage(color: .red) }
    /// Green without end.
    public class var green: CIImage { CIImage(color: .green) }
    /// Blue without end.
    public class var blue: CIImage { CIImage(color: .blue) }
    /// Transparent without end.
    public class var clear: CIImage { CIImage(color: .clear) }

    /// Itself: images do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Where there may be something, in pixels.
    open var extent: CGRect { recipe.extent }

    /// The space of the bitmap that it was made from.
    open var colorSpace: CGColorSpace? { cgImage?.colorSpace }

    open override var description: String { "<CIImage: extent \(extent)>" }
}

/// How an image is to be read.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public var rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space of the values.
    public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")
    /// What the file says of itself.
    public static let properties = CIImageOption(rawValue: "kCIImageProperties")
    /// True turns the picture as its file says.
    public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
}
