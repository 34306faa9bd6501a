import CoreGraphics

/// Two fingers that scroll by a trackpad.
///
/// Systems differ in what comes after them. macOS, and Chromium anywhere, send the rest of the way themselves, slower and slower, as do
/// X servers whose driver coasts; desktops on Wayland leave it to programs, and say nothing when the fingers lift. So a swipe that ends
/// at speed is one whose rest is ours.
@MainActor
struct TrackpadSwipe {
    private(set) weak var taker: (any WheelTaking)?
    private var tracker = VelocityTracker()
    private var lastTime = 0.0

    /// Trackpads tell of moving fingers a hundred times a second, browsers at least with each of their frames. Seconds.
    private static let pause = 0.04
    /// The last part of the way, by which the speed is taken. Seconds.
    private static let span = 0.07
    /// Points per second. What systems send of their own accord ends slower than this.
    private static let slowest = 150.0

    init(_ taker: any WheelTaking) {
        self.taker = taker
    }

    mutating func move(by delta: CGPoint, at time: Double) {
        if time - lastTime > VelocityTracker.longest { tracker = VelocityTracker() }
        tracker.move(by: delta)
        tracker.commit(at: time)
        lastTime = time
    }

    func isOver(at time: Double) -> Bool { time - lastTime >= Self.pause }

    /// Points per second; nil where the fingers have come to rest on the trackpad.
    var velocity: CGPoint? {
        let velocity = tracker.slope(over: Self.span)
        return hypot(velocity.x, velocity.y) >= Self.slowest ? velocity : nil
    }
}
