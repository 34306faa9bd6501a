import MutoscopeTesting
import Testing
import UIKit

@MainActor @Suite("API: animation and layers") struct AnimationAPITests {
    /// Made inside each test: the newest screen is the main one, and tests take turns.
    private func show() -> (TestScreen, UIView) {
        let screen = TestScreen(size: CGSize(width: 200, height: 200))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        screen.show(view)
        return (screen, view)
    }

    @Test("every form of UIView.animate and its relatives")
    func viewAnimations() {
        let (screen, view) = show()
        var completions = 0
        let done: (Bool) -> Void = { _ in completions += 1 }
        UIView.animate(withDuration: 0.1) { view.alpha = 0.5 }
        UIView.animate(withDuration: 0.1, animations: { view.alpha = 1 })
        UIView.animate(withDuration: 0.1, animations: { view.center.x += 1 }, completion: done)
        UIView.animate(withDuration: 0.1) {
            view.center.x += 1
        } completion: { _ in
            completions += 1
        }
        UIView.animate(
            withDuration: 0.1, delay: 0, options: [.curveEaseOut, .beginFromCurrentState, .allowUserInteraction],
            animations: { view.center.y += 1 }, completion: done)
        UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear, animations: { view.center.y += 1 })
        UIView.animate(
            withDuration: 0.1, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [],
            animations: { view.center.y += 1 }, completion: done)
        UIView.animate(
            withDuration: 0.1, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 1, options: .curveEaseIn
        ) { view.center.y += 1 }
        UIView.animate(springDuration: 0.2, bounce: 0.2) { view.center.y += 1 }
        UIView.animateKeyframes(
            withDuration: 0.2, delay: 0, options: .calculationModeCubic,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
                UIView.addKeyframe(
                    withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: { view.alpha = 1 })
            }, completion: done)
        UIView.transition(
            with: view, duration: 0.1, options: .transitionCrossDissolve, animations: { view.alpha = 1 },
            completion: done)
        UIView.performWithoutAnimation { view.alpha = 1 }
        screen.advance(by: 2)
        #expect(completions == 6)
        let other = UIView(frame: view.frame)
        UIView.transition(from: view, to: other, duration: 0.1, options: .transitionFlipFromLeft, completion: done)
        screen.advance(by: 1)
        #expect(completions == 7)
        #expect(other.superview != nil)
        #expect(view.superview == nil)
        #expect(UIView.areAnimationsEnabled)
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    @Test("property animators")
    func propertyAnimators() {
        let (screen, view) = show()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { view.alpha = 0 }
        animator.addAnimations({ view.center.x += 10 }, delayFactor: 0.5)
        animator.addAnimations { view.center.y += 10 }
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        animator.isReversed = true
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0)
        screen.advance(by: 2)
        #expect(ends == [.start])
        let spring = UIViewPropertyAnimator(
            duration: 0.5,
            timingParameters: UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: 1)))
        spring.addAnimations { view.center.x = 100 }
        spring.startAnimation(afterDelay: 0.1)
        spring.stopAnimation(false)
        spring.finishAnimation(at: .current)
        let running = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 0.2, delay: 0, options: [.curveEaseOut], animations: { view.alpha = 0.25 },
            completion: { position in ends.append(position) })
        #expect(running.isRunning)
        screen.advance(by: 1)
        #expect(ends.last == .end)
    }

    @Test("explicit animations of layers")
    func layerAnimations() throws {
        let (screen, view) = show()
        final class Delegate: NSObject, CAAnimationDelegate {
            var log: [String] = []
            func animationDidStart(_ anim: CAAnimation) { log.append("start") }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
        }
        let delegate = Delegate()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        fade.duration = 0.2
        fade.beginTime = CACurrentMediaTime() + 0.1
        fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        fade.fillMode = .forwards
        fade.isRemovedOnCompletion = false
        fade.delegate = delegate
        view.layer.add(fade, forKey: "fade")
        let spin = CABasicAnimation(keyPath: "transform.rotation.z")
        spin.byValue = CGFloat.pi * 2
        spin.repeatCount = .infinity
        spin.duration = 1
        spin.isAdditive = true
        let turn = CABasicAnimation(keyPath: "transform.rotation.y")
        turn.toValue = NSNumber(value: Double.pi)
        let scale = CAKeyframeAnimation(keyPath: "transform.scale")
        scale.values = [1, 1.2, 1]
        scale.keyTimes = [0, 0.5, 1]
        scale.timingFunctions = [CAMediaTimingFunction(name: .easeOut), CAMediaTimingFunction(name: .easeIn)]
        scale.calculationMode = .linear
        let path = CAKeyframeAnimation(keyPath: "position")
        path.path = UIBezierPath(ovalIn: view.bounds).cgPath
        let transform = CABasicAnimation(keyPath: "transform")
        transform.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
        transform.toValue = CATransform3DMakeRotation(1, 0, 0, 1)
        let group = CAAnimationGroup()
        group.animations = [spin, turn, scale, path, transform]
        group.duration = 1
        group.autoreverses = true
        view.layer.add(group, forKey: nil)
        let spring = CASpringAnimation(keyPath: "cornerRadius")
        spring.damping = 10
        spring.stiffness = 100
        spring.mass = 1
        spring.initialVelocity = 0
        spring.fromValue = 0
        spring.toValue = 10
        spring.duration = spring.settlingDuration
        view.layer.add(spring, forKey: "spring")
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true).cgPath
        shape.fillColor = UIColor.clear.cgColor
        shape.strokeColor = UIColor.red.cgColor
        shape.lineWidth = 2
        shape.lineCap = .round
        view.layer.addSublayer(shape)
        let stroke = CABasicAnimation(keyPath: "strokeEnd")
        stroke.fromValue = 0
        let morph = CABasicAnimation(keyPath: "path")
        morph.toValue = UIBezierPath(rect: view.bounds).cgPath
        shape.add(stroke, forKey: "strokeEnd")
        shape.add(morph, forKey: "path")
        screen.advance(by: 0.15)
        #expect(try #require(view.layer.presentation()).opacity < 1)
        #expect(view.layer.animation(forKey: "fade") != nil)
        #expect(view.layer.animationKeys()?.contains("spring") == true)
        screen.advance(by: 1)
        #expect(delegate.log == ["start", "stop true"])
        view.layer.removeAnimation(forKey: "fade")
        view.layer.removeAllAnimations()
        let old = view.layer.convertTime(CACurrentMediaTime(), from: nil)
        view.layer.speed = 0
        view.layer.timeOffset = old
        view.layer.speed = 1
        #expect(view.layer.sublayers?.count == 1)
    }

    @Test("transactions, display links, gradients and emitters")
    func others() {
        let (screen, view) = show()
        var completed = false
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setAnimationDuration(0.2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1))
        CATransaction.setCompletionBlock { completed = true }
        view.layer.opacity = 0.5
        CATransaction.commit()
        @MainActor final class Ticker: NSObject {
            var count = 0
            func tick(_ link: CADisplayLink) { count += link.targetTimestamp >= link.timestamp ? 1 : 0 }
        }
        let ticker = Ticker()
        let link = CADisplayLink(target: ticker, selector: Selector("tick:", Ticker.tick(_:)))
        link.add(to: .main, forMode: .common)
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60)
        screen.advance(by: 0.1)
        link.isPaused = true
        link.invalidate()
        #expect(completed)
        #expect(ticker.count > 0)
        let gradient = CAGradientLayer()
        gradient.frame = view.bounds
        gradient.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
        gradient.locations = [0, 1]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        view.layer.insertSublayer(gradient, at: 0)
        view.layer.mask = gradient
        let emitter = CAEmitterLayer()
        let cell = CAEmitterCell()
        cell.birthRate = 10
        cell.lifetime = 1
        emitter.emitterCells = [cell]
        emitter.emitterPosition = .zero
        view.layer.addSublayer(emitter)
        let transition = CATransition()
        transition.type = .push
        transition.subtype = .fromLeft
        view.layer.add(transition, forKey: kCATransition)
        #expect(view.layer.mask === gradient)
        gradient.removeFromSuperlayer()
    }
}
