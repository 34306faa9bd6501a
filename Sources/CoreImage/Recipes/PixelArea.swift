import CoreGraphics

/// Whole pixels of Core Image's plane, whose y points up.
struct PixelArea: Equatable, Sendable {
    var x: Int, y: Int, width: Int, height: Int

    static let nothing = PixelArea(x: 0, y: 0, width: 0, height: 0)
    /// What is more than this is not made at once: 2²⁸ pixels, or four gigabytes.
    static let most = 1 << 28
    private static let reach = 1e9

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, max(width, 0), max(height, 0))
    }

    /// The pixels that `rect` touches; a rectangle without end gets ends that are far away.
    init(_ rect: CGRect) {
        guard !rect.isNull, rect.width > 0, rect.height > 0 else {
            self = .nothing
            return
        }
        let left = max(rect.minX, -Self.reach).rounded(.down), right = min(rect.maxX, Self.reach).rounded(.up)
        let bottom = max(rect.minY, -Self.reach).rounded(.down), top = min(rect.maxY, Self.reach).rounded(.up)
        self.init(x: Int(left), y: Int(bottom), width: Int(right - left), height: Int(top - bottom))
    }

    var isEmpty: Bool { width == 0 || height == 0 }
    var count: Int { width * height }
    var maxX: Int { x + width }
    var maxY: Int { y + height }
    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    func grown(by distance: Int) -> PixelArea { grown(x: distance, y: distance) }

    func grown(x dx: Int, y dy: Int) -> PixelArea {
        PixelArea(x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy)
    }

    func overlap(with other: PixelArea) -> PixelArea {
        let left = max(x, other.x), bottom = max(y, other.y)
        let right = min(maxX, other.maxX), top = min(maxY, other.maxY)
        guard left < right, bottom < top else { return .nothing }
        return PixelArea(x: left, y: bottom, width: right - left, height: top - bottom)
    }
}
