/// How far a picture may be from its golden one.
public struct SnapshotTolerance: Equatable, Hashable, Sendable {
    /// The largest difference of any channel that still counts as equal, 0…255.
    public var channel: Int
    /// The fraction of all pixels that may differ by more than ``channel``, 0…1.
    public var pixels: Double

    /// Both bounds start at none.
    public init(channel: Int = 0, pixels: Double = 0) {
        precondition((0...255).contains(channel), "A channel's tolerance is from 0 to 255; got \(channel).")
        precondition((0...1).contains(pixels), "A tolerance in pixels is a fraction from 0 to 1; got \(pixels).")
        self.channel = channel
        self.pixels = pixels
    }

    /// Every bit the same: what the CPU compositor gives on every machine.
    public static let exact = SnapshotTolerance()
}
