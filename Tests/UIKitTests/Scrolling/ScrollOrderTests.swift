import MutoscopeTesting
import Testing
import UIKit

/// What the delegate hears, in which order, and what the view says of itself meanwhile (docs/behaviour/scrolling.md §5).
@MainActor @Suite struct ScrollOrderTests {
    final class Log: NSObject, UIScrollViewDelegate {
        var lines: [String] = []
        var target: CGPoint?
        var onBegin: () -> Void = {}

        private func note(_ line: String, _ view: UIScrollView) {
            let state = (view.isTracking ? "t" : "") + (view.isDragging ? "d" : "") + (view.isDecelerating ? "c" : "")
            if lines.last?.hasPrefix(line) != true { lines.append("\(line) \(state)") }
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll", scrollView) }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
            note("will drag", scrollView)
            onBegin()
        }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            note("will end", scrollView)
            if let target { targetContentOffset.pointee = target }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            note("did end \(decelerate)", scrollView)
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("will slow", scrollView) }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("did slow", scrollView) }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("did animate", scrollView) }
    }

    private let screen = TestScreen(size: CGSize(width: 300, height: 300))
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let log = Log()

    init() {
        let controller = UIViewController()
        controller.view.addSubview(view)
        view.contentSize = CGSize(width: 300, height: 3000)
        view.delegate = log
        screen.show(controller)
    }

    private func fling() {
        screen.drag(from: CGPoint(x: 150, y: 280), to: CGPoint(x: 150, y: 80), duration: 0.2)
    }

    @Test func aFingerThatCatchesContentEndsItsMotion() {
        fling()
        screen.advance(by: 0.3)
        log.lines = []
        let finger = screen.finger(at: CGPoint(x: 150, y: 150))
        #expect(log.lines == ["did slow t"])
        #expect(view.isTracking)
        #expect(!view.isDecelerating)
        let caught = view.contentOffset
        screen.advance(by: 0.2)
        finger.lift()
        screen.advance(by: 1)
        #expect(log.lines == ["did slow t"])
        #expect(view.contentOffset == caught)
        #expect(!view.isTracking)
    }

    @Test func aTargetBeyondTheEdgeBouncesBackAndEndsOnce() {
        log.target = CGPoint(x: 0, y: -90)
        screen.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 150), duration: 0.2)
        var least: CGFloat = 0
        for _ in 0..<240 {
            screen.advance(by: 1.0 / 60)
            least = min(least, view.contentOffset.y)
        }
        #expect(least == -90)
        #expect(view.contentOffset.y == 0)
        #expect(log.lines.filter { $0.hasPrefix("did slow") }.count == 1)
        #expect(!view.isDecelerating)
    }

    @Test func aTargetIsReachedFromAStillLift() {
        log.target = CGPoint(x: 0, y: 400)
        let finger = screen.finger(at: CGPoint(x: 150, y: 200))
        finger.move(to: CGPoint(x: 150, y: 150), over: 0.3)
        screen.advance(by: 0.3)
        finger.lift()
        #expect(view.isDecelerating)
        #expect(view.contentOffset.y == 40)
        screen.advance(by: 4)
        #expect(view.contentOffset.y == 400)
        #expect(log.lines.last == "did slow ")
    }

    @Test func statesGoWithTheCalls() {
        fling()
        screen.advance(by: 5)
        #expect(log.lines.first == "will drag td")
        #expect(log.lines.contains("will end td"))
        #expect(log.lines.last == "did slow ")
        #expect(!view.isDragging)
        #expect(!view.isDecelerating)
    }

    @Test func aDelegateMayTakeScrollingAwayAtTheStart() {
        log.onBegin = { [view] in view.isScrollEnabled = false }
        fling()
        screen.advance(by: 2)
        #expect(!view.isDragging)
        #expect(!view.isTracking)
        #expect(!view.isDecelerating)
        log.onBegin = {}
        view.isScrollEnabled = true
        let before = view.contentOffset.y
        fling()
        screen.advance(by: 4)
        #expect(view.contentOffset.y > before + 300)
    }

    @Test func pagesWithInsetsBeginAtTheInset() {
        view.contentSize = CGSize(width: 300, height: 1160)
        view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0)
        view.contentOffset.y = -20
        view.isPagingEnabled = true
        for page in [280, 580, 880, 880] as [CGFloat] {
            screen.drag(from: CGPoint(x: 150, y: 260), to: CGPoint(x: 150, y: 90), duration: 0.15)
            screen.advance(by: 3)
            #expect(view.contentOffset.y == page)
        }
    }

    @Test func theProgramMayMoveContentThatSlowsDown() {
        fling()
        screen.advance(by: 0.1)
        let before = view.contentOffset.y
        view.contentOffset.y += 600
        screen.advance(by: 4)
        #expect(view.contentOffset.y > before + 800, "it goes on from there")
        fling()
        screen.advance(by: 0.1)
        view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
        screen.advance(by: 2)
        #expect(view.contentOffset.y == 50)
        #expect(!view.isDecelerating)
    }

    @Test func observersGetOldAndNewOffsets() {
        var changes: [(CGFloat?, CGFloat?)] = []
        let token = view.observe(\.contentOffset, options: [.initial, .old, .new]) { _, change in
            changes.append((change.oldValue?.y, change.newValue?.y))
        }
        view.contentOffset.y = 10
        view.bounds.origin.y = 25
        view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
        screen.advance(by: 1)
        #expect(changes[0].0 == nil)
        #expect(changes[0].1 == 0, "the first tells what is there")
        for (previous, next) in zip(changes, changes.dropFirst()) { #expect(next.0 == previous.1) }
        #expect(changes.last?.1 == 40)
        token.invalidate()
    }
}
