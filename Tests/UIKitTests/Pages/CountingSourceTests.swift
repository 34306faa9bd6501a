import MutoscopeTesting
import Testing

@testable import UIKit

/// A source that keeps the number of the page that it was last asked about, as tutorials have it.
@MainActor @Suite("Page sources that count as they are asked") struct CountingSourceTests {
    private final class Source: NSObject, UIPageViewControllerDataSource {
        let pages = (0..<4).map { _ in UIViewController() }
        private var number = 0

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(beside: viewController, -1) }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(beside: viewController, 1) }

        private func page(beside page: UIViewController, _ step: Int) -> UIViewController? {
            guard let index = pages.firstIndex(of: page), pages.indices.contains(index + step) else { return nil }
            number = index + step
            return pages[number]
        }

        func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { number }
    }

    @Test("are asked for the number of a page before its neighbours")
    func order() throws {
        let source = Source(), book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        screen.show(book)
        book.dataSource = source
        book.setViewControllers([source.pages[0]], direction: .forward, animated: true)
        screen.advance(by: 0.5)
        let dots = try #require(book.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
        #expect(dots.currentPage == 0)
        screen.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 40, y: 200), duration: 0.2)
        screen.advance(by: 1)
        #expect(book.viewControllers?.first === source.pages[1])
        #expect(dots.currentPage == 1)
    }

    private final class Strict: NSObject, UIPageViewControllerDataSource {
        let page = UIViewController()

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { nil }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { nil }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int {
            pageViewController.viewControllers![0] === page ? 2 : 0
        }
    }

    @Test("are asked for nothing before there is a page, also where the view is there")
    func noPage() throws {
        let source = Strict(), book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        book.dataSource = source
        TestScreen(size: CGSize(width: 320, height: 480)).show(book)
        book.setViewControllers([source.page], direction: .forward, animated: false)
        let dots = try #require(book.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
        #expect(dots.currentPage == 2)
        #expect(dots.numberOfPages == 3)
        #expect(!dots.isHidden)
    }
}
