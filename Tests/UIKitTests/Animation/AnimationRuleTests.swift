import MutoscopeTesting
import Testing
import UIKit

/// View animations as programs write them.
@MainActor @Suite struct AnimationRuleTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init() {
        view.backgroundColor = .red
        screen.show(view)
    }
    private var x: CGFloat { view.layer.presentation()?.position.x ?? view.layer.position.x }

    @Test func repeatCounts() {
        screen.advance(by: 0)
        var done: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
            UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: true) { self.view.center.x = 110 }
        } completion: {
            done.append($0)
        }
        screen.advance(by: 0.5)
        #expect(abs(x - 10) < 1)
        screen.advance(by: 0.5)
        #expect(abs(x - 60) < 1)
        screen.advance(by: 1)
        #expect(abs(x - 60) < 1)
        screen.advance(by: 1.4)
        #expect(done == [])
        #expect(abs(x - 100) < 1)
        screen.advance(by: 0.2)
        #expect(done == [true])
        #expect(x == 110)
    }

    @Test func nestedOptions() {
        screen.advance(by: 0)
        UIView.animate(withDuration: 2, delay: 0, options: [.curveLinear]) {
            #expect(UIView.inheritedAnimationDuration == 2)
            UIView.animate(withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .curveEaseIn]) {
                #expect(UIView.inheritedAnimationDuration == 1)
                self.view.center.x = 110
            }
            self.view.alpha = 0
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                self.view.tag = 3
                self.view.transform = CGAffineTransform(scaleX: 2, y: 2)
            }
        }
        #expect(UIView.inheritedAnimationDuration == 0)
        #expect(view.layer.animation(forKey: "transform") == nil)
        screen.advance(by: 0.5)
        #expect(abs(x - 60) < 1, "the linear curve is inherited")
        screen.advance(by: 0.5)
        #expect(x == 110)
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
    }

    @Test func propertyAnimatorWhole() {
        screen.advance(by: 0)
        var log: [String] = []
        let a = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.view.center.x = 110 }
        a.addCompletion { log.append("one \($0.rawValue)") }
        a.addCompletion { log.append("two \($0.rawValue)") }
        #expect(a.state == .inactive)
        #expect(!a.isRunning)
        a.startAnimation()
        screen.advance(by: 0.25)
        #expect(abs(a.fractionComplete - 0.25) < 0.01)
        #expect(a.isRunning)
        #expect(a.state == .active)
        a.pauseAnimation()
        #expect(!a.isRunning)
        #expect(a.state == .active)
        a.fractionComplete = 0.8
        screen.advance(by: 0.1)
        #expect(abs(x - 90) < 0.5)
        a.isReversed = true
        #expect(abs(a.fractionComplete - 0.2) < 0.01)
        a.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0.4)
        screen.advance(by: 0.2)
        #expect(abs(x - 50) < 1)
        screen.advance(by: 0.3)
        #expect(log == ["one 1", "two 1"])
        #expect(a.state == .inactive)
        #expect(view.center.x == 10)
    }

    @Test func stopAndFinish() {
        screen.advance(by: 0)
        var log: [Int] = []
        let a = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.view.center.x = 110 }
        a.addCompletion { log.append($0.rawValue) }
        a.startAnimation(afterDelay: 0.5)
        screen.advance(by: 1)
        a.stopAnimation(false)
        #expect(a.state == .stopped)
        #expect(log.isEmpty)
        #expect(abs(view.center.x - 60) < 1)
        a.finishAnimation(at: .current)
        #expect(a.state == .inactive)
        #expect(log == [2])
        #expect(abs(view.center.x - 60) < 1)
        let b = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { self.view.center.x = 10 }
        b.startAnimation()
        screen.advance(by: 0.3)
        b.stopAnimation(true)
        #expect(b.state == .inactive)
        #expect(view.center.x != 10)
        #expect(view.center.x == x)
    }

    @Test func transitionsFromTo() {
        screen.advance(by: 0)
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), a = UIView(), b = UIView()
        host.addSubview(a)
        screen.window.addSubview(host)
        screen.advance(by: 0.1)
        var done: [Bool] = []
        UIView.transition(from: a, to: b, duration: 0.5, options: .transitionCrossDissolve) { done.append($0) }
        #expect(b.superview === host)
        #expect(a.superview == nil)
        screen.advance(by: 0.6)
        #expect(done == [true])
        UIView.transition(with: host, duration: 0.5, options: []) {
            b.alpha = 0.5
        } completion: {
            done.append($0)
        }
        screen.advance(by: 0.6)
        #expect(done == [true, true])
        #expect(b.alpha == 0.5)
    }

    @Test func replacedAndRemoved() {
        screen.advance(by: 0)
        var log: [String] = []
        UIView.animate(withDuration: 1) {
            self.view.alpha = 0
        } completion: {
            log.append("a \($0)")
        }
        screen.advance(by: 0.5)
        UIView.animate(withDuration: 1) {
            self.view.alpha = 1
        } completion: {
            log.append("b \($0)")
        }
        screen.advance(by: 0.1)
        #expect(log == ["a false"])
        view.removeFromSuperview()
        screen.advance(by: 0.1)
        #expect(log == ["a false", "b false"])
        UIView.animate(withDuration: 1) {
            self.view.alpha = 0.3
        } completion: {
            log.append("c \($0)")
        }
        screen.advance(by: 0.1)
        #expect(log.last?.hasPrefix("c") == true)
    }

    @Test func keyframesCubic() {
        screen.advance(by: 0)
        UIView.animateKeyframes(withDuration: 2, delay: 1, options: [.calculationModeLinear]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.view.center.x = 60 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { self.view.center.x = 160 }
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { self.view.alpha = 0 }
        }
        screen.advance(by: 1.5)
        #expect(abs(x - 35) < 1)
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 1) < 0.02)
        screen.advance(by: 0.5)
        #expect(abs(x - 60) < 1)
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
        screen.advance(by: 0.6)
        #expect(abs(x - 160) < 1)
        #expect(abs(view.layer.presentation()?.opacity ?? 1) < 0.02)
    }

    @Test func cornerAndColors() {
        screen.advance(by: 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.view.layer.cornerRadius = 10
            self.view.backgroundColor = .black
        }
        screen.advance(by: 0.5)
        #expect(abs((view.layer.presentation()?.cornerRadius ?? 0) - 5) < 0.2)
        #expect(abs(Int(screen.snapshot().pixel(10, 10).red) - 128) < 4)
    }
}
