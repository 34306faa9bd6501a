import RenderTree
import TestSupport
import Testing

@testable import QuartzCore

/// Beginnings and ends are looked for only when one is due; nothing that changes when that is may be missed.
@MainActor @Suite struct AnimationEndTests {
    private let scene = Scene()

    private func animate(_ layer: CALayer, begin: Double = 0, duration: Double, _ log: Log) {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.beginTime, animation.duration, animation.delegate) = (begin, duration, log)
        layer.add(animation, forKey: log.name)
        CATransaction.flush()
    }

    @Test func aChangeOfSpeedMovesTheEnd() {
        let parent = scene.layer(), layer = CALayer(), log = Log()
        parent.addSublayer(layer)
        animate(layer, duration: 10, log)
        scene.run(to: 1)
        scene.run(to: 2)
        // The layer's time at 2 stays 2, and runs three times as fast from there.
        (parent.beginTime, parent.timeOffset, parent.speed) = (2, 2, 3)
        scene.run(to: 3)
        scene.run(to: 4.5)
        #expect(log.lines == ["start"])
        scene.run(to: 4.7)
        #expect(log.lines == ["start", "stop(true)"])
    }

    @Test func aPauseHoldsTheEnd() {
        let layer = scene.layer(), log = Log()
        animate(layer, duration: 2, log)
        scene.run(to: 1)
        (layer.speed, layer.timeOffset) = (0, 1)
        for time in [1.5, 2, 2.5, 9] { scene.run(to: time) }
        #expect(log.lines == ["start"])
        (layer.speed, layer.timeOffset, layer.beginTime) = (1, 1, 9)
        scene.run(to: 9.9)
        #expect(log.lines == ["start"])
        scene.run(to: 10.1)
        #expect(log.lines == ["start", "stop(true)"])
    }

    @Test func whatIsRemovedAsksForNoMoreFrames() {
        let layer = scene.layer(), log = Log()
        animate(layer, duration: 100, log)
        scene.run(to: 1)
        scene.run(to: 2)
        layer.removeAllAnimations()
        scene.run(to: 3)
        #expect(log.lines == ["start", "stop(false)"])
        #expect(!scene.context.needsFrame)
    }

    @Test func aClockThatGoesBackIsFollowed() {
        let layer = scene.layer(), log = Log()
        scene.run(to: 10)
        animate(layer, begin: 12, duration: 1, log)
        scene.run(to: 11)
        scene.run(to: 5)
        scene.run(to: 11.9)
        #expect(log.lines.isEmpty)
        scene.run(to: 12)
        #expect(log.lines == ["start"])
    }

    @Test(arguments: RandomRounds.seeds(usually: 20)) func everyBeginningAndEndIsToldInItsFrame(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let layers = (0..<6).map { _ in CALayer() }
        for (index, layer) in layers.enumerated() {
            (index == 0 ? scene.root : layers[index / 2]).addSublayer(layer)
            layer.speed = Float([0.5, 1, 2, -1][Int(random.next() % 4)])
            layer.timeOffset = Double(random.next() % 100) / 10
        }
        scene.run(to: 1)
        let logs = layers.indices.map { Log("\($0)") }
        for (layer, log) in zip(layers, logs) {
            let now = layer.convertTime(1, from: nil)
            animate(
                layer, begin: now + Double(random.next() % 30) / 10, duration: 0.1 + Double(random.next() % 50) / 10,
                log)
        }
        var time = 1.0
        while time < 12 {
            time += Double(random.next() % 40) / 100
            scene.run(to: time)
            for (layer, log) in zip(layers, logs) {
                let now = layer.convertTime(time, from: nil)
                let animation = layer.animation(forKey: log.name)
                let isOver = animation.map { now - $0.beginTime >= $0.duration } ?? true
                #expect(!isOver || log.lines.last == "\(log.name)stop(true)")
                #expect(animation == nil || !log.lines.contains("\(log.name)stop(true)"))
                if let animation { #expect(now < animation.beginTime || log.lines == ["\(log.name)start"]) }
            }
        }
    }
}
