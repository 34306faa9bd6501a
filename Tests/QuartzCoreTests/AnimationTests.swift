import RenderTree
import Testing

@testable import QuartzCore

@MainActor @Suite struct AnimationTests {
    private func basic(
        _ path: String, _ from: Any?, _ to: Any?, by: Any? = nil, duration: Double = 1
    ) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = from
        animation.toValue = to
        animation.byValue = by
        animation.duration = duration
        return animation
    }

    /// A layer whose time is turned by hand: the method of the measurements.
    private func scrubbed(_ animations: [CAAnimation], opacity: Float = 0.5) -> (Scene, CALayer) {
        let scene = Scene()
        let host = CALayer(), layer = CALayer()
        host.speed = 0
        layer.opacity = opacity
        layer.position = CGPoint(x: 100, y: 0)
        host.addSublayer(layer)
        CATransaction.setDisableActions(true)
        scene.root.addSublayer(host)
        CATransaction.flush()
        for (index, animation) in animations.enumerated() { layer.add(animation, forKey: "a\(index)") }
        CATransaction.flush()
        return (scene, layer)
    }

    private func opacity(_ layer: CALayer, at time: Double) -> Double {
        layer.superlayer?.timeOffset = time
        CATransaction.flush()
        return Double(layer.presentation()?.opacity ?? -1)
    }

    private func expect(_ animations: [CAAnimation], _ times: [Double], _ values: [Double]) {
        let (scene, layer) = scrubbed(animations)
        for (time, value) in zip(times, values) {
            let shown = opacity(layer, at: time)
            #expect(abs(shown - value) < 1e-3, "at \(time)")
        }
        _ = scene
    }

    // MARK: Timing, as measured

    private static let times = [0.0, 0.2, 0.5, 0.9, 1.2, 1.5, 1.9, 2.1, 3.0, 4.5]

    @Test func repetitionAndReversal() {
        let change: [((CABasicAnimation) -> Void, [Double])] = [
            ({ $0.autoreverses = true }, [0, 0.2, 0.5, 0.9, 0.8, 0.5, 0.1, 0.5, 0.5, 0.5]),
            ({ $0.repeatCount = 2.5 }, [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.9, 0.1, 0.5, 0.5]),
            ({ $0.repeatDuration = 1.7 }, [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.5, 0.5, 0.5, 0.5]),
        ]
        for (set, values) in change {
            let animation = basic("opacity", 0, 1)
            set(animation)
            animation.isRemovedOnCompletion = false
            expect([animation], Self.times, values)
        }
    }

    @Test(arguments: [
        (CAMediaTimingFillMode.removed, [0.5, 0.5, 0, 0.5, 0.5]), (.forwards, [0.5, 0.5, 0, 0.5, 1]),
        (.backwards, [0, 0, 0, 0.5, 0.5]), (.both, [0, 0, 0, 0.5, 1]),
    ])
    func fillModes(mode: CAMediaTimingFillMode, values: [Double]) {
        let animation = basic("opacity", 0, 1)
        animation.beginTime = 1
        animation.fillMode = mode
        animation.isRemovedOnCompletion = false
        expect([animation], [0, 0.5, 1, 1.5, 2.5], values)
    }

    @Test func fromToBy() {
        expect([basic("opacity", 0.2, nil)], [0.5], [0.35])
        expect([basic("opacity", nil, 0.8)], [0.5], [0.65])
        expect([basic("opacity", nil, nil, by: 0.3)], [0.5], [0.65])
        expect([basic("opacity", 0.2, nil, by: 0.3)], [0.5], [0.35])
        expect([basic("opacity", nil, 0.9, by: 0.3)], [0.5], [0.75])
        expect([basic("opacity", nil, nil)], [0.5], [0.5])
    }

    @Test func additiveAndLaterOnesWin() {
        let first = basic("opacity", 0, 0.2), second = basic("opacity", 0, 0.1)
        first.isAdditive = true
        second.isAdditive = true
        expect([first], [0.5], [0.6])
        expect([first, second], [0.5], [0.65])
        expect([basic("opacity", 0, 0.2), basic("opacity", 0.8, 1)], [0.5], [0.9])
    }

    @Test func timeOffsetAndNegativeSpeedFold() {
        let offset = basic("opacity", 0, 1)
        offset.timeOffset = 0.3
        offset.isRemovedOnCompletion = false
        expect([offset], [0, 0.5, 0.9, 1.2], [0.3, 0.8, 0.2, 0.5])
        let backward = basic("opacity", 0, 1)
        backward.speed = -1
        backward.isRemovedOnCompletion = false
        expect([backward], [0.2, 0.5, 0.9, 1.2], [0.8, 0.5, 0.1, 0.5])
    }

    @Test func groupsClipAndGiveTheirDuration() {
        let group = CAAnimationGroup()
        let a = basic("opacity", 0, 1), b = basic("position.x", 0, 100, duration: 0)
        a.beginTime = 0.5
        group.animations = [a, b]
        group.duration = 2
        group.isRemovedOnCompletion = false
        let (scene, layer) = scrubbed([group])
        #expect(abs(opacity(layer, at: 0.25) - 0.5) < 1e-6)
        #expect(abs(opacity(layer, at: 1) - 0.5) < 1e-6)
        #expect(abs((layer.presentation()?.position.x ?? -1) - 50) < 1e-6)
        #expect(a.duration == 1)
        #expect(b.duration == 0)
        #expect(b.beginTime == 0)
        _ = scene
    }

    @Test func keyframesAndSprings() {
        let keys = CAKeyframeAnimation(keyPath: "opacity")
        keys.values = [0, 1, 0.5, 0.7]
        keys.duration = 1
        expect([keys], [0.05, 0.2, 0.5, 0.9], [0.15, 0.6, 0.75, 0.64])
        keys.keyTimes = [0, 0.1, 0.6, 1]
        expect([keys], [0.05, 0.2, 0.7], [0.5, 0.9, 0.55])
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.fromValue = 0
        spring.toValue = 100
        spring.duration = spring.settlingDuration
        let (scene, layer) = scrubbed([spring])
        for (time, x) in [(0.05, 10.44055), (0.15, 61.04925), (0.25, 102.33595), (0.45, 111.84460)] {
            _ = opacity(layer, at: time)
            #expect(abs((layer.presentation()?.position.x ?? 0) - x) < 1e-3)
        }
        _ = scene
    }

    // MARK: Begin times, pausing

    @Test func beginTimeZeroBecomesTheCommit() {
        let scene = Scene()
        let layer = scene.layer()
        scene.run(to: 3)
        layer.add(basic("opacity", 0, 1), forKey: "a")
        #expect(layer.animation(forKey: "a")?.beginTime == 0)
        CATransaction.flush()
        #expect(layer.animation(forKey: "a")?.beginTime == 3)
    }

    @Test func pausingAndResumingLosesNoTime() {
        let scene = Scene()
        let layer = scene.layer()
        let log = Log()
        let animation = basic("opacity", 0, 1)
        animation.delegate = log
        layer.add(animation, forKey: "a")
        scene.run(to: 1)
        scene.run(to: 1.25)
        let paused = layer.convertTime(CACurrentMediaTime(scene), from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        scene.run(to: 7)
        #expect(abs((layer.presentation()?.opacity ?? 0) - 0.25) < 1e-6)
        #expect(log.lines == ["start"])
        let offset = layer.timeOffset
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(scene), from: nil) - offset
        scene.run(to: 7.5)
        #expect(abs((layer.presentation()?.opacity ?? 0) - 0.75) < 1e-6)
        scene.run(to: 7.8)
        #expect(log.lines == ["start", "stop(true)"])
    }

    @Test func anAnimationAddedWhilePausedBeginsAtTheOffset() {
        let (scene, layer) = scrubbed([])
        layer.superlayer?.timeOffset = 2
        CATransaction.flush()
        layer.add(basic("opacity", 0, 1), forKey: "a")
        CATransaction.flush()
        #expect(layer.animation(forKey: "a")?.beginTime == 2)
        #expect(abs(opacity(layer, at: 2.4) - 0.4) < 1e-6)
        #expect(abs(opacity(layer, at: 2.1) - 0.1) < 1e-6)
        scene.run(to: 100)
        #expect(layer.animationKeys() == ["a"])
        #expect(abs(opacity(layer, at: 2.9) - 0.9) < 1e-6)
    }

    @Test func convertTime() {
        let scene = Scene()
        let layer = scene.layer()
        layer.speed = 2
        layer.timeOffset = 1
        layer.beginTime = 3
        #expect(layer.convertTime(10, from: nil) == 15)
        #expect(layer.convertTime(0, from: nil) == -5)
        #expect(layer.convertTime(15, to: nil) == 10)
        layer.speed = 0
        layer.timeOffset = 0.75
        #expect(layer.convertTime(123, from: nil) == 0.75)
    }

    // MARK: Attaching

    @Test func theLayerKeepsAFrozenCopy() throws {
        let scene = Scene()
        let layer = scene.layer()
        let animation = basic("opacity", 0, 1)
        animation.setValue("open", forKey: "name")
        layer.add(animation, forKey: "a")
        let attached = try #require(layer.animation(forKey: "a"))
        #expect(attached !== animation)
        #expect(attached === layer.animation(forKey: "a"))
        animation.duration = 9
        #expect(attached.duration == 1)
        attached.setValue("still", forKey: "later")
        #expect(attached.value(forKey: "name") as? String == "open")
        #expect(attached.value(forKey: "later") as? String == "still")
        let copy = try #require(attached.copy() as? CABasicAnimation)
        copy.duration = 4
        #expect(copy.toValue as? Int == 1)
    }

    @Test func changingAnAttachedAnimationIsAMistake() async {
        await #expect(processExitsWith: .failure) {
            let layer = CALayer()
            layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
            layer.animation(forKey: "a")?.duration = 3
        }
    }

    @Test func keysReplaceAndNilKeysAreNotListed() {
        let scene = Scene()
        let layer = scene.layer()
        let log = Log()
        let first = basic("opacity", 0, 1)
        first.delegate = log
        layer.add(first, forKey: "a")
        layer.add(basic("position.x", 0, 1), forKey: nil)
        layer.add(CATransition(), forKey: "mine")
        layer.add(basic("opacity", 0, 1), forKey: "a")
        #expect(layer.animationKeys() == ["transition", "a"])
        scene.run(to: 0.1)
        #expect(log.lines == ["stop(false)"])
        layer.removeAllAnimations()
        #expect(layer.animationKeys() == nil)
    }

    @Test func keptAnimationsStopOnceAndStay() {
        let scene = Scene()
        let layer = scene.layer()
        let log = Log()
        let animation = basic("opacity", 0, 0.3)
        animation.isRemovedOnCompletion = false
        animation.fillMode = .forwards
        animation.delegate = log
        layer.add(animation, forKey: "a")
        scene.run(to: 0.1)
        scene.run(to: 1.2)
        scene.run(to: 1.3)
        #expect(log.lines == ["start", "stop(true)"])
        #expect(layer.animationKeys() == ["a"])
        #expect(layer.presentation()?.opacity == 0.3)
        layer.removeAnimation(forKey: "a")
        scene.run(to: 1.4)
        #expect(log.lines == ["start", "stop(true)"])
        #expect(layer.presentation()?.opacity == 1)
    }

    @Test func didStopFindsAKeptAnimationAndNoRemovedOne() {
        final class Finder: NSObject, CAAnimationDelegate {
            weak var layer: CALayer?
            var found: [Bool] = []
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
                found.append(layer?.animation(forKey: "a") === anim)
            }
        }
        for keeps in [true, false] {
            let scene = Scene()
            let layer = scene.layer()
            let finder = Finder()
            finder.layer = layer
            let animation = basic("opacity", 0, 1)
            animation.isRemovedOnCompletion = !keeps
            animation.delegate = finder
            layer.add(animation, forKey: "a")
            scene.run(to: 0.1)
            scene.run(to: 2)
            #expect(finder.found == [keeps])
        }
    }

    @Test func leavingTheTreeEndsAnimations() {
        let scene = Scene()
        let layer = scene.layer()
        let log = Log()
        let animation = basic("opacity", 0, 1)
        animation.delegate = log
        layer.add(animation, forKey: "a")
        scene.run(to: 0.1)
        layer.removeFromSuperlayer()
        #expect(layer.animationKeys() == nil)
        scene.run(to: 0.2)
        #expect(log.lines == ["start", "stop(false)"])
        #expect(layer.presentation() == nil)
    }

    @Test func endsComeInOrderOfEndThenOfAddition() {
        let scene = Scene()
        let layer = scene.layer()
        let log = Log()
        for (name, duration) in [("late", 0.9), ("early", 0.3), ("same1", 0.5), ("same2", 0.5)] {
            let animation = basic("opacity", 0, 1, duration: duration)
            let named = Log(name + " ")
            named.onStop = { log.lines.append(name) }
            animation.delegate = named
            layer.add(animation, forKey: name)
        }
        scene.run(to: 0.1)
        scene.run(to: 5)
        #expect(log.lines == ["early", "same1", "same2", "late"])
    }

    @Test func aDelayedAnimationStartsWhenItsTimeHasCome() {
        let scene = Scene()
        let layer = scene.layer(), log = Log()
        let animation = basic("opacity", 0, 1)
        animation.beginTime = 2
        animation.delegate = log
        layer.add(animation, forKey: "a")
        scene.run(to: 1)
        scene.run(to: 1.5)
        #expect(log.lines == [])
        scene.run(to: 2.5)
        #expect(log.lines == ["start"])
        scene.run(to: 3.5)
        #expect(log.lines == ["start", "stop(true)"])
    }

    @Test func aCopiedGroupCanBeChanged() throws {
        let group = CAAnimationGroup()
        group.animations = [basic("opacity", 0, 1)]
        let copy = try #require(group.copy() as? CAAnimationGroup)
        copy.animations?.first?.duration = 5
        #expect(group.animations?.first?.duration == 1)
    }

    @Test func transitionsKeepTheOldPicture() throws {
        let scene = Scene()
        let layer = scene.layer()
        let old = CALayer(), new = CALayer()
        CATransaction.setDisableActions(true)
        layer.addSublayer(old)
        scene.run(to: 1)
        let before = try #require(layer.committed)
        CATransaction.setDisableActions(true)
        layer.replaceSublayer(old, with: new)
        let transition = CATransition()
        transition.type = CATransitionType(rawValue: "pageCurl")
        transition.subtype = .fromBottom
        transition.duration = 0.5
        layer.add(transition, forKey: "mine")
        scene.run(to: 1.1)
        let record = try #require(layer.committed?.animations.first)
        guard case .transition(let frozen) = record.kind else { return #expect(Bool(false)) }
        #expect(frozen.kind == .pageCurl)
        #expect(frozen.edge == .fromBottom)
        #expect(frozen.source === before)
        #expect(abs(frozen.sourceTime - 1.1) < 1e-9)
        #expect(record.timing.duration == 0.5)
        #expect(record.timing.beginTime == 1.1)
        #expect(layer.committed?.children.first === new.committed)
    }

    @Test func anUnknownTransitionFadesWithOneDiagnostic() {
        let scene = Scene()
        let layer = scene.layer()
        let transition = CATransition()
        transition.type = CATransitionType(rawValue: "twist")
        layer.add(transition, forKey: nil)
        let messages = Diagnostics.collecting { scene.run(to: 0.1) }.messages
        #expect(messages.count == 1)
        #expect(messages.first?.contains("twist") == true)
        guard case .transition(let record)? = layer.committed?.animations.first?.kind else {
            return #expect(Bool(false))
        }
        #expect(record.kind == .fade)
    }

    @Test func repeatedTransitionsDoNotPileUp() throws {
        let scene = Scene()
        let layer = scene.layer()
        for step in 1...100 {
            let transition = CATransition()
            transition.duration = 10
            layer.add(transition, forKey: nil)
            scene.run(to: Double(step) * 0.1)
        }
        var depth = 0
        var node = layer.committed
        while let current = node {
            guard case .transition(let transition)? = current.animations.first?.kind else { break }
            depth += 1
            node = transition.source
        }
        #expect(depth < 10)
    }
}

/// The time of a scene's clock, as `CACurrentMediaTime()` would give it were the clock in force.
@MainActor func CACurrentMediaTime(_ scene: Scene) -> Double { scene.clock.now }
