public import CoreGraphics
import RenderTree

/// Which regions count as inside a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Inside is where the path winds round a point, counted with its direction.
    public static let nonZero = Self(rawValue: "non-zero")
    /// Inside is where the path winds round a point an odd number of times.
    public static let evenOdd = Self(rawValue: "even-odd")
}

/// The shape of a line's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Edges run on until they meet, up to the miter limit.
    public static let miter = Self(rawValue: "miter")
    /// Corners are round.
    public static let round = Self(rawValue: "round")
    /// Corners are cut off.
    public static let bevel = Self(rawValue: "bevel")
}

/// The shape of a line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Lines end where they end.
    public static let butt = Self(rawValue: "butt")
    /// Lines end in half a disc.
    public static let round = Self(rawValue: "round")
    /// Lines end in half a square.
    public static let square = Self(rawValue: "square")
}

/// A layer that fills and strokes a path, between its contents and its sublayers. The path is in the layer's bounds space.
open class CAShapeLayer: CALayer {
    final private var shape = ShapeContent()
    final private var fillColorObject: CGColor? = LayerObjects.black
    final private var strokeColorObject: CGColor?

    /// The outline; nil draws nothing. Changes animate only explicitly.
    open var path: CGPath? {
        get { shape.path?.path }
        set {
            guard newValue?.kept !== path else { return }
            redraw("path") { shape.path = newValue.map { PathReference($0) } }
        }
    }
    /// Fills the inside; opaque black by default.
    open var fillColor: CGColor? {
        get { fillColorObject }
        set {
            redraw("fillColor") {
                fillColorObject = newValue; shape.fillColor = newValue?.rgba
            }
        }
    }
    /// What counts as inside.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRuleIsEvenOdd ? .evenOdd : .nonZero }
        set { redraw("fillRule") { shape.fillRuleIsEvenOdd = newValue == .evenOdd } }
    }
    /// Draws the line; none by default.
    open var strokeColor: CGColor? {
        get { strokeColorObject }
        set {
            redraw("strokeColor") {
                strokeColorObject = newValue; shape.strokeColor = newValue?.rgba
            }
        }
    }
    /// Where the line begins, as a fraction of the path's length.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { if newValue != strokeStart { redraw("strokeStart") { shape.strokeStart = newValue } } }
    }
    /// Where the line ends, as a fraction of the path's length.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { if newValue != strokeEnd { redraw("strokeEnd") { shape.strokeEnd = newValue } } }
    }
    /// Points.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { if newValue != lineWidth { redraw("lineWidth") { shape.lineWidth = newValue } } }
    }
    /// How far a mitred corner may stick out, in line widths.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { if newValue != miterLimit { redraw("miterLimit") { shape.miterLimit = newValue } } }
    }
    /// The shape of the line's ends.
    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap == .round ? .round : shape.lineCap == .square ? .square : .butt }
        set {
            redraw("lineCap") { shape.lineCap = newValue == .round ? .round : newValue == .square ? .square : .butt }
        }
    }
    /// The shape of the line's corners.
    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin == .round ? .round : shape.lineJoin == .bevel ? .bevel : .miter }
        set {
            redraw("lineJoin") { shape.lineJoin = newValue == .round ? .round : newValue == .bevel ? .bevel : .miter }
        }
    }
    /// Where in the dash pattern the line begins, in points.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { if newValue != lineDashPhase { redraw("lineDashPhase") { shape.lineDashPhase = newValue } } }
    }
    /// Lengths of dashes and gaps in turn, points; nil draws a solid line.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern.isEmpty ? nil : shape.lineDashPattern.map { NSNumber(value: $0) } }
        set { redraw("lineDashPattern") { shape.lineDashPattern = newValue?.map(\.doubleValue) ?? [] } }
    }

    override var renderContent: LayerContent { .shape(shape) }

    override func adopt(_ content: LayerContent, of model: CALayer) {
        guard case .shape(let sampled) = content, let model = model as? CAShapeLayer else { return }
        shape = sampled
        fillColorObject = sampled.fillColor.map { color($0, keeping: model.fillColor) }
        strokeColorObject = sampled.strokeColor.map { color($0, keeping: model.strokeColor) }
    }

    open override class func defaultValue(forKey key: String) -> Any? {
        LayerDefaults.shape[key] ?? super.defaultValue(forKey: key)
    }
    override class var keyTable: KeyTable { shapeTable }

    private static let shapeTable = KeyTable(
        parent: .layer,
        [
            ("path", .object(\CAShapeLayer.path, as: .path, .path)),
            ("fillColor", .color(\CAShapeLayer.fillColor, .fillColor)),
            ("strokeColor", .color(\CAShapeLayer.strokeColor, .strokeColor)),
            ("fillRule", .name(\CAShapeLayer.fillRule)),
            ("strokeStart", .number(\CAShapeLayer.strokeStart, .strokeStart)),
            ("strokeEnd", .number(\CAShapeLayer.strokeEnd, .strokeEnd)),
            ("lineWidth", .number(\CAShapeLayer.lineWidth, .lineWidth)),
            ("miterLimit", .number(\CAShapeLayer.miterLimit, .miterLimit)),
            ("lineCap", .name(\CAShapeLayer.lineCap)),
            ("lineJoin", .name(\CAShapeLayer.lineJoin)),
            ("lineDashPhase", .number(\CAShapeLayer.lineDashPhase, .lineDashPhase)),
            ("lineDashPattern", .object(\CAShapeLayer.lineDashPattern, as: .numbers, .lineDashPattern)),
        ])

    // The path is missing: paths animate only explicitly.
    override class var kindAnimatedKeys: Set<String> { animatedKeys }
    private static let animatedKeys: Set<String> = [
        "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineDashPhase",
    ]

    override func maskCovers(_ point: CGPoint) -> Bool {
        guard let path else { return false }
        return path.contains(convert(point, from: superlayer), using: shape.fillRuleIsEvenOdd ? .evenOdd : .winding)
    }
}
