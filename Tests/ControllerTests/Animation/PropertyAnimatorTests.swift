import MutoscopeTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("UIViewPropertyAnimator")
struct PropertyAnimatorTests {
    let screen = TestScreen(size: CGSize(width: 200, height: 100), scale: 1)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    init() {
        box.center = CGPoint(x: 0, y: 50)
        root.addSubview(box)
        screen.show(root)
        screen.advance(by: 0.1)
    }

    /// Where the box is seen, 0…100.
    private var x: Double { Double((box.layer.presentation() ?? box.layer).position.x) }

    private func makeAnimator(
        _ curve: UIView.AnimationCurve = .linear, duration: TimeInterval = 1
    ) -> (UIViewPropertyAnimator, EndLog) {
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve) { [box] in box.center.x = 100 }
        let log = EndLog()
        animator.addCompletion { log.positions.append($0) }
        return (animator, log)
    }

    @Test("runs from inactive through active to its end, and may be used again")
    func life() {
        screen.advance(by: 0)
        let (animator, log) = makeAnimator()
        #expect(animator.state == .inactive)
        #expect(!animator.isRunning)
        animator.startAnimation()
        #expect(animator.state == .active)
        #expect(animator.isRunning)
        #expect(box.center.x == 100, "the model has its end at once")
        screen.advance(by: 0.25)
        #expect(abs(x - 25) < 0.01)
        #expect(abs(animator.fractionComplete - 0.25) < 1e-6)
        screen.advance(by: 1)
        #expect(animator.state == .inactive)
        #expect(log.positions == [.end])
        #expect(x == 100)
        animator.addAnimations { [box] in box.center.x = 40 }
        animator.startAnimation()
        screen.advance(by: 0.5)
        #expect(abs(x - 70) < 0.01)
        screen.advance(by: 1)
        #expect(x == 40)
        #expect(log.positions == [.end])
    }

    @Test("a paused fraction is a share of the way, or of the time when it does not scrub linearly")
    func scrubbing() {
        screen.advance(by: 0)
        let (linear, _) = makeAnimator(.easeInOut)
        linear.fractionComplete = 0.25
        screen.advance(by: 0.1)
        #expect(linear.state == .active)
        #expect(!linear.isRunning)
        #expect(abs(x - 25) < 0.01)
        linear.fractionComplete = 0.8
        screen.advance(by: 0.1)
        #expect(abs(x - 80) < 0.01)
        linear.stopAnimation(true)
        box.center.x = 0
        let (eased, _) = makeAnimator(.easeInOut)
        eased.scrubsLinearly = false
        eased.fractionComplete = 0.25
        screen.advance(by: 0.1)
        #expect(abs(x - 12.9162) < 0.02)
        eased.stopAnimation(true)
    }

    @Test("goes on after a pause where it was, for the time that was left")
    func pausing() {
        screen.advance(by: 0)
        let (animator, log) = makeAnimator(.easeInOut)
        animator.startAnimation()
        screen.advance(by: 0.25)
        animator.pauseAnimation()
        #expect(abs(animator.fractionComplete - 0.129162) < 1e-3)
        screen.advance(by: 2)
        #expect(abs(x - 12.9162) < 0.05)
        animator.startAnimation()
        screen.advance(by: 0.25)
        #expect(abs(x - 50) < 0.1)
        screen.advance(by: 0.45)
        #expect(log.positions.isEmpty)
        screen.advance(by: 0.1)
        #expect(log.positions == [.end])
    }

    @Test("turned round it ends at its start and puts the old values back")
    func reversing() {
        screen.advance(by: 0)
        let (animator, log) = makeAnimator()
        animator.startAnimation()
        screen.advance(by: 0.4)
        animator.isReversed = true
        #expect(abs(animator.fractionComplete - 0.6) < 0.01, "counted in the direction of the run")
        screen.advance(by: 0.2)
        #expect(abs(x - 20) < 0.1)
        screen.advance(by: 0.3)
        #expect(log.positions == [.start])
        #expect(box.center.x == 0)
        #expect(x == 0)
    }

    @Test("continues with another pace and length", arguments: [0.5, 1, 2])
    func continuing(factor: Double) {
        screen.advance(by: 0)
        let (animator, log) = makeAnimator(duration: 0.8)
        animator.fractionComplete = 0.5
        screen.advance(by: 0.1)
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: factor)
        screen.advance(by: 0.4 * factor)
        #expect(abs(x - 75) < 0.5)
        screen.advance(by: 0.4 * factor - 0.02)
        #expect(log.positions.isEmpty)
        screen.advance(by: 0.05)
        #expect(log.positions == [.end])
    }

    @Test(
        "stopped, it shows what it shows; finished, it is where it is told",
        arguments: [UIViewAnimatingPosition.start, .current, .end])
    func stopping(position: UIViewAnimatingPosition) {
        screen.advance(by: 0)
        let (animator, log) = makeAnimator()
        animator.startAnimation()
        screen.advance(by: 0.3)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(abs(box.center.x - 30) < 0.01)
        animator.finishAnimation(at: position)
        #expect(animator.state == .inactive)
        #expect(log.positions == [position])
        #expect(abs(box.center.x - [.start: 0, .current: 30, .end: 100][position]!) < 0.01)
    }

    @Test("stopped without finishing it is over, and nobody hears of it")
    func stoppingForGood() {
        screen.advance(by: 0)
        let (animator, log) = makeAnimator()
        animator.startAnimation()
        screen.advance(by: 0.3)
        animator.stopAnimation(true)
        screen.advance(by: 1)
        #expect(animator.state == .inactive)
        #expect(log.positions.isEmpty)
        #expect(abs(box.center.x - 30) < 0.01)
    }

    @Test("pausesOnCompletion keeps it active at its end")
    func pausesOnCompletion() {
        screen.advance(by: 0)
        let (animator, log) = makeAnimator()
        animator.pausesOnCompletion = true
        animator.startAnimation()
        screen.advance(by: 1.2)
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(log.positions.isEmpty)
        animator.isReversed = true
        animator.startAnimation()
        screen.advance(by: 0.5)
        #expect(abs(x - 50) < 0.1)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)
        #expect(log.positions == [.current])
    }

    @Test("a delay factor begins late and ends with the rest")
    func delayFactor() {
        screen.advance(by: 0)
        let (animator, _) = makeAnimator()
        animator.addAnimations({ [box] in box.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        screen.advance(by: 0.5)
        #expect(box.layer.presentation()!.opacity == 1)
        screen.advance(by: 0.25)
        #expect(abs(box.layer.presentation()!.opacity - 0.5) < 0.01)
        screen.advance(by: 0.3)
        #expect(box.layer.presentation()!.opacity == 0)
    }

    @Test("changes added on the way take what is left of the run")
    func addedLate() {
        screen.advance(by: 0)
        let (animator, _) = makeAnimator()
        animator.startAnimation()
        screen.advance(by: 0.5)
        animator.addAnimations { [box] in box.alpha = 0 }
        screen.advance(by: 0.25)
        #expect(abs(box.layer.presentation()!.opacity - 0.5) < 0.01)
        #expect(abs(x - 75) < 0.1)
        screen.advance(by: 0.5)
        #expect(animator.state == .inactive)
        #expect(box.alpha == 0)
    }

    @Test("a delayed start shows the start and is already running")
    func delayedStart() {
        screen.advance(by: 0)
        let (animator, log) = makeAnimator()
        animator.startAnimation(afterDelay: 0.5)
        #expect(animator.isRunning)
        #expect(animator.delay == 0.5)
        screen.advance(by: 0.4)
        #expect(x == 0)
        screen.advance(by: 0.6)
        #expect(abs(x - 50) < 0.1)
        screen.advance(by: 0.6)
        #expect(log.positions == [.end])
    }

    @Test("a spring given by physics decides the duration")
    func springDuration() {
        screen.advance(by: 0)
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        #expect(abs(UIViewPropertyAnimator(duration: 9, timingParameters: spring).duration - 1.4727003346780927) < 1e-9)
        let ratio = UISpringTimingParameters(dampingRatio: 0.5)
        #expect(UIViewPropertyAnimator(duration: 2, timingParameters: ratio).duration == 2)
    }

    @Test("blocks and key frames inside its changes are its own: they pause, scrub and turn with it")
    func nested() {
        screen.advance(by: 0)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [box] in
            UIView.animate(withDuration: 5) { box.alpha = 0 }
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.center.x = 100 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.x = 20 }
            }
        }
        animator.fractionComplete = 0.25
        screen.advance(by: 0.1)
        #expect(abs(x - 50) < 0.1)
        #expect(abs(box.layer.presentation()!.opacity - 0.75) < 0.01)
        animator.fractionComplete = 0.75
        screen.advance(by: 0.1)
        #expect(abs(x - 60) < 0.1)
        animator.isReversed = true
        animator.startAnimation()
        screen.advance(by: 0.25)
        #expect(abs(x - 100) < 1)
        screen.advance(by: 1)
        #expect(box.center.x == 0)
        #expect(box.alpha == 1)
    }

    @Test(
        "what is seen never jumps, whatever the hand does",
        arguments: 0..<24)
    func continuity(seed: Int) {
        screen.advance(by: 0)
        var random = SeededGenerator(seed: UInt64(seed))
        let timing: any UITimingCurveProvider =
            seed % 3 == 0
            ? UISpringTimingParameters(dampingRatio: 0.6)
            : UICubicTimingParameters(animationCurve: UIView.AnimationCurve(rawValue: seed % 4)!)
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
        animator.addAnimations { [box] in
            box.center.x = 100
            box.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 1.5, y: 1.5)
        }
        var ends = 0
        animator.addCompletion { _ in ends += 1 }
        animator.startAnimation()
        screen.advance(by: 0.1)
        for _ in 0..<12 where animator.state == .active {
            let before = (x, box.layer.presentation()!.affineTransform().a)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: animator.pauseAnimation()
            case 1: animator.isReversed.toggle()
            case 2:
                animator.pauseAnimation()
                animator.continueAnimation(
                    withTimingParameters: Bool.random(using: &random)
                        ? UICubicTimingParameters(animationCurve: .easeOut) : nil,
                    durationFactor: CGFloat.random(in: 0...1, using: &random))
            default: animator.startAnimation()
            }
            screen.advance(by: 0)
            #expect(
                abs(x - before.0) < 0.05,
                "seed \(seed)")
            #expect(
                abs(box.layer.presentation()!.affineTransform().a - before.1) < 0.005,
                "seed \(seed)")
            screen.advance(by: Double.random(in: 0...0.2, using: &random))
        }
        if animator.state == .active { animator.startAnimation() }
        screen.advance(by: 10)
        #expect(animator.state == .inactive, "seed \(seed)")
        #expect(ends == 1, "seed \(seed)")
        #expect(box.center.x == 100 || box.center.x == 0, "seed \(seed)")
    }

    @Test("moving views get touches unless it says otherwise", arguments: [true, false])
    func touches(enabled: Bool) {
        screen.advance(by: 0)
        var taps = 0
        let button = UIControl(frame: CGRect(x: 60, y: 20, width: 60, height: 60))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        root.addSubview(button)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { button.center.x += 10 }
        animator.isUserInteractionEnabled = enabled
        animator.startAnimation()
        screen.advance(by: 0.2)
        screen.tap(at: CGPoint(x: 100, y: 50))
        #expect(taps == (enabled ? 1 : 0))
        screen.advance(by: 1)
        screen.tap(at: CGPoint(x: 100, y: 50))
        #expect(taps == (enabled ? 2 : 1))
    }

    @Test("moving views are touched where they are seen, unless the program tests by itself", arguments: [false, true])
    func touchedWhereSeen(isManual: Bool) {
        screen.advance(by: 0)
        var touched: [String] = []
        let view = UIView(frame: CGRect(x: 0, y: 20, width: 40, height: 40))
        root.addSubview(view)
        let tap = UITapGestureRecognizer()
        tap.addAction(UIAction { _ in touched.append("\(Int(tap.location(in: nil).x))") })
        view.addGestureRecognizer(tap)
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x += 100 }
        animator.isManualHitTestingEnabled = isManual
        animator.startAnimation()
        screen.advance(by: 1)
        screen.tap(at: CGPoint(x: 70, y: 40))
        screen.tap(at: CGPoint(x: 130, y: 40))
        #expect(touched == [isManual ? "130" : "70"])
        screen.advance(by: 2)
        screen.tap(at: CGPoint(x: 130, y: 40))
        #expect(touched.last == "130")
    }

    @Test("stopping what has not started changes nothing")
    func earlyStop() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect(!animator.isRunning)
    }

    @Test("misuse stops with a sentence")
    func misuse() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
                animator.finishAnimation(at: .end)
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.pauseAnimation()
                animator.scrubsLinearly = false
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UIViewPropertyAnimator(duration: 1, curve: .linear)
                    .continueAnimation(withTimingParameters: nil, durationFactor: 0)
            }
        }
    }
}

/// What an animator's completion was told.
final class EndLog {
    var positions: [UIViewAnimatingPosition] = []
}
