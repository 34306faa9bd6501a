extension PixelRect {
    package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    package var width: Int { max(0, Int(maxX) - Int(minX)) }
    package var height: Int { max(0, Int(maxY) - Int(minY)) }
    package var area: Int { width * height }

    package func intersection(_ other: PixelRect) -> PixelRect {
        let x0 = max(minX, other.minX), y0 = max(minY, other.minY)
        let x1 = min(maxX, other.maxX), y1 = min(maxY, other.maxY)
        return x0 < x1 && y0 < y1 ? PixelRect(minX: x0, minY: y0, maxX: x1, maxY: y1) : .empty
    }

    package func intersects(_ other: PixelRect) -> Bool {
        max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
    }

    /// The smallest rectangle around both; an empty one counts for nothing.
    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    package func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }

    /// What lies outside of another rectangle, in at most four that lie apart.
    package func forEachPart(outside other: PixelRect, _ body: (PixelRect) -> Void) {
        let hole = intersection(other)
        guard !hole.isEmpty else { return body(self) }
        let parts = (
            PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY),
            PixelRect(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
            PixelRect(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY),
            PixelRect(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY)
        )
        if !parts.0.isEmpty { body(parts.0) }
        if !parts.1.isEmpty { body(parts.1) }
        if !parts.2.isEmpty { body(parts.2) }
        if !parts.3.isEmpty { body(parts.3) }
    }

    /// Larger by `x` and `y` pixels on each side, within the range of pixel coordinates.
    package func expanded(x: Int, y: Int) -> PixelRect {
        func clamp(_ value: Int) -> Int32 { Int32(max(-PixelRect.limit, min(PixelRect.limit, value))) }
        return PixelRect(
            minX: clamp(Int(minX) - x), minY: clamp(Int(minY) - y), maxX: clamp(Int(maxX) + x),
            maxY: clamp(Int(maxY) + y))
    }

    /// Coordinates stay this far from zero at most: four times the largest canvas.
    package static let limit = 65_536

    /// The pixels that a box of real coordinates touches; nil when it is empty or not a number.
    package init?(enclosing minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) {
        guard minX <= maxX, minY <= maxY else { return nil }
        let limit = Double(PixelRect.limit)
        // Inside the limits by whole numbers: the library's floor is a call where the processor has no instruction for sure.
        func floor(_ value: Double) -> Int32 {
            let inside = max(-limit, min(limit, value)), whole = Int32(inside)
            return Double(whole) > inside ? whole - 1 : whole
        }
        self.init(minX: floor(minX), minY: floor(minY), maxX: -floor(-maxX), maxY: -floor(-maxY))
    }
}

extension PixelRect: CustomStringConvertible {
    package var description: String { "[\(minX),\(minY) \(width)×\(height)]" }
}

extension PixelRect {
    /// Moved by (−x, −y): into the pixels of a buffer whose first pixel is (x, y).
    func relative(toX x: Int32, _ y: Int32) -> PixelRect {
        PixelRect(minX: minX &- x, minY: minY &- y, maxX: maxX &- x, maxY: maxY &- y)
    }
}
