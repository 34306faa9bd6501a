#if Browser
import Foundation
import Testing

@testable import DisplayBrowser

@Suite("When frames come to a page")
struct TickPhaseTests {
    /// Plays frames that take `way` seconds to a page that shows what it has `rate` times a second, and says each time where fingers are.
    ///
    /// - Returns: Of the last half, how many frames heard of fingers, and how many the page showed, a second.
    private func play(rate: Double, start: Double, way: Double, speaks: Bool = true) -> (made: Double, shown: Double) {
        var phase = TickPhase(framesPerSecond: 60), tick = start, number = 1, chance = 7 as UInt64
        func unsteady() -> Double {
            chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (Double(chance >> 40) / Double(1 << 24)) * 0.002
        }
        var made = 0, shown: Set<Int> = [], words = 1 / rate + 0.002 + unsteady()
        let seconds = 16.0
        while tick < seconds {
            var first: Double?
            while words <= tick {
                first = first ?? words
                number += 1
                words = Double(number) / rate + 0.002 + unsteady()
            }
            if speaks, let first { phase.add(age: tick - first) }
            if !speaks || first != nil {
                let there = tick + way + unsteady(), time = Int((there * rate).rounded(.up))
                phase.add(wait: Double(time) / rate - there)
                if tick > seconds / 2 {
                    made += 1
                    shown.insert(time)
                }
            }
            tick += 1.0 / 60 + phase.takeDelay()
        }
        return (Double(made) * 2 / seconds, Double(shown.count) * 2 / seconds)
    }

    @Test(
        "wherever they begin and however long they take, each frame hears of the page's fingers and is shown",
        arguments: [60, 59.94, 60.1], Array(stride(from: 0.003, to: 0.025, by: 0.001)))
    func settles(rate: Double, way: Double) {
        for start in stride(from: 0, to: 0.016, by: 0.002) {
            for speaks in [true, false] {
                let (made, shown) = play(rate: rate, start: start, way: way, speaks: speaks)
                #expect(abs(made - rate) < 0.3 && abs(shown - rate) < 0.3, "\(start): \(made) made, \(shown) shown")
            }
        }
    }

    @Test("a frame is never moved by more than a quarter of a millisecond")
    func gently() {
        var phase = TickPhase(framesPerSecond: 60)
        for wait in [0.0, 0.016, 0.001, 0.0145, 0.014, 0.0135] {
            for _ in 0..<50 {
                phase.add(wait: wait)
                #expect(abs(phase.takeDelay()) <= 0.00025 + 1e-12)
            }
        }
    }

    @Test("what pages cannot mean moves nothing, nor does a page whose times are not the program's")
    func others() {
        var phase = TickPhase(framesPerSecond: 60)
        for wait in [Double.nan, .infinity, -1, 1e300] {
            for _ in 0..<100 {
                phase.add(wait: wait)
                phase.add(age: wait)
            }
            #expect(phase.takeDelay() == 0)
        }
        for index in 0..<200 { phase.add(wait: Double(index % 7) / 7 / 60) }
        #expect(phase.takeDelay() == 0)
        for _ in 0..<100 { phase.add(wait: 0.012) }
        #expect(phase.takeDelay() > 0)
        phase.forget()
        #expect(phase.takeDelay() == 0)
    }
}
#endif
