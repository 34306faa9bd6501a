extension CGPath {
    /// The smallest rectangle round all points, control points included; null for an empty path.
    public var boundingBox: CGRect {
        var box = PointBox()
        for element in elements {
            switch element {
            case .move(let p), .line(let p): box.add(p)
            case .quad(let p, let c): box.add(p); box.add(c)
            case .cubic(let p, let c1, let c2): box.add(p); box.add(c1); box.add(c2)
            case .close: break
            }
        }
        return box.rect
    }

    /// The smallest rectangle round the outline itself; null for an empty path.
    public var boundingBoxOfPath: CGRect {
        var box = PointBox()
        var current = CGPoint.zero, start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let p):
                box.add(p)
                (start, current) = (p, p)
            case .line(let p):
                box.add(p)
                current = p
            case .quad(let p, let c):
                box.add(CubicSegment(from: current, control: c, to: p))
                current = p
            case .cubic(let p, let c1, let c2):
                box.add(CubicSegment(current, c1, c2, p))
                current = p
            case .close:
                current = start
            }
        }
        return box.rect
    }

    /// True when the path is one rectangle with upright sides, which is then stored in `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = asRect else { return false }
        rect?.pointee = found
        return true
    }

    /// The rectangle that the path is, or nil.
    package var asRect: CGRect? {
        var corners: [CGPoint] = []
        for (i, element) in elements.enumerated() {
            switch element {
            case .move(let p) where i == 0: corners.append(p)
            case .line(let p) where i > 0 && corners.count < 5: corners.append(p)
            case .close where i == elements.count - 1: break
            default: return nil
            }
        }
        if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
        guard corners.count == 4 else { return nil }
        let (p, q, r, s) = (corners[0], corners[1], corners[2], corners[3])
        let horizontalFirst = p.y == q.y && q.x == r.x && r.y == s.y && s.x == p.x
        let verticalFirst = p.x == q.x && q.y == r.y && r.x == s.x && s.y == p.y
        guard horizontalFirst || verticalFirst else { return nil }
        return CGRect(
            x: min(p.x, r.x), y: min(p.y, r.y), width: abs(r.x - p.x), height: abs(r.y - p.y))
    }
}

/// Grows round the points added to it.
struct PointBox {
    private var minX = CGFloat.infinity, minY = CGFloat.infinity
    private var maxX = -CGFloat.infinity, maxY = -CGFloat.infinity

    mutating func add(_ p: CGPoint) {
        minX = min(minX, p.x)
        minY = min(minY, p.y)
        maxX = max(maxX, p.x)
        maxY = max(maxY, p.y)
    }

    mutating func add(_ curve: CubicSegment) {
        add(curve.p0)
        add(curve.p3)
        for t in curve.extremes { add(curve.point(at: t)) }
    }

    var rect: CGRect {
        minX <= maxX && minY <= maxY ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
    }
}
