import MutoscopeTesting
import Testing

@testable import UIKit

/// Fingers that move apart or together on a trackpad come as a wheel with the Control key.
@MainActor @Suite("pinches of a trackpad")
struct TrackpadPinchTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 300))
    private let page = UIView()

    init() {
        screen.show(page)
        screen.advance(by: 0.1)
    }

    private func spread(_ amount: CGFloat, at point: CGPoint = CGPoint(x: 100, y: 200), times: Int = 1) {
        for _ in 0..<times {
            screen.wheel(
                at: point, by: CGPoint(x: 0, y: amount), isTrackpad: true, modifiers: .control)
            screen.advance(by: 1.0 / 60)
        }
    }

    @Test("A recogniser sees it begin, change where the pointer is, and end when the fingers rest")
    func recogniser() {
        var heard: [String] = []
        let pinch = UIPinchGestureRecognizer()
        pinch.addHandler { [unowned pinch] in
            heard.append("\(pinch.state) \(Int((pinch.scale * 100).rounded()))")
            #expect(pinch.location(in: page) == CGPoint(x: 100, y: 200))
            #expect(pinch.numberOfTouches == 0)
        }
        page.addGestureRecognizer(pinch)
        spread(10, times: 2)
        #expect(pinch.velocity > 0)
        spread(-20)
        screen.advance(by: 0.3)
        #expect(heard == ["began 111", "changed 122", "changed 100", "ended 100"])
        #expect(pinch.state == .possible)
        heard = []
        spread(-10)
        #expect(heard == ["began 90"], "the next one begins anew")
    }

    final class Zoomed: NSObject, UIScrollViewDelegate {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    }

    @Test("A scroll view zooms about the pointer, and comes back within its limits")
    func zoom() {
        let scroll = UIScrollView(frame: page.bounds), zoomed = Zoomed()
        scroll.delegate = zoomed
        scroll.addSubview(zoomed.content)
        scroll.contentSize = zoomed.content.bounds.size
        scroll.maximumZoomScale = 2
        page.addSubview(scroll)
        screen.advance(by: 0.1)
        spread(10, times: 4)
        #expect(abs(scroll.zoomScale - 1.34986) < 0.01, "what it took to begin does not count")
        let spot = zoomed.content.convert(CGPoint(x: 100, y: 200), from: screen.window)
        #expect(abs(spot.x - 100) < 1)
        #expect(abs(spot.y - 200) < 1)
        spread(20, times: 10)
        #expect(scroll.zoomScale > 2)
        screen.advance(by: 1)
        #expect(scroll.zoomScale == 2)
        #expect(!scroll.isZooming)
    }

    @Test("Without a recogniser for it the wheel scrolls, and a delegate may refuse it")
    func others() {
        let scroll = UIScrollView(frame: page.bounds)
        scroll.contentSize = CGSize(width: 300, height: 900)
        page.addSubview(scroll)
        screen.advance(by: 0.1)
        spread(-30)
        #expect(scroll.contentOffset.y == 30)
        let pinch = UIPinchGestureRecognizer()
        pinch.isEnabled = false
        scroll.addGestureRecognizer(pinch)
        spread(-30)
        #expect(scroll.contentOffset.y == 60)
    }

    @Test("Odd numbers change nothing for good")
    func oddNumbers() {
        let pinch = UIPinchGestureRecognizer()
        page.addGestureRecognizer(pinch)
        for amount in [CGFloat.greatestFiniteMagnitude, -CGFloat.greatestFiniteMagnitude, .nan, .infinity, 0] {
            spread(amount, times: 3)
            #expect(pinch.scale.isFinite)
            #expect(pinch.scale > 0)
        }
    }
}
