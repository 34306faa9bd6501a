import Foundation
import MutoscopeTesting
import UIKit

/// What the frames of an effect took, from input and layout to pixels.
struct EffectTiming {
    let name: String
    /// Milliseconds of every frame, in order of time.
    private(set) var frames: [Double] = []
    /// Milliseconds of processor time of the main thread alone, frame by frame: what other programs cannot stretch.
    private(set) var own: [Double] = []
    /// Milliseconds of processor time, all threads together, over all frames.
    private(set) var processor = 0.0

    init(name: String) {
        self.name = name
    }

    /// 99 of 100 frames take less than this, milliseconds.
    static let bar = 8.0

    var median: Double { Self.part(0.5, of: frames) }
    var p99: Double { Self.part(0.99, of: frames) }
    var ownP99: Double { Self.part(0.99, of: own) }
    var longest: Double { frames.max() ?? 0 }
    var processorPerFrame: Double { processor / Double(max(1, frames.count)) }
    var isMet: Bool { p99 < Self.bar }

    private static func part(_ part: Double, of values: [Double]) -> Double {
        let sorted = values.sorted()
        guard let last = sorted.indices.last else { return 0 }
        return sorted[min(last, Int((Double(sorted.count) * part).rounded(.up)) - 1)]
    }

    var line: String {
        name.padding(toLength: 30, withPad: " ", startingAt: 0)
            + String(format: "%8.2f %8.2f %8.2f %10.2f %10.2f", median, p99, longest, processorPerFrame, ownP99)
            + (isMet ? "" : "   MISSED")
    }

    static let header =
        "effect".padding(toLength: 30, withPad: " ", startingAt: 0)
        + "  median      p99  longest  processor  main p99   (ms a frame)"

    /// Plays the runs of a scene and times every frame.
    @MainActor
    mutating func play(_ run: EffectRun, times: Int) throws {
        for _ in 0..<times {
            for frame in 0..<run.scene.frames {
                let processorBefore = Self.milliseconds(CLOCK_PROCESS_CPUTIME_ID)
                let ownBefore = Self.milliseconds(CLOCK_THREAD_CPUTIME_ID)
                let start = Self.milliseconds(CLOCK_MONOTONIC)
                try run.draw(frame)
                frames.append(Self.milliseconds(CLOCK_MONOTONIC) - start)
                own.append(Self.milliseconds(CLOCK_THREAD_CPUTIME_ID) - ownBefore)
                processor += Self.milliseconds(CLOCK_PROCESS_CPUTIME_ID) - processorBefore
            }
        }
    }

    private static func milliseconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
    }
}

/// A scene on its screen.
@MainActor
final class EffectRun {
    let scene: EffectScene
    private let screen: TestScreen
    private let before: (Int) -> Void
    private var count = 0

    init(_ scene: EffectScene, size: CGSize, scale: CGFloat) {
        self.scene = scene
        screen = TestScreen(size: size, scale: scale)
        before = scene.make(screen)
    }

    /// One frame: what happens before it, then everything up to the pixels.
    func draw(_ frame: Int) throws {
        count += 1
        before(frame)
        try screen.stage.tick(at: Double(count) / 60)
    }
}
