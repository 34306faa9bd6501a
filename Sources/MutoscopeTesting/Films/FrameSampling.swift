import UIKit

/// Looks at a screen at even times: frame k at k / rate after the start.
@MainActor
final class FrameSampler {
    private let screen: TestScreen
    private let start: Double
    private let rate: Double
    private let look: (Int) -> Void
    private var next = 0

    init(_ screen: TestScreen, rate: Double, look: @escaping (Int) -> Void) {
        (self.screen, self.rate, self.look) = (screen, rate, look)
        start = screen.now
    }

    /// Looks at all frames that are due before a time, or at it, with the clock at theirs.
    func catchUp(to time: Double, includingIt: Bool) {
        let clock = screen.display.clock
        while true {
            let due = start + Double(next) / rate
            guard due < time - 1e-9 || includingIt && due <= time + 1e-9 else { return }
            let held = clock.now
            clock.now = due
            look(next)
            clock.now = held
            next += 1
        }
    }
}

extension TestScreen {
    /// Lets fingers move and time pass, and looks at the screen at even times from now on.
    ///
    /// - Parameters:
    ///   - seconds: How long; fingers that take longer are followed to their end.
    ///   - look: Called with the number of each frame.
    func sample(
        seconds: TimeInterval, framesPerSecond rate: Double, _ fingers: () throws -> Void,
        look: @escaping (Int) -> Void
    ) rethrows {
        takeOver()
        stage.advance(to: now)
        let start = now, usual = stage.onTick
        let sampler = FrameSampler(self, rate: rate, look: look)
        // What is due before a tick is looked at before the tick changes anything.
        stage.onTick = { time in
            sampler.catchUp(to: time, includingIt: false)
            usual?(time)
        }
        defer { stage.onTick = usual }
        try fingers()
        let end = max(now, start + seconds)
        advance(by: end - now)
        sampler.catchUp(to: end, includingIt: true)
    }
}
