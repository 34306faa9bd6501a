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
    /// How upright a pencil is, in radians: displays here do not tell, so as upright as a finger counts.
    public var altitudeAngle: CGFloat { .pi / 2 }

    /// Where a pencil points, in radians from a view's right edge clockwise: displays here do not tell.
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// The unit vector of ``azimuthAngle(in:)``.
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
