public import CoreGraphics

extension UITouch {
    /// What of a touch may be estimated at first and measured later.
    public struct Properties: OptionSet, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: Int

        /// The value of a number.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// How hard it presses.
        public static let force = Properties(rawValue: 1)
        /// Where a pencil points.
        public static let azimuth = Properties(rawValue: 2)
        /// How upright a pencil is.
        public static let altitude = Properties(rawValue: 4)
        /// Where it is.
        public static let location = Properties(rawValue: 8)
        /// How a pencil is turned.
        public static let roll = Properties(rawValue: 16)
    }

    /// What is estimated: nothing, displays here report what they know at once.
    public var estimatedProperties: Properties { [] }
    /// What will be measured later: nothing.
    public var estimatedPropertiesExpectingUpdates: Properties { [] }
    /// Tells updates of this touch apart: there are none.
    public var estimationUpdateIndex: NSNumber? { nil }
    /// How upright a pencil is, in radians: 0 lies on the screen, π/2 stands on it, as a finger counts.
    public var altitudeAngle: CGFloat { CGFloat(pen?.altitude ?? .pi / 2) }

    /// How a pencil is turned about itself, in radians: displays here do not tell.
    public var rollAngle: CGFloat { 0 }

    /// Where a pencil's end points, in radians from a view's x axis towards its y axis, -π…π; nil means the window. 0 for everything else.
    public func azimuthAngle(in view: UIView?) -> CGFloat {
        let vector = azimuthUnitVector(in: view)
        return atan2(vector.dy, vector.dx)
    }

    /// The unit vector of ``azimuthAngle(in:)``.
    public func azimuthUnitVector(in view: UIView?) -> CGVector {
        guard let pen, let window else { return CGVector(dx: 1, dy: 0) }
        // A direction of the screen turns with what shows it.
        let step = self.step(along: pen.azimuth, in: view ?? window, of: window)
        let length = (step.dx * step.dx + step.dy * step.dy).squareRoot()
        guard length.isFinite, length > 0 else { return CGVector(dx: 1, dy: 0) }
        return CGVector(dx: step.dx / length, dy: step.dy / length)
    }

    /// A step of one point along an angle of the window, radians, as `view` sees it where the touch is.
    private func step(along angle: Double, in view: UIView, of window: UIWindow) -> CGVector {
        let there = CGPoint(
            x: windowLocation.x + CGFloat(cos(angle)), y: windowLocation.y + CGFloat(sin(angle)))
        let from = window.convert(windowLocation, to: view), to = window.convert(there, to: view)
        return CGVector(dx: to.x - from.x, dy: to.y - from.y)
    }
}
