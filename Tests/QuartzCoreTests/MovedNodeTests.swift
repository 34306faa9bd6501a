import RenderTree
import Testing

@testable import QuartzCore

/// Leaves that only move write the node of two commits ago anew, where nobody has it any more.
@MainActor @Suite struct MovedNodeTests {
    private func move(_ layer: CALayer, to x: Double, _ scene: Scene, at time: Double) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position.x = x
        CATransaction.commit()
        scene.run(to: time)
    }

    @Test func theNodeOfTwoCommitsAgoServesAgain() throws {
        let scene = Scene(), layer = scene.layer()
        scene.run(to: 0.1)
        move(layer, to: 1, scene, at: 0.2)
        let first = ObjectIdentifier(try #require(layer.committed))
        move(layer, to: 2, scene, at: 0.3)
        #expect(ObjectIdentifier(try #require(layer.committed)) != first)
        move(layer, to: 3, scene, at: 0.4)
        #expect(ObjectIdentifier(try #require(layer.committed)) == first)
        #expect(scene.context.tree.root?.children.last?.geometry.position.x == 3)
    }

    @Test func aTreeThatIsKeptStaysAsItWas() throws {
        let scene = Scene(), layer = scene.layer()
        scene.run(to: 0.1)
        var kept: [RenderTree] = []
        for frame in 1...6 {
            move(layer, to: Double(frame), scene, at: 0.1 + Double(frame) / 60)
            if frame % 2 == 1 { kept.append(scene.context.tree) }
        }
        #expect(kept.map { $0.root?.children.last?.geometry.position.x } == [1, 3, 5])
    }

    @Test func nothingElseOfAFormerNodeComesBack() throws {
        let scene = Scene(), layer = scene.layer()
        for frame in 1...4 { move(layer, to: Double(frame), scene, at: Double(frame) / 60) }
        layer.cornerRadius = 7
        move(layer, to: 5, scene, at: 1)
        for frame in 6...8 { move(layer, to: Double(frame), scene, at: 1 + Double(frame) / 60) }
        let node = try #require(layer.committed)
        #expect(node.style.values.cornerRadius == 7 && node.geometry.position.x == 8)
        layer.speed = 2
        layer.addSublayer(CALayer())
        move(layer, to: 9, scene, at: 2)
        move(layer, to: 10, scene, at: 3)
        let parent = try #require(layer.committed)
        #expect(parent.children.count == 1 && parent.timing.speed == 2 && parent.geometry.position.x == 10)
        layer.sublayers = nil
        for frame in 11...14 { move(layer, to: Double(frame), scene, at: Double(frame)) }
        #expect(layer.committed?.children.isEmpty == true && layer.committed?.geometry.position.x == 14)
    }
}
