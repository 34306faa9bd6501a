import CoreGraphics
import RenderTree
import Testing

@Suite struct BasicAnimationTests {
    @Test func fromToByMatchesTheVectors() throws {
        for row in try Vector(file: "media_timing").rows("fromToBy") {
            let value: (String) -> RenderValue? = { row[$0]?.number.map(RenderValue.number) }
            let record = basic("opacity", from: value("from"), to: value("to"), by: value("by"))
            let got = opacity([record], at: try row.number("at"), model: Float(try row.number("model")))
            expectClose(got, try row.number("value"), try row.number("tol"), "\(row.value)")
        }
    }

    @Test func additiveAnimationsAddUp() {
        let first = animation("opacity", .basic(from: .number(0), to: .number(0.2), by: nil)) { $1.isAdditive = true }
        let second = animation("opacity", .basic(from: .number(0), to: .number(0.1), by: nil)) { $1.isAdditive = true }
        expectClose(opacity([first], at: 0.5), 0.6, 1e-6)
        expectClose(opacity([first, second], at: 0.5), 0.65, 1e-6)
    }

    @Test func cumulativeAnimationsGoOnFromTheirEnd() {
        func repeating(_ track: PropertyAnimation.Track, count: Double, autoreverses: Bool = false) -> AnimationRecord {
            animation("position.x", track) {
                $0.timing.repeatCount = count
                $0.timing.autoreverses = autoreverses
                $1.isCumulative = true
            }
        }
        let plain = repeating(.basic(from: .number(0), to: .number(10), by: nil), count: 3)
        let by = repeating(.basic(from: nil, to: nil, by: .number(10)), count: 3)
        let thereAndBack = repeating(.basic(from: .number(0), to: .number(10), by: nil), count: 2, autoreverses: true)
        for (time, a, b) in [(0.5, 5.0, 105.0), (1.5, 15, 215), (2.5, 25, 325)] {
            expectClose(positionX([plain], at: time), a, 1e-9)
            expectClose(positionX([by], at: time, model: 100), b, 1e-9)
        }
        expectClose(positionX([thereAndBack], at: 2.5), 5, 1e-9)
    }

    @Test func theLaterAnimationOfAKeyPathWins() {
        let first = basic("opacity", from: .number(1), to: .number(1))
        let second = basic("opacity", from: .number(0.4), to: .number(0.4))
        expectClose(opacity([first, second], at: 0.5), 0.4, 1e-6)
    }

    @Test func groupsCutTheirChildrenAndLendThemTheirDuration() throws {
        let row = try #require(Vector(file: "media_timing")["group"])
        let a = animation("opacity", .basic(from: .number(0), to: .number(1), by: nil)) { record, _ in
            record.timing.beginTime = 0.5
        }
        let b = animation("position.x", .basic(from: .number(0), to: .number(100), by: nil), duration: 0)
        var timing = MediaTiming()
        timing.duration = 2
        var group = AnimationRecord(id: AnimationID(9), timing: timing, kind: .group([a, b]))
        for sample in try row.rows("rows_time_opacity_x") {
            let n = sample.numbers
            expectClose(opacity([group], at: n[0]), n[1], try row.number("tol"), "opacity at \(n[0])")
            expectClose(positionX([group], at: n[0]), n[2], try row.number("tol"), "x at \(n[0])")
        }
        // Held by the group's own fill mode, a child that ends with the group keeps its last value.
        group.timing.fillMode = .forwards
        expectClose(positionX([group], at: 7), 100, 1e-9)
        expectClose(opacity([group], at: 7), 0.5, 1e-9)
    }

    @Test func flagsSwitchAtTheStart() {
        let record = basic("hidden", from: .flag(false), to: .flag(true))
        #expect(LayerSampler.sample(node(animations: [record]), parentTime: 0.25).geometry.isHidden)
        #expect(!LayerSampler.sample(node(animations: [record]), parentTime: 1.25).geometry.isHidden)
    }

    @Test func coloursMixStraightAndNoColourDoesNotMix() {
        let half = RenderValue.color(RGBA(red: 0, green: 0, blue: 1, alpha: 0.5))
        func background(from: RenderValue) -> RGBA? {
            let record = basic("backgroundColor", from: from, to: half)
            return LayerSampler.sample(node(animations: [record]), parentTime: 0.5).appearance.backgroundColor
        }
        #expect(
            background(from: .color(RGBA(red: 1, green: 0, blue: 0)))
                == RGBA(red: 0.5, green: 0, blue: 0.5, alpha: 0.75))
        #expect(background(from: .color(nil)) == nil)
    }

    @Test func imagesDissolveOnScreenAndSwitchAsValues() {
        let a = ImageReference(CGImage(buffer: PixelBuffer(width: 1, height: 1)))
        let b = ImageReference(CGImage(buffer: PixelBuffer(width: 1, height: 1)))
        let record = basic("contents", from: .image(a), to: .image(b))
        let early = LayerSampler.sample(node(animations: [record]), parentTime: 0.25)
        #expect(early.appearance.contents == a)
        #expect(early.dissolve == ImageDissolve(from: a, to: b, fraction: 0.25))
        #expect(LayerSampler.sample(node(animations: [record]), parentTime: 0.75).appearance.contents == b)
        #expect(LayerSampler.sample(node(animations: [record]), parentTime: 1.5).dissolve == nil)
    }

    @Test func aStoppedLayerIsScrubbedByItsTimeOffset() {
        var timing = MediaTiming.layer
        timing.speed = 0
        timing.timeOffset = 0.75
        let record = basic("opacity", from: .number(0), to: .number(1))
        let layer = LayerSampler.sample(node(timing: timing, animations: [record]), parentTime: 123)
        #expect(layer.localTime == 0.75)
        #expect(layer.geometry.opacity == 0.75)
    }

    @Test func customPropertiesStartFromTheirOwnersValue() {
        let record = basic("dialAngle", from: nil, to: .number(3))
        let layer = LayerSampler.sample(node(animations: [record]), parentTime: 0.5) {
            $0 == "dialAngle" ? .number(1) : nil
        }
        #expect(layer.customValues["dialAngle"] == .number(2))
    }

    @Test func transitionsRunBetweenTheirProgressesAndThenAreGone() {
        var transition = TransitionAnimation()
        transition.kind = .pageCurl
        transition.startProgress = 0.2
        transition.endProgress = 0.6
        var timing = MediaTiming()
        timing.duration = 1
        timing.fillMode = .forwards
        var record = AnimationRecord(id: AnimationID(4), timing: timing, kind: .transition(transition))
        let progress = { LayerSampler.sample(node(animations: [record]), parentTime: $0).transition?.progress }
        expectClose(progress(0.5), 0.4, 1e-12)
        expectClose(progress(3), 0.6, 1e-12)
        transition.endProgress = 1
        record.kind = .transition(transition)
        #expect(progress(3) == nil)
    }
}
