import MutoscopeTesting
import TestSupport
import Testing
import UIKit

/// Page view controllers over pages that the program keeps, as most programs do.
@MainActor @Suite("pages that are kept") struct KeptPagesTests {
    /// Knows from its appearance calls whether it is seen.
    private final class CountingPage: UIViewController {
        var isSeen = false
        var isChanging = false
        var faults: [String] = []

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            isChanging = true
            if view.window == nil && parent?.view.window == nil { faults.append("appears outside windows") }
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

    private final class Source: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages: [CountingPage] = (0..<4).map { number in
            let page = CountingPage()
            page.title = "\(number)"
            return page
        }
        var wraps = false
        /// The turn that is told to have begun: from which pages, to which.
        private(set) var turn: (old: [UIViewController], new: [UIViewController])?
        private(set) var faults: [String] = []

        func neighbor(_ page: UIViewController, _ step: Int) -> UIViewController? {
            guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
            let next = index + step
            return wraps ? pages[(next + pages.count) % pages.count] : pages.indices.contains(next) ? pages[next] : nil
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

    @Test(
        "whatever fingers and the program do, one page is there at the end, and every call has its counterpart",
        arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl], [UInt64.random(in: 0...999_999), 3, 17])
    func random(style: UIPageViewController.TransitionStyle, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let source = Source(), book = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        (book.dataSource, book.delegate, source.wraps) = (source, source, Bool.random(using: &random))
        book.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        let screen = TestScreen(size: CGSize(width: 300, height: 400), scale: 1)
        screen.show(book)
        screen.advance(by: 0.1)
        var asked = 0, answered = 0
        for _ in 0..<60 {
            let x = CGFloat.random(in: 0...300, using: &random)
            switch Int.random(in: 0..<8, using: &random) {
            case 0, 1:
                asked += 1
                book.setViewControllers(
                    [source.pages[Int.random(in: 0..<4, using: &random)]],
                    direction: Bool.random(using: &random) ? .forward : .reverse,
                    animated: Bool.random(using: &random)
                ) { _ in answered += 1 }
            case 2: screen.tap(at: CGPoint(x: x, y: 200))
            case 3: screen.resize(to: CGSize(width: Bool.random(using: &random) ? 300 : 360, height: 400))
            case 4: book.dataSource = book.dataSource == nil ? source : nil
            default:
                let finger = screen.finger(at: CGPoint(x: x, y: 200))
                finger.move(
                    to: CGPoint(x: .random(in: 0...300, using: &random), y: 200),
                    over: .random(in: 0.05...0.3, using: &random))
                if Bool.random(using: &random) { finger.lift() } else { finger.cancel() }
            }
            screen.advance(by: .random(in: 0...0.4, using: &random))
        }
        screen.advance(by: 3)
        #expect(asked == answered, "seed \(seed)")
        #expect(source.turn == nil, "seed \(seed)")
        #expect(source.faults == [], "seed \(seed)")
        let shown = book.viewControllers ?? []
        #expect(shown.count == 1, "seed \(seed)")
        #expect(book.children == shown, "seed \(seed)")
        for page in source.pages {
            let isShown = shown.first === page
            #expect(page.isSeen == isShown, "seed \(seed), page \(page.title ?? "")")
            #expect(!page.isChanging, "seed \(seed), page \(page.title ?? "")")
            #expect(page.faults == [], "seed \(seed), page \(page.title ?? "")")
            #expect((page.viewIfLoaded?.window != nil) == isShown, "seed \(seed), page \(page.title ?? "")")
        }
        let frame = shown.first.map { $0.view.convert($0.view.bounds, to: nil) }
        #expect(frame == screen.window.bounds, "seed \(seed)")
    }

    @Test("pages that are shown again keep their views, and turns go on from them")
    func turnsBack() {
        let source = Source(), book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        (book.dataSource, book.delegate) = (source, source)
        book.setViewControllers([source.pages[1]], direction: .forward, animated: false)
        let screen = TestScreen(size: CGSize(width: 300, height: 400), scale: 1)
        screen.show(book)
        for (end, page) in [(20, 2), (280, 1), (280, 0), (280, 0), (20, 1)] as [(CGFloat, Int)] {
            screen.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: end, y: 200), duration: 0.1)
            screen.advance(by: 1)
            #expect(book.viewControllers?.first === source.pages[page])
        }
    }

    @Test("a call in the completion of another, and pages taken away altogether")
    func callsInCompletions() {
        let source = Source(), book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        book.dataSource = source
        let screen = TestScreen(size: CGSize(width: 300, height: 400), scale: 1)
        screen.show(book)
        var ends: [Bool] = []
        book.setViewControllers([source.pages[0]], direction: .forward, animated: true) { ends.append($0) }
        book.setViewControllers([source.pages[1]], direction: .forward, animated: true) { finished in
            ends.append(finished)
            book.setViewControllers([source.pages[2]], direction: .forward, animated: true) { ends.append($0) }
        }
        screen.advance(by: 2)
        #expect(ends == [true, true, true])
        #expect(book.viewControllers == [source.pages[2]])
        book.setViewControllers([], direction: .forward, animated: false)
        screen.advance(by: 0.5)
        #expect(book.viewControllers == nil)
        #expect(book.children.isEmpty)
        #expect(!source.pages[2].isSeen)
        screen.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 20, y: 200), duration: 0.1)
        screen.advance(by: 1)
        #expect(book.viewControllers == nil)
    }
}
