import MutoscopeTesting
import Testing
import UIKit

/// Leaves of books on their way, as they were looked at and found right.
@MainActor @Suite(.serialized) struct CurlGoldenTests {
    /// A page that is nowhere the same: lines of different lengths below a coloured title.
    final class Page: UIViewController {
        private let color: UIColor

        init(_ color: UIColor) {
            self.color = color
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            view.backgroundColor = .white
            add(CGRect(x: 12, y: 12, width: 60, height: 14), color)
            for line in 0..<12 {
                add(
                    CGRect(x: 12, y: 38 + CGFloat(line) * 13, width: 116 - CGFloat(line * 29 % 50), height: 5),
                    .systemGray2)
            }
        }

        private func add(_ frame: CGRect, _ color: UIColor) {
            let line = UIView(frame: frame)
            line.backgroundColor = color
            view.addSubview(line)
        }
    }

    final class Book: NSObject, UIPageViewControllerDataSource {
        var next: [UIViewController] = []

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { nil }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { next.isEmpty ? nil : next.removeFirst() }
    }

    private func open(
        _ spine: UIPageViewController.SpineLocation, _ size: CGSize, showing pages: [UIViewController]
    ) -> (TestScreen, UIPageViewController) {
        let screen = TestScreen(size: size, scale: 1)
        let controller = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: [.spineLocation: spine])
        controller.setViewControllers(pages, direction: .forward, animated: false)
        screen.show(controller)
        screen.advance(by: 0.1)
        return (screen, controller)
    }

    @Test func aLeafInTheHand() {
        let (screen, controller) = open(.min, CGSize(width: 150, height: 200), showing: [Page(.systemRed)])
        let book = Book()
        book.next = [Page(.systemBlue)]
        controller.dataSource = book
        let finger = screen.finger(at: CGPoint(x: 142, y: 170))
        finger.move(to: CGPoint(x: 62, y: 140), over: 0.3)
        screen.advance(by: 0.5)
        assertSnapshot(of: screen)
        finger.lift()
        withExtendedLifetime(book) {}
    }

    @Test func aLeafOfASpreadOnItsWay() {
        let (screen, controller) = open(
            .mid, CGSize(width: 300, height: 200), showing: [Page(.systemRed), Page(.systemOrange)])
        controller.setViewControllers(
            [Page(.systemGreen), Page(.systemBlue)], direction: .forward, animated: true)
        screen.advance(by: 0.3)
        assertSnapshot(of: screen)
    }
}
