import MutoscopeTesting
import Testing
import UIKit

/// Several writes to one property inside `UIView.animateKeyframes`.
@MainActor @Suite struct KeyframeWriteTests {
    private let screen = TestScreen(size: CGSize(width: 400, height: 100), scale: 1)
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init() {
        screen.show(view)
        screen.advance(by: 0)
    }

    private var x: CGFloat { view.layer.presentation()?.position.x ?? .nan }

    private func animate(_ frames: [(Double, Double, [CGFloat])]) {
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            for (start, length, values) in frames {
                UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length) {
                    for value in values { self.view.center.x = value }
                }
            }
        }
    }

    @Test func theLastWriteOfAKeyframeWins() {
        animate([(0, 0.5, [300, 110]), (0.5, 0.5, [10, 210])])
        screen.advance(by: 0.25)
        #expect(abs(x - 60) < 0.5)
        screen.advance(by: 0.5)
        #expect(abs(x - 160) < 0.5)
        screen.advance(by: 0.3)
        #expect(x == 210)
    }

    @Test func theLastOfTwoKeyframesOverOneStretchWins() {
        animate([(0, 1, [300]), (0, 1, [110])])
        screen.advance(by: 0.5)
        #expect(abs(x - 60) < 0.5)
    }

    @Test func writesOutsideAnyKeyframeLastTheWholeAndTheLastWins() {
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            self.view.center.x = 300
            self.view.center.x = 110
        }
        screen.advance(by: 0.5)
        #expect(abs(x - 60) < 0.5)
    }

    @Test func keyframesMayComeInAnyOrder() {
        animate([(0.5, 0.5, [210]), (0, 0.5, [110])])
        screen.advance(by: 0.25)
        #expect(abs(x - 60) < 0.5)
        screen.advance(by: 0.5)
        #expect(abs(x - 160) < 0.5)
    }

    @Test func aKeyframeWithoutLengthJumps() {
        animate([(0, 0.5, [110]), (0.5, 0, [310]), (0.5, 0.5, [210])])
        screen.advance(by: 0.49)
        #expect(abs(x - 108) < 3)
        screen.advance(by: 0.26)
        #expect(abs(x - 260) < 3)
    }

    @Test func insideAnAnimatorTheLastWriteWinsToo() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                    self.view.center.x = 300
                    self.view.center.x = 110
                }
            }
        }
        animator.startAnimation()
        screen.advance(by: 0.5)
        #expect(abs(x - 60) < 0.5)
        screen.advance(by: 0.6)
        #expect(x == 110)
    }
}
