import Foundation

/// What one renderer needed for one scene.
struct Measurement: Codable {
    var renderer: String
    var scene: String
    /// Median milliseconds for a frame.
    var ms: Double
    /// Median milliseconds of processor time for a frame, all threads together.
    var cpu: Double
}

enum Clock {
    private static func milliseconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
    }

    /// Draws some frames unmeasured, then 120, or as many as six seconds allow but at least 20; the median in milliseconds.
    static func median(_ draw: (_ frame: Int) -> Void) -> (ms: Double, cpu: Double) {
        for frame in 0..<8 { draw(frame) }
        var wall: [Double] = [], cpu: [Double] = []
        let start = milliseconds(CLOCK_MONOTONIC)
        for frame in 0..<BenchScene.frameCount {
            let (wallBefore, cpuBefore) = (milliseconds(CLOCK_MONOTONIC), milliseconds(CLOCK_PROCESS_CPUTIME_ID))
            draw(frame)
            cpu.append(milliseconds(CLOCK_PROCESS_CPUTIME_ID) - cpuBefore)
            wall.append(milliseconds(CLOCK_MONOTONIC) - wallBefore)
            if wall.count >= 20, milliseconds(CLOCK_MONOTONIC) - start > 6000 { break }
        }
        return (wall.sorted()[wall.count / 2], cpu.sorted()[cpu.count / 2])
    }
}
