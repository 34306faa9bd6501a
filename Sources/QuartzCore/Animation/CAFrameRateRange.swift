/// A wish for how many frames a second a link or an animation gets.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The fewest frames per second that will do.
    public var minimum: Float
    /// The most frames per second that help.
    public var maximum: Float
    /// The rate wanted most; nil leaves it open.
    public var preferred: Float?

    /// - Parameters are frames per second; `preferred` nil leaves the choice.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// No wish: the display's rate.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
