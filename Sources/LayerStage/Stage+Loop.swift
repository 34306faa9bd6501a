import CoreGraphics
import Dispatch
package import Displays
import RenderTree

extension Stage {
    /// Runs frames until the display closes, ``stop()`` is called or `duration` seconds have passed, then finishes the display.
    ///
    /// Tasks of the main actor, blocks on the main queue and timers run between frames.
    package func run(duration: Double? = nil) throws(DisplayError) {
        do throws(DisplayError) {
            switch display.pace {
            case .stepped(let rate): try runStepped(rate: rate, duration: duration)
            case .live(let rate): try runLive(rate: rate, duration: duration)
            }
            try finishCapture()
        } catch {
            // The first error is the one to tell; finishing after it may fail again for the same reason.
            try? display.finish()
            closeOthers()
            throw error
        }
        closeOthers()
        try display.finish()
    }

    // MARK: Further windows

    /// Has a further window shown as long as the program runs; it may outlast the first.
    package func add(_ other: Stage) {
        other.isMainQueueServed = isMainQueueServed
        others.append(other)
    }

    /// Whether there is a window to show.
    private var isRunning: Bool { display.isOpen || !others.isEmpty }

    /// The frames of all windows for one time. A window that is closed goes.
    private func tickAll(at time: Double) throws(DisplayError) {
        if display.isOpen { try tick(at: time) }
        for other in others {
            if other.display.isOpen, !other.isStopped { try other.tick(at: time) }
            if !other.display.isOpen || other.isStopped {
                others.removeAll { $0 === other }
                try other.display.finish()
            }
        }
        // The window itself; the stage goes on for the others.
        if !display.isOpen, !others.isEmpty { try display.finish() }
    }

    private func closeOthers() {
        for other in others { try? other.display.finish() }
        others = []
    }

    /// How many frames `duration` seconds have.
    package static func frameCount(duration: Double, rate: Double) -> Int {
        max(1, Int((duration * rate).rounded()))
    }

    private func runStepped(rate: Double, duration: Double?) throws(DisplayError) {
        let last = duration.map { Self.frameCount(duration: $0, rate: rate) } ?? .max
        var number = 0
        while number < last, isRunning, !isStopped {
            serveRunLoop(until: Date())
            try tickAll(at: Double(number) / rate)
            number += 1
        }
    }

    private func runLive(rate: Double, duration: Double?) throws(DisplayError) {
        var start = MediaClock.machineTime
        let end = duration.map { start + $0 } ?? .infinity
        var isOutOfTurn = false
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                for stage in [self] + self.others { stage.isMainQueueServed = true }
            }
        }
        while isRunning, !isStopped {
            // Frames belong to slots of the machine's time; one that comes late does not shift the later ones.
            let now = MediaClock.machineTime, slot = ((now - start) * rate).rounded(.down)
            guard start + slot / rate < end else { return }
            // What woke the program has seen the machine's time: the frame is not before it.
            try tickAll(at: isOutOfTurn ? now : start + slot / rate)
            start += display.takeDelay()
            isOutOfTurn = sleep(until: end) || wait(until: start + (slot + 1) / rate, answersInput: !isOutOfTurn)
        }
    }

    /// - Returns: True where input that has come meanwhile is answered before the time is up.
    private func wait(until time: Double, answersInput: Bool) -> Bool {
        // Where frames take longer than there is, the program's tasks and its page's words still have their turn between them.
        while !isStopped {
            if answersInput, answersInputNow { return true }
            serveRunLoop(until: Date(timeIntervalSinceNow: max(0, time - MediaClock.machineTime)))
            if MediaClock.machineTime >= time { break }
        }
        return false
    }

    /// Whether input waits that came just too late for a frame that had nothing to do: without one for it the display would go without a
    /// picture, and show two events' work in the next. Frames with work keep their times, and so does who counts them.
    package var answersInputNow: Bool {
        let isIdle = (!display.isOpen || hadNothingToDo) && others.allSatisfy { $0.hadNothingToDo }
        return isIdle && (display.isOpen && display.hasInput || others.contains { $0.display.hasInput })
    }

    private var hadNothingToDo: Bool {
        quietTicks > 0 && timeline == nil && !display.wantsEveryFrame && !context.needsFrame && !wantsPicture
    }

    func serveRunLoop(until date: Date) {
        guard !RunLoop.current.run(mode: .default, before: date) else { return }
        // Nothing to serve on this thread: the wait is ours.
        let left = date.timeIntervalSinceNow
        if left > 0 { Thread.sleep(forTimeInterval: left) }
    }
}
