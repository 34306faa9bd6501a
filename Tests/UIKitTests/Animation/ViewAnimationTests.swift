import MutoscopeTesting
import Testing

@testable import UIKit

@Suite("UIView.animate") @MainActor
struct ViewAnimationTests {
    let screen = TestScreen(size: CGSize(width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        screen.show(view)
        screen.advance(by: 0)
    }

    private var shownX: CGFloat { view.layer.presentation()?.position.x ?? .nan }
    private var shownAlpha: CGFloat { CGFloat(view.layer.presentation()?.opacity ?? .nan) }

    @Test("nothing animates outside a block")
    func still() {
        view.center.x = 300
        view.alpha = 0.5
        screen.advance(by: 0.1)
        #expect(shownX == 300)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("position eases in and out; the model value is there at once; completion comes once at the end")
    func basic() {
        var finished: [Bool] = []
        UIView.animate(withDuration: 1) {
            view.center.x = 250
        } completion: {
            finished.append($0)
        }
        #expect(view.center.x == 250)
        #expect(view.layer.animationKeys() == ["position"])
        screen.advance(by: 0.25)
        #expect(abs(shownX - (50 + 200 * 0.129162)) < 0.01)
        screen.advance(by: 0.25)
        #expect(abs(shownX - 150) < 0.01)
        #expect(finished.isEmpty)
        screen.advance(by: 0.6)
        #expect(shownX == 250)
        #expect(finished == [true])
        screen.advance(by: 1)
        #expect(finished == [true])
    }

    @Test("a delay shows the old value first")
    func delay() {
        UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
            view.center.x = 250
            view.alpha = 0
        }
        screen.advance(by: 0.4)
        #expect(abs(shownX - 50) < 1e-9)
        #expect(shownAlpha == 1)
        screen.advance(by: 0.6)
        #expect(abs(shownX - 150) < 1e-6)
        #expect(abs(shownAlpha - 0.5) < 1e-6)
    }

    @Test("duration 0 is at once, with true in the next turn (documented)")
    func zeroDuration() {
        var finished: Bool?
        UIView.animate(withDuration: 0) {
            view.center.x = 250
        } completion: {
            finished = $0
        }
        #expect(view.center.x == 250)
        #expect(finished == nil)
        screen.advance(by: 0.02)
        #expect(finished == true)
        #expect(shownX == 250)
    }

    @Test("a block that changes nothing completes with true, in the next turn")
    func nothing() {
        var finished: Bool?
        UIView.animate(withDuration: 1) {
            view.center = view.center
        } completion: {
            finished = $0
        }
        #expect(finished == nil)
        screen.advance(by: 0.02)
        #expect(finished == true)
    }

    @Test("transitions and key frames without an animation complete in the next turn, in order")
    func stillKinds() {
        var ends: [Int] = []
        func end(_ number: Int) -> (Bool) -> Void { { _ in ends.append(number) } }
        let dissolve = UIView.AnimationOptions.transitionCrossDissolve
        UIView.transition(with: view, duration: 0, options: dissolve, animations: {}, completion: end(1))
        UIView.transition(with: view, duration: 1, animations: {}, completion: end(2))
        UIView.animateKeyframes(withDuration: 0, delay: 0, animations: {}, completion: end(3))
        UIView.animateKeyframes(withDuration: 1, delay: 0, animations: {}, completion: end(4))
        UIView.animate(
            withDuration: 0, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: {},
            completion: end(5))
        #expect(ends == [])
        screen.advance(by: 0.02)
        #expect(ends == [1, 2, 3, 4, 5])
    }

    @Test("begin and commit without an animation tell their end in place")
    func stillCommit() {
        final class Teller: NSObject {
            var count = 0
            func stopped() { count += 1 }
        }
        let teller = Teller()
        UIView.beginAnimations("still", context: nil)
        UIView.setAnimationDelegate(teller)
        UIView.setAnimationDidStop(Selector("stopped", Teller.stopped))
        UIView.commitAnimations()
        #expect(teller.count == 1)
    }

    @Test("a second move adds to the first: no jump, keys count up")
    func interrupted() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 250 }
        screen.advance(by: 0.5)
        let before = shownX
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 50 }
        screen.advance(by: 0)
        #expect(abs(shownX - before) < 1e-6)
        #expect(view.layer.animationKeys() == ["position", "position-2"])
        screen.advance(by: 0.25)
        // Half of the first rest (-50 at .75) and three quarters of the second (+150).
        #expect(abs(shownX - (50 - 50 + 150)) < 1e-6)
    }

    @Test("opacity jumps to the old value, or goes on from the screen with beginFromCurrentState")
    func currentState() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
        screen.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) { view.alpha = 1 }
        screen.advance(by: 0)
        #expect(abs(shownAlpha - 0.5) < 1e-6)
        screen.advance(by: 0.5)
        #expect(abs(shownAlpha - 0.75) < 1e-6)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
        screen.advance(by: 0)
        #expect(abs(shownAlpha - 1) < 1e-6)
    }

    @Test("a replaced or removed animation completes with false")
    func unfinished() {
        var first: Bool?, second: Bool?
        UIView.animate(withDuration: 1) {
            view.alpha = 0
        } completion: {
            first = $0
        }
        screen.advance(by: 0.5)
        UIView.animate(withDuration: 1) {
            view.alpha = 1
        } completion: {
            second = $0
        }
        screen.advance(by: 0.1)
        #expect(first == false)
        view.removeFromSuperview()
        screen.advance(by: 0.1)
        #expect(second == false)
    }

    @Test("autoreverse goes forth and back once, then shows the new value")
    func autoreverse() {
        var finished: Bool?
        UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear]) {
            view.center.x = 250
        } completion: {
            finished = $0
        }
        screen.advance(by: 1.75)
        #expect(abs(shownX - 100) < 1e-6)
        screen.advance(by: 0.3)
        #expect(shownX == 250)
        #expect(finished == true)
    }

    @Test("repeat goes on for ever")
    func repeating() {
        var finished: Bool?
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear]) {
            view.center.x = 250
        } completion: {
            finished = $0
        }
        screen.advance(by: 10.25, step: 0.25)
        #expect(abs(shownX - 100) < 1e-6)
        #expect(finished == nil)
    }

    @Test("a block inside a block takes over duration and curve unless it overrides them")
    func nested() {
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            #expect(UIView.inheritedAnimationDuration == 2)
            UIView.animate(withDuration: 1) { view.center.x = 250 }
            UIView.animate(
                withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
            ) {
                view.alpha = 0
            }
        }
        screen.advance(by: 0.5)
        #expect(abs(shownX - 100) < 1e-6)
        #expect(abs(shownAlpha - 0.5) < 1e-6)
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    @Test("performWithoutAnimation and setAnimationsEnabled keep changes still")
    func withoutAnimation() {
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { view.center.x = 250 }
        }
        #expect(view.layer.animationKeys() == nil)
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        var finished: Bool?
        UIView.animate(withDuration: 1) {
            view.center.x = 50
        } completion: {
            finished = $0
        }
        #expect(view.layer.animationKeys() == nil)
        #expect(view.center.x == 50)
        #expect(finished == nil)
        screen.advance(by: 0.02)
        #expect(finished == true)
    }

    @Test("bounds move as origin and size, a transform as one")
    func bounds() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.bounds = CGRect(x: 10, y: 20, width: 200, height: 300)
            view.transform = CGAffineTransform(scaleX: 3, y: 3)
        }
        #expect(view.layer.animationKeys() == ["bounds.origin", "bounds.size", "transform"])
        screen.advance(by: 0.5)
        let shown = view.layer.presentation()
        #expect(shown?.bounds == CGRect(x: 5, y: 10, width: 150, height: 200))
        #expect(abs((shown?.transform.m11 ?? 0) - 2) < 1e-6)
    }

    @Test("a scale to nothing, which has no inverse, still moves")
    func singular() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(scaleX: 0, y: 0)
        }
        screen.advance(by: 0.5)
        #expect(abs((view.layer.presentation()?.transform.m11 ?? 0) - 0.5) < 1e-6)
    }

    @Test("touches pass an animating view by, unless it allows them")
    func interaction() {
        let point = CGPoint(x: 260, y: 50)
        UIView.animate(withDuration: 1) { view.center.x = 250 }
        #expect(screen.window.hitTest(point, with: nil) === screen.window)
        screen.advance(by: 1.1)
        #expect(screen.window.hitTest(point, with: nil) === view)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.center.x = 240 }
        #expect(screen.window.hitTest(point, with: nil) === view)
    }

    @Test("layoutSubviews carries subviews along")
    func layoutSubviews() {
        final class Half: UIView {
            override func layoutSubviews() {
                subviews.first?.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 10)
            }
        }
        let parent = Half(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), child = UIView()
        screen.show(parent)
        parent.addSubview(child)
        screen.advance(by: 0)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
            parent.bounds.size.width = 200
        }
        screen.advance(by: 0.5)
        #expect(abs((child.layer.presentation()?.bounds.width ?? 0) - 75) < 1e-6)
    }

    @Test("keyframes reach their values at their ends and hold them")
    func keyframes() {
        var finished: Bool?
        UIView.animateKeyframes(withDuration: 2, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 150 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.center.x = 250 }
            view.alpha = 0
        } completion: {
            finished = $0
        }
        screen.advance(by: 0.25)
        #expect(abs(shownX - 100) < 1e-6)
        screen.advance(by: 0.5)
        #expect(abs(shownX - 150) < 1e-6)
        #expect(abs(shownAlpha - 0.625) < 1e-6)
        screen.advance(by: 0.5)
        #expect(abs(shownX - 200) < 1e-6)
        screen.advance(by: 0.5)
        #expect(abs(shownX - 250) < 1e-6)
        #expect(finished == nil)
        screen.advance(by: 0.5)
        #expect(finished == true)
    }

    @Test("begin and commit animate for .2 s")
    func legacy() {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationCurve(.linear)
        view.center.x = 250
        UIView.commitAnimations()
        screen.advance(by: 0.1)
        #expect(abs(shownX - 150) < 1e-6)
        screen.advance(by: 0.2)
        #expect(shownX == 250)
    }

    @Test("a transition of an open block turns the view's content for as long as the block says")
    func legacyTransition() {
        let back = UIView(frame: view.bounds)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationTransition(.flipFromLeft, for: view, cache: true)
        UIView.setAnimationDuration(0.6)
        view.addSubview(back)
        UIView.commitAnimations()
        let transition = view.layer.animation(forKey: kCATransition) as? CATransition
        #expect(transition?.duration == 0.6)
        #expect(transition?.subtype == CATransition(options: .transitionFlipFromLeft)?.subtype)
        screen.advance(by: 0.7)
        #expect(view.layer.animation(forKey: kCATransition) == nil)
        UIView.performWithoutAnimation {
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationTransition(.curlUp, for: view, cache: false)
            UIView.commitAnimations()
        }
        #expect(view.layer.animation(forKey: kCATransition) == nil)
    }
}
