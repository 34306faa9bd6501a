import CoreGraphics

extension FilterKind {
    /// Four corners that become others.
    static let perspectives: [FilterKind] = [
        FilterKind("CIPerspectiveTransform", kCICategoryGeometryAdjustment, corners) { values in
            values.inPerspective(to: values.corners)
        },
        FilterKind(
            "CIPerspectiveTransformWithExtent", kCICategoryGeometryAdjustment,
            [.vector(kCIInputExtentKey, [0, 0, 300, 300])] + corners
        ) { values in
            values.image.flatMap { $0.inPerspective(from: Quad(values.rect(kCIInputExtentKey)), to: values.corners) }
        },
        FilterKind(
            "CIPerspectiveCorrection", kCICategoryGeometryAdjustment,
            corners + [.number("inputCrop", 1, 0...1, type: kCIAttributeTypeBoolean)]
        ) { values in
            let from = values.corners
            // As large as the longer of two opposite sides.
            let width = max(from.topLeft.distance(to: from.topRight), from.bottomLeft.distance(to: from.bottomRight))
            let height = max(from.topLeft.distance(to: from.bottomLeft), from.topRight.distance(to: from.bottomRight))
            let upright = CGRect(x: 0, y: 0, width: width.rounded(), height: height.rounded())
            guard let image = values.image, !upright.isEmpty else { return nil }
            guard values.number("inputCrop") == 0 else {
                return image.inPerspective(from: from, to: Quad(upright))?.cropped(to: upright)
            }
            return image.inPerspective(from: from, to: Quad(upright), whole: true)
        },
    ]

    private static let corners: [FilterInput] = [
        .image, .point("inputTopLeft", 118, 484), .point("inputTopRight", 646, 507),
        .point("inputBottomRight", 548, 140), .point("inputBottomLeft", 155, 153),
    ]
}

/// Four points, as they lie where y points up.
private struct Quad {
    var topLeft: CGPoint, topRight: CGPoint, bottomRight: CGPoint, bottomLeft: CGPoint

    init(topLeft: CGPoint, topRight: CGPoint, bottomRight: CGPoint, bottomLeft: CGPoint) {
        (self.topLeft, self.topRight) = (topLeft, topRight)
        (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
    }

    init(_ rect: CGRect) {
        topLeft = CGPoint(x: rect.minX, y: rect.maxY)
        topRight = CGPoint(x: rect.maxX, y: rect.maxY)
        bottomRight = CGPoint(x: rect.maxX, y: rect.minY)
        bottomLeft = CGPoint(x: rect.minX, y: rect.minY)
    }

    var points: [CGPoint] { [bottomLeft, bottomRight, topRight, topLeft] }

    var bounds: CGRect {
        let x = points.map(\.x), y = points.map(\.y)
        let left = x.min() ?? 0, bottom = y.min() ?? 0
        return CGRect(x: left, y: bottom, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - bottom)
    }
}

extension CGPoint {
    fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}

extension FilterValues {
    fileprivate var corners: Quad {
        Quad(
            topLeft: point("inputTopLeft"), topRight: point("inputTopRight"),
            bottomRight: point("inputBottomRight"), bottomLeft: point("inputBottomLeft"))
    }

    fileprivate func inPerspective(to quad: Quad) -> Recipe? {
        guard let image, !image.extent.isInfinite, !image.extent.isEmpty else { return nil }
        return image.inPerspective(from: Quad(image.extent), to: quad)
    }
}

extension Recipe {
    /// What lies within four points, drawn within four others. `whole` keeps what lies outside of them as well.
    fileprivate func inPerspective(from: Quad, to: Quad, whole: Bool = false) -> Recipe? {
        guard let forth = Perspective(from: from.points, to: to.points),
            let back = Perspective(from: to.points, to: from.points)
        else { return nil }
        var place = to.bounds
        if whole, !extent.isInfinite {
            let moved = Quad(extent).points.map(forth.apply)
            for point in moved where abs(point.x) < 1e6 && abs(point.y) < 1e6 {
                place = place.union(CGRect(origin: point, size: .zero))
            }
        }
        return Recipe(extent: place.integral) { area in
            let corners = Quad(area.rect).points.map(back.apply)
            let x = corners.map { min(max($0.x, -1e6), 1e6) }, y = corners.map { min(max($0.y, -1e6), 1e6) }
            let left = x.min() ?? 0, bottom = y.min() ?? 0
            let needed = CGRect(x: left, y: bottom, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - bottom)
            let wanted = PixelArea(needed).grown(by: 2)
            let source = raster(of: extent.isInfinite ? wanted : wanted.overlap(with: PixelArea(extent).grown(by: 1)))
            return Raster(area: area) { source.sample(back.apply(CGPoint(x: CGFloat($0) + 0.5, y: CGFloat($1) + 0.5))) }
        }
    }
}

/// Four points to four others, straight lines staying straight.
struct Perspective: Sendable {
    private let m: [Double]

    /// Nil where three of the points lie on a line.
    init?(from: [CGPoint], to: [CGPoint]) {
        guard let first = Self.ofSquare(from), let second = Self.ofSquare(to), let inverse = Self.inverse(first) else {
            return nil
        }
        m = (0..<9).map { place in
            let row = place / 3 * 3, column = place % 3
            return second[row] * inverse[column] + second[row + 1] * inverse[column + 3]
                + second[row + 2] * inverse[column + 6]
        }
    }

    func apply(_ p: CGPoint) -> CGPoint {
        let w = m[6] * p.x + m[7] * p.y + m[8]
        guard abs(w) > 1e-12 else { return CGPoint(x: 1e9, y: 1e9) }
        return CGPoint(x: (m[0] * p.x + m[1] * p.y + m[2]) / w, y: (m[3] * p.x + m[4] * p.y + m[5]) / w)
    }

    /// From the square of one to four points, around from its origin.
    private static func ofSquare(_ p: [CGPoint]) -> [Double]? {
        let dx1 = p[1].x - p[2].x, dx2 = p[3].x - p[2].x, sumX = p[0].x - p[1].x + p[2].x - p[3].x
        let dy1 = p[1].y - p[2].y, dy2 = p[3].y - p[2].y, sumY = p[0].y - p[1].y + p[2].y - p[3].y
        let area = dx1 * dy2 - dx2 * dy1
        guard abs(area) > 1e-9 else { return nil }
        let g = (sumX * dy2 - dx2 * sumY) / area, h = (dx1 * sumY - sumX * dy1) / area
        return [
            p[1].x - p[0].x + g * p[1].x, p[3].x - p[0].x + h * p[3].x, p[0].x,
            p[1].y - p[0].y + g * p[1].y, p[3].y - p[0].y + h * p[3].y, p[0].y, g, h, 1,
        ]
    }

    private static func inverse(_ m: [Double]) -> [Double]? {
        let minors = [
            m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
            m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
            m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
        ]
        let determinant = m[0] * minors[0] + m[1] * minors[3] + m[2] * minors[6]
        guard abs(determinant) > 1e-12 else { return nil }
        return minors.map { $0 / determinant }
    }
}
