/// How outlines of a font that stands in for another are made as high and as strong as that one's: y up from the baseline, in points or in
/// parts of the font's size.
struct GlyphFit: Hashable, Sendable {
    /// Of small letters and of capitals.
    struct Heights: Hashable, Sendable {
        var x: CGFloat
        var cap: CGFloat

        func scaled(by scale: CGFloat) -> Heights { Heights(x: x * scale, cap: cap * scale) }
    }
    let drawn: Heights
    let wanted: Heights
    /// How much further stems reach to each side than they are drawn.
    let weight: CGFloat

    func scaled(by scale: CGFloat) -> GlyphFit {
        GlyphFit(drawn: drawn.scaled(by: scale), wanted: wanted.scaled(by: scale), weight: weight * scale)
    }

    /// Outlines keep their feet on the baseline; between small letters' height and capitals' they are stretched evenly.
    func height(_ y: CGFloat) -> CGFloat {
        if y <= drawn.x { return y * wanted.x / drawn.x }
        if y <= drawn.cap { return wanted.x + (y - drawn.x) * (wanted.cap - wanted.x) / (drawn.cap - drawn.x) }
        return wanted.cap + (y - drawn.cap) * wanted.cap / drawn.cap
    }

    func outline(_ elements: [CGPath.Element]) -> [CGPath.Element] {
        let strong = weight == 0 ? elements : OutlineWidening(elements, by: weight).elements
        return strong.map { $0.mapped { CGPoint(x: $0.x, y: height($0.y)) } }
    }
}

/// Moves the outlines of a glyph to the sides, those of its counters inwards: stems become wider, not what lies across.
private struct OutlineWidening {
    private(set) var elements: [CGPath.Element] = []
    /// What lies outside is right of the way that outlines go, left where it is negative.
    private let distance: CGFloat

    init(_ outline: [CGPath.Element], by distance: CGFloat) {
        let contours = outline.split(omittingEmptySubsequences: true) { $0 == .close }.map(Array.init)
        let area = contours.reduce(0) { $0 + Self.area($1.flatMap(\.points)) }
        self.distance = area >= 0 ? distance : -distance
        for contour in contours { add(contour) }
    }

    /// Twice the area within a polygon, negative where it runs clockwise.
    private static func area(_ points: [CGPoint]) -> CGFloat {
        guard var last = points.last else { return 0 }
        return points.reduce(0) { sum, p in
            defer { last = p }
            return sum + last.x * p.y - p.x * last.y
        }
    }

    private mutating func add(_ contour: [CGPath.Element]) {
        let points = contour.flatMap(\.points)
        var place = 0
        for element in contour {
            elements.append(
                element.mapped { p in
                    defer { place += 1 }
                    return moved(p, from: way(to: place, of: points), to: way(from: place, of: points))
                })
        }
        elements.append(.close)
    }

    /// The way on which an outline comes to a point.
    private func way(to index: Int, of points: [CGPoint]) -> CGPoint? {
        way(index, points) { index, step in (index - step + points.count) % points.count }.map {
            CGPoint(x: -$0.x, y: -$0.y)
        }
    }

    private func way(from index: Int, of points: [CGPoint]) -> CGPoint? {
        way(index, points) { index, step in (index + step) % points.count }
    }

    /// Of length one, towards the next point that lies elsewhere.
    private func way(_ index: Int, _ points: [CGPoint], _ next: (Int, Int) -> Int) -> CGPoint? {
        for step in 1..<max(points.count, 1) {
            let other = points[next(index, step)]
            let x = other.x - points[index].x, y = other.y - points[index].y, length = (x * x + y * y).squareRoot()
            if length > 1e-6 { return CGPoint(x: x / length, y: y / length) }
        }
        return nil
    }

    /// Both sides of a corner move by the distance; sharp ones are not drawn out to more than twice of it.
    private func moved(_ p: CGPoint, from: CGPoint?, to: CGPoint?) -> CGPoint {
        guard let from, let to else { return p }
        let x = from.x + to.x, y = from.y + to.y, length = (x * x + y * y).squareRoot()
        guard length > 1e-6 else { return p }
        let reach = distance / max(length / 2, 0.5)
        return CGPoint(x: p.x + y / length * reach, y: p.y)
    }
}

extension CGPath.Element {
    /// In the order in which the outline comes by them.
    fileprivate var points: [CGPoint] {
        switch self {
        case .move(let p), .line(let p): [p]
        case .quad(let p, let c): [c, p]
        case .cubic(let p, let c1, let c2): [c1, c2, p]
        case .close: []
        }
    }

    /// Each point in turn.
    fileprivate func mapped(_ map: (CGPoint) -> CGPoint) -> CGPath.Element {
        switch self {
        case .move(let p): return .move(map(p))
        case .line(let p): return .line(map(p))
        case .quad(let p, let c):
            let control = map(c)
            return .quad(map(p), control: control)
        case .cubic(let p, let c1, let c2):
            let (a, b) = (map(c1), map(c2))
            return .cubic(map(p), control1: a, control2: b)
        case .close: return .close
        }
    }
}
