import MutoscopeTesting
import Testing

@testable import UIKit

@MainActor
private final class ScrollLog: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var offsets: [CGFloat] = []
    var velocity = CGPoint.zero
    var target = CGPoint.zero
    var chosen: CGFloat?
    var zooming: UIView?

    private func note(_ line: String) { if lines.last != line { lines.append(line) } }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        note("scroll")
        offsets.append(scrollView.contentOffset.y)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("will drag") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        note("will end")
        self.velocity = velocity
        target = targetContentOffset.pointee
        if let chosen { targetContentOffset.pointee.y = chosen }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("did end \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("will decelerate") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("did decelerate") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("did animate") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooming }
}

/// Dragging, flinging, paging and delegate calls (docs/behaviour/scrolling.md).
@MainActor @Suite struct ScrollViewTests {
    let screen = TestScreen(size: CGSize(width: 300, height: 300))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let log = ScrollLog()

    init() {
        let controller = UIViewController()
        controller.view.addSubview(scrollView)
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        scrollView.delegate = log
        screen.show(controller)
    }

    @Test func tenPointsAreAbsorbed() {
        let finger = screen.finger(at: CGPoint(x: 150, y: 250))
        finger.move(to: CGPoint(x: 150, y: 150), over: 0.4)
        #expect(scrollView.contentOffset.y == 90)
        #expect(scrollView.isDragging)
        #expect(scrollView.isTracking)
        screen.advance(by: 0.3)
        finger.lift()
        #expect(log.lines == ["will drag", "scroll", "will end", "did end false"])
        #expect(!scrollView.isDragging)
        #expect(!scrollView.isTracking)
        #expect(!scrollView.isDecelerating)
    }

    @Test func edgesAreElastic() {
        let finger = screen.finger(at: CGPoint(x: 150, y: 50))
        finger.move(to: CGPoint(x: 150, y: 130), over: 0.3)
        #expect(scrollView.contentOffset.y == -34)
        screen.advance(by: 0.2)
        finger.lift()
        screen.advance(by: 0.3)
        #expect(scrollView.contentOffset.y < 0)
        #expect(scrollView.contentOffset.y > -5)
        screen.advance(by: 1)
        #expect(scrollView.contentOffset.y == 0)
        #expect(log.lines.last == "did decelerate")
    }

    @Test func flingsLandWhereTheCurveSays() {
        screen.drag(from: CGPoint(x: 150, y: 280), to: CGPoint(x: 150, y: 80), duration: 0.2)
        #expect(abs(log.velocity.y - 1) < 0.001)
        let start = log.offsets.last!
        #expect(scrollView.isDecelerating)
        screen.advance(by: 4)
        #expect(abs(scrollView.contentOffset.y - (start + 494.01)) < 0.5)
        #expect(abs(log.target.y - scrollView.contentOffset.y) < 0.5)
        #expect(
            log.lines == [
                "will drag", "scroll", "will end", "did end true", "will decelerate", "scroll", "did decelerate",
            ])
    }

    @Test func theDelegateChoosesTheTarget() {
        log.chosen = 700
        screen.drag(from: CGPoint(x: 150, y: 280), to: CGPoint(x: 150, y: 80), duration: 0.2)
        screen.advance(by: 4)
        #expect(scrollView.contentOffset.y == 700)
    }

    @Test func pagesTurnOneAtATime() {
        scrollView.contentSize = CGSize(width: 1500, height: 300)
        scrollView.isPagingEnabled = true
        screen.drag(from: CGPoint(x: 280, y: 150), to: CGPoint(x: 40, y: 150), duration: 0.1)
        screen.advance(by: 2)
        #expect(scrollView.contentOffset.x == 300)
        screen.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 150, y: 150), duration: 0.5)
        screen.advance(by: 2)
        #expect(scrollView.contentOffset.x == 300)
        screen.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 180, y: 150), duration: 0.1)
        screen.advance(by: 2)
        #expect(scrollView.contentOffset.x == 0)
    }

    @Test func touchingStopsAndTapsGoNowhere() {
        let content = TouchLogView(frame: CGRect(x: 0, y: 0, width: 300, height: 3000))
        scrollView.addSubview(content)
        screen.drag(from: CGPoint(x: 150, y: 280), to: CGPoint(x: 150, y: 80), duration: 0.2)
        screen.advance(by: 0.3)
        content.lines = []
        let offset = scrollView.contentOffset
        screen.tap(at: CGPoint(x: 150, y: 150))
        screen.advance(by: 1)
        #expect(scrollView.contentOffset == offset)
        #expect(!scrollView.isDecelerating)
        #expect(content.lines.isEmpty)
        screen.tap(at: CGPoint(x: 150, y: 150))
        #expect(content.lines == ["began 1", "ended 1"])
    }

    @Test func contentTouchesAreDelayedAndCancelled() {
        let content = TouchLogView(frame: CGRect(x: 0, y: 0, width: 300, height: 3000))
        scrollView.addSubview(content)
        let finger = screen.finger(at: CGPoint(x: 150, y: 150))
        screen.advance(by: 0.1)
        #expect(content.lines.isEmpty)
        screen.advance(by: 0.1)
        #expect(content.lines == ["began 1"])
        finger.move(to: CGPoint(x: 150, y: 100), over: 0.1)
        #expect(content.lines.last == "cancelled 1")
        #expect(scrollView.isDragging)
        finger.lift()
        content.lines = []
        screen.advance(by: 3)
        scrollView.canCancelContentTouches = false
        let other = screen.finger(at: CGPoint(x: 150, y: 150))
        screen.advance(by: 0.2)
        other.move(to: CGPoint(x: 150, y: 100), over: 0.1)
        #expect(!scrollView.isDragging)
        other.lift()
        #expect(content.lines.first == "began 1")
        #expect(content.lines.last == "ended 1")
    }

    @Test func animatedOffsets() {
        scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        screen.advance(by: 0.15)
        #expect(abs(scrollView.contentOffset.y - 300) < 2)
        screen.advance(by: 0.2)
        #expect(scrollView.contentOffset.y == 600)
        #expect(log.lines == ["scroll", "did animate"])
        scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        screen.advance(by: 0.5)
        #expect(log.lines.count == 2)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 700, width: 10, height: 10), animated: false)
        #expect(scrollView.contentOffset.y == 600)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 10), animated: false)
        #expect(scrollView.contentOffset.y == 710)
    }

    @Test func insetsWidenTheRange() {
        scrollView.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0)
        #expect(scrollView.contentOffset.y == 0)
        scrollView.setContentOffset(CGPoint(x: 0, y: -50), animated: false)
        scrollView.contentInset.top = 40
        #expect(scrollView.contentOffset.y == -40)
        scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
        scrollView.contentInset.top = 10
        #expect(scrollView.contentOffset.y == 100)
        #expect(scrollView.verticalAxis.range == -10...2720)
    }

    @Test func nestedScrollViewsShareTheirAxes() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        inner.contentSize = CGSize(width: 900, height: 100)
        scrollView.addSubview(inner)
        screen.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 100, y: 52), duration: 0.5)
        screen.advance(by: 2)
        #expect(inner.contentOffset.x > 80)
        #expect(scrollView.contentOffset.y == 0)
        screen.drag(from: CGPoint(x: 200, y: 90), to: CGPoint(x: 202, y: 30), duration: 0.5)
        #expect(scrollView.contentOffset.y > 40)
    }

    @Test func observersHearOfOffsets() {
        var seen: [CGFloat] = []
        let token = scrollView.observe(\.contentOffset, options: [.new]) { _, change in
            seen.append(change.newValue?.y ?? -1)
        }
        scrollView.contentOffset.y = 5
        scrollView.contentOffset.y = 7
        token.invalidate()
        scrollView.contentOffset.y = 9
        #expect(seen == [5, 7])
    }

    @Test func wheelsAndKeysScroll() {
        screen.wheel(at: CGPoint(x: 10, y: 10), by: CGPoint(x: 0, y: -40))
        #expect(scrollView.contentOffset.y == 40)
        screen.press(.keyboardPageDown)
        screen.advance(by: 0.5)
        #expect(scrollView.contentOffset.y == 340)
        scrollView.contentOffset.y = .nan
        #expect(scrollView.contentOffset.y == 340)
    }

    @Test func pinchesZoom() {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        scrollView.addSubview(content)
        scrollView.contentSize = content.bounds.size
        log.zooming = content
        scrollView.maximumZoomScale = 3
        screen.pinch(at: CGPoint(x: 150, y: 150), from: 100, to: 200)
        screen.advance(by: 1)
        #expect(scrollView.zoomScale > 1.7)
        #expect(scrollView.zoomScale < 2)
        #expect(abs(scrollView.contentSize.width - 300 * scrollView.zoomScale) < 0.01)
        scrollView.setZoomScale(9, animated: false)
        #expect(scrollView.zoomScale == 3)
        #expect(content.transform.a == 3)
        scrollView.zoom(to: CGRect(x: 0, y: 0, width: 150, height: 150), animated: false)
        #expect(scrollView.zoomScale == 2)
        #expect(scrollView.contentOffset == .zero)
    }
}
