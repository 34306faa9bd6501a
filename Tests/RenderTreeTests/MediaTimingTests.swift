import CoreGraphics
import RenderTree
import Testing

@Suite struct MediaTimingTests {
    @Test func layersConvertTime() throws {
        for row in try Vector(file: "media_timing").rows("convertTime") {
            let timing = try mediaTiming(#require(row["layer"]))
            expectClose(timing.localTime(forParent: try row.number("parent")), try row.number("local"), 1e-9)
        }
    }

    @Test func phasesMatchTheVectors() throws {
        for row in try Vector(file: "media_timing").rows("computed") {
            let timing = try mediaTiming(#require(row["set"]))
            for sample in try row.rows("parentTime_fraction_cycle") {
                let entries = sample.list
                let time = try #require(entries[0].number)
                let phase = timing.phase(at: time)
                let what = "\(row["label"]?.string ?? "") at \(time)"
                guard let fraction = entries[1].number else {
                    #expect(phase == nil, "\(what)")
                    continue
                }
                // The book cover's end is given to 8 digits.
                expectClose(phase?.fraction, fraction, what.contains("book") ? 1e-7 : try row.number("tol"), what)
                #expect(phase?.cycle == entries[2].number, "\(what)")
            }
        }
    }

    @Test func measuredOpacitiesMatchTheVectors() throws {
        for row in try Vector(file: "media_timing").rows("measured") {
            var record = basic("opacity", from: .number(0), to: .number(1))
            record.timing = try mediaTiming(#require(row["set"]), duration: 1)
            // Added with duration 0 inside a transaction: its 0.25 s were taken when the animation was added.
            if row["set"]?["duration"]?.number == 0 { record.timing.duration = 0.25 }
            for (time, value) in zip(try row.numbers("times"), try row.numbers("opacity")) {
                expectClose(opacity([record], at: time), value, try row.number("tol"), "\(row.value) at \(time)")
            }
        }
    }

    @Test func fillModesMatchTheVectors() throws {
        for row in try Vector(file: "media_timing").rows("fillModes") {
            var record = basic("opacity", from: .number(0), to: .number(1))
            record.timing = try mediaTiming(row)
            for (time, value) in zip(try row.numbers("times"), try row.numbers("opacity")) {
                expectClose(opacity([record], at: time), value, try row.number("tol"), "\(row.value) at \(time)")
            }
        }
    }

    @Test func theEndIsWhereTheActiveDurationEnds() {
        var timing = MediaTiming()
        timing.duration = 0.5
        timing.speed = 0.55
        timing.beginTime = 2
        expectClose(timing.activeEnd, 2 + 0.5 / 0.55, 1e-12)
        #expect(!timing.isOver(at: 2.9))
        #expect(timing.isOver(at: 2.92))
        timing.speed = -2
        expectClose(timing.activeEnd, 2.25, 1e-12)
        timing.speed = 0
        #expect(timing.activeEnd == .infinity)
        #expect(!timing.isOver(at: .infinity))
        timing.speed = 1
        timing.repeatCount = .infinity
        #expect(!timing.isOver(at: 1e12))
        #expect(timing.phase(at: 1e6 + 2.25)?.fraction == 0.5)
        timing.repeatCount = Double(Float.greatestFiniteMagnitude)
        #expect(!timing.isOver(at: 1e12))
    }

    @Test func badNumbersHaveNoEffectAndDoNotCrash() {
        let bad: [Double] = [.nan, .infinity, -.infinity, -1, 0, 1e308, -1e308, .leastNonzeroMagnitude]
        for a in bad {
            for b in bad {
                for key in [\MediaTiming.beginTime, \.duration, \.speed, \.timeOffset, \.repeatCount, \.repeatDuration]
                {
                    var timing = MediaTiming()
                    timing.duration = 1
                    timing.fillMode = .both
                    timing.autoreverses = b > 0
                    timing[keyPath: key] = a
                    let fraction = timing.phase(at: b)?.fraction ?? 0
                    #expect(fraction >= 0, "\(key) = \(a) at \(b): \(fraction)")
                    #expect(fraction <= 1, "\(key) = \(a) at \(b): \(fraction)")
                    _ = timing.isOver(at: b)
                    _ = timing.activeRange
                }
            }
        }
    }
}

/// The `CAMediaTiming` members that a vector row sets.
func mediaTiming(_ row: Vector, duration: Double = 0) throws -> MediaTiming {
    var timing = MediaTiming()
    timing.duration = row["duration"]?.number ?? duration
    timing.beginTime = row["beginTime"]?.number ?? 0
    timing.speed = row["speed"]?.number ?? 1
    timing.timeOffset = row["timeOffset"]?.number ?? 0
    timing.repeatCount = row["repeatCount"]?.number ?? 0
    timing.repeatDuration = row["repeatDuration"]?.number ?? 0
    timing.autoreverses = row["autoreverses"]?.flag ?? false
    switch row["fillMode"]?.string {
    case "forwards": timing.fillMode = .forwards
    case "backwards": timing.fillMode = .backwards
    case "both": timing.fillMode = .both
    default: timing.fillMode = .removed
    }
    return timing
}
