import CoreGraphics
import Testing

@testable import RenderTree

@Suite("Which looks a layer has")
struct LooksPartsTests {
    private func parts(_ change: (inout LayerAppearance) -> Void) -> LooksParts {
        var looks = LayerAppearance()
        change(&looks)
        return SampledLayer(
            LayerNode(id: LayerID(1), geometry: LayerGeometry(), style: LayerStyle(looks)), localTime: 0
        )
        .parts
    }

    @Test("Each kind of looks is noted, and plain layers have none")
    func kinds() {
        #expect(parts { _ in } == [])
        #expect(parts { $0.backgroundColor = .white } == .background)
        #expect(parts { $0.backgroundFilters = [.gaussianBlur(radius: 2)] } == [.backdrop, .effects])
        #expect(parts { $0.isDoubleSided = false } == .oneSide)
        let effects: [(inout LayerAppearance) -> Void] = [
            { $0.shadowOpacity = 0.5 }, { $0.borderWidth = 1 }, { $0.compositingFilter = .multiply },
            { $0.shouldRasterize = true }, { $0.filters = [.gaussianBlur(radius: 2)] },
        ]
        for effect in effects { #expect(parts(effect) == .effects) }
    }

    @Test("Animated looks come and go with their animation")
    func animated() {
        var timing = MediaTiming()
        timing.duration = 1
        let motion = PropertyAnimation(
            target: .layer(.shadowOpacity, .whole), track: .basic(from: .number(0), to: .number(1), by: nil))
        let node = LayerNode(
            id: LayerID(1), geometry: LayerGeometry(), style: .plain,
            animations: [AnimationRecord(id: AnimationID(1), timing: timing, kind: .property(motion))])
        let sampler = TreeSampler()
        for (time, expected) in [(0.5, LooksParts.effects), (2, []), (0.25, .effects), (0, [])] {
            sampler.sample(node, parentTime: time)
            #expect(sampler.layers[0].parts == expected, "at \(time)")
        }
    }
}
