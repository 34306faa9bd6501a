import CoreGraphics
import Dispatch
import Displays
import Foundation
import QuartzCore
import RenderTree

/// A live stage on which nothing moves and nothing is due sleeps until something comes in.
extension Stage {
    /// Seconds without input or picture before the first sleep: what follows a touch (a second tap, an input method's answer) is
    /// waited for awake.
    private static var patience: Double { 0.5 }
    /// Seconds: what changes without a word is seen after so long.
    private static var longestSleep: Double { 1 }

    /// Sleeps, if it may, until input or work for the main thread comes, or something is due.
    ///
    /// - Parameter end: On the machine's clock, seconds.
    /// - Returns: False where the next frame is to come at its usual time.
    package func sleep(until end: Double) -> Bool {
        let all = (display.isOpen ? [self] : []) + others
        guard !isStopped, all.allSatisfy(\.isStill) else { return false }
        // Fires timers that are due: what they change is seen below.
        let nextTimer = RunLoop.current.limitDate(forMode: .default)?.timeIntervalSinceNow ?? .infinity
        defer {
            for stage in all {
                stage.context.onChange = nil
                stage.display.endSleep()
            }
        }
        for stage in all {
            guard stage.display.beginSleep() else { return false }
            stage.context.onChange = { DispatchQueue.main.async {} }
        }
        guard all.allSatisfy(\.isStill) else { return false }
        for stage in all { stage.display.clock.followMachine() }
        for stage in all { stage.compositor.rest() }
        PixelBuffer.dropSpareMemory()
        let now = MediaClock.machineTime
        let due = all.reduce(end) { min($0, $1.display.clock.nextDue ?? .infinity) } - now
        serveRunLoop(until: Date(timeIntervalSinceNow: max(0, min(due, nextTimer, Self.longestSleep))))
        return true
    }

    /// Whether the next frame would be as the last.
    private var isStill: Bool {
        guard display.isOpen, timeline == nil, capture == nil, !display.wantsEveryFrame else {
            return false
        }
        guard isMainQueueServed, !FrameTrace.isHeard, !context.needsFrame, !wantsPicture else { return false }
        guard Double(quietTicks) >= Self.patience * display.pace.framesPerSecond else { return false }
        return onTick == nil || needsTicks.map { !$0() } ?? false
    }
}
