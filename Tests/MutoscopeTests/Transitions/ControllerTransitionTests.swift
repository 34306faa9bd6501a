import MutoscopeTesting
import Testing
import UIKit

@testable import Mutoscope

/// The transitions that go between two full screens.
enum TransitionKind: CaseIterable, Sendable {
    case bounce, slide, flip, cube, curl, zoom, book

    @MainActor
    func make(_ way: TransitionWay) -> ProgressTransition {
        switch self {
        case .bounce: BounceTransition(way)
        case .slide: SlideTransition(way)
        case .flip: FlipTransition(way)
        case .cube: CubeTransition(way)
        case .curl: CurlTransition(way)
        case .zoom: ZoomTransition(way, identifiers: ["mark"])
        case .book: BookOpeningTransition(way, identifier: "mark")
        }
    }
}

/// A colour with a mark on it.
@MainActor
final class MarkController: UIViewController, SharedElementProviding {
    let mark = UIView()
    var calls: [String] = []
    /// Kept for as long as the controller.
    var swipe: SwipeInteraction?
    private let color: UIColor
    private let place: CGRect

    init(_ color: UIColor, _ place: CGRect) {
        self.color = color
        self.place = place
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        mark.frame = place
        mark.backgroundColor = .white
        mark.layer.cornerRadius = 4
        view.addSubview(mark)
    }

    override func viewDidAppear(_ animated: Bool) { calls.append("appear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("disappear") }
    func sharedElement(for identifier: AnyHashable) -> UIView? { identifier as? String == "mark" ? mark : nil }
}

extension UIView {
    /// The tree below this view as text: classes, frames, what is visible.
    var shape: String {
        var lines: [String] = []
        func visit(_ view: UIView, _ depth: Int) {
            let layer = view.layer
            lines.append(
                String(repeating: " ", count: depth)
                    + "\(type(of: view)) \(view.frame) \(view.alpha) \(layer.opacity) \(view.isHidden) \(view.clipsToBounds)"
                    + " \(layer.cornerRadius) \(layer.shadowOpacity) \(layer.filters?.count ?? 0)")
            for subview in view.subviews { visit(subview, depth + 1) }
        }
        visit(self, 0)
        return lines.joined(separator: "\n")
    }
}

extension ViewSuites {
    @MainActor
    @Suite("Controller transitions")
    struct ControllerTransitionTests {
        let screen = TestScreen(size: CGSize(width: 200, height: 300), scale: 1)
        let first = MarkController(.systemTeal, CGRect(x: 20, y: 40, width: 60, height: 80))
        let second = MarkController(.systemOrange, CGRect(x: 50, y: 100, width: 120, height: 160))

        private func show(_ kind: TransitionKind) -> (TransitionDirector, SwipeInteraction) {
            let director = TransitionDirector { kind.make($0) }
            screen.show(first)
            screen.advance(by: 0.1)
            second.modalPresentationStyle = .fullScreen
            second.transitioningDelegate = director
            let swipe = SwipeInteraction(director, in: second.view, direction: .down) { [weak second] in
                second?.dismiss(animated: true)
            }
            second.swipe = swipe
            return (director, swipe)
        }

        @Test(
            "there and back by time: something is in between, and all is as before at the end",
            arguments: TransitionKind.allCases)
        func byTime(kind: TransitionKind) {
            let (director, _) = show(kind)
            let before = screen.snapshot(), shape = screen.window.shape
            var completions = 0
            first.present(second, animated: true) { completions += 1 }
            screen.advance(by: 0.15)
            let between = screen.snapshot()
            #expect(between.differs(from: before))
            #expect(director.running?.isRunning == true)
            screen.advance(by: 3)
            #expect(completions == 1 && director.running?.stage == nil)
            #expect(second.view.window != nil && second.view.transform3D.m11 == 1)
            let shown = screen.snapshot()
            #expect(shown.differs(from: between))
            second.dismiss(animated: true) { completions += 1 }
            screen.advance(by: 0.15)
            #expect(screen.snapshot().differs(from: shown))
            screen.advance(by: 3)
            #expect(completions == 2)
            #expect(first.presentedViewController == nil)
            #expect(!screen.snapshot().differs(from: before))
            #expect(screen.window.shape == shape)
            #expect(second.calls == ["appear", "disappear"])
        }

        @Test("a finger that comes back leaves everything as it was", arguments: TransitionKind.allCases)
        func cancelled(kind: TransitionKind) {
            let (director, _) = show(kind)
            first.present(second, animated: true)
            screen.advance(by: 3)
            let shown = screen.snapshot(), shape = screen.window.shape
            for cancels in [false, true] {
                let finger = screen.finger(at: CGPoint(x: 100, y: 60))
                finger.move(to: CGPoint(x: 100, y: 140), over: 0.3)
                let progress = director.running?.driver.value ?? 0
                #expect(abs(progress - 70.0 / 300) < 0.04, "the number is the finger's: \(progress)")
                screen.advance(by: 0.1)
                #expect(screen.snapshot().differs(from: shown))
                finger.move(to: CGPoint(x: 100, y: 80), over: 0.3)
                screen.advance(by: 0.2)
                cancels ? finger.cancel() : finger.lift()
                screen.advance(by: 3)
                #expect(first.presentedViewController === second)
                #expect(!screen.snapshot().differs(from: shown))
                #expect(screen.window.shape == shape)
            }
        }

        @Test("a finger that goes on ends like a dismissal by time", arguments: TransitionKind.allCases)
        func finished(kind: TransitionKind) {
            let (_, swipe) = show(kind)
            let before = screen.snapshot(), shape = screen.window.shape
            first.present(second, animated: true)
            screen.advance(by: 3)
            screen.drag(from: CGPoint(x: 100, y: 40), to: CGPoint(x: 100, y: 280), duration: 0.4)
            screen.advance(by: 3)
            #expect(first.presentedViewController == nil)
            #expect(!screen.snapshot().differs(from: before))
            #expect(screen.window.shape == shape)
            #expect(swipe.pan.view === second.view)
        }

        @Test("a transition in flight is caught where it is, and turned round", arguments: TransitionKind.allCases)
        func caught(kind: TransitionKind) throws {
            let (director, _) = show(kind)
            let before = screen.snapshot()
            first.present(second, animated: true)
            screen.advance(by: kind == .bounce ? 0.35 : 0.12)
            // The finger takes hold of the view that comes, wherever it is by now, and pulls it back.
            let transition = try #require(director.running), progress = transition.driver.value
            #expect(progress > 0.05 && progress < 0.95)
            let y: CGFloat = kind == .book ? 150 : 250
            let finger = screen.finger(at: CGPoint(x: 100, y: y))
            finger.move(to: CGPoint(x: 100, y: y + 12), over: 0.05)
            let held = transition.driver.value
            screen.advance(by: 0.3)
            guard !transition.isRunning else {
                // Touches go to what they hit; a view that has not come this far is not under the finger.
                finger.lift()
                screen.advance(by: 3)
                #expect(first.presentedViewController === second)
                return
            }
            #expect(transition.driver.value == held)
            finger.move(to: CGPoint(x: 100, y: y + 22), over: 0.1)
            #expect(transition.driver.value < held)
            finger.move(to: CGPoint(x: 100, y: 700), over: 0.2)
            finger.lift()
            screen.advance(by: 3)
            #expect(first.presentedViewController == nil)
            #expect(!screen.snapshot().differs(from: before))
        }

        @Test("with Reduce Motion the two screens cross-fade", arguments: TransitionKind.allCases)
        func reduceMotion(kind: TransitionKind) {
            screen.reducesMotion = true
            defer { screen.reducesMotion = false }
            _ = show(kind)
            first.present(second, animated: true)
            screen.advance(by: 0.1)
            #expect(
                second.view.transform3D.m11 == 1 && second.view.transform3D.m41 == 0 && second.view.transform3D.m42 == 0
            )
            screen.advance(by: 3)
            #expect(first.presentedViewController === second)
            #expect(second.view.alpha == 1 && first.view.alpha == 1)
        }

        @Test("pushes and pops too", arguments: [TransitionKind.slide, .cube, .zoom])
        func navigation(kind: TransitionKind) {
            let director = TransitionDirector { kind.make($0) }
            let navigation = UINavigationController(rootViewController: first)
            navigation.delegate = director
            screen.show(navigation)
            screen.advance(by: 0.1)
            let before = screen.snapshot()
            let swipe = SwipeInteraction(director, in: second.view, direction: .trailing) { [weak navigation] in
                navigation?.popViewController(animated: true)
            }
            navigation.pushViewController(second, animated: true)
            screen.advance(by: 0.2)
            #expect(director.running?.stage != nil)
            screen.advance(by: 3)
            #expect(navigation.topViewController === second)
            screen.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 190, y: 200), duration: 0.4)
            screen.advance(by: 3)
            #expect(navigation.topViewController === first)
            #expect(!screen.snapshot().differs(from: before))
            _ = swipe
        }

        @Test("whatever fingers do, nothing is stuck")
        func randomFingers() {
            for seed in 0..<UInt64(scriptCount(quick: 14)) {
                let kind = TransitionKind.allCases[Int(seed) % TransitionKind.allCases.count]
                let test = ControllerTransitionTests()
                let (director, swipe) = test.show(kind)
                var fingers = RandomFingers(test.screen, seed: seed)
                fingers.run(
                    steps: 25, area: CGRect(x: 0, y: 0, width: 200, height: 300),
                    events: [
                        (
                            "present",
                            { _ in
                                guard test.first.presentedViewController == nil else { return }
                                test.first.present(test.second, animated: true)
                            }
                        ), ("dismiss", { _ in test.second.dismiss(animated: true) }),
                        (
                            "resize",
                            { test.screen.window.frame.size.width = CGFloat.random(in: 80...200, using: &$0).rounded() }
                        ),
                    ])
                #expect(director.running?.stage == nil, "seed \(seed) \(kind): \(fingers.log)")
                let isShown = test.first.presentedViewController != nil
                #expect(
                    test.second.isViewLoaded && (test.second.view.window != nil) == isShown,
                    "seed \(seed) \(kind): \(fingers.log)")
                #expect((test.first.view.window != nil) != isShown, "seed \(seed) \(kind): \(fingers.log)")
                #expect(!director.isBeginning && swipe.pan.view === test.second.view)
                // The screen still hears fingers.
                #expect(test.screen.window.subviews.count <= 2, "seed \(seed) \(kind): \(test.screen.window.shape)")
            }
        }
    }
}
