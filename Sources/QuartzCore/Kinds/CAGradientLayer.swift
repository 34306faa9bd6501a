public import CoreGraphics
import RenderTree

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the line from start to end.
    public static let axial = Self(rawValue: "axial")
    /// Outward from the start; the end is a corner of the box around the ellipse.
    public static let radial = Self(rawValue: "radial")
    /// Around the start, beginning in the direction of the end.
    public static let conic = Self(rawValue: "conic")
}

/// A layer that draws a gradient over its background, within its rounded bounds.
open class CAGradientLayer: CALayer {
    final private var gradient = GradientContent()
    final private var colorObjects: [Any]?
    final private var hasLocations = false

    /// The colours, `CGColor` each.
    open var colors: [Any]? {
        get { colorObjects }
        set {
            redraw("colors") {
                colorObjects = newValue
                gradient.colors = newValue?.compactMap { ($0 as? CGColor)?.rgba } ?? []
            }
        }
    }
    /// Where each colour lies, 0 to 1, ascending; nil spreads them evenly.
    open var locations: [NSNumber]? {
        get { hasLocations ? gradient.locations.map { NSNumber(value: $0) } : nil }
        set {
            redraw("locations") {
                hasLocations = newValue != nil
                gradient.locations = newValue?.map(\.doubleValue) ?? []
            }
        }
    }
    /// Where the first colour lies, in units of the bounds.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { if newValue != startPoint { redraw("startPoint") { gradient.startPoint = newValue } } }
    }
    /// Where the last colour lies, in units of the bounds.
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { if newValue != endPoint { redraw("endPoint") { gradient.endPoint = newValue } } }
    }
    /// The shape.
    open var type: CAGradientLayerType {
        get { gradient.kind == .radial ? .radial : gradient.kind == .conic ? .conic : .axial }
        set { redraw("type") { gradient.kind = newValue == .radial ? .radial : newValue == .conic ? .conic : .axial } }
    }

    override var renderContent: LayerContent { .gradient(gradient) }

    override func adopt(_ content: LayerContent, of model: CALayer) {
        guard case .gradient(let sampled) = content else { return }
        gradient = sampled
        colorObjects = sampled.colors.map { CGColor(rgba: $0) }
        hasLocations = !sampled.locations.isEmpty
    }

    open override class func defaultValue(forKey key: String) -> Any? {
        LayerDefaults.gradient[key] ?? super.defaultValue(forKey: key)
    }
    override class var keyTable: KeyTable { gradientTable }

    private static let gradientTable = KeyTable(
        parent: .layer,
        [
            ("colors", .object(\CAGradientLayer.colors, as: .colors, .colors)),
            ("locations", .object(\CAGradientLayer.locations, as: .numbers, .locations)),
            ("startPoint", .point(\CAGradientLayer.startPoint, .startPoint)),
            ("endPoint", .point(\CAGradientLayer.endPoint, .endPoint)),
            ("type", .name(\CAGradientLayer.type)),
        ])

    override class var kindAnimatedKeys: Set<String> { animatedKeys }
    private static let animatedKeys: Set<String> = ["colors", "locations", "startPoint", "endPoint"]
}
