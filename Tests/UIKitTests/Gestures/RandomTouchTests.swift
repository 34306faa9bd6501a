import MutoscopeTesting
import Testing

@testable import UIKit

/// Random fingers on a screen with every recogniser: nothing stays stuck and nothing leaks.
@MainActor @Suite struct RandomTouchTests {
    private final class Counted: UIView {
        nonisolated(unsafe) static var alive = 0
        override init(frame: CGRect) {
            super.init(frame: frame)
            Self.alive += 1
        }
        required init?(coder: NSCoder) { fatalError("not archived") }
        deinit { Self.alive -= 1 }
    }

    @Test func nothingSticksOrLeaks() {
        let before = Counted.alive
        for seed in 0..<60 as Range<UInt64> { run(seed: seed) }
        #expect(Counted.alive == before)
    }

    private func run(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let screen = TestScreen(size: CGSize(width: 300, height: 300))
        let controller = UIViewController()
        let recognizers = fill(controller.view)
        screen.show(controller)
        var fingers: [TestFinger] = []
        for _ in 0..<40 {
            let point = CGPoint(
                x: CGFloat.random(in: 0...300, using: &random), y: CGFloat.random(in: 0...300, using: &random))
            switch Int.random(in: 0..<8, using: &random) {
            case 0, 1: if fingers.count < 4 { fingers.append(screen.finger(at: point)) }
            case 2, 3: fingers.randomElement(using: &random)?.move(to: point, over: 0.1)
            case 4: if !fingers.isEmpty { fingers.remove(at: Int.random(in: fingers.indices, using: &random)).lift() }
            case 5: if Bool.random(using: &random), !fingers.isEmpty { fingers.removeLast().cancel() }
            case 6: screen.advance(by: Double.random(in: 0...0.6, using: &random))
            default:
                let recognizer = recognizers.randomElement(using: &random)
                recognizer?.isEnabled.toggle()
            }
        }
        for finger in fingers { finger.lift() }
        screen.advance(by: 3)
        for recognizer in recognizers {
            #expect(
                recognizer.state == .possible && recognizer.activeTouches.isEmpty,
                "seed \(seed): \(recognizer) is stuck in \(recognizer.state)")
            recognizer.isEnabled = true
        }
        // The next gesture works.
        var taps = 0
        let target = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let tap = UITapGestureRecognizer()
        tap.addAction(UIAction { _ in taps += 1 })
        target.addGestureRecognizer(tap)
        controller.view.addSubview(target)
        screen.tap(at: CGPoint(x: 150, y: 150))
        #expect(taps == 1, "seed \(seed): a tap afterwards was not recognised")
        screen.window.rootViewController = nil
        screen.advance(by: 0.1)
    }

    /// Every recogniser there is, on views inside each other, some inside scroll views.
    private func fill(_ root: UIView) -> [UIGestureRecognizer] {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        scrollView.contentSize = CGSize(width: 600, height: 900)
        let inner = UIScrollView(frame: CGRect(x: 20, y: 150, width: 200, height: 120))
        inner.contentSize = CGSize(width: 800, height: 120)
        inner.isPagingEnabled = true
        let view = Counted(frame: CGRect(x: 0, y: 0, width: 250, height: 140))
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let tap = UITapGestureRecognizer()
        tap.require(toFail: double)
        let press = UILongPressGestureRecognizer(), swipe = UISwipeGestureRecognizer(),
            edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        for recognizer in [
            double, tap, press, UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
            swipe,
        ] {
            view.addGestureRecognizer(recognizer)
        }
        root.addGestureRecognizer(edge)
        root.addSubview(scrollView)
        scrollView.addSubview(view)
        scrollView.addSubview(inner)
        return [view, root, scrollView, inner].flatMap { $0.gestureRecognizers ?? [] }
    }
}
