import CoreGraphics
import RenderTree
import Testing

@Suite struct KeyframeTests {
    @Test func valuesMatchTheVectors() throws {
        for row in try Vector(file: "keyframes").rows("rows") {
            var track = KeyframeTrack()
            track.values = KeyframeValues(try row.numbers("values").map(RenderValue.number))
            track.calculation = try calculation(#require(row["mode"]?.string))
            track.keyTimes = row["keyTimes"]?.numbers
            track.tensions = row["tension"]?.numbers ?? []
            track.continuities = row["continuity"]?.numbers ?? []
            track.biases = row["bias"]?.numbers ?? []
            let record = animation("opacity", .keyframes(track))
            for (time, result) in zip(try row.numbers("times"), try row.numbers("result")) {
                expectClose(opacity([record], at: time), result, try row.number("tol"), "\(row.value) at \(time)")
            }
        }
    }

    @Test func segmentsHaveTheirOwnCurves() throws {
        let row = try #require(Vector(file: "keyframes")["perSegmentTiming"])
        var track = KeyframeTrack()
        track.values = KeyframeValues(try row.numbers("values").map(RenderValue.number))
        track.timingFunctions = [.easeIn, .easeOut]
        let record = animation("position.x", .keyframes(track))
        for (time, result) in zip(try row.numbers("times"), try row.numbers("result")) {
            expectClose(positionX([record], at: time), result, try row.number("tol"), "at \(time)")
        }
    }

    @Test func pathsMatchTheVectors() throws {
        let row = try #require(Vector(file: "keyframes")["path"])
        for (name, mode, keyTimes) in [
            ("linear", KeyframeTrack.Calculation.linear, nil), ("linear_keyTimes_0_.2_1", .linear, [0, 0.2, 1]),
            ("paced", .paced, nil), ("discrete", .discrete, nil),
        ] {
            var track = KeyframeTrack()
            track.path = PathReference(hook)
            track.calculation = mode
            track.keyTimes = keyTimes
            let record = animation("position", .keyframes(track))
            for (time, result) in zip(try row.numbers("times"), try row.rows(name)) {
                let point = LayerSampler.sample(node(animations: [record]), parentTime: time).geometry.position
                expectClose([point.x, point.y], result.numbers, try row.number("tol"), "\(name) at \(time)")
            }
        }
    }

    @Test func layersTurnAlongTheirPath() {
        var track = KeyframeTrack()
        track.path = PathReference(hook)
        track.rotation = .auto
        func angle(at time: Double) -> Double {
            let record = animation("position", .keyframes(track))
            let layer = LayerSampler.sample(node(animations: [record]), parentTime: time)
            return layer.value(of: .transform)?.component(.rotationZ)?.number ?? .nan
        }
        expectClose(angle(at: 0.2), 0, 1e-9)
        expectClose(angle(at: 0.75), .pi / 4, 1e-9)
        expectClose(angle(at: 0.999_999), .pi / 2, 1e-3)
        track.rotation = .autoReverse
        expectClose(abs(angle(at: 0.2)), .pi, 1e-9)
    }

    @Test func keyTimesOfTheWrongCountOrOrderDoNotCrash() {
        let times: [[Double]] = [
            [], [0], [1, 0], [0, 0, 0, 0], [0.5, 0.2, 0.9, 0.1, 7, -3], [.nan, .nan, .nan], [.infinity, 0, 1],
            [2, 3, 4],
        ]
        for keyTimes in times {
            for mode in [KeyframeTrack.Calculation.linear, .discrete, .paced, .cubic, .cubicPaced] {
                for values in [[], [0], [0, 1], [0, 1, 0.5], [.nan, .infinity, 0]] as [[Double]] {
                    var track = KeyframeTrack()
                    track.values = KeyframeValues(values.map(RenderValue.number))
                    track.keyTimes = keyTimes
                    track.calculation = mode
                    let record = animation("opacity", .keyframes(track))
                    for time in [-1, 0, 0.3, 0.5, 0.999, 1] { _ = opacity([record], at: time) }
                }
            }
        }
    }

    @Test func pathsThatDrawNothingHaveNoEffect() {
        for elements in [[], [.move(.zero)], [.move(.zero), .line(CGPoint(x: Double.nan, y: 0))]] as [[CGPath.Element]]
        {
            var track = KeyframeTrack()
            track.path = PathReference(CGPath(elements: elements))
            let record = animation("position", .keyframes(track))
            #expect(positionX([record], at: 0.5, model: 42) == 42)
        }
        var track = KeyframeTrack()
        track.path = PathReference(CGPath(elements: [.move(.zero), .line(.zero), .close]))
        track.calculation = .paced
        track.rotation = .auto
        #expect(positionX([animation("position", .keyframes(track))], at: 0.5, model: 42) == 0)
    }

    @Test func valuesOfOneKindAndOfSeveralComeBackAsTheyWere() {
        let numbers: [RenderValue] = [.number(1), .number(-2)], points: [RenderValue] = [.point(CGPoint(x: 3, y: 4))]
        #expect(Array(KeyframeValues(numbers)) == numbers)
        #expect(Array(KeyframeValues(points + points)) == points + points)
        #expect(Array(KeyframeValues(numbers + points + [.flag(true)])) == numbers + points + [.flag(true)])
        #expect(KeyframeValues(numbers) == [.number(1), .number(-2)])
        #expect(KeyframeValues(points + numbers).count == 3)
        let frames = [CGRect(x: 1, y: 2, width: 3, height: 4), .zero]
        let paths = frames.map { PathReference(CGPath(rect: $0, transform: nil)) }
        let others: [[RenderValue]] = [
            [.flag(true), .flag(false)], paths.map { .path($0) }, [.path(paths[0]), .path(nil)],
            [.color(RGBA(red: 1, green: 0.5, blue: 0)), .color(RGBA(red: 0, green: 0, blue: 0, alpha: 0))],
            [.color(RGBA(red: 1, green: 0.5, blue: 0)), .color(nil)], [.size(CGSize(width: 1, height: 2))],
        ]
        for values in others { #expect(Array(KeyframeValues(values)) == values) }
        #expect(KeyframeValues(paths: paths) == KeyframeValues(paths.map { .path($0) }))
        #expect(KeyframeValues().isEmpty)
    }

    @Test func kindsThatCannotBeSummedFallBackToStraightLines() {
        var track = KeyframeTrack()
        track.calculation = .cubic
        track.values = KeyframeValues([0, 1, 2].map { .transform(CATransform3DMakeRotation($0, 0, 1, 0)) })
        let record = animation("transform", .keyframes(track))
        let layer = LayerSampler.sample(node(animations: [record]), parentTime: 0.25)
        expectClose(layer.value(of: .transform)?.component(.rotationY)?.number, 0.5, 1e-9)
    }

    private var hook: CGPath {
        CGPath(elements: [
            .move(.zero), .line(CGPoint(x: 100, y: 0)),
            .cubic(CGPoint(x: 200, y: 100), control1: CGPoint(x: 150, y: 0), control2: CGPoint(x: 200, y: 50)),
        ])
    }

    private func calculation(_ name: String) throws -> KeyframeTrack.Calculation {
        switch name {
        case "linear": .linear
        case "discrete": .discrete
        case "paced": .paced
        case "cubic": .cubic
        case "cubicPaced": .cubicPaced
        default: throw UnknownMode(name: name)
        }
    }

    private struct UnknownMode: Error { let name: String }
}
