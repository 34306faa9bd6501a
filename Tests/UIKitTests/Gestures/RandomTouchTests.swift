import MutoscopeTesting
import TestSupport
import Testing

@testable import UIKit

/// Random fingers on a screen with every recogniser, nested scroll views, pages and transitions: nothing stays stuck, nothing leaks.
///
/// `RandomRounds` says how many scripts there are.
@MainActor @Suite struct RandomTouchTests {
    @Test func nothingSticksOrLeaks() {
        let before = Playground.living
        for seed in RandomRounds.seeds(usually: 30) {
            if RandomRounds.areAskedFor { print("seed \(seed)") }
            RandomTouchScript(seed: seed).run()
            #expect(Playground.living == before, "seed \(seed): \(Playground.living - before) objects are left over")
            if Playground.living != before { break }
        }
    }

    @Test func aTouchMayOutliveThePageControllerUnderIt() {
        RandomTouchScript(seed: 966).run()
    }

    @Test func contentThatAlmostComesBackOverItsEdgeIsAtRestInTime() {
        RandomTouchScript(seed: 4246).run()
    }

    @Test func scriptsAreTheSameEveryTime() {
        #expect(RandomTouchScript(seed: 5).run() == RandomTouchScript(seed: 5).run())
    }
}

/// What random fingers play with. Everything counts itself in and out.
@MainActor
enum Playground {
    static var living: Int { alive }
    nonisolated(unsafe) fileprivate static var alive = 0

    /// Lives as long as what holds it.
    final class Census {
        init() { Playground.alive += 1 }
        deinit { Playground.alive -= 1 }
    }

    class CountedView: UIView { let census = Census() }
    class CountedController: UIViewController { let census = Census() }
    final class CountedNavigation: UINavigationController { let census = Census() }
    final class CountedPages: UIPageViewController { let census = Census() }
    final class CountedPan: UIPanGestureRecognizer { let census = Census() }
    final class CountedScrollView: UIScrollView { let census = Census() }
}

/// One seed's fingers.
@MainActor
final class RandomTouchScript {
    private let seed: UInt64
    private var random: SeededGenerator
    private let screen = TestScreen(size: CGSize(width: 300, height: 300), scale: 1)
    private let navigation = Playground.CountedNavigation(rootViewController: PlaygroundController(0))
    private var fingers: [TestFinger] = []
    private var trace: [String] = []

    init(seed: UInt64) {
        self.seed = seed
        random = SeededGenerator(seed: seed)
    }

    private func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
    private var anyPoint: CGPoint { CGPoint(x: number(0...300), y: number(0...300)) }

    /// Returns what was recognised, in words.
    @discardableResult
    func run() -> [String] {
        screen.show(navigation)
        let pusher = InteractivePush(navigation)
        trace = screen.gestureTrace {
            for _ in 0..<32 { act(pusher) }
            for finger in fingers { finger.lift() }
            fingers = []
            screen.advance(by: 4)
        }
        expectRest()
        leave()
        return trace
    }

    private func act(_ pusher: InteractivePush) {
        switch Int.random(in: 0..<16, using: &random) {
        case 0...3: if fingers.count < 4 { fingers.append(screen.finger(at: anyPoint)) }
        case 4...7: fingers.randomElement(using: &random)?.move(to: anyPoint, over: Double(number(0...0.15)))
        case 8, 9: liftOne()
        case 10: if Bool.random(using: &random), !fingers.isEmpty { fingers.removeLast().cancel() }
        case 11: screen.advance(by: Double(number(0...0.5)))
        case 12: change()
        case 13: screen.tap(at: anyPoint)
        case 14: screen.wheel(at: anyPoint, by: CGPoint(x: number(-50...50), y: number(-50...50)))
        default: pusher.isByHand.toggle()
        }
    }

    private func liftOne() {
        guard !fingers.isEmpty else { return }
        fingers.remove(at: Int.random(in: fingers.indices, using: &random)).lift()
    }

    /// The program does something in the middle of it all.
    private func change() {
        let animated = Bool.random(using: &random)
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
            if navigation.viewControllers.count < 4 {
                navigation.pushViewController(PlaygroundController(1), animated: animated)
            }
        case 1: navigation.popViewController(animated: animated)
        case 2:
            if navigation.presentedViewController == nil {
                navigation.present(PlaygroundController(2), animated: animated)
            }
        case 3: if navigation.presentedViewController != nil { navigation.dismiss(animated: animated) }
        case 4:
            let all = (navigation.topViewController as? PlaygroundController)?.recognizers ?? []
            let recognizer = all.randomElement(using: &random)
            recognizer?.isEnabled.toggle()
            recognizer?.isEnabled = true
        case 5: (navigation.topViewController as? PlaygroundController)?.turnPages(animated: animated)
        default: screen.resize(to: CGSize(width: 300, height: Bool.random(using: &random) ? 300 : 280))
        }
    }

    // MARK: Afterwards

    private func expectRest() {
        #expect(!screen.window.isInTransition, "seed \(seed): the window takes no touches")
        #expect(navigation.transitionCoordinator == nil, "seed \(seed): a transition is still under way")
        #expect(
            screen.window.touchCenter.engaged.isEmpty, "seed \(seed): \(screen.window.touchCenter.engaged) are engaged")
        for view in screen.window.subtree {
            for recognizer in view.gestureRecognizers ?? [] where !(recognizer is UIHoverGestureRecognizer) {
                #expect(
                    recognizer.state == .possible,
                    "seed \(seed): \(recognizer) is stuck in \(recognizer.state)")
                #expect(
                    recognizer.activeTouches.isEmpty,
                    "seed \(seed): \(recognizer) is stuck in \(recognizer.state)")
            }
            if let scrollView = view as? UIScrollView { expectRest(scrollView) }
            if let control = view as? UIControl {
                #expect(!control.isTracking, "seed \(seed): \(control.layoutName) still tracks")
                #expect(!control.isHighlighted, "seed \(seed): \(control.layoutName) still tracks")
            }
        }
        for controller in navigation.viewControllers {
            for case let pages as UIPageViewController in controller.children {
                #expect(
                    pages.children.count == 1,
                    "seed \(seed): of \(pages.transitionStyle) there are \(pages.children.count) pages")
                #expect(
                    pages.viewControllers?.count == 1,
                    "seed \(seed): of \(pages.transitionStyle) there are \(pages.children.count) pages")
            }
        }
        expectTaps()
    }

    private func expectRest(_ view: UIScrollView) {
        let moves = [
            "tracking": view.isTracking, "dragging": view.isDragging, "decelerating": view.isDecelerating,
            "zooming": view.isZooming, "zoom bouncing": view.isZoomBouncing,
        ].filter(\.value).keys.sorted()
        #expect(moves.isEmpty, "seed \(seed): \(view.layoutName) is stuck \(moves.joined(separator: ", "))")
        let offset = view.contentOffset, rest = view.clamped(offset)
        #expect(
            abs(offset.x - rest.x) < 0.5 && abs(offset.y - rest.y) < 0.5 || view.bounds.isEmpty,
            "seed \(seed): \(view.layoutName) rests at \(offset), outside its edges")
    }

    private func expectTaps() {
        var taps = 0
        let target = UIView(frame: screen.window.bounds)
        let tap = UITapGestureRecognizer()
        tap.addAction(UIAction { _ in taps += 1 })
        target.addGestureRecognizer(tap)
        screen.window.addSubview(target)
        screen.tap(at: CGPoint(x: 150, y: 150))
        #expect(taps == 1, "seed \(seed): a tap afterwards was not recognised")
        target.removeFromSuperview()
    }

    private func leave() {
        navigation.dismiss(animated: false)
        screen.advance(by: 1)
        screen.window.rootViewController = nil
        screen.advance(by: 0.1)
    }
}

/// A push that a drag from the right edge drives, inside a screen whose content scrolls and whose pages turn.
@MainActor
private final class InteractivePush: NSObject, UINavigationControllerDelegate {
    private unowned let navigation: UINavigationController
    private let edge = UIScreenEdgePanGestureRecognizer()
    private var driver: UIPercentDrivenInteractiveTransition?
    var isByHand = false
    private let census = Playground.Census()

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        edge.edges = .right
        edge.addAction(UIAction { [weak self] _ in self?.drag() })
        navigation.view.addGestureRecognizer(edge)
        navigation.delegate = self
    }

    private func drag() {
        let part = -edge.translation(in: navigation.view).x / 300
        switch edge.state {
        case .began:
            guard isByHand, navigation.viewControllers.count < 4, navigation.transitionCoordinator == nil else {
                return
            }
            driver = UIPercentDrivenInteractiveTransition()
            navigation.pushViewController(PlaygroundController(3), animated: true)
        case .changed: driver?.update(min(max(part, 0), 1))
        case .ended, .cancelled:
            if edge.state == .ended, part > 0.4 { driver?.finish() } else { driver?.cancel() }
            driver = nil
        default: break
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { driver == nil ? nil : Slide() }

    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let to = context.viewController(forKey: .to), let view = to.view else { return }
            let end = context.finalFrame(for: to)
            view.frame = end.offsetBy(dx: 300, dy: 0)
            context.containerView.addSubview(view)
            UIView.animate(withDuration: 0.3) {
                view.frame = end
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }
}

/// Every recogniser there is, on views inside each other, some inside scroll views; pages below.
@MainActor
private final class PlaygroundController: Playground.CountedController, UIScrollViewDelegate,
    UIPageViewControllerDataSource
{
    private let kind: Int
    private(set) var recognizers: [UIGestureRecognizer] = []
    private let zoomed = Playground.CountedView(frame: CGRect(x: 0, y: 0, width: 140, height: 100))
    private let pages: Playground.CountedPages
    private let outer = Playground.CountedScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    init(_ kind: Int) {
        self.kind = kind
        pages = Playground.CountedPages(
            transitionStyle: kind % 2 == 0 ? .scroll : .pageCurl, navigationOrientation: .horizontal)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        outer.contentSize = CGSize(width: 450, height: 900)
        outer.contentInsetAdjustmentBehavior = kind == 0 ? .automatic : .never
        view.addSubview(outer)
        addRecognizers()
        addInnerScrollViews()
        addControls()
        addPages()
    }

    private func addRecognizers() {
        let board = Playground.CountedView(frame: CGRect(x: 0, y: 0, width: 250, height: 140))
        board.isMultipleTouchEnabled = true
        let double = UITapGestureRecognizer(), tap = UITapGestureRecognizer(), edge = UIScreenEdgePanGestureRecognizer()
        double.numberOfTapsRequired = 2
        tap.require(toFail: double)
        edge.edges = .bottom
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = [.up, .down]
        recognizers = [
            double, tap, UILongPressGestureRecognizer(), Playground.CountedPan(), UIPinchGestureRecognizer(),
            UIRotationGestureRecognizer(), swipe, UIHoverGestureRecognizer(),
        ]
        for recognizer in recognizers { board.addGestureRecognizer(recognizer) }
        view.addGestureRecognizer(edge)
        recognizers.append(edge)
        outer.addSubview(board)
    }

    private func addInnerScrollViews() {
        let paged = Playground.CountedScrollView(frame: CGRect(x: 10, y: 150, width: 150, height: 100))
        paged.contentSize = CGSize(width: 600, height: 100)
        paged.isPagingEnabled = true
        let tall = Playground.CountedScrollView(frame: CGRect(x: 0, y: 0, width: 150, height: 80))
        tall.contentSize = CGSize(width: 150, height: 400)
        tall.refreshControl = UIRefreshControl()
        paged.addSubview(tall)
        let zoom = Playground.CountedScrollView(frame: CGRect(x: 160, y: 150, width: 140, height: 100))
        zoom.delegate = self
        zoom.addSubview(zoomed)
        zoom.contentSize = zoomed.bounds.size
        zoom.maximumZoomScale = 3
        outer.addSubview(paged)
        outer.addSubview(zoom)
    }

    private func addControls() {
        let slider = UISlider(frame: CGRect(x: 10, y: 260, width: 120, height: 34)), toggle = UISwitch()
        toggle.frame.origin = CGPoint(x: 160, y: 260)
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Push") { [weak self] _ in self?.push() })
        button.frame = CGRect(x: 230, y: 260, width: 70, height: 34)
        for control in [slider, toggle, button] { outer.addSubview(control) }
        outer.addSubview(UITextField(frame: CGRect(x: 10, y: 300, width: 200, height: 30)))
    }

    private func push() {
        guard let navigationController, navigationController.viewControllers.count < 4 else { return }
        navigationController.pushViewController(PlaygroundController(kind + 1), animated: true)
    }

    private func addPages() {
        pages.dataSource = self
        pages.setViewControllers([page(0)], direction: .forward, animated: false)
        addChild(pages)
        pages.view.frame = CGRect(x: 20, y: 180, width: 260, height: 110)
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
    }

    func turnPages(animated: Bool) {
        guard isViewLoaded else { return }
        pages.setViewControllers([page(0)], direction: .forward, animated: animated)
    }

    private func page(_ number: Int) -> UIViewController {
        let page = Playground.CountedController()
        page.title = "\(number)"
        return page
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbor(of: viewController, -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbor(of: viewController, 1) }

    private func neighbor(of page: UIViewController, _ step: Int) -> UIViewController? {
        let number = (page.title.flatMap { Int($0) } ?? 0) + step
        return (-3...3).contains(number) ? self.page(number) : nil
    }
}
