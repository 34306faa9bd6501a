extension CGContext {
    /// Points given in user space go into the path as pixels, by the CTM of that moment.
    private func build(_ transform: CGAffineTransform? = nil, _ steps: (inout PathBuilder) -> Void) {
        currentPath.transform = transform?.concatenating(toPixels) ?? toPixels
        steps(&currentPath)
    }

    /// Forgets the current path.
    public func beginPath() { currentPath = PathBuilder() }
    /// Starts a new subpath.
    public func move(to point: CGPoint) { build { $0.move(to: point) } }
    /// A straight line.
    public func addLine(to point: CGPoint) { build { $0.addLine(to: point) } }
    /// A cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        build { $0.addCurve(to: end, control1: control1, control2: control2) }
    }
    /// A quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        build { $0.addQuadCurve(to: end, control: control) }
    }
    /// A line back to the start of the subpath.
    public func closePath() { build { $0.closeSubpath() } }
    /// A closed rectangle.
    public func addRect(_ rect: CGRect) { build { $0.addRect(rect) } }
    /// Closed rectangles.
    public func addRects(_ rects: [CGRect]) { build { builder in for rect in rects { builder.addRect(rect) } } }
    /// A new subpath through points.
    public func addLines(between points: [CGPoint]) { build { $0.addLines(between: points) } }
    /// The ellipse that fills `rect`.
    public func addEllipse(in rect: CGRect) { build { $0.addEllipse(in: rect) } }
    /// An arc between two angles, radians; `clockwise` is meant in a space whose y points up.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        build {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        }
    }
    /// An arc that touches the line to `tangent1End` and the line from there to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        build { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
    }
    /// All elements of `path`.
    public func addPath(_ path: CGPath) { build { $0.append(path.elements) } }

    /// The current path becomes the outline of its stroke.
    public func replacePathWithStrokedPath() {
        guard let path else { return }
        let outline = path.outline(of: state.line)
        beginPath()
        addPath(outline)
    }

    /// The current path in user space, as a copy; nil when there is none or the CTM cannot be undone.
    public var path: CGPath? {
        guard !currentPath.elements.isEmpty, toPixels.determinant != 0 else { return nil }
        return CGPath(elements: currentPath.elements.applying(toPixels.inverted()))
    }
    /// True when there is no current path.
    public var isPathEmpty: Bool { currentPath.elements.isEmpty }
    /// Where the next element would start, in user space; the origin when there is no path.
    public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
    /// The box of all points of the current path, control points too, in user space; null when there is none.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }
    /// True when `point` (user space) lies inside the current path as `mode` would paint it.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard let path else { return false }
        switch mode {
        case .fill: return path.contains(point)
        case .eoFill: return path.contains(point, using: .evenOdd)
        case .stroke: return path.outline(of: state.line).contains(point)
        case .fillStroke: return path.contains(point) || path.outline(of: state.line).contains(point)
        case .eoFillStroke:
            return path.contains(point, using: .evenOdd) || path.outline(of: state.line).contains(point)
        }
    }
}
