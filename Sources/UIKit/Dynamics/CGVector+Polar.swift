import CoreGraphics

/// Directions in a plane whose y points down.
extension CGVector {
    /// - Parameter angle: radians from the right, clockwise.
    init(angle: CGFloat, length: CGFloat) {
        self.init(dx: length * cos(angle), dy: length * sin(angle))
    }

    /// Radians from the right, clockwise.
    var angle: CGFloat { atan2(dy, dx) }

    var length: CGFloat { hypot(dx, dy) }
}
