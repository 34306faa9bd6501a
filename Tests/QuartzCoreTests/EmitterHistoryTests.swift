import CoreGraphics
import RenderTree
import Testing

@testable import QuartzCore

/// What an emitter layer hands on of its past when it is committed.
@MainActor @Suite struct EmitterHistoryTests {
    private let scene = Scene()
    private let emitter = CAEmitterLayer()
    private let cell = CAEmitterCell()

    init() {
        cell.name = "spark"
        (cell.birthRate, cell.lifetime) = (10, 2)
        emitter.emitterCells = [cell]
        commit(at: 5) { scene.root.addSublayer(emitter) }
    }

    @discardableResult
    private func commit(at time: Double, _ changes: () -> Void) -> EmitterContent {
        scene.clock.now = time
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        changes()
        CATransaction.commit()
        CATransaction.flush()
        guard case .emitter(let content)? = emitter.committed?.content else { return EmitterContent() }
        return content
    }

    @Test func changesBeginAnEpochAndCountOn() {
        var content = commit(at: 6) { emitter.birthRate = 0 }
        #expect(content.past.map(\.end) == [6])
        #expect(content.start == 6)
        #expect(content.born == [10])
        content = commit(at: 7) { emitter.setValue(20, forKeyPath: "emitterCells.spark.velocity") }
        #expect(content.past.count == 2)
        #expect(content.born == [10])
        content = commit(at: 7.5) { emitter.opacity = 0.5 }
        #expect(content.past.count == 2)
        #expect(content.start == 7)
        // What was born before has died.
        content = commit(at: 9.5) { emitter.birthRate = 1 }
        #expect(content.past.map(\.start) == [7])
    }

    @Test func aLayerWhoseTimeBeginsAnewHasNoPast() {
        commit(at: 6) { emitter.birthRate = 0 }
        let content = commit(at: 100) {
            emitter.beginTime = 100
            emitter.birthRate = 1
        }
        #expect(content.startTime == 0)
        #expect(content.past.isEmpty)
        #expect(content.born.isEmpty)
        #expect(commit(at: 101) { emitter.emitterPosition.x = 3 }.born == [10])
    }

    @Test func otherCellsAreAsIfFromTheStart() {
        commit(at: 6) { emitter.birthRate = 0 }
        let content = commit(at: 7) { emitter.emitterCells = [cell] }
        #expect(content.past.isEmpty)
        #expect(content.startTime == 5)
        #expect(content.start == -.infinity)
    }

    @Test func animationsOfTheEmitterAreRemembered() throws {
        commit(at: 6) {
            let way = CABasicAnimation(keyPath: "emitterPosition")
            way.toValue = CGPoint(x: 9, y: 9)
            way.duration = 1
            emitter.add(way, forKey: "way")
        }
        let content = commit(at: 6.5) { emitter.removeAnimation(forKey: "way") }
        #expect(content.past.map { $0.node.animations.count } == [0, 1])
    }
}
