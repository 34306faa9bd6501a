import MutoscopeTesting
import Testing

@testable import UIKit

@MainActor
private final class TopLog: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var allows = true
    var zooming: UIView?

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        lines.append("should")
        return allows
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { lines.append("did \(scrollView.contentOffset.y)") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("animated") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooming }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { lines.append("will zoom") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { if lines.last != "zoom" { lines.append("zoom") } }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        lines.append("did zoom \((scale * 100).rounded() / 100)")
    }
}

/// Status bar, keyboard, guides, indicators, zoom, observation (docs/behaviour/scrolling.md §1, §6, §7).
@MainActor @Suite struct ScrollBehaviorTests {
    let screen = TestScreen(size: CGSize(width: 300, height: 300))
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let log = TopLog()

    init() {
        controller.view.addSubview(scrollView)
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        scrollView.delegate = log
        screen.show(controller)
    }

    // MARK: Drags from elsewhere

    /// The usual way to let a page be turned from beside it: `view.addGestureRecognizer(scrollView.panGestureRecognizer)`.
    @Test("a drag recogniser that a program has moved to a larger view scrolls from there")
    func movedRecognizer() {
        scrollView.frame = CGRect(x: 100, y: 0, width: 100, height: 300)
        scrollView.contentSize = CGSize(width: 300, height: 300)
        scrollView.isPagingEnabled = true
        controller.view.addGestureRecognizer(scrollView.panGestureRecognizer)
        screen.drag(from: CGPoint(x: 80, y: 150), to: CGPoint(x: 20, y: 150), duration: 0.2)
        screen.advance(by: 1)
        #expect(scrollView.contentOffset == CGPoint(x: 100, y: 0))
        screen.drag(from: CGPoint(x: 120, y: 150), to: CGPoint(x: 190, y: 150), duration: 0.2)
        screen.advance(by: 1)
        #expect(scrollView.contentOffset == .zero)
        #expect(!scrollView.isTracking && !scrollView.isDragging)
    }

    // MARK: Top

    @Test func statusBarTapsScrollToTheTop() {
        screen.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
        #expect(scrollView.adjustedContentInset.top == 44)
        scrollView.contentOffset.y = 800
        screen.tap(at: CGPoint(x: 150, y: 60))
        screen.advance(by: 0.5)
        #expect(scrollView.contentOffset.y == 800)
        screen.tap(at: CGPoint(x: 150, y: 20))
        screen.advance(by: 0.5)
        #expect(scrollView.contentOffset.y == -44)
        #expect(log.lines == ["should", "did -44.0"])
        log.allows = false
        scrollView.contentOffset.y = 800
        screen.tap(at: CGPoint(x: 150, y: 20))
        screen.advance(by: 0.5)
        #expect(scrollView.contentOffset.y == 800)
    }

    @Test func twoScrollViewsInSightCancelOut() {
        screen.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
        let other = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
        controller.view.addSubview(other)
        scrollView.contentOffset.y = 800
        screen.tap(at: CGPoint(x: 150, y: 20))
        screen.advance(by: 0.5)
        #expect(scrollView.contentOffset.y == 800)
        other.scrollsToTop = false
        screen.tap(at: CGPoint(x: 150, y: 20))
        screen.advance(by: 0.5)
        #expect(scrollView.contentOffset.y == -44)
    }

    @Test func controlsUnderTheStatusBarComeFirst() {
        screen.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var taps = 0
        control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        controller.view.addSubview(control)
        scrollView.contentOffset.y = 800
        screen.tap(at: CGPoint(x: 20, y: 20))
        screen.advance(by: 0.5)
        #expect(taps == 1)
        #expect(scrollView.contentOffset.y == 800)
    }

    // MARK: Keyboard

    @Test func dragsDismissTheKeyboard() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        scrollView.addSubview(field)
        #expect(field.becomeFirstResponder())
        screen.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 200))
        #expect(field.isFirstResponder)
        screen.advance(by: 3)
        scrollView.keyboardDismissMode = .interactive
        screen.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 200))
        #expect(field.isFirstResponder)
        screen.advance(by: 3)
        screen.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 250))
        #expect(!field.isFirstResponder)
        screen.advance(by: 3)
        scrollView.contentOffset = .zero
        scrollView.keyboardDismissMode = .onDrag
        #expect(field.becomeFirstResponder())
        screen.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 200))
        #expect(!field.isFirstResponder)
    }

    // MARK: Guides and content

    @Test func contentGuidesMakeTheContentSize() {
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        let guide = scrollView.contentLayoutGuide, frame = scrollView.frameLayoutGuide
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 10),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -10),
            content.topAnchor.constraint(equalTo: guide.topAnchor),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -20),
            content.heightAnchor.constraint(equalToConstant: 777),
        ])
        screen.advance(by: 0.02)
        #expect(scrollView.contentSize == CGSize(width: 300, height: 777))
        #expect(content.frame == CGRect(x: 10, y: 0, width: 280, height: 777))
        scrollView.contentOffset.y = 100
        screen.advance(by: 0.02)
        #expect(content.frame.minY == 0)
    }

    @Test func contentThatShrinksUnderMotionComesBack() {
        scrollView.contentOffset.y = 1500
        screen.drag(from: CGPoint(x: 150, y: 280), to: CGPoint(x: 150, y: 80), duration: 0.2)
        screen.advance(by: 0.1)
        scrollView.contentSize.height = 400
        screen.advance(by: 6)
        #expect(scrollView.contentOffset.y == 100)
        #expect(!scrollView.isDecelerating)
    }

    @Test func contentViewsAreAskedBeforeTheyGetTouches() {
        final class Deaf: UIScrollView {
            var asked = 0
            override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
                asked += 1
                return false
            }
        }
        let deaf = Deaf(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        deaf.contentSize = CGSize(width: 300, height: 900)
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var touches = 0
        control.addAction(UIAction { _ in touches += 1 }, for: .allTouchEvents)
        deaf.addSubview(control)
        controller.view.addSubview(deaf)
        screen.tap(at: CGPoint(x: 20, y: 20))
        #expect(deaf.asked == 1)
        #expect(touches == 0)
    }

    @Test func controlsInsideKeepTheirDrags() {
        let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        scrollView.addSubview(slider)
        scrollView.contentSize = CGSize(width: 900, height: 300)
        let finger = screen.finger(at: CGPoint(x: 15, y: 120))
        screen.advance(by: 0.2)
        finger.move(to: CGPoint(x: 200, y: 120), over: 0.3)
        #expect(slider.value > 0.5)
        #expect(scrollView.contentOffset.x == 0)
        finger.lift()
    }

    @Test func nestedScrollViewsAtTheirEndsHandOver() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        inner.contentSize = CGSize(width: 300, height: 400)
        scrollView.addSubview(inner)
        screen.drag(from: CGPoint(x: 150, y: 190), to: CGPoint(x: 150, y: 100), duration: 0.5)
        screen.advance(by: 3)
        #expect(inner.contentOffset.y > 70)
        #expect(scrollView.contentOffset.y == 0)
        inner.contentOffset.y = 200
        screen.drag(from: CGPoint(x: 150, y: 190), to: CGPoint(x: 150, y: 100), duration: 0.5)
        screen.advance(by: 3)
        #expect(inner.contentOffset.y == 200)
        #expect(scrollView.contentOffset.y > 70)
    }

    @Test func wheelsTurnPages() {
        scrollView.contentSize = CGSize(width: 900, height: 300)
        scrollView.isPagingEnabled = true
        for _ in 0..<4 { screen.wheel(at: CGPoint(x: 10, y: 10), by: CGPoint(x: -12, y: 0)) }
        screen.advance(by: 1)
        #expect(scrollView.contentOffset.x == 300)
    }

    @Test func pagesCaughtOnTheirWayComeToRestOnAPage() {
        scrollView.contentSize = CGSize(width: 900, height: 300)
        scrollView.isPagingEnabled = true
        for part in [0.1, 0.2] {
            scrollView.contentOffset.x = 0
            scrollView.setContentOffset(CGPoint(x: 300, y: 0), animated: true)
            screen.advance(by: part)
            screen.tap(at: CGPoint(x: 150, y: 150))
            screen.advance(by: 2)
            #expect(scrollView.contentOffset.x == (part < 0.15 ? 0 : 300))
        }
    }

    // MARK: Zoom

    @Test func zoomBouncesBackInOrder() {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        scrollView.addSubview(content)
        scrollView.contentSize = content.bounds.size
        log.zooming = content
        scrollView.maximumZoomScale = 2
        screen.pinch(at: CGPoint(x: 150, y: 150), from: 40, to: 280)
        #expect(scrollView.isZoomBouncing)
        screen.advance(by: 1)
        #expect(scrollView.zoomScale == 2)
        #expect(!scrollView.isZoomBouncing)
        #expect(log.lines == ["will zoom", "zoom", "did zoom 2.0"])
        // Zooming about the middle leaves the middle where it is.
        #expect(abs(scrollView.contentOffset.x - 150) < 3)
        #expect(abs(scrollView.contentOffset.y - 150) < 3)
    }

    /// The end of a zoom that the next one overtakes is told before the next begins, and once.
    @Test func zoomsThatFollowEachOtherAreToldOneAfterTheOther() {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        scrollView.addSubview(content)
        scrollView.contentSize = content.bounds.size
        log.zooming = content
        scrollView.maximumZoomScale = 2
        screen.pinch(at: CGPoint(x: 150, y: 150), from: 40, to: 280)
        #expect(scrollView.isZoomBouncing)
        screen.advance(by: 0.05)
        screen.pinch(at: CGPoint(x: 150, y: 150), from: 200, to: 180)
        screen.advance(by: 1)
        let end = (scrollView.zoomScale * 100).rounded() / 100
        #expect(log.lines == ["will zoom", "zoom", "did zoom 2.0", "will zoom", "zoom", "did zoom \(end)"])
        #expect(end < 2)
        log.lines = []
        scrollView.zoom(to: CGRect(x: 0, y: 0, width: 150, height: 150), animated: true)
        screen.advance(by: 0.1)
        scrollView.setZoomScale(1, animated: true)
        screen.advance(by: 1)
        #expect(log.lines.filter { $0.hasPrefix("will") }.count == 2)
        #expect(log.lines.last == "did zoom 1.0")
        #expect(log.lines.firstIndex { $0.hasPrefix("did") }! < log.lines.lastIndex { $0.hasPrefix("will") }!)
    }

    @Test func fingersMoveContentWhileTheyZoom() {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        scrollView.addSubview(content)
        scrollView.contentSize = content.bounds.size
        log.zooming = content
        scrollView.maximumZoomScale = 4
        scrollView.setZoomScale(2, animated: false)
        let before = scrollView.contentOffset
        let one = screen.finger(at: CGPoint(x: 100, y: 150)), two = screen.finger(at: CGPoint(x: 160, y: 150))
        screen.move([(one, CGPoint(x: 120, y: 150)), (two, CGPoint(x: 240, y: 150))], over: 0.4)
        #expect(scrollView.isZooming)
        #expect(scrollView.zoomScale > 3)
        // The content that was between the fingers is still between them.
        let middle = content.convert(CGPoint(x: 180, y: 150), from: screen.window)
        #expect(abs(middle.x - (before.x + 130) / 2) < 12)
        #expect(abs(middle.y - (before.y + 150) / 2) < 6)
        one.lift()
        two.lift()
        screen.advance(by: 3)
        #expect(scrollView.clamped(scrollView.contentOffset) == scrollView.contentOffset)
        #expect(!scrollView.isZooming)
    }

    // MARK: Observation

    @Test func geometryIsObserved() {
        var lines: [String] = []
        let tokens = [
            scrollView.observe(\.contentSize, options: [.old, .new]) { _, change in
                lines.append("size \(change.oldValue!.height) \(change.newValue!.height)")
            },
            scrollView.observe(\.bounds, options: [.initial, .new]) { _, change in
                lines.append("bounds \(change.newValue!.minY)")
            },
            scrollView.observe(\.frame, options: .new) { view, change in
                lines.append("frame \(change.newValue!.width) \(view.frame.width)")
            },
        ]
        scrollView.contentSize.height = 2000
        scrollView.contentOffset.y = 20
        scrollView.frame.size.width = 200
        scrollView.frame.size.width = 200
        #expect(lines == ["bounds 0.0", "size 3000.0 2000.0", "bounds 20.0", "bounds 20.0", "frame 200.0 200.0"])
        for token in tokens { token.invalidate() }
        scrollView.contentOffset.y = 90
        #expect(lines.count == 5)
    }

    @Test func observationsEndWithTheirTokensAndSeeFlings() {
        var offsets: [CGFloat] = []
        var token: NSKeyValueObservation? = scrollView.observe(\.contentOffset) { view, change in
            offsets.append(view.contentOffset.y)
            #expect(change.newValue == nil)
            #expect(change.oldValue == nil)
        }
        screen.drag(from: CGPoint(x: 150, y: 280), to: CGPoint(x: 150, y: 80), duration: 0.2)
        screen.advance(by: 4)
        #expect(offsets.count > 60)
        #expect(offsets == offsets.sorted())
        #expect(offsets.last == scrollView.contentOffset.y)
        #expect(token != nil)
        token = nil
        let count = offsets.count
        scrollView.contentOffset.y = 0
        #expect(offsets.count == count)
    }
}
