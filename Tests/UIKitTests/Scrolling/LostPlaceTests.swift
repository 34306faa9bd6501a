import MutoscopeTesting
import Testing

@testable import UIKit

/// Whatever interrupts it, content that no finger holds comes to rest between its edges.
@MainActor @Suite struct LostPlaceTests {
    let screen = TestScreen(size: CGSize(width: 300, height: 300))
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let log = RestLog()

    init() {
        controller.view.addSubview(scrollView)
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        scrollView.delegate = log
        screen.show(controller)
    }

    private var top: CGPoint { CGPoint(x: 150, y: 50) }
    private var bottom: CGPoint { CGPoint(x: 150, y: 250) }

    @Test func contentThatLeavesTheWindowInABounceIsAtItsEdge() {
        screen.drag(from: top, to: bottom, duration: 0.3)
        screen.advance(by: 0.05)
        #expect(scrollView.contentOffset.y < -10)
        #expect(scrollView.isDecelerating)
        scrollView.removeFromSuperview()
        #expect(scrollView.contentOffset.y == 0)
        #expect(!scrollView.isDecelerating)
        #expect(log.lines == ["did end dragging true", "did decelerate"])
        controller.view.addSubview(scrollView)
        screen.advance(by: 1)
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func contentThatBouncesComesBackToTheEdgeThatAnInsetHasMoved() {
        screen.drag(from: top, to: bottom, duration: 0.3)
        screen.advance(by: 0.05)
        #expect(scrollView.contentOffset.y < -40)
        scrollView.contentInset.top = 40
        screen.advance(by: 2)
        #expect(scrollView.contentOffset.y == -40)
    }

    @Test(arguments: [true, false])
    func contentThatIsPutAtAnInsetWhileItBouncesStaysThere(bounces: Bool) {
        screen.drag(from: top, to: bottom, duration: 0.3)
        screen.advance(by: 0.05)
        #expect(scrollView.isDecelerating)
        scrollView.bounces = bounces
        UIView.animate(withDuration: 0.3) { [scrollView] in
            scrollView.contentInset.top = 40
            scrollView.contentOffset.y = -40
        }
        screen.advance(by: 2)
        #expect(scrollView.contentOffset.y == -40)
        #expect(!scrollView.isDecelerating)
    }

    @Test func contentThatLeavesTheWindowUnderAFingerIsAtItsEdge() {
        let finger = screen.finger(at: top)
        finger.move(to: bottom, over: 0.3)
        #expect(scrollView.contentOffset.y < -10)
        #expect(scrollView.isDragging)
        scrollView.removeFromSuperview()
        finger.lift()
        screen.advance(by: 1)
        #expect(scrollView.contentOffset.y == 0)
        #expect(!scrollView.isDragging)
        #expect(!scrollView.isDecelerating)
    }

    @Test func anAnimatedOffsetOutOfSightIsReachedAtOnce() {
        scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        screen.advance(by: 0.1)
        scrollView.removeFromSuperview()
        #expect(scrollView.contentOffset.y == 500)
        #expect(log.lines == ["did animate"])
    }

    @Test func contentThatShrinksUnderAFingerAtRestComesBackOnTheLift() {
        scrollView.contentOffset.y = 1000
        let finger = screen.finger(at: top)
        screen.advance(by: 0.3)
        scrollView.contentSize.height = 400
        #expect(scrollView.contentOffset.y == 1000)
        finger.lift()
        screen.advance(by: 2)
        #expect(scrollView.contentOffset.y == 100)
    }

    @Test func contentThatShrinksUnderAnAnimationComesBack() {
        scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        screen.advance(by: 0.1)
        scrollView.contentSize.height = 400
        screen.advance(by: 2)
        #expect(scrollView.contentOffset.y == 100)
    }

    @Test func aPlaceBeyondTheEdgeThatTheProgramHasChosenIsKept() {
        scrollView.setContentOffset(CGPoint(x: 0, y: -80), animated: true)
        screen.advance(by: 2)
        #expect(scrollView.contentOffset.y == -80)
    }

    @Test func anAnimationFromBeyondTheEdgeThatIsCaughtComesBack() {
        scrollView.contentOffset.y = -120
        scrollView.setContentOffset(.zero, animated: true)
        screen.advance(by: 0.1)
        let finger = screen.finger(at: bottom)
        screen.advance(by: 0.3)
        #expect(scrollView.contentOffset.y < -10)
        #expect(scrollView.isTracking)
        finger.lift()
        screen.advance(by: 2)
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func aZoomThatLosesItsViewEnds() {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        scrollView.addSubview(content)
        scrollView.contentSize = content.bounds.size
        scrollView.maximumZoomScale = 3
        log.zooming = content
        let one = screen.finger(at: CGPoint(x: 140, y: 150)), two = screen.finger(at: CGPoint(x: 160, y: 150))
        screen.move([(one, CGPoint(x: 60, y: 150)), (two, CGPoint(x: 240, y: 150))], over: 0.3)
        #expect(scrollView.isZooming)
        log.zooming = nil
        one.lift()
        two.lift()
        screen.advance(by: 2)
        #expect(!scrollView.isZooming)
        #expect(scrollView.clamped(scrollView.contentOffset) == scrollView.contentOffset)
    }
}

@MainActor
private final class RestLog: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var zooming: UIView?

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        lines.append("did end dragging \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("did decelerate") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("did animate") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooming }
}
