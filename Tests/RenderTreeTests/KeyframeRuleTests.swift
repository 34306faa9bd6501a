import CoreGraphics
import RenderTree
import Testing

/// Rules of key frames that pictures of lottie-ios, made on Apple's systems, depend on.
@Suite struct KeyframeRuleTests {
    private func track(
        _ values: [RenderValue], _ times: [Double]? = nil, _ mode: KeyframeTrack.Calculation = .linear
    )
        -> KeyframeTrack
    {
        var track = KeyframeTrack()
        track.values = KeyframeValues(values)
        track.keyTimes = times
        track.calculation = mode
        return track
    }

    private func opacity(_ track: KeyframeTrack, at time: Double) -> Double {
        RenderTreeTests.opacity([animation("opacity", .keyframes(track))], at: time)
    }

    @Test func oneDiscreteValueHasNoEffect() {
        #expect(opacity(track([.number(0.1)], nil, .discrete), at: 0.5) == 0.5)
        #expect(opacity(track([.number(0.1)], [0, 1], .discrete), at: 0.5) == 0.5)
        #expect(opacity(track([.number(0.1), .number(0.2)], [0], .discrete), at: 0.5) == 0.5)
    }

    @Test func discreteKeysComeExactlyAtTheirTimes() {
        let steps = track([.number(0.1), .number(0.2), .number(0.3)], [0, 0.5, 0.75, 1], .discrete)
        #expect(abs(opacity(steps, at: 0.5.nextDown) - 0.1) < 1e-6)
        #expect(abs(opacity(steps, at: 0.5) - 0.2) < 1e-6)
        #expect(abs(opacity(steps, at: 0.75) - 0.3) < 1e-6)
    }

    /// lottie-ios moves layers along paths with as many times as points, the last of which is not 1.
    @Test func withoutATimeForItsEndTheLastDiscreteValueDoesNotShow() {
        let steps = track([.number(0.1), .number(0.2), .number(0.3)], [0, 0.25, 0.5], .discrete)
        #expect(abs(opacity(steps, at: 0.3) - 0.2) < 1e-6)
        #expect(abs(opacity(steps, at: 0.6) - 0.2) < 1e-6)
        var way = track([], [0, 0.25, 0.5], .discrete)
        let corner = CGMutablePath()
        corner.move(to: .zero)
        corner.addLine(to: CGPoint(x: 10, y: 0))
        corner.addLine(to: CGPoint(x: 10, y: 20))
        way.path = PathReference(corner)
        for (time, place) in [(0.1, CGPoint.zero), (0.3, CGPoint(x: 10, y: 0)), (0.9, CGPoint(x: 10, y: 0))] {
            let record = animation("position", .keyframes(way))
            #expect(LayerSampler.sample(node(animations: [record]), parentTime: time).geometry.position == place)
        }
    }

    @Test func flagsChangeAtTheEndOfTheirSegment() {
        func isHidden(at time: Double) -> Bool {
            let values = track([.flag(false), .flag(true), .flag(false)], [0, 0.5, 1])
            let record = animation("hidden", .keyframes(values))
            return LayerSampler.sample(node(animations: [record]), parentTime: time).geometry.isHidden
        }
        #expect(!isHidden(at: 0.25))
        #expect(!isHidden(at: 0.49))
        #expect(isHidden(at: 0.5))
        #expect(isHidden(at: 0.9))
    }

    @Test func timesOutOfOrderEndAtTheFirstKeyStillToCome() {
        let values = track([.number(0), .number(0.6), .number(0.4), .number(1)], [0, 0.6, 0.4, 1])
        #expect(abs(opacity(values, at: 0.3) - 0.3) < 1e-6)
        #expect(abs(opacity(values, at: 0.5) - 0.5) < 1e-6)
        // Both keys in the middle are past: from the value at .4 to the last.
        #expect(abs(opacity(values, at: 0.7) - 0.7) < 1e-6)
    }

    private func path(_ elements: [CGPath.Element]) -> RenderValue { .path(PathReference(CGPath(elements: elements))) }
    private func shape(_ track: PropertyAnimation.Track, at time: Double) -> [CGPath.Element]? {
        let content = LayerContent.shape(ShapeContent())
        let layer = LayerSampler.sample(
            node(content: content, animations: [animation("path", track)]), parentTime: time)
        guard case .shape(let shape) = layer.content else { return nil }
        return shape.path?.path.elements
    }

    @Test func aLineMixesWithACurveAsACurve() throws {
        let line = path([.move(.zero), .line(CGPoint(x: 10, y: 0)), .close])
        let curve = path([
            .move(.zero), .cubic(CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8)),
            .close,
        ])
        let found = try #require(shape(.keyframes(track([line, curve])), at: 0.25))
        #expect(
            found == [
                .move(.zero),
                .cubic(CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 2), control2: CGPoint(x: 10, y: 2)), .close,
            ])
        let back = try #require(shape(.basic(from: curve, to: line, by: nil), at: 0.75))
        #expect(back == found)
    }

    @Test func pathsThatDoNotMixStayUntilTheNextKey() throws {
        let short = path([.move(.zero), .line(CGPoint(x: 10, y: 0))])
        let long = path([.move(.zero), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10))])
        let values = track([short, long, short], [0, 0.5, 1])
        #expect(shape(.keyframes(values), at: 0.45)?.count == 2)
        #expect(shape(.keyframes(values), at: 0.5)?.count == 3)
        #expect(shape(.keyframes(values), at: 0.95)?.count == 3)
    }
}
