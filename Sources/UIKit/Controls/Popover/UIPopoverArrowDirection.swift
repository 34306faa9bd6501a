/// The sides of a popover on which its arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The value as Apple's frameworks number it.
    public let rawValue: UInt

    /// The value of a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The arrow points up: the popover is below its source.
    public static let up = Self(rawValue: 1)
    /// The arrow points down: the popover is above its source.
    public static let down = Self(rawValue: 2)
    /// The arrow points left: the popover is to the right of its source.
    public static let left = Self(rawValue: 4)
    /// The arrow points right: the popover is to the left of its source.
    public static let right = Self(rawValue: 8)
    /// Any direction.
    public static let any: Self = [.up, .down, .left, .right]
    /// The popover does not show.
    public static let unknown = Self(rawValue: UInt.max)
}
