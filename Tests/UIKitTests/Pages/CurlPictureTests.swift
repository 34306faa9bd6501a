import MutoscopeTesting
import Testing
import UIKit

/// Leaves of books on their way, to look at: by program and by finger, with the spine at an edge and in the middle.
@MainActor @Suite(.serialized) struct CurlPictureTests {
    /// A page of text.
    final class TextPage: UIViewController {
        private let number: Int
        private let paper: UIColor

        init(_ number: Int, paper: UIColor = .white) {
            (self.number, self.paper) = (number, paper)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            view.backgroundColor = paper
            let title = UILabel(), text = UILabel()
            title.font = .boldSystemFont(ofSize: 22)
            title.text = "Chapter \(number)"
            title.textColor = [.systemRed, .systemBlue, .systemGreen, .systemPurple][number % 4]
            text.numberOfLines = 0
            text.font = .systemFont(ofSize: 13)
            text.textColor = .black
            text.text = (0..<18).map { "Line \($0) of page \(number) tells a little." }.joined(separator: "\n")
            title.frame = CGRect(x: 20, y: 24, width: 200, height: 30)
            text.frame = CGRect(x: 20, y: 64, width: 260, height: 320)
            text.autoresizingMask = [.flexibleWidth]
            for label in [title, text] { view.addSubview(label) }
        }
    }

    final class Book: NSObject, UIPageViewControllerDataSource {
        private var numbers: [ObjectIdentifier: Int] = [:]
        private var kept: [UIViewController] = []
        private let isBlank: Bool

        init(isBlank: Bool = false) { self.isBlank = isBlank }

        func page(_ number: Int) -> UIViewController {
            let page = isBlank ? UIViewController() : TextPage(number)
            if isBlank { page.view.backgroundColor = .white }
            numbers[ObjectIdentifier(page)] = number
            kept.append(page)
            return page
        }

        private func neighbor(_ page: UIViewController, _ step: Int) -> UIViewController? {
            numbers[ObjectIdentifier(page)].map { self.page($0 + step) }
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { neighbor(viewController, -1) }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { neighbor(viewController, 1) }
    }

    enum Binding: String, CaseIterable { case left, right, middle, doubleSided, top }

    private func open(_ binding: Binding, scale: CGFloat) -> (TestScreen, UIPageViewController, Book) {
        let isWide = binding == .middle
        let screen = TestScreen(size: CGSize(width: isWide ? 560 : 300, height: 400), scale: scale)
        let spine: UIPageViewController.SpineLocation = isWide ? .mid : binding == .right ? .max : .min
        let book = Book()
        let pages = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: binding == .top ? .vertical : .horizontal,
            options: [.spineLocation: spine])
        if binding == .doubleSided { pages.isDoubleSided = true }
        pages.dataSource = book
        pages.setViewControllers(
            isWide ? [book.page(4), book.page(5)] : [book.page(4)], direction: .forward, animated: false)
        screen.show(pages)
        screen.advance(by: 0.1)
        return (screen, pages, book)
    }

    @Test(arguments: Binding.allCases, [1, 2] as [CGFloat]) func turnsByProgram(binding: Binding, scale: CGFloat) throws
    {
        let (screen, pages, book) = open(binding, scale: scale)
        let isPair = binding == .middle || binding == .doubleSided
        pages.setViewControllers(
            isPair ? [book.page(6), book.page(7)] : [book.page(6)], direction: .forward, animated: true)
        for step in 1...5 {
            screen.advance(by: 0.4 / 6)
            try screen.pictureToLookAt("curl-\(binding.rawValue)-\(Int(scale))x-\(step)")
        }
        screen.advance(by: 0.2)
        #expect(!screen.displays(.mesh))
    }

    /// Along a line across blank pages it gets lighter only once: where the leaf's upper side begins.
    @Test func theShadowOfAHeldLeafLeavesNoWedgeOut() {
        let screen = TestScreen(size: CGSize(width: 300, height: 400), scale: 2)
        let book = Book(isBlank: true)
        let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        pages.dataSource = book
        pages.setViewControllers([book.page(4)], direction: .forward, animated: false)
        screen.show(pages)
        screen.advance(by: 0.1)
        let finger = screen.finger(at: CGPoint(x: 280, y: 330))
        finger.move(to: CGPoint(x: 62, y: 265), over: 0.6)
        screen.advance(by: 0.5)
        let shown = screen.snapshot()
        for y in [4, 30, 60, 780, 790] {
            let line = (0..<600).map { Int(shown.pixel($0, y).red) }
            let jumps = zip(line, line.dropFirst()).filter { $1 - $0 > 10 }.count
            #expect(jumps <= 1, "line \(y): \(jumps) light edges")
        }
        finger.lift()
        screen.advance(by: 1)
        withExtendedLifetime(book) {}
    }

    @Test(arguments: Binding.allCases, [1, 2] as [CGFloat]) func turnsByFinger(binding: Binding, scale: CGFloat) throws
    {
        let (screen, _, book) = open(binding, scale: scale)
        let size = screen.size
        let isDown = binding == .top, isBack = binding == .right
        let start = isDown ? CGPoint(x: 220, y: 380) : CGPoint(x: isBack ? 20 : size.width - 20, y: 330)
        let finger = screen.finger(at: start)
        for step in 1...5 {
            let part = CGFloat(step) / 5.5
            let there =
                isDown
                ? CGPoint(x: 220 - 40 * part, y: 380 - 380 * part)
                : CGPoint(
                    x: isBack ? 20 + size.width * part : size.width - 20 - size.width * part, y: 330 - 90 * part)
            finger.move(to: there, over: 0.15)
            screen.advance(by: 0.3)
            try screen.pictureToLookAt("held-\(binding.rawValue)-\(Int(scale))x-\(step)")
        }
        #expect(screen.displays(.mesh))
        finger.lift()
        screen.advance(by: 1)
        #expect(!screen.displays(.mesh))
        withExtendedLifetime(book) {}
    }
}
