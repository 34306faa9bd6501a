/// Appends drawing steps, mapped by a transform, and keeps the rules of a well-formed path:
/// nothing is added before a start point, and no point is NaN or infinite.
package struct PathBuilder {
    package private(set) var elements: [CGPath.Element]
    package var transform: CGAffineTransform
    /// Already mapped.
    private var subpathStart: CGPoint?
    private var current: CGPoint?

    /// Where the builder stands, for another that goes on with its elements.
    struct Place {
        fileprivate var subpathStart: CGPoint?
        fileprivate var current: CGPoint?
    }

    var place: Place { Place(subpathStart: subpathStart, current: current) }

    /// Goes on where another builder ended.
    init(_ elements: [CGPath.Element], at place: Place, transform: CGAffineTransform) {
        (self.elements, self.transform) = (elements, transform)
        (subpathStart, current) = (place.subpathStart, place.current)
    }

    package init(_ elements: [CGPath.Element] = [], transform: CGAffineTransform = .identity) {
        self.elements = elements
        self.transform = transform
        findCurrentPoint()
    }

    /// Only the last subpath matters: look back as far as its start.
    private mutating func findCurrentPoint() {
        guard let start = elements.lastIndex(where: { if case .move = $0 { true } else { false } }),
            case .move(let p) = elements[start]
        else { return }
        (subpathStart, current) = (p, p)
        switch elements[elements.count - 1] {
        case .move, .close: break
        case .line(let p), .quad(let p, _), .cubic(let p, _, _): current = p
        }
    }

    private mutating func append(_ element: CGPath.Element, endingAt end: CGPoint) {
        guard element.isFinite else { return Self.reportNonFinite() }
        reopenAfterClose()
        elements.append(element)
        current = end
    }

    /// What follows a close starts a new subpath at the old one's start.
    private mutating func reopenAfterClose() {
        if case .close = elements.last, let subpathStart { elements.append(.move(subpathStart)) }
    }

    private static func reportNonFinite() {
        Diagnostics.report("a path element with a NaN or infinite point is left out", key: "path.nonfinite")
    }

    /// False, with one report, when there is nothing to draw on from.
    private func hasCurrentPoint(_ action: String) -> Bool {
        if current != nil { return true }
        Diagnostics.report(
            "\(action) needs a current point; call move(to:) first. The element is left out", key: "path.\(action)")
        return false
    }

    package mutating func move(to point: CGPoint) {
        let p = point.applying(transform)
        guard p.isFinite else { return Self.reportNonFinite() }
        // What most outlines come to.
        if elements.isEmpty { elements.reserveCapacity(8) }
        if case .move = elements.last { elements.removeLast() }
        elements.append(.move(p))
        (subpathStart, current) = (p, p)
    }

    package mutating func addLine(to point: CGPoint) {
        guard hasCurrentPoint("addLine(to:)") else { return }
        let p = point.applying(transform)
        append(.line(p), endingAt: p)
    }

    package mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard hasCurrentPoint("addQuadCurve(to:control:)") else { return }
        let p = end.applying(transform)
        append(.quad(p, control: control.applying(transform)), endingAt: p)
    }

    package mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard hasCurrentPoint("addCurve(to:control1:control2:)") else { return }
        let p = end.applying(transform)
        append(.cubic(p, control1: control1.applying(transform), control2: control2.applying(transform)), endingAt: p)
    }

    package mutating func closeSubpath() {
        guard let subpathStart else { return }
        if case .close = elements.last { return }
        elements.append(.close)
        current = subpathStart
    }

    /// A line when there is something to connect to, else a start.
    package mutating func lineOrMove(to point: CGPoint) {
        if current == nil { move(to: point) } else { addLine(to: point) }
    }

    package mutating func append(_ other: [CGPath.Element]) {
        for element in other {
            switch element {
            case .move(let p): move(to: p)
            case .line(let p): lineOrMove(to: p)
            case .quad(let p, let c): addQuadCurve(to: p, control: c)
            case .cubic(let p, let c1, let c2): addCurve(to: p, control1: c1, control2: c2)
            case .close: closeSubpath()
            }
        }
    }

    /// In the space before the transform; nil when there is none or the transform cannot be undone.
    package var currentPoint: CGPoint? {
        guard let current else { return nil }
        if transform.isIdentity { return current }
        return transform.determinant == 0 ? nil : current.applying(transform.inverted())
    }
}
