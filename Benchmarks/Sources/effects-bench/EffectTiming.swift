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

    /// Milliseconds of the very first frame, in which the effect is built. Nil until it was drawn.
    private(set) var first: Double?
    /// Milliseconds of processor time of a frame in which nothing happens.
    private(set) var still = 0.0

    /// 99 of 100 frames take less than this, milliseconds.
    static let bar = 8.0
    /// The first frame takes no longer than this, milliseconds.
    static let firstBar = 16.0

    var median: Double { Self.part(0.5, of: frames) }
    var p99: Double { Self.part(0.99, of: frames) }
    var ownP99: Double { Self.part(0.99, of: own) }
    var longest: Double { frames.max() ?? 0 }
    var processorPerFrame: Double { processor.reduce(0, +) / Double(max(1, processor.count)) }
    var processorMedian: Double { Self.part(0.5, of: processor) }
    var isMet: Bool { p99 < Self.bar && (first ?? 0) <= Self.firstBar }
    /// Seconds of processor time in a minute at 60 frames a second.
    private static func perMinute(_ frame: Double) -> Double { frame * 3.6 }

    private static func part(_ part: Double, of values: [Double]) -> Double {
        let sorted = values.sorted()
        guard let last = sorted.indices.last else { return 0 }
        return sorted[min(last, Int((Double(sorted.count) * part).rounded(.up)) - 1)]
    }

    var line: String {
        var line = name.padding(toLength: 30, withPad: " ", startingAt: 0)
        line += String(format: "%8.2f %8.2f %8.2f %8.2f", first ?? 0, median, p99, longest)
        line += String(format: " %10.2f %10.2f", processorPerFrame, ownP99)
        line += String(format: " %8.1f %8.2f", Self.perMinute(processorPerFrame), Self.perMinute(still))
        if (first ?? 0) > Self.firstBar { line += "   MISSED, first frame" }
        if p99 >= Self.bar { line += "   MISSED, frames " + late.sorted().map { "\($0)" }.joined(separator: " ") }
        return line
    }

    static let header =
        "effect".padding(toLength: 30, withPad: " ", startingAt: 0)
        + "   first   median      p99  longest  processor   main p99    s/min    still"
        + "   (ms a frame; processor seconds a minute, playing and still)"

    /// Plays the runs of a scene and times every frame that counts; the very first one has the building of the effect in it.
    @MainActor
    mutating func play(_ run: EffectRun, times: Int) throws {
        for _ in 0..<times {
            for frame in 0..<run.scene.frames {
                let processorBefore = Self.milliseconds(CLOCK_PROCESS_CPUTIME_ID)
                let ownBefore = Self.milliseconds(CLOCK_THREAD_CPUTIME_ID)
                let start = Self.milliseconds(CLOCK_MONOTONIC)
                try run.draw(frame)
                if first == nil { first = Self.milliseconds(CLOCK_MONOTONIC) - start }
                guard run.scene.counts(frame) else { continue }
                frames.append(Self.milliseconds(CLOCK_MONOTONIC) - start)
                if frames[frames.count - 1] >= Self.bar { late.insert(frame) }
                own.append(Self.milliseconds(CLOCK_THREAD_CPUTIME_ID) - ownBefore)
                processor.append(Self.milliseconds(CLOCK_PROCESS_CPUTIME_ID) - processorBefore)
            }
        }
    }

    /// Times frames after the last run, in which no finger does anything: two seconds to come to rest, then one that counts.
    @MainActor
    mutating func rest(_ run: EffectRun) throws {
        for _ in 0..<120 { try run.wait() }
        let start = Self.milliseconds(CLOCK_PROCESS_CPUTIME_ID)
        for _ in 0..<60 { try run.wait() }
        still = (Self.milliseconds(CLOCK_PROCESS_CPUTIME_ID) - start) / 60
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

    /// A frame before which nothing happens.
    func wait() throws {
        count += 1
        try screen.stage.tick(at: Double(count) / 60)
    }
}
