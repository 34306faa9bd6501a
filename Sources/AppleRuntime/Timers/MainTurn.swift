import CoreGraphics
import RenderTree

/// The next turn of the main thread: the next frame where a display drives time itself, else the main queue's.
package enum MainTurn {
    /// Has work done on the main thread with the next turn.
    package static func perform(_ work: @escaping @Sendable () -> Void) {
        guard let clock = MediaClock.current else { return DispatchQueue.main.async(execute: work) }
        clock.perform(at: clock.now, work)
    }
}
