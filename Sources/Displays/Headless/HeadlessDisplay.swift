package import Compositor
package import CoreGraphics
package import RenderTree

/// A display in memory: its frames go nowhere, its input is what a test puts in.
@MainActor
package final class HeadlessDisplay: Display {
    package var size: CGSize
    package var scale: CGFloat
    package let clock: MediaClock
    package let pace: DisplayPace
    /// Handed out at the next tick.
    package var pendingInput: [InputEvent] = []
    package private(set) var presentedFrames = 0
    package var isWatched = true
    package private(set) var isOpen = true

    package init(
        size: CGSize, scale: CGFloat, pace: DisplayPace = .stepped(framesPerSecond: 60),
        clock: MediaClock = MediaClock()
    ) {
        self.size = size
        self.scale = scale
        self.pace = pace
        self.clock = clock
    }

    package func close() {
        isOpen = false
    }

    package func requestSize(_ size: CGSize) -> Bool {
        self.size = size
        pendingInput.append(.resize(size, scale: scale))
        return true
    }

    package var hasInput: Bool { !pendingInput.isEmpty }

    package func readInput() -> [InputEvent] {
        defer { pendingInput = [] }
        return pendingInput
    }

    /// Nothing comes in by itself.
    package func beginSleep() -> Bool { pendingInput.isEmpty }

    package func present(_ frame: PixelBuffer, damage: [PixelRect], at time: Double) throws(DisplayError) {
        presentedFrames += 1
    }
}
