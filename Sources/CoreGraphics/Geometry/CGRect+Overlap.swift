extension CGRect {
    /// What two rectangles share, or `.null`. A rectangle with a member that is no number shares nothing with any;
    /// Foundation's `intersection` halts on it.
    package func overlap(with other: CGRect) -> CGRect {
        let minX = max(self.minX, other.minX), maxX = min(self.maxX, other.maxX)
        let minY = max(self.minY, other.minY), maxY = min(self.maxY, other.maxY)
        guard !hasNaN, !other.hasNaN, minX <= maxX, minY <= maxY else { return .null }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    private var hasNaN: Bool { origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN }

    /// True when the rectangles share an area or a line.
    package func overlaps(_ other: CGRect) -> Bool { !overlap(with: other).isNull }
}

extension CGRect {
    /// Whether the rectangles share more than an edge or a corner. An empty one intersects what it lies in, from its least edges on.
    /// `.null` intersects nothing.
    ///
    /// Foundation's function of this name takes touching rectangles for intersecting. A function cannot win against it in files
    /// that import both modules; a property whose value is called does.
    @inlinable
    public var intersects: (_ r2: CGRect) -> Bool {
        { other in
            guard !isNull, !other.isNull else { return false }
            return (minX == other.minX || minX < other.maxX && other.minX < maxX)
                && (minY == other.minY || minY < other.maxY && other.minY < maxY)
        }
    }
}
