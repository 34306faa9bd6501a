import MutoscopeTesting
import Testing

@testable import UIKit

/// Where the desktop leaves it to programs, content goes on after fingers have left the trackpad; where it does not, it goes no farther.
@MainActor @Suite("Momentum of a trackpad")
struct TrackpadMomentumTests {
    private final class Listener: NSObject, UIScrollViewDelegate {
        var calls: [String] = []
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("begins") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("ends") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("drag") }
    }

    private let screen = TestScreen(size: CGSize(width: 300, height: 300), scale: 1)
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let listener = Listener()

    init() {
        view.contentSize = CGSize(width: 300, height: 20_000)
        view.delegate = listener
        let controller = UIViewController()
        controller.view.addSubview(view)
        screen.show(controller)
        screen.advance(by: 0.1)
    }

    private func swipe(_ deltas: [CGFloat], isTrackpad: Bool = true) {
        for delta in deltas {
            screen.wheel(at: CGPoint(x: 150, y: 150), by: CGPoint(x: 0, y: -delta), isTrackpad: isTrackpad)
            screen.advance(by: 1.0 / 60)
        }
    }

    @Test("a swipe that ends at speed goes on as a fling of that speed")
    func fling() {
        swipe([CGFloat](repeating: 20, count: 12))
        let left = view.contentOffset.y
        #expect(left == 240)
        screen.advance(by: 0.1)
        #expect(view.isDecelerating)
        #expect(view.contentOffset.y > left + 30)
        screen.advance(by: 5)
        // 20 points a frame are 1,200 a second.
        let way = ScrollPhysics.distance(from: 1_200, rate: Double(UIScrollView.DecelerationRate.normal.rawValue))
        #expect(abs(view.contentOffset.y - left - CGFloat(way)) < 2)
        #expect(listener.calls == ["begins", "ends"])
    }

    @Test("what the system sends of the rest of the way is all there is")
    func systemMomentum() {
        var deltas: [CGFloat] = [20, 20, 20]
        while let last = deltas.last, last > 0.4 { deltas.append(last * 0.93) }
        swipe(deltas)
        let left = view.contentOffset.y
        screen.advance(by: 5)
        #expect(view.contentOffset.y == left)
        #expect(listener.calls.isEmpty)
    }

    @Test("fingers that come to rest, and wheels with notches, leave content where it is")
    func rest() {
        swipe([20, 20, 20, 12, 5, 2, 1, 1])
        let first = view.contentOffset.y
        screen.advance(by: 2)
        #expect(view.contentOffset.y == first)
        swipe([CGFloat](repeating: 48, count: 10), isTrackpad: false)
        let second = view.contentOffset.y
        screen.advance(by: 2)
        #expect(view.contentOffset.y == second)
        #expect(listener.calls.isEmpty)
    }

    @Test("fingers that come back take content along from where it is")
    func again() {
        swipe([CGFloat](repeating: 20, count: 12))
        screen.advance(by: 0.2)
        let caught = view.contentOffset.y
        swipe([1])
        #expect(!view.isDecelerating)
        #expect(view.contentOffset.y == caught + 1)
        screen.advance(by: 2)
        #expect(view.contentOffset.y == caught + 1)
    }

    @Test("content bounces off its end, where it may")
    func end() {
        view.contentSize.height = 600
        swipe([CGFloat](repeating: 20, count: 10))
        var farthest: CGFloat = 0
        for _ in 0..<120 {
            screen.advance(by: 1.0 / 60)
            farthest = max(farthest, view.contentOffset.y)
        }
        #expect(farthest > 305)
        screen.advance(by: 2)
        #expect(view.contentOffset.y == 300)
    }

    @Test("a program at rest may sleep again")
    func sleep() {
        swipe([1])
        screen.advance(by: 0.2)
        #expect(UIScreen.main.input.needsTicks == false)
    }
}
