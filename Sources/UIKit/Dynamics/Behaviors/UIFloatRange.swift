public import CoreGraphics

/// From a least to a greatest number.
public struct UIFloatRange: Equatable, Hashable, Sendable {
    /// The least value.
    public var minimum: CGFloat
    /// The greatest value.
    public var maximum: CGFloat

    /// From 0 to 0.
    public init() { self.init(minimum: 0, maximum: 0) }

    /// A range from one value to another.
    public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// From 0 to 0.
    public static let zero = UIFloatRange()
    /// Without limits.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Whether there are no limits.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
