import CoreGraphics
import RenderTree
import Testing

@Suite struct TimingCurveTests {
    @Test func namedCurvesMatchTheVectors() throws {
        for row in try Vector(file: "timing_functions").rows("named") {
            let name = try #require(row["name"]?.string)
            let curve = try #require(TimingCurve(named: name))
            for sample in try row.rows("samples") {
                let (x, y) = (sample.numbers[0], sample.numbers[1])
                expectClose(curve.evaluate(x), y, try row.number("tol"), "\(name) at \(x)")
            }
        }
    }

    @Test func customCurvesMatchTheVectors() throws {
        for row in try Vector(file: "timing_functions").rows("custom") {
            let c = try row.numbers("controlPoints").map { Float($0) }
            let curve = TimingCurve(c[0], c[1], c[2], c[3])
            for sample in try row.rows("samples") {
                expectClose(curve.evaluate(sample.numbers[0]), sample.numbers[1], try row.number("tol"), "\(c)")
            }
        }
    }

    @Test func measuredMotionMatchesTheVectors() throws {
        for row in try Vector(file: "timing_functions").rows("measuredOpacity0to1Over1s") {
            let name = try #require(row["name"]?.string)
            var record = basic("opacity", from: .number(0), to: .number(1))
            record.timingFunction = TimingCurve(named: name)
            for sample in try row.rows("samples") {
                expectClose(opacity([record], at: sample.numbers[0]), sample.numbers[1], try row.number("tol"), name)
            }
        }
    }

    @Test func steepFlatAndBrokenCurvesStillAnswer() {
        let curves: [TimingCurve] = [
            TimingCurve(0, 1, 1, 0), TimingCurve(1, 0, 0, 1), TimingCurve(0, 0, 0, 0), TimingCurve(1, 1, 1, 1),
            TimingCurve(-3, 0, 7, 1), TimingCurve(.nan, 0, 1, 1), TimingCurve(.infinity, 0, 1, 1),
        ]
        for curve in curves {
            #expect(curve.evaluate(0) == 0)
            #expect(curve.evaluate(1) == 1)
            #expect(curve.evaluate(-.infinity) == 0)
            for step in 0...100 { _ = curve.evaluate(Double(step) / 100) }
        }
        #expect(TimingCurve.easeIn.evaluate(.nan) == 0)
    }
}
