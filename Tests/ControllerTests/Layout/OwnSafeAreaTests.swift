import MutoscopeTesting
import Testing
import UIKit

/// Windows and views that say themselves what is covered of them, as the windows of snapshot tests do.
@MainActor @Suite("Safe areas that a class overrides") struct OwnSafeAreaTests {
    private final class Notched: UIWindow {
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0) }
    }
    private final class Shelf: UIView {
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0) }
    }
    private let screen = TestScreen(size: CGSize(width: 200, height: 400), scale: 1)

    @Test("pages, their bars' contents and lists inside keep clear of it")
    func window() {
        let window = Notched(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let page = UIViewController(), list = UIScrollView()
        page.view.addSubview(list)
        list.frame = window.bounds
        list.contentSize = CGSize(width: 200, height: 1000)
        window.rootViewController = page
        window.makeKeyAndVisible()
        screen.advance(by: 0.02)
        #expect(page.view.safeAreaInsets == window.safeAreaInsets)
        #expect(page.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 44, width: 200, height: 322))
        #expect(list.adjustedContentInset.top == 44)
        page.additionalSafeAreaInsets.top = 6
        #expect(page.view.safeAreaInsets.top == 50)
    }

    @Test("a view's own counts for its margins, its guide and the views inside")
    func view() {
        let shelf = Shelf(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 0, y: 4, width: 50, height: 50))
        shelf.addSubview(inner)
        screen.show(shelf)
        #expect(inner.safeAreaInsets.top == 6)
        inner.frame.origin.y = 0
        #expect(inner.safeAreaInsets.top == 10)
        shelf.layoutMargins = .zero
        #expect(shelf.layoutMargins.top == 10)
    }
}
