import Foundation

/// What one renderer needed for one scene.
struct Measurement: Codable {
    var renderer: String
    var scene: String
    /// Median milliseconds for a frame.
    var ms: Double
    /// Mean milliseconds of processor time for a frame, all threads together.
    var cpu: Double
}

enum Clock {
    static var now: Double { milliseconds(CLOCK_MONOTONIC) }

    private static func milliseconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
    }

    /// Seconds that one measurement may take. Slow renderers draw every second, third … frame of the same motion.
    private static let budget = 2.5

    /// What `BENCH_STEP` says: every so many frames are drawn whatever they take, so that two builds draw the same on a busy machine.
    private static let chosenStep =
        ProcessInfo.processInfo.environment["BENCH_STEP"].flatMap { Int($0) }.map { max(1, $0) }

    /// Draws some frames unmeasured, then up to 120; the median in milliseconds.
    static func median(_ draw: (_ frame: Int) -> Void) -> (ms: Double, cpu: Double) {
        let before = milliseconds(CLOCK_MONOTONIC)
        for frame in 0..<8 { draw(frame) }
        let each = (milliseconds(CLOCK_MONOTONIC) - before) / 8
        let fitting = min(max(1, Int((each * Double(BenchScene.frameCount) / (budget * 1000)).rounded(.up))), 10)
        let step = chosenStep ?? fitting
        var wall: [Double] = []
        let cpu = milliseconds(CLOCK_PROCESS_CPUTIME_ID)
        for frame in stride(from: 0, to: BenchScene.frameCount, by: step) {
            let start = milliseconds(CLOCK_MONOTONIC)
            draw(frame)
            wall.append(milliseconds(CLOCK_MONOTONIC) - start)
        }
        // The clock of the process counts other threads only at their ticks: good for a sum, not for one frame.
        let mean = (milliseconds(CLOCK_PROCESS_CPUTIME_ID) - cpu) / Double(wall.count)
        return (wall.sorted()[wall.count / 2], mean)
    }
}
