import Testing

@testable import QuartzCore

@MainActor @Suite struct TransactionTests {
    private func fade(_ duration: Double, _ delegate: Log? = nil) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = duration
        animation.delegate = delegate
        return animation
    }

    @Test func valuesAreReadOutwardAndWrittenInward() {
        #expect(CATransaction.animationDuration() == 0.25)
        #expect(!CATransaction.disableActions())
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setValue(7, forKey: "mine")
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 2)
        #expect(CATransaction.value(forKey: "mine") as? Int == 7)
        CATransaction.setAnimationDuration(3)
        CATransaction.setDisableActions(true)
        #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 2)
        #expect(!CATransaction.disableActions())
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test func theTransactionGivesDurationAndTimingFunction() {
        let scene = Scene()
        let layer = scene.layer()
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
        layer.opacity = 0
        layer.add(fade(0), forKey: "a")
        layer.add(fade(-3), forKey: "b")
        layer.add(fade(1), forKey: "c")
        CATransaction.commit()
        #expect(layer.animation(forKey: "opacity")?.duration == 2)
        #expect(layer.animation(forKey: "opacity")?.timingFunction === CAMediaTimingFunction(name: .easeIn))
        #expect(["a", "b", "c"].map { layer.animation(forKey: $0)?.duration } == [2, 2, 1])
    }

    @Test func onlyTheOutermostCommitSends() {
        let scene = Scene()
        let layer = scene.layer()
        CATransaction.begin()
        CATransaction.begin()
        layer.opacity = 0.5
        CATransaction.commit()
        #expect(layer.committed?.geometry.opacity == 1)
        CATransaction.flush()
        #expect(layer.committed?.geometry.opacity == 1)
        scene.run(to: 0.1)
        #expect(layer.committed?.geometry.opacity == 1)
        CATransaction.commit()
        #expect(layer.committed?.geometry.opacity == 0.5)
    }

    @Test func aBlockWithoutAnimationsRunsAfterTheCommitFromTheLoop() {
        let scene = Scene()
        var done = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { done += 1 }
        CATransaction.commit()
        #expect(done == 0)
        scene.run(to: 0.1)
        scene.run(to: 0.2)
        #expect(done == 1)
    }

    @Test func aBlockWaitsForAnimationsAddedAfterItEvenInNestedTransactions() {
        let scene = Scene()
        let layer = scene.layer()
        var done: [String] = []
        CATransaction.begin()
        layer.add(fade(5), forKey: "before")
        CATransaction.setCompletionBlock { done.append("first") }
        layer.add(fade(1), forKey: "a")
        CATransaction.begin()
        layer.add(fade(2), forKey: "nested")
        CATransaction.commit()
        CATransaction.setCompletionBlock { done.append("second") }
        layer.add(fade(0.5), forKey: "b")
        CATransaction.commit()
        scene.run(to: 0.1)
        scene.run(to: 0.9)
        #expect(done == ["second"])
        scene.run(to: 1.5)
        #expect(done == ["second"])
        scene.run(to: 2.5)
        #expect(done == ["second", "first"])
    }

    @Test func theBlockComesBeforeDidStop() {
        let scene = Scene()
        let layer = scene.layer()
        let log = Log()
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.lines.append("block") }
        layer.add(fade(1, log), forKey: "a")
        CATransaction.commit()
        #expect(log.lines == [])
        scene.run(to: 0.5)
        #expect(log.lines == ["start"])
        scene.run(to: 1.5)
        #expect(log.lines == ["start", "block", "stop(true)"])
    }

    @Test func removedEarlyTheBlockComesBeforeDidStopFalse() {
        let scene = Scene()
        let layer = scene.layer()
        let log = Log()
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.lines.append("block") }
        layer.add(fade(1, log), forKey: "a")
        CATransaction.commit()
        scene.run(to: 0.5)
        layer.removeAnimation(forKey: "a")
        #expect(log.lines == ["start"])
        #expect(layer.animationKeys() == nil)
        scene.run(to: 0.6)
        #expect(log.lines == ["start", "block", "stop(false)"])
    }

    @Test func aLayerMayDieBeforeItsAnimationIsCommitted() {
        let scene = Scene(), log = Log()
        var runs = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { runs += 1 }
        var layer: CALayer? = CALayer()
        weak let watched = layer
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.delegate = log
        layer?.add(fade, forKey: "fade")
        layer = nil
        #expect(watched == nil)
        CATransaction.commit()
        scene.run(to: 0.1)
        scene.run(to: 0.2)
        #expect(log.lines == ["start", "stop(false)"])
        #expect(runs == 1)
    }

    @Test func outsideAnyTreeItStartsStopsAndThenTheBlockRuns() {
        let scene = Scene()
        let layer = CALayer()
        let log = Log()
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.lines.append("block") }
        layer.add(fade(1, log), forKey: "a")
        CATransaction.commit()
        scene.run(to: 0.1)
        #expect(log.lines == ["start", "stop(false)", "block"])
        #expect(layer.animationKeys() == nil)
    }

    @Test func anAnimationAddedJustBeforeTheLayerRuns() {
        let scene = Scene()
        let layer = CALayer()
        let log = Log()
        layer.add(fade(1, log), forKey: "a")
        scene.root.addSublayer(layer)
        scene.run(to: 0.1)
        scene.run(to: 2)
        #expect(log.lines == ["start", "stop(true)"])
    }

    @Test func disabledActionsLeaveExplicitAnimationsAlone() {
        let scene = Scene()
        let layer = scene.layer()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.2
        layer.add(fade(1), forKey: "a")
        CATransaction.commit()
        #expect(layer.animationKeys() == ["a"])
    }

    @Test func threadsHaveTheirOwn() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(9)
        nonisolated(unsafe) var other = 0.0
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            other = CATransaction.animationDuration()
            done.signal()
        }
        done.wait()
        #expect(other == 0.25)
        CATransaction.commit()
    }

    @Test func committingWithoutBeginEndsTheImplicitTransaction() {
        let scene = Scene()
        var ended = 0
        CATransaction.commit()
        scene.root.opacity = 0.5
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { ended += 1 }
        CATransaction.commit()
        #expect(!CATransaction.disableActions())
        scene.run(to: 1)
        scene.run(to: 2)
        #expect(ended == 1)
        #expect(scene.root.presentation()?.opacity == 0.5)
    }

    @Test func anUnchangedTreeIsNotCommittedAgain() {
        let scene = Scene()
        let layer = scene.layer()
        scene.run(to: 0.1)
        let generation = scene.context.tree.generation
        let node = scene.context.tree.root
        scene.run(to: 0.2)
        #expect(scene.context.tree.generation == generation)
        #expect(scene.context.tree.root === node)
        #expect(!scene.context.needsFrame)
        layer.position.x += 1
        #expect(scene.context.needsFrame)
        scene.run(to: 0.3)
        #expect(scene.context.tree.generation == generation + 1)
    }

    @Test func cleanSubtreesAndStylesAreShared() throws {
        let scene = Scene()
        let still = scene.layer(), moved = scene.layer()
        moved.cornerRadius = 3
        scene.run(to: 0.1)
        let stillNode = still.committed, style = try #require(moved.committed).style
        CATransaction.setDisableActions(true)
        moved.position = CGPoint(x: 4, y: 4)
        scene.run(to: 0.2)
        #expect(still.committed === stillNode)
        #expect(moved.committed?.style === style)
        #expect(moved.committed?.geometry.position == CGPoint(x: 4, y: 4))
    }
}
