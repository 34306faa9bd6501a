import MutoscopeTesting
import Testing

@testable import UIKit

/// A page that writes down its appearance calls.
@MainActor
final class NumberedPage: UIViewController {
    let number: Int
    private let log: (String) -> Void

    init(_ number: Int, _ log: @escaping (String) -> Void) {
        self.number = number
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        view.backgroundColor = UIColor(hue: CGFloat(number) / 9, saturation: 0.6, brightness: 0.9, alpha: 1)
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 80, height: 60))
        label.text = "\(number)"
        label.font = .systemFont(ofSize: 48)
        view.addSubview(label)
    }
    override func viewWillAppear(_ animated: Bool) { log("\(number) will appear") }
    override func viewDidAppear(_ animated: Bool) { log("\(number) did appear") }
    override func viewWillDisappear(_ animated: Bool) { log("\(number) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log("\(number) did disappear") }
}

/// Pages 0…9.
@MainActor
final class NumberedPages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var lines: [String] = []
    var turns: [String] = []
    var dots = 0
    var duringTurn: (() -> Void)?
    var spine: UIPageViewController.SpineLocation?

    func page(_ number: Int) -> NumberedPage {
        NumberedPage(number) { [unowned self] line in lines.append(line) }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbor(viewController, -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbor(viewController, 1) }

    private func neighbor(_ controller: UIViewController, _ step: Int) -> UIViewController? {
        guard let number = (controller as? NumberedPage)?.number, (0...9).contains(number + step) else { return nil }
        return page(number + step)
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { pageViewController.numbers[0] }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        turns.append("to \(pendingViewControllers.compactMap { ($0 as? NumberedPage)?.number })")
        duringTurn?()
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        let numbers = previousViewControllers.compactMap { ($0 as? NumberedPage)?.number }
        turns.append("finished \(finished) from \(numbers) completed \(completed)")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        guard let spine else { return pageViewController.spineLocation }
        let first = pageViewController.numbers[0]
        let pages = spine == .mid ? [page(first), page(first + 1)] : [page(first)]
        pageViewController.setViewControllers(pages, direction: .forward, animated: false)
        return spine
    }
}

extension UIPageViewController {
    var numbers: [Int] { (viewControllers ?? []).compactMap { ($0 as? NumberedPage)?.number } }
}

@MainActor
struct PageStage {
    let screen: TestScreen
    let pages = NumberedPages()
    let controller: UIPageViewController

    init(
        _ style: UIPageViewController.TransitionStyle, size: CGSize = CGSize(width: 300, height: 400),
        orientation: UIPageViewController.NavigationOrientation = .horizontal, dots: Int = 0,
        options: [UIPageViewController.OptionsKey: Any]? = nil, first: [Int] = [3]
    ) {
        screen = TestScreen(size: size)
        controller = UIPageViewController(
            transitionStyle: style, navigationOrientation: orientation, options: options)
        pages.dots = dots
        controller.dataSource = pages
        controller.delegate = pages
        controller.setViewControllers(first.map(pages.page), direction: .forward, animated: false)
        screen.show(controller)
        pages.lines = []
    }

    /// What has to be true whenever no finger is down and nothing moves.
    func expectRest(_ numbers: [Int], _ comment: Comment? = nil) {
        #expect(controller.numbers == numbers, comment)
        #expect(controller.children.count == numbers.count, comment)
        for page in controller.viewControllers ?? [] {
            #expect(page.parent === controller, comment)
            #expect(page.view.window != nil, comment)
            #expect(page.isAppeared, comment)
        }
    }
}

@MainActor @Suite struct ScrolledPagesTests {
    @Test func swipesTurnAndTellInOrder() {
        let stage = PageStage(.scroll)
        #expect(stage.controller.gestureRecognizers.isEmpty)
        stage.screen.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 60, y: 200), duration: 0.15)
        stage.screen.advance(by: 2)
        stage.expectRest([4])
        #expect(stage.pages.lines == ["4 will appear", "3 will disappear", "4 did appear", "3 did disappear"])
        #expect(stage.pages.turns == ["to [4]", "finished true from [3] completed true"])
        stage.screen.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 250, y: 200), duration: 0.15)
        stage.screen.advance(by: 2)
        stage.expectRest([3])
    }

    @Test func shortDragsFallBack() {
        let stage = PageStage(.scroll)
        stage.screen.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 200, y: 200), duration: 0.6)
        stage.screen.advance(by: 2)
        stage.expectRest([3])
        #expect(
            stage.pages.lines == [
                "4 will appear", "3 will disappear", "3 will appear", "3 did appear", "4 will disappear",
                "4 did disappear",
            ])
        #expect(stage.pages.turns == ["to [4]", "finished true from [3] completed false"])
    }

    @Test func theFirstAndLastPagesHaveNoNeighbors() {
        let stage = PageStage(.scroll, first: [0])
        stage.screen.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 250, y: 200), duration: 0.15)
        stage.screen.advance(by: 2)
        stage.expectRest([0])
        #expect(stage.pages.turns.isEmpty)
        for _ in 0..<12 {
            stage.screen.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 60, y: 200), duration: 0.15)
            stage.screen.advance(by: 1.5)
        }
        stage.expectRest([9])
    }

    @Test func quickSwipesGoOnFromTheNearerPage() {
        let stage = PageStage(.scroll)
        for _ in 0..<3 {
            stage.screen.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 40, y: 200), duration: 0.1)
            stage.screen.advance(by: 0.2)
        }
        stage.screen.advance(by: 2)
        stage.expectRest([6])
        stage.screen.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 150, y: 200), duration: 0.2)
        stage.screen.advance(by: 0.05)
        stage.screen.tap(at: CGPoint(x: 150, y: 200))
        stage.screen.advance(by: 2)
        #expect([[6], [7]].contains(stage.controller.numbers))
        stage.expectRest(stage.controller.numbers)
    }

    @Test func programmedTurnsScrollAndCallBackOnce() {
        let stage = PageStage(.scroll)
        var ends: [Bool] = []
        stage.controller.setViewControllers([stage.pages.page(7)], direction: .forward, animated: true) {
            ends.append($0)
        }
        stage.screen.advance(by: 0.1)
        #expect(ends.isEmpty)
        stage.screen.advance(by: 1)
        #expect(ends == [true])
        #expect(stage.pages.turns.isEmpty)
        stage.expectRest([7])
        // Its neighbours are those of the new page.
        stage.screen.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 250, y: 200), duration: 0.15)
        stage.screen.advance(by: 2)
        stage.expectRest([6])
    }

    @Test func pagesSetInTheMiddleOfATurnEndIt() {
        let stage = PageStage(.scroll)
        var ends: [String] = []
        stage.controller.setViewControllers([stage.pages.page(5)], direction: .forward, animated: true) {
            ends.append("5 \($0)")
        }
        stage.screen.advance(by: 0.1)
        stage.controller.setViewControllers([stage.pages.page(1)], direction: .reverse, animated: true) {
            ends.append("1 \($0)")
        }
        #expect(ends == ["5 false"])
        stage.screen.advance(by: 1)
        #expect(ends == ["5 false", "1 true"])
        stage.expectRest([1])
        // A finger's turn is taken back.
        let finger = stage.screen.finger(at: CGPoint(x: 250, y: 200))
        finger.move(to: CGPoint(x: 100, y: 200), over: 0.2)
        stage.controller.setViewControllers([stage.pages.page(8)], direction: .forward, animated: false)
        #expect(stage.pages.turns == ["to [2]", "finished false from [1] completed false"])
        finger.move(to: CGPoint(x: 20, y: 200), over: 0.2)
        finger.lift()
        stage.screen.advance(by: 2)
        stage.expectRest([8])
    }

    final class Watcher: NSObject, UIScrollViewDelegate {
        var progress: [CGFloat] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            progress.append((scrollView.contentOffset.x - scrollView.bounds.width) / scrollView.bounds.width)
        }
    }

    /// Programs take the delegate of the scroll view inside, to tell how far a turn is.
    @Test(arguments: [0, 3, 9]) func aProgramMayWatchTheScrollView(first: Int) {
        let stage = PageStage(.scroll, first: [first]), watcher = Watcher()
        let inner = stage.controller.view.subviews.compactMap { $0 as? UIScrollView }[0]
        inner.delegate = watcher
        #expect(inner.contentOffset.x == 300)
        let goesBack = first == 9
        let finger = stage.screen.finger(at: CGPoint(x: goesBack ? 40 : 260, y: 200))
        finger.move(to: CGPoint(x: goesBack ? 200 : 100, y: 200), over: 0.2)
        #expect(abs(watcher.progress.last! - (goesBack ? -0.5 : 0.5)) < 0.01)
        finger.lift()
        stage.screen.advance(by: 1)
        stage.expectRest([goesBack ? 8 : first + 1])
        #expect(inner.contentOffset.x == 300)
        #expect(watcher.progress.allSatisfy { goesBack ? $0 <= 0 : $0 >= 0 })
    }

    @Test func aProgramMayKeepFingersFromScrolling() {
        let stage = PageStage(.scroll)
        let inner = stage.controller.view.subviews.compactMap { $0 as? UIScrollView }[0]
        inner.isScrollEnabled = false
        stage.controller.setViewControllers([stage.pages.page(4)], direction: .forward, animated: true)
        stage.screen.advance(by: 1)
        #expect(!inner.isScrollEnabled)
        stage.screen.drag(from: CGPoint(x: 260, y: 200), to: CGPoint(x: 60, y: 200), duration: 0.2)
        stage.screen.advance(by: 1)
        stage.expectRest([4])
    }

    @Test func dotsFollowAndTurn() {
        let stage = PageStage(.scroll, dots: 10)
        // A subview of the view itself, as on iOS: programs look for it there, and for the scroll view.
        let control = stage.controller.view.subviews.compactMap { $0 as? UIPageControl }.first
        #expect(stage.controller.view.subviews.contains { $0 is UIScrollView })
        #expect(control?.numberOfPages == 10)
        #expect(control?.currentPage == 3)
        stage.screen.advance(by: 0.1)
        #expect(stage.controller.viewControllers?.first?.view.frame.height == 363)
        stage.screen.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 60, y: 200), duration: 0.15)
        stage.screen.advance(by: 2)
        #expect(control?.currentPage == 4)
        stage.screen.tap(at: CGPoint(x: 280, y: 385))
        stage.screen.advance(by: 2)
        stage.expectRest([5])
        #expect(control?.currentPage == 5)
        stage.screen.tap(at: CGPoint(x: 20, y: 385))
        stage.screen.advance(by: 2)
        stage.expectRest([4])
        #expect(control?.currentPage == 4)
        #expect(stage.pages.turns.count == 6)
    }

    @Test func aWheelTurnsPagesAndFingersCatchThem() {
        let stage = PageStage(.scroll)
        stage.screen.wheel(at: CGPoint(x: 150, y: 200), by: CGPoint(x: -20, y: 0))
        stage.screen.advance(by: 1)
        stage.expectRest([4])
        stage.screen.wheel(at: CGPoint(x: 150, y: 200), by: CGPoint(x: -20, y: 0))
        stage.screen.advance(by: 0.1)
        stage.screen.tap(at: CGPoint(x: 150, y: 200))
        stage.screen.advance(by: 2)
        stage.expectRest([4])
    }

    @Test func pagesLeaveWithTheirController() {
        let stage = PageStage(.scroll)
        let finger = stage.screen.finger(at: CGPoint(x: 250, y: 200))
        finger.move(to: CGPoint(x: 100, y: 200), over: 0.2)
        stage.screen.show(UIViewController())
        #expect(stage.pages.turns == ["to [4]", "finished false from [3] completed false"])
        #expect(stage.pages.lines.suffix(2) == ["3 will disappear", "3 did disappear"])
        finger.lift()
        stage.screen.show(stage.controller)
        stage.screen.advance(by: 0.1)
        stage.expectRest([3])
    }

    @Test func aSourceSetLaterIsAsked() {
        let stage = PageStage(.scroll)
        stage.controller.dataSource = nil
        stage.screen.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 60, y: 200), duration: 0.15)
        stage.screen.advance(by: 2)
        stage.expectRest([3])
        stage.controller.dataSource = stage.pages
        stage.screen.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 60, y: 200), duration: 0.15)
        stage.screen.advance(by: 2)
        stage.expectRest([4])
    }

    @Test func spacingAndDirection() {
        let stage = PageStage(.scroll, options: [.interPageSpacing: 20])
        let finger = stage.screen.finger(at: CGPoint(x: 250, y: 200))
        finger.move(to: CGPoint(x: 140, y: 200), over: 0.3)
        let next = stage.controller.children.first { ($0 as? NumberedPage)?.number == 4 }
        #expect(next?.view.convert(CGPoint.zero, to: stage.screen.window).x == 220)
        finger.lift()
        stage.screen.advance(by: 2)
        stage.screen.layoutDirection = .rightToLeft
        stage.controller.setViewControllers([stage.pages.page(5)], direction: .forward, animated: false)
        stage.screen.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 250, y: 200), duration: 0.15)
        stage.screen.advance(by: 2)
        stage.expectRest([6])
    }

    @Test func upAndDown() {
        let stage = PageStage(.scroll, orientation: .vertical)
        stage.screen.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 60), duration: 0.15)
        stage.screen.advance(by: 2)
        stage.expectRest([4])
        stage.screen.resize(to: CGSize(width: 400, height: 300))
        stage.screen.advance(by: 0.1)
        #expect(stage.controller.viewControllers?.first?.view.frame.size == CGSize(width: 400, height: 300))
    }
}
