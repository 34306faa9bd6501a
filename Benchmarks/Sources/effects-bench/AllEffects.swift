import Foundation
import UIKit

/// Every effect on two screens.
@MainActor
enum AllEffects {
    private static let screens: [(name: String, size: CGSize, scale: CGFloat)] = [
        ("390×844 @2", CGSize(width: 390, height: 844), 2), ("1920×1080", CGSize(width: 1_920, height: 1_080), 1),
    ]
    private static let scenes: [EffectScene] =
        [.calendar, .deck(), .reader, .switcher()] + EffectScene.transitions

    /// Whether all are fast enough.
    static func run(named names: [String]) throws -> Bool {
        var isMet = true
        for screen in screens {
            say("\(screen.name)\n\(EffectTiming.header)")
            for scene in scenes where names.isEmpty || names.contains(where: { scene.name.hasPrefix($0) }) {
                var timing = EffectTiming(name: scene.name)
                let run = EffectRun(scene, size: screen.size, scale: screen.scale)
                try timing.play(run, times: 3)
                try timing.rest(run)
                say(timing.line)
                isMet = isMet && timing.isMet
            }
        }
        return isMet
    }
}

/// What many cards cost beside few.
@MainActor
enum CardCounts {
    /// A hundred thousand cards take at the most this times what twenty take.
    private static let bar = 1.1

    static func run() throws -> Bool {
        var isMet = true
        for make in [EffectScene.turnedDeck, EffectScene.scrolledSwitcher] {
            var few = EffectTiming(name: make(20).name), many = EffectTiming(name: make(100_000).name)
            let size = CGSize(width: 390, height: 844)
            let runs = [make(20), make(100_000)].map { EffectRun($0, size: size, scale: 2) }
            // In turn, so that whatever else the machine does falls on both.
            for _ in 0..<4 {
                try few.play(runs[0], times: 1)
                try many.play(runs[1], times: 1)
            }
            let ratio = many.processorMedian / few.processorMedian
            say("\(EffectTiming.header)\n\(few.line)\n\(many.line)")
            say(String(format: "processor time of many over few: %.2f", ratio) + (ratio <= bar ? "" : "   MISSED"))
            isMet = isMet && ratio <= bar
        }
        return isMet
    }
}

/// Writes a line at once, into pipes too.
func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
