import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore

/// Random changes of a tree of layers; what must hold of a tree holds after every frame.
@MainActor @Suite("Random trees of layers") struct RandomTreeTests {
    @Test("keep parents, marks and what was committed together", arguments: 0..<60 as Range<UInt64>)
    func invariants(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let scene = Scene(), layers = (0..<8).map { _ in CALayer() }
        for step in 1...60 {
            change(layers, scene.root, &random)
            if Bool.random(using: &random) { continue }
            scene.run(to: Double(step) / 60)
            scene.context.checkInvariants()
        }
        scene.context.root = nil
        #expect(scene.root.context == nil)
        #expect(layers.allSatisfy { $0.context == nil })
    }

    private func change(_ layers: [CALayer], _ root: CALayer, _ random: inout SeededGenerator) {
        let layer = layers.randomElement(using: &random)!, other = ([root] + layers).randomElement(using: &random)!
        let isFree = !sequence(first: other, next: \.superlayer).contains { $0 === layer }
        switch Int.random(in: 0..<9, using: &random) {
        case 0...2 where isFree: other.addSublayer(layer)
        case 3 where isFree: other.insertSublayer(layer, at: 0)
        case 4 where isFree && other !== root && other.superlayer?.mask !== other: other.mask = layer
        case 5: layer.removeFromSuperlayer()
        case 6: layer.position = CGPoint(x: Int.random(in: 0..<90, using: &random), y: 5)
        case 7: layer.setNeedsLayout()
        default: layer.opacity = Float.random(in: 0...1, using: &random)
        }
    }
}
