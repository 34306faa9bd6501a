import MutoscopeTesting
import Testing
import UIKit

/// Drags by a wheel or a trackpad, without fingers.
@MainActor @Suite struct WheelPanTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let pan = UIPanGestureRecognizer()

    private final class Log {
        var states: [UIGestureRecognizer.State] = []
        var translations: [CGPoint] = []
    }

    private func watch() -> Log {
        let log = Log()
        pan.addAction(
            UIAction { [unowned pan, unowned view] _ in
                log.states.append(pan.state)
                log.translations.append(pan.translation(in: view))
            })
        view.addGestureRecognizer(pan)
        screen.show(view)
        return log
    }

    @Test func aWheelDragsWhereItIsAllowed() {
        let log = watch()
        screen.wheel(at: CGPoint(x: 50, y: 60), by: CGPoint(x: 0, y: -20))
        #expect(log.states.isEmpty)
        pan.allowedScrollTypesMask = .discrete
        screen.wheel(at: CGPoint(x: 50, y: 60), by: CGPoint(x: 0, y: -20), isTrackpad: true)
        #expect(log.states.isEmpty)
        for _ in 0..<2 {
            screen.wheel(at: CGPoint(x: 50, y: 60), by: CGPoint(x: 0, y: -20))
            screen.advance(by: 0.05)
        }
        #expect(pan.location(in: view) == CGPoint(x: 50, y: 60))
        #expect(pan.numberOfTouches == 0)
        screen.advance(by: 0.5)
        #expect(log.states == [.began, .changed, .ended])
        #expect(pan.state == .possible)
        #expect(log.translations.map(\.y) == [-20, -40, -40])
    }

    @Test func itsDelegateAndTheScrollViewHaveASay() {
        let scrollView = UIScrollView(frame: view.bounds)
        scrollView.contentSize = CGSize(width: 200, height: 1000)
        view.addSubview(scrollView)
        let log = watch()
        pan.allowedScrollTypesMask = .all
        screen.wheel(at: CGPoint(x: 50, y: 60), by: CGPoint(x: 0, y: -20))
        #expect(scrollView.contentOffset.y == 20)
        #expect(log.states.isEmpty)
        scrollView.panGestureRecognizer.allowedScrollTypesMask = []
        screen.wheel(at: CGPoint(x: 50, y: 60), by: CGPoint(x: 0, y: -20))
        screen.advance(by: 0.5)
        #expect(scrollView.contentOffset.y == 20)
        #expect(log.states == [.began, .ended])
        let delegate = Refusing()
        pan.delegate = delegate
        screen.wheel(at: CGPoint(x: 50, y: 60), by: CGPoint(x: 0, y: -20))
        screen.advance(by: 0.5)
        #expect(log.states.count == 2)
        #expect(pan.state == .possible)
    }

    private final class Refusing: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
}
