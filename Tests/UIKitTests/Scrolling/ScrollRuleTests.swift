import MutoscopeTesting
import Testing

@testable import UIKit

/// The rules of scroll views that programs rely on, one by one (docs/behaviour/scrolling.md).
@MainActor @Suite struct ScrollRuleTests {
    final class Log: NSObject, UIScrollViewDelegate {
        var scrolls = 0
        var lines: [String] = []
        var velocity = CGPoint.zero
        var target = CGPoint.zero
        var lift = CGPoint.zero
        var zoomed: UIView?

        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) { (self.velocity, target, lift) = (velocity, targetContentOffset.pointee, scrollView.contentOffset) }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            lines.append("end \(decelerate)")
        }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("rest") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("animated") }
        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { lines.append("inset") }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { lines.append("zoom") }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            lines.append("zoomed \(scale)")
        }
    }

    private let screen = TestScreen(size: CGSize(width: 300, height: 300), scale: 2)
    private let controller = UIViewController()
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let log = Log()

    init() {
        controller.view.addSubview(view)
        view.contentSize = CGSize(width: 300, height: 3000)
        view.delegate = log
        screen.show(controller)
        screen.advance(by: 0.05)
    }

    @Test func defaults() {
        let view = UIScrollView()
        #expect(view.bounces)
        #expect(!view.alwaysBounceVertical)
        #expect(!view.alwaysBounceHorizontal)
        #expect(!view.isPagingEnabled)
        #expect(view.delaysContentTouches)
        #expect(view.canCancelContentTouches)
        #expect(view.decelerationRate == .normal)
        #expect(view.minimumZoomScale == 1)
        #expect(view.maximumZoomScale == 1)
        #expect(view.zoomScale == 1)
        #expect(view.bouncesZoom)
        #expect(view.showsVerticalScrollIndicator)
        #expect(view.showsHorizontalScrollIndicator)
        #expect(view.scrollsToTop)
        #expect(view.contentInset == .zero)
        #expect(view.contentInsetAdjustmentBehavior == .automatic)
        #expect(view.keyboardDismissMode == .none)
        #expect(!view.isDirectionalLockEnabled)
        #expect(view.isScrollEnabled)
        #expect(view.pinchGestureRecognizer == nil)
        #expect(view.clipsToBounds)
    }

    @Test("tracking ends when another recogniser takes the touch, and content that was caught comes to rest")
    func trackingEndsWithTheTouch() {
        let press = UILongPressGestureRecognizer()
        view.addGestureRecognizer(press)
        let finger = screen.finger(at: CGPoint(x: 150, y: 150))
        screen.advance(by: 0.1)
        #expect(view.isTracking)
        screen.advance(by: 0.5)
        #expect(press.state == .began)
        #expect(!view.isTracking)
        finger.move(to: CGPoint(x: 150, y: 50), over: 0.1)
        #expect(!view.isTracking)
        #expect(!view.isDragging)
        finger.lift()
        #expect(view.contentOffset == .zero)
    }

    @Test func lockedDirectionsKeepToTheirAxisUntilTheLift() {
        view.contentSize.width = 3000
        view.isDirectionalLockEnabled = true
        view.contentOffset = CGPoint(x: 500, y: 500)
        let finger = screen.finger(at: CGPoint(x: 150, y: 250))
        finger.move(to: CGPoint(x: 155, y: 200), over: 0.2)
        finger.move(to: CGPoint(x: 50, y: 190), over: 0.2)
        #expect(view.contentOffset.x == 500)
        #expect(view.contentOffset.y > 540)
        finger.lift()
        screen.advance(by: 4)
        view.contentOffset = CGPoint(x: 500, y: 500)
        let diagonal = screen.finger(at: CGPoint(x: 250, y: 250))
        diagonal.move(to: CGPoint(x: 200, y: 200), over: 0.2)
        #expect(view.contentOffset.x > 530)
        #expect(view.contentOffset.y > 530)
        diagonal.lift()
    }

    @Test func revealingMovesAsLittleAsItTakes() {
        view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        view.contentOffset.y = 500
        log.scrolls = 0
        view.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 10), animated: false)
        #expect(view.contentOffset.y == 500)
        #expect(log.scrolls == 0)
        view.scrollRectToVisible(CGRect(x: 0, y: 800, width: 10, height: 10), animated: false)
        #expect(view.contentOffset.y == 540)
        view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
        #expect(view.contentOffset.y == 80)
        view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
        #expect(view.contentOffset.y == 80)
        screen.advance(by: 0.4)
        #expect(view.contentOffset.y == -20)
        #expect(log.lines.last == "animated")
    }

    /// Measured by tests of material-components-ios, which run on Apple's systems, over contents of every height.
    @Test func insetsMoveContentOnlyAsFarAsItMayRest() {
        let screen = CGFloat(20)
        for height in stride(from: CGFloat(0), through: 60, by: 1) {
            for (before, after) in [
                ((0, 0), (6, 0)), ((6, 0), (0, 0)), ((0, 0), (0, 6)), ((0, 6), (0, 0)), ((0, 0), (6, 6)),
            ] {
                let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: screen))
                view.contentInset = UIEdgeInsets(top: CGFloat(before.0), left: 0, bottom: CGFloat(before.1), right: 0)
                view.contentOffset = .zero
                view.contentSize = CGSize(width: 0, height: height)
                let old = view.contentOffset.y
                view.contentInset = UIEdgeInsets(top: CGFloat(after.0), left: 0, bottom: CGFloat(after.1), right: 0)
                let lowest = height + CGFloat(after.1) - screen
                #expect(view.contentOffset == CGPoint(x: 0, y: max(CGFloat(-after.0), min(lowest, old))))
            }
        }
    }

    @Test func contentThatIsNotThereYetBeginsAtItsInset() {
        let view = UIScrollView()
        view.contentInset.top = 50
        #expect(view.contentOffset.y == 0)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        #expect(view.contentOffset.y == -50)
        view.contentSize = CGSize(width: 300, height: 900)
        #expect(view.contentOffset.y == -50)
    }

    @Test func insetsMoveOnlyContentThatWouldRestBeyondThem() {
        view.contentInset.top = 50
        #expect(view.contentOffset.y == 0)
        #expect(view.adjustedContentInset.top == 50)
        view.contentOffset.y = 200
        view.contentInset.top = 80
        #expect(view.contentOffset.y == 200)
        view.contentOffset.y = 2700
        view.contentInset.bottom = 100
        #expect(view.contentOffset.y == 2700)
        view.contentOffset.y = 2800
        view.contentInset.bottom = 0
        #expect(view.contentOffset.y == 2700)
    }

    @Test func safeAreasCountAsTheBehaviourSays() {
        func inset(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) -> UIEdgeInsets {
            view.contentInsetAdjustmentBehavior = behavior
            return view.adjustedContentInset
        }
        screen.safeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
        screen.advance(by: 0.02)
        #expect(log.lines.contains("inset"))
        #expect(inset(.never) == .zero)
        #expect(inset(.always) == UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
        #expect(inset(.automatic) == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(inset(.scrollableAxes) == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        view.contentSize = CGSize(width: 900, height: 100)
        #expect(inset(.scrollableAxes) == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 12))
        view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(inset(.always) == UIEdgeInsets(top: 45, left: 12, bottom: 37, right: 16))
    }

    @Test func animatedOffsetsTellTheirEndOnce() {
        view.setContentOffset(.zero, animated: true)
        screen.advance(by: 0.5)
        #expect(log.lines == [])
        view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        #expect(view.contentOffset.y == 0)
        screen.advance(by: 0.15)
        #expect(abs(view.contentOffset.y - 200) < 30)
        #expect(log.lines == [])
        // One that is given up for another ends at once, measured by Listable's tests on iOS.
        view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        #expect(log.lines == ["animated"])
        screen.advance(by: 0.5)
        #expect(view.contentOffset.y == 100)
        #expect(log.lines == ["animated", "animated"])
        log.scrolls = 0
        view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
        #expect(log.scrolls == 1)
        #expect(log.lines == ["animated", "animated"])
        #expect(view.contentOffset.y == 50)
    }

    @Test func contentThatShrinksIsClampedAndTold() {
        view.contentOffset.y = 2000
        log.scrolls = 0
        view.contentSize.height = 1000
        #expect(view.contentOffset.y == 700)
        #expect(log.scrolls == 1)
        view.frame.size.height = 400
        #expect(view.contentOffset.y == 600)
        #expect(log.scrolls == 2)
    }

    @Test func withoutBounceContentStopsDeadAtItsEdge() {
        view.bounces = false
        view.contentOffset.y = 100
        var least: CGFloat = 100
        let finger = screen.finger(at: CGPoint(x: 150, y: 100))
        finger.move(to: CGPoint(x: 150, y: 180), over: 0.05)
        finger.lift()
        for _ in 0..<120 {
            screen.advance(by: 1.0 / 60)
            least = min(least, view.contentOffset.y)
        }
        #expect(least == 0)
        #expect(view.contentOffset.y == 0)
        #expect(log.lines == ["end true", "rest"])
    }

    @Test func eachAxisMayBounceOrNot() {
        view.contentSize = CGSize(width: 600, height: 1000)
        view.bouncesHorizontally = false
        #expect(view.bounces)
        #expect(view.bouncesVertically)
        let finger = screen.finger(at: CGPoint(x: 100, y: 100))
        finger.move(to: CGPoint(x: 200, y: 200), over: 0.1)
        #expect(view.contentOffset.x == 0)
        #expect(view.contentOffset.y < -20)
        finger.lift()
        screen.advance(by: 2)
        #expect(view.contentOffset == .zero)
        view.bounces = false
        #expect(!view.bouncesHorizontally)
        #expect(!view.bouncesVertically)
        view.bouncesVertically = true
        #expect(view.bounces)
    }

    @Test func velocitiesAreInPointsPerMillisecondAndTargetsInside() {
        screen.drag(from: CGPoint(x: 150, y: 280), to: CGPoint(x: 150, y: 80), duration: 0.2)
        #expect(abs(log.velocity.y - 1) < 0.1)
        #expect(log.velocity.x == 0)
        #expect(abs(log.target.y - log.lift.y - (log.velocity.y * 1000 - 10) * 0.499) < 1)
        screen.advance(by: 5)
        #expect(abs(view.contentOffset.y - log.target.y) < 0.51)
        view.contentOffset.y = 60
        screen.drag(from: CGPoint(x: 150, y: 80), to: CGPoint(x: 150, y: 280), duration: 0.2)
        #expect(log.target.y == 0)
    }

    @Test func pagesTurnByOneHoweverFastTheFlick() {
        view.isPagingEnabled = true
        screen.drag(from: CGPoint(x: 150, y: 280), to: CGPoint(x: 150, y: 20), duration: 0.05)
        screen.advance(by: 3)
        #expect(view.contentOffset.y == 300)
        let finger = screen.finger(at: CGPoint(x: 150, y: 200))
        finger.move(to: CGPoint(x: 150, y: 100), over: 0.4)
        screen.advance(by: 0.3)
        finger.lift()
        screen.advance(by: 3)
        #expect(view.contentOffset.y == 300)
    }

    @Test func aSwipeOnATrackpadTurnsOnePage() {
        view.isPagingEnabled = true
        for step in 0..<60 {
            screen.wheel(at: CGPoint(x: 150, y: 150), by: CGPoint(x: 0, y: -20 / CGFloat(1 + step / 10)))
            screen.advance(by: 1.0 / 60)
        }
        screen.advance(by: 1)
        #expect(view.contentOffset.y == 300)
        screen.wheel(at: CGPoint(x: 150, y: 150), by: CGPoint(x: 0, y: -20))
        screen.advance(by: 1)
        #expect(view.contentOffset.y == 600)
    }

    @Test func limitsAloneDoNotZoom() {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
        view.addSubview(content)
        view.contentSize = content.bounds.size
        log.zoomed = content
        view.minimumZoomScale = 2
        view.maximumZoomScale = 4
        #expect(view.zoomScale == 1)
        #expect(content.transform == .identity)
        #expect(log.lines.isEmpty)
        #expect(view.pinchGestureRecognizer != nil)
        view.minimumZoomScale = 0.5
        view.contentOffset = CGPoint(x: 100, y: 100)
        // The middle of what shows stays there.
        view.zoomScale = 2
        #expect(view.contentSize == CGSize(width: 1200, height: 1200))
        #expect(content.frame.size == view.contentSize)
        #expect(view.contentOffset == CGPoint(x: 350, y: 350))
        #expect(log.lines.contains("zoom"))
        view.zoom(to: CGRect(x: 150, y: 300, width: 100, height: 50), animated: false)
        #expect(view.zoomScale == 3)
        #expect(view.contentOffset == CGPoint(x: 450, y: 825))
        view.setZoomScale(100, animated: false)
        #expect(view.zoomScale == 4)
        log.lines = []
        view.setZoomScale(1, animated: true)
        screen.advance(by: 1)
        #expect(view.zoomScale == 1)
        #expect(log.lines.last == "zoomed 1.0")
    }

    @Test func keysScrollByLinesPagesAndToTheEnds() {
        func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) -> CGFloat {
            _ = view.scrollByKey(key, modifiers)
            screen.advance(by: 0.5)
            return view.contentOffset.y
        }
        #expect(press(.keyboardDownArrow) == 40)
        #expect(press(.keyboardDownArrow, .alternate) == 340)
        #expect(press(.keyboardSpacebar) == 640)
        #expect(press(.keyboardSpacebar, .shift) == 340)
        #expect(press(.keyboardDownArrow, .command) == 2700)
        #expect(press(.keyboardUpArrow, .command) == 0)
        #expect(press(.keyboardPageDown) == 300)
        #expect(press(.keyboardEnd) == 2700)
        #expect(press(.keyboardHome) == 0)
        view.allowsKeyboardScrolling = false
        #expect(press(.keyboardPageDown) == 0)
    }

    @Test func indicatorsAreAsLongAsTheirPart() {
        let span = ScrollIndicators.span
        let start = span(view.verticalAxis, 0, 300)
        #expect(start?.0 == 0)
        #expect(start?.1 == 36)
        let end = span(view.verticalAxis, 2700, 300)
        #expect(end.map { abs($0.0 + $0.1 - 294) < 0.01 } ?? false)
        #expect(span(view.verticalAxis, -20, 300)?.1 == 16)
        view.contentSize.height = 600
        #expect(span(view.verticalAxis, 0, 300)?.1 == 147)
        view.contentSize.height = 200
        #expect(span(view.verticalAxis, 0, 300) == nil)
    }

    @Test("the vertical indicator stands where reading ends", arguments: [false, true])
    func indicatorsStandWhereReadingEnds(mirrored: Bool) {
        view.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
        view.withScrollIndicatorsShown(forContentOffsetChanges: { view.contentOffset.y = 100 })
        let bar = view.layer.sublayers?.first { $0.frame.width == 3 && $0.frame.height > 3 }
        #expect(bar?.frame.minX == (mirrored ? 3 : 294))
    }

    @Test func anOuterScrollViewGoesOnWhereTheInnerOneCannot() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        inner.contentSize = CGSize(width: 900, height: 200)
        view.addSubview(inner)
        screen.drag(from: CGPoint(x: 150, y: 190), to: CGPoint(x: 155, y: 90), duration: 0.3)
        #expect(view.contentOffset.y > 80)
        #expect(inner.contentOffset == .zero)
        screen.advance(by: 4)
        view.contentOffset = .zero
        screen.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 150, y: 105), duration: 0.3)
        #expect(view.contentOffset.y == 0)
        #expect(inner.contentOffset.x > 80)
    }

    @Test("content at its end keeps the drag where it hands none over", arguments: [true, false])
    func transfers(isOn: Bool) {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        inner.contentSize = CGSize(width: 300, height: 400)
        inner.contentOffset.y = 200
        inner.transfersVerticalScrollingToParent = isOn
        view.addSubview(inner)
        screen.drag(from: CGPoint(x: 150, y: 190), to: CGPoint(x: 150, y: 90), duration: 0.3)
        #expect((view.contentOffset.y > 80) == isOn)
        #expect((inner.contentOffset.y > 210) == !isOn, "it stretches instead")
    }

    @Test func smallContentRestsWhereItIsAligned() {
        view.contentSize = CGSize(width: 100, height: 200)
        view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        #expect(view.contentOffset == CGPoint(x: 0, y: -20))
        view.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
        #expect(view.contentOffset == CGPoint(x: -100, y: -100))
        view.contentSize.height = 250
        #expect(view.contentOffset == CGPoint(x: -100, y: -50))
        view.contentSize = CGSize(width: 600, height: 600)
        #expect(view.contentOffset == .zero || view.contentOffset == CGPoint(x: 0, y: -20))
    }
}
