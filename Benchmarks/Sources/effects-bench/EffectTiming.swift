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
    /// Milliseconds of processor time, all threads together, frame by frame.
    private(set) var processor: [Double] = []

    init(name: String) {
        self.name = name
    }

    /// The frames of a run that took longer than they may.
    private(set) var late: Set<Int> = []

    /// 99 of 100 frames take less than this, milliseconds.
    static let bar = 8.0

    var median: Double { Self.part(0.5, of: frames) }
    var p99: Double { Self.part(0.99, of: frames) }
    var ownP99: Double { Self.part(0.99, of: own) }
    var longest: Double { frames.max() ?? 0 }
    var processorPerFrame: Double { processor.reduce(0, +) / Double(max(1, processor.count)) }
    var processorMedian: Double { Self.part(0.5, of: processor) }
    var isMet: Bool { p99 < Self.bar }

    private static func part(_ part: Double, of values: [Double]) -> Double {
        let sorted = values.sorted()
        guard let last = sorted.indices.last else { return 0 }
        return sorted[min(last, Int((Double(sorted.count) * part).rounded(.up)) - 1)]
    }

    var line: String {
        name.padding(toLength: 30, withPad: " ", startingAt: 0)
            + String(format: "%8.2f %8.2f %8.2f %10.2f %10.2f", median, p99, longest, processorPerFrame, ownP99)
            + (isMet ? "" : "   MISSED, frames " + late.sorted().map { "\($0)" }.joined(separator: " "))
    }

    static let header =
        "effect".padding(toLength: 30, withPad: " ", startingAt: 0)
        + "  median      p99  longest  processor  main p99   (ms a frame)"

    /// Plays the runs of a scene and times every frame that counts; the very first one has the building of the effect in it.
    @MainActor
    mutating func play(_ run: EffectRun, times: Int) throws {
        for _ in 0..<times {
            for frame in 0..<run.scene.frames {
                let processorBefore = Self.milliseconds(CLOCK_PROCESS_CPUTIME_ID)
                let ownBefore = Self.milliseconds(CLOCK_THREAD_CPUTIME_ID)
                let start = Self.milliseconds(CLOCK_MONOTONIC)
                try run.draw(frame)
                guard run.scene.counts(frame) else { continue }
                frames.append(Self.milliseconds(CLOCK_MONOTONIC) - start)
                if frames[frames.count - 1] >= Self.bar { late.insert(frame) }
                own.append(Self.milliseconds(CLOCK_THREAD_CPUTIME_ID) - ownBefore)
                processor.append(Self.milliseconds(CLOCK_PROCESS_CPUTIME_ID) - processorBefore)
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
    /// What happens before a frame; nil until the first one, which builds the effect.
    private var before: ((Int) -> Void)?
    private var count = 0

    init(_ scene: EffectScene, size: CGSize, scale: CGFloat) {
        self.scene = scene
        // Built once elsewhere: the pictures that it shows are there, and the fonts.
        _ = scene.make(TestScreen(size: size, scale: scale))
        screen = TestScreen(size: size, scale: scale)
    }

    /// One frame: what happens before it, then everything up to the pixels.
    func draw(_ frame: Int) throws {
        count += 1
        let step = before ?? scene.make(screen)
        before = step
        step(frame)
        try screen.stage.tick(at: Double(count) / 60)
    }
}
