import CoreGraphics

/// An area where no text stands, asked for by bands of height.
package struct ExcludedArea {
    package let box: CGRect
    private let path: FlattenedPath
    private let isEvenOdd: Bool

    @MainActor
    init(_ path: UIBezierPath) {
        box = path.cgPath.boundingBoxOfPath
        self.path = FlattenedPath(path.cgPath.elements)
        isEvenOdd = path.usesEvenOddFillRule
    }

    /// What of a band lies inside, from left to right: looked at along lines two points apart, at the band's edges and at corners.
    func stretches(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
        guard !box.isNull, top < box.maxY, bottom > box.minY else { return [] }
        var found: [ClosedRange<CGFloat>] = []
        for y in heights(from: max(top, box.minY), to: min(bottom, box.maxY)) { found += inside(at: y) }
        found.sort { $0.lowerBound < $1.lowerBound }
        return found.reduce(into: []) { joined, stretch in
            if let last = joined.last, stretch.lowerBound <= last.upperBound {
                joined[joined.count - 1] = last.lowerBound...max(last.upperBound, stretch.upperBound)
            } else {
                joined.append(stretch)
            }
        }
    }

    private func heights(from top: CGFloat, to bottom: CGFloat) -> [CGFloat] {
        let corners = path.subpaths.flatMap(\.points).map(\.y).filter { $0 > top && $0 < bottom }
        // Beside the edges, where the outline does not lie on the line.
        let near: CGFloat = 0.001
        let even = stride(from: top, to: bottom, by: 2).map { $0 + near } + [bottom - near]
        return even + corners.flatMap { [$0 - near, $0 + near] }
    }

    private func inside(at y: CGFloat) -> [ClosedRange<CGFloat>] {
        var crossings: [(x: CGFloat, turn: Int)] = []
        for subpath in path.subpaths where subpath.points.count > 1 {
            var a = subpath.points[subpath.points.count - 1]
            for b in subpath.points {
                if (a.y <= y) != (b.y <= y) {
                    crossings.append((a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), b.y > a.y ? 1 : -1))
                }
                a = b
            }
        }
        crossings.sort { $0.x < $1.x }
        var found: [ClosedRange<CGFloat>] = [], depth = 0, start: CGFloat = 0
        for crossing in crossings {
            let wasInside = isEvenOdd ? depth % 2 != 0 : depth != 0
            depth += crossing.turn
            let isInside = isEvenOdd ? depth % 2 != 0 : depth != 0
            if isInside, !wasInside { start = crossing.x }
            if wasInside, !isInside { found.append(start...crossing.x) }
        }
        return found
    }
}
