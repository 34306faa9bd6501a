import MutoscopeTesting
import TestSupport
import Testing

@testable import UIKit

/// Random fingers on pages in pages, with scroll views that page and others that do not between them, while the program sets pages and the
/// screen changes its size: every turn that is told has an end, and everything comes to rest where it belongs.
///
/// `RandomRounds` says how many scripts there are.
@MainActor @Suite("pages in pages") struct NestedPagesTests {
    @Test("nothing sticks, and every call has its counterpart")
    func nothingSticks() {
        for seed in RandomRounds.seeds(usually: 25) { NestedPagesScript(seed: seed).run() }
    }

    @Test("pages that are flicked back in from beyond their edge rest on a page", arguments: [145, 155, 165])
    func flicksFromBeyondTheEdge(length: CGFloat) {
        let screen = TestScreen(size: CGSize(width: 300, height: 400), scale: 1), controller = UIViewController()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.isPagingEnabled = true
        view.contentSize = CGSize(width: 1200, height: 400)
        controller.view.addSubview(view)
        screen.show(controller)
        let finger = screen.finger(at: CGPoint(x: 60, y: 200))
        finger.move(to: CGPoint(x: 240, y: 200), over: 0.3)
        finger.move(to: CGPoint(x: 240 - length, y: 200), over: 0.2)
        #expect(view.contentOffset.x < 0)
        finger.lift()
        screen.advance(by: 3)
        #expect([0, 300].contains(view.contentOffset.x))
    }

    @Test("a page that is set while its controller is on the way out is seen when that stays after all")
    func pagesSetOnTheWayOut() {
        let screen = TestScreen(size: CGSize(width: 300, height: 400), scale: 1)
        let inner = PageBook(.scroll, .horizontal) { BookPage($0) { _ in } }
        let outer = PageBook(.scroll, .horizontal) { number in
            BookPage(number) { page in
                guard number == -3 else { return }
                page.addChild(inner.controller)
                inner.controller.view.frame = CGRect(x: 20, y: 150, width: 260, height: 180)
                page.view.addSubview(inner.controller.view)
                inner.controller.didMove(toParent: page)
            }
        }
        // The first page, past which a finger may go without another turn.
        outer.set(-3, forward: true, animated: false)
        screen.show(outer.controller)
        screen.advance(by: 0.1)
        let finger = screen.finger(at: CGPoint(x: 250, y: 50))
        finger.move(to: CGPoint(x: 235, y: 50), over: 0.2)
        inner.set(1, forward: true, animated: true)
        // Back beyond where it was, in the middle of the turn inside.
        finger.move(to: CGPoint(x: 255, y: 50), over: 0.1)
        screen.advance(by: 0.5)
        finger.lift()
        screen.advance(by: 2)
        let shown = inner.controller.viewControllers?.first as? BookPage
        #expect(shown?.number == 1)
        #expect(shown?.isSeen == true)
        #expect(shown?.isChanging == false)
        #expect(inner.controller.children.count == 1)
    }
}

/// Pages of one controller, and what it tells of them.
@MainActor
private final class PageBook: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let controller: UIPageViewController
    private let make: (Int) -> BookPage
    private(set) var faults: [String] = []
    private var turn: (old: [UIViewController], new: [UIViewController])?
    var isTurning: Bool { turn != nil }

    init(
        _ style: UIPageViewController.TransitionStyle, _ orientation: UIPageViewController.NavigationOrientation,
        _ make: @escaping (Int) -> BookPage
    ) {
        controller = UIPageViewController(transitionStyle: style, navigationOrientation: orientation)
        self.make = make
        super.init()
        (controller.dataSource, controller.delegate) = (self, self)
        controller.setViewControllers([make(0)], direction: .forward, animated: false)
    }

    func set(_ number: Int, forward: Bool, animated: Bool) {
        controller.setViewControllers([make(number)], direction: forward ? .forward : .reverse, animated: animated)
    }

    private func neighbor(_ page: UIViewController, _ step: Int) -> UIViewController? {
        guard let number = (page as? BookPage)?.number, (-3...3).contains(number + step) else { return nil }
        return make(number + step)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbor(viewController, -1) }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbor(viewController, 1) }
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        if turn != nil { faults.append("a turn begins within another") }
        turn = (pageViewController.viewControllers ?? [], pendingViewControllers)
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        if turn == nil { faults.append("a turn ends that has not begun") }
        if turn?.old != previousViewControllers { faults.append("a turn ends that came from other pages") }
        if pageViewController.viewControllers != (completed ? turn?.new : turn?.old) {
            faults.append("completed is \(completed), but other pages are shown")
        }
        turn = nil
    }
}

/// A page that knows from its appearance calls whether it is seen.
@MainActor
private final class BookPage: UIViewController {
    let number: Int
    private let fill: (BookPage) -> Void
    private(set) var isSeen = false
    private(set) var isChanging = false
    var books: [PageBook] = []

    init(_ number: Int, _ fill: @escaping (BookPage) -> Void) {
        (self.number, self.fill) = (number, fill)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        fill(self)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isChanging = true
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (isSeen, isChanging) = (true, false)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isChanging = true
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        (isSeen, isChanging) = (false, false)
    }
}

/// One seed's fingers.
@MainActor
private final class NestedPagesScript {
    private let seed: UInt64
    private var random: SeededGenerator
    private let screen = TestScreen(size: CGSize(width: 300, height: 400), scale: 1)
    private var books: [PageBook] = []
    private var fingers: [TestFinger] = []

    init(seed: UInt64) {
        self.seed = seed
        random = SeededGenerator(seed: seed)
    }

    private func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
    private var anyPoint: CGPoint { CGPoint(x: number(0...300), y: number(0...400)) }

    func run() {
        let outer = PageBook(.scroll, .horizontal) { [unowned self] in page($0) }
        books.append(outer)
        if seed % 3 == 2 { screen.layoutDirection = .rightToLeft }
        screen.show(outer.controller)
        screen.advance(by: 0.1)
        for _ in 0..<30 { act() }
        for finger in fingers { finger.lift() }
        screen.advance(by: 4)
        check()
    }

    /// A page that scrolls up and down, with pages inside: some that scroll across, some that curl or scroll up and down.
    private func page(_ number: Int) -> BookPage {
        BookPage(number) { [unowned self] page in
            let tall = UIScrollView(frame: page.view.bounds)
            tall.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            tall.contentSize = CGSize(width: 300, height: 700)
            let paged = UIScrollView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
            paged.isPagingEnabled = true
            paged.contentSize = CGSize(width: 800, height: 100)
            tall.addSubview(paged)
            page.view.addSubview(tall)
            let inner = PageBook(
                number.isMultiple(of: 2) ? .scroll : .pageCurl, number % 3 == 0 ? .vertical : .horizontal
            ) { BookPage($0) { _ in } }
            page.addChild(inner.controller)
            inner.controller.view.frame = CGRect(x: 20, y: 150, width: 260, height: 180)
            tall.addSubview(inner.controller.view)
            inner.controller.didMove(toParent: page)
            page.books = [inner]
            books.append(inner)
        }
    }

    private func act() {
        switch Int.random(in: 0..<14, using: &random) {
        case 0...2: if fingers.count < 3 { fingers.append(screen.finger(at: anyPoint)) }
        case 3, 4: fingers.randomElement(using: &random)?.move(to: anyPoint, over: Double(number(0...0.2)))
        case 5, 6: if !fingers.isEmpty { fingers.removeFirst().lift() }
        case 7: if !fingers.isEmpty { fingers.removeLast().cancel() }
        case 8...10: swipe()
        case 11: screen.advance(by: Double(number(0...0.4)))
        case 12:
            books.randomElement(using: &random)?.set(
                Int.random(in: -3...3, using: &random), forward: Bool.random(using: &random),
                animated: Bool.random(using: &random))
        default: screen.resize(to: CGSize(width: Bool.random(using: &random) ? 300 : 340, height: 400))
        }
    }

    private func swipe() {
        let start = anyPoint, length = number(-160...160)
        let isAcross = Bool.random(using: &random)
        screen.drag(
            from: start, to: CGPoint(x: start.x + (isAcross ? length : 0), y: start.y + (isAcross ? 0 : length)),
            duration: Double(number(0.03...0.2)))
        screen.advance(by: Double(number(0...0.15)))
    }

    // MARK: Afterwards

    private func check() {
        let comment: Comment = "seed \(seed)"
        #expect(screen.window.touchCenter.engaged.isEmpty, comment)
        for book in books {
            #expect(book.faults == [], comment)
            #expect(!book.isTurning, comment)
            guard book.controller.viewIfLoaded?.window != nil else { continue }
            let shown = book.controller.viewControllers ?? []
            #expect(shown.count == 1, comment)
            #expect(book.controller.children == shown, comment)
            guard let page = shown.first as? BookPage else { continue }
            #expect(page.isSeen, comment)
            #expect(!page.isChanging, comment)
            #expect(
                page.view.convert(page.view.bounds, to: book.controller.view) == book.controller.view.bounds, comment)
        }
        for case let view as UIScrollView in screen.window.subtree {
            #expect(!view.isTracking, comment)
            #expect(!view.isDragging, comment)
            #expect(!view.isDecelerating, comment)
            #expect(view.clamped(view.contentOffset) == view.contentOffset, comment)
            guard view.isPagingEnabled, view.bounds.width > 0 else { continue }
            let pages = view.contentOffset.x / view.bounds.width
            #expect(abs(pages - pages.rounded()) < 0.01, comment)
        }
        for view in screen.window.subtree {
            #expect(!(view is SnapshotView), comment)
            for recognizer in view.gestureRecognizers ?? [] where !(recognizer is UIHoverGestureRecognizer) {
                #expect(recognizer.state == .possible, comment)
                #expect(recognizer.activeTouches.isEmpty, comment)
            }
        }
    }
}
