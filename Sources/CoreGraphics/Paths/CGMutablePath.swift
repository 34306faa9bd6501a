/// A path that can be added to.
///
/// Every `transform` parameter maps the points of that one call before they are added.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// An empty path.
    public convenience init() {
        self.init(elements: [])
    }

    /// One copy for all who keep the path as it is: what they share is then known to be the same.
    package override var kept: CGPath {
        if let keptCopy { return keptCopy }
        let made = CGPath(elements: elements)
        keptCopy = made
        return made
    }
    private var keptCopy: CGPath?

    /// Where the last step ended: looking for it would take longer with every element.
    private lazy var place = PathBuilder(elements).place

    private func build(_ transform: CGAffineTransform = .identity, _ steps: (inout PathBuilder) -> Void) {
        keptCopy = nil
        var builder = PathBuilder(elements, at: place, transform: transform)
        elements = []
        steps(&builder)
        elements = builder.elements
        place = builder.place
    }

    /// Starts a new subpath at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        build(transform) { $0.move(to: point) }
    }

    /// A straight line from the current point to `point`.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        build(transform) { $0.addLine(to: point) }
    }

    /// A quadratic curve to `end`.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        build(transform) { $0.addQuadCurve(to: end, control: control) }
    }

    /// A cubic curve to `end`.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        build(transform) { $0.addCurve(to: end, control1: control1, control2: control2) }
    }

    /// A line back to the start of the subpath, joined to it.
    public func closeSubpath() {
        build { $0.closeSubpath() }
    }

    /// A closed rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        build(transform) { $0.addRect(rect) }
    }

    /// Closed rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        build(transform) { builder in for rect in rects { builder.addRect(rect) } }
    }

    /// A new subpath through `points`, left open.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        build(transform) { $0.addLines(between: points) }
    }

    /// The ellipse that fills `rect`.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        build(transform) { $0.addEllipse(in: rect) }
    }

    /// A rectangle with elliptic corners. Twice each radius must fit into the rectangle.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        build(transform) { $0.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight) }
    }

    /// An arc between two angles in radians, joined by a line to the current point if there is one.
    ///
    /// `clockwise` is meant in a space whose y points up; where y points down, `true` looks counterclockwise.
    /// Angles a full turn or more apart give the whole circle.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        build(transform) {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        }
    }

    /// An arc that touches the line to `tangent1End` and the line from there to `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        build(transform) { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
    }

    /// An arc from `startAngle` through `delta` radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        build(transform) {
            $0.addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
        }
    }

    /// All elements of `path`.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        let added = path.elements
        build(transform) { $0.append(added) }
    }
}
