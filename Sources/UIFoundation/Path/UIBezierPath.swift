public import CoreGraphics

/// A path with the way it is to be drawn. Points, y down.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private var builder = PathBuilder()
    private var made: CGPath?

    /// Width of strokes.
    open var lineWidth: CGFloat = 1
    /// Ends of open strokes.
    open var lineCapStyle = CGLineCap.butt
    /// Corners of strokes.
    open var lineJoinStyle = CGLineJoin.miter
    /// Longest miter, in line widths.
    open var miterLimit: CGFloat = 10
    /// Kept; curves are always drawn to a tenth of a pixel.
    open var flatness: CGFloat = 0.6
    /// How the inside is found where the path crosses itself.
    open var usesEvenOddFillRule = false
    private var dashPhase: CGFloat = 0
    private var dashes: [CGFloat] = []

    /// An empty path.
    public override init() {
        super.init()
    }

    /// A path out of an archive.
    public required init?(coder: NSCoder) {
        super.init()
        decodeElements(from: coder)
        lineWidth = CGFloat(coder.decodeDouble(forKey: "UIBezierPathLineWidth"))
        miterLimit = CGFloat(coder.decodeDouble(forKey: "UIBezierPathMiterLimit"))
        lineCapStyle = CGLineCap(rawValue: coder.decodeInt32(forKey: "UIBezierPathLineCapStyle")) ?? .butt
        lineJoinStyle = CGLineJoin(rawValue: coder.decodeInt32(forKey: "UIBezierPathLineJoinStyle")) ?? .miter
        usesEvenOddFillRule = coder.decodeBool(forKey: "UIBezierPathUsesEvenOddFillRule")
    }

    /// Writes the elements and how strokes and fills are drawn; dashes are not kept.
    open func encode(with coder: NSCoder) {
        encodeElements(to: coder)
        coder.encode(Double(lineWidth), forKey: "UIBezierPathLineWidth")
        coder.encode(Double(miterLimit), forKey: "UIBezierPathMiterLimit")
        coder.encode(lineCapStyle.rawValue, forKey: "UIBezierPathLineCapStyle")
        coder.encode(lineJoinStyle.rawValue, forKey: "UIBezierPathLineJoinStyle")
        coder.encode(usesEvenOddFillRule, forKey: "UIBezierPathUsesEvenOddFillRule")
    }

    /// Archives that ask for secure coding may hold it.
    open class var supportsSecureCoding: Bool { true }

    private convenience init(_ build: (inout PathBuilder) -> Void) {
        self.init()
        change(build)
    }

    /// A closed rectangle.
    public convenience init(rect: CGRect) {
        self.init { $0.addRect(rect) }
    }

    /// The ellipse that fills `rect`.
    public convenience init(ovalIn rect: CGRect) {
        self.init { $0.addEllipse(in: rect) }
    }

    /// A rectangle with continuous corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// A rectangle with some continuous corners; their radius is the width of `cornerRadii`.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let radius = cornerRadii.width
        let radii = CornerRadiusSet(
            topLeft: corners.contains(.topLeft) ? radius : 0, topRight: corners.contains(.topRight) ? radius : 0,
            bottomRight: corners.contains(.bottomRight) ? radius : 0,
            bottomLeft: corners.contains(.bottomLeft) ? radius : 0)
        self.init { $0.addRoundedRect(rect, radii: radii, isContinuous: true) }
    }

    /// An arc between two angles in radians; `clockwise` as seen on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init {
            $0.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
        }
    }

    /// The outline of `cgPath`.
    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    private func change(_ steps: (inout PathBuilder) -> Void) {
        steps(&builder)
        made = nil
    }

    /// The outline, as a copy.
    open var cgPath: CGPath {
        get {
            if let made { return made }
            let path = CGPath(elements: builder.elements)
            made = path
            return path
        }
        set {
            builder = PathBuilder(newValue.elements)
            made = newValue.copy()
        }
    }

    /// Starts a new subpath.
    open func move(to point: CGPoint) { change { $0.move(to: point) } }
    /// A straight line.
    open func addLine(to point: CGPoint) { change { $0.addLine(to: point) } }
    /// A cubic curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        change { $0.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
    }
    /// A quadratic curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        change { $0.addQuadCurve(to: endPoint, control: controlPoint) }
    }
    /// An arc between two angles in radians, joined by a line; `clockwise` as seen on the screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        change {
            $0.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
        }
    }
    /// A line back to the start of the subpath, joined to it.
    open func close() { change { $0.closeSubpath() } }
    /// Makes the path empty.
    open func removeAllPoints() { change { $0 = PathBuilder() } }
    /// All elements of another path.
    open func append(_ bezierPath: UIBezierPath) {
        let added = bezierPath.builder.elements
        change { $0.append(added) }
    }
    /// Maps every point.
    open func apply(_ transform: CGAffineTransform) {
        change { $0 = PathBuilder($0.elements.applying(transform)) }
    }
    /// The same outline walked the other way.
    open func reversing() -> UIBezierPath {
        let reversed = copyStyle()
        reversed.builder = PathBuilder(cgPath.reversed.elements)
        return reversed
    }

    /// True when nothing has been added.
    open var isEmpty: Bool { builder.elements.isEmpty }
    /// The smallest rectangle round the outline; null when empty.
    open var bounds: CGRect { cgPath.boundingBoxOfPath }
    /// Where the next element would start; the origin when empty.
    open var currentPoint: CGPoint { builder.currentPoint ?? .zero }
    /// True when `point` lies inside; open subpaths count as closed.
    open func contains(_ point: CGPoint) -> Bool {
        cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Lengths of line and gap in turn, begun `phase` in; none draws unbroken lines.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        dashPhase = phase
    }

    /// What `setLineDash` set; pass nil to learn the count first.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (i, length) in dashes.enumerated() { pattern?[i] = length }
        count?.pointee = dashes.count
        phase?.pointee = dashPhase
    }

    /// An equal object, independent of this one.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = copyStyle()
        copy.builder = builder
        return copy
    }

    private func copyStyle() -> UIBezierPath {
        let copy = UIBezierPath()
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dashPhase = dashPhase
        copy.dashes = dashes
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIBezierPath)?.cgPath == cgPath
    }

    open override var hash: Int { cgPath.hashValue }

    // MARK: Drawing into the current context

    /// Fills the inside with the fill colour.
    open func fill() { fill(with: .normal, alpha: 1) }

    /// Fills the inside with the fill colour.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
    }

    /// Strokes the outline with the stroke colour.
    open func stroke() { stroke(with: .normal, alpha: 1) }

    /// Strokes the outline with the stroke colour.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dashPhase, lengths: dashes)
            context.strokePath()
        }
    }

    private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ paint: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.withSavedState {
            if blendMode != .normal { context.setBlendMode(blendMode) }
            if alpha != 1 { context.setAlpha(alpha) }
            context.beginPath()
            context.addPath(cgPath)
            paint(context)
        }
    }

    /// Cuts the current context's drawing to the inside.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
