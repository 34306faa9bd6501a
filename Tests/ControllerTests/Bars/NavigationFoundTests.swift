import MutoscopeTesting
import Testing
import UIKit

/// What other people's libraries showed of navigation controllers and of pictures of views.
@MainActor @Suite("navigation controllers made in code") struct NavigationFoundTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 844))

    private final class Page: UIViewController {
        let strip = UIView(frame: CGRect(x: 30, y: 60, width: 330, height: 50))
        override func viewDidLoad() {
            super.viewDidLoad()
            strip.autoresizingMask = .flexibleWidth
            view.addSubview(strip)
            preferredContentSize = CGSize(width: 200, height: 150)
            navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        }
    }

    private final class Host: UIViewController {
        var heard: [CGSize] = []
        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            heard.append(container.preferredContentSize)
        }
    }

    @Test("pages and title views keep the sizes that they were given")
    func sizes() {
        let page = Page()
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.1)
        #expect(page.strip.frame == CGRect(x: 30, y: 60, width: 330, height: 50))
        #expect(page.navigationItem.titleView?.bounds.size == CGSize(width: 200, height: 30))
    }

    @Test("they ask for what the page on top asks for, unless they have a wish of their own")
    func wishes() {
        let page = Page(), navigation = UINavigationController(rootViewController: page), host = Host()
        host.addChild(navigation)
        host.view.addSubview(navigation.view)
        navigation.didMove(toParent: host)
        screen.show(host)
        screen.advance(by: 0.1)
        #expect(navigation.preferredContentSize == CGSize(width: 200, height: 150))
        #expect(host.heard.last == CGSize(width: 200, height: 150))
        page.preferredContentSize.height = 170
        #expect(host.heard.last == CGSize(width: 200, height: 170))
        navigation.preferredContentSize = CGSize(width: 10, height: 10)
        #expect(host.heard.last == CGSize(width: 10, height: 10))
        page.preferredContentSize.height = 180
        #expect(navigation.preferredContentSize == CGSize(width: 10, height: 10))
    }

    @Test("a picture can be taken of a view that was just put elsewhere, and of a picture")
    func pictures() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
            other = UIView(frame: screen.window.bounds)
        view.backgroundColor = .red
        let root = UIViewController()
        root.view.addSubview(view)
        root.view.addSubview(other)
        screen.show(root)
        #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
        screen.advance(by: 0.1)
        other.addSubview(view)
        let picture = try #require(view.snapshotView(afterScreenUpdates: false))
        let part = picture.resizableSnapshotView(
            from: CGRect(x: 0, y: 0, width: 50, height: 100), afterScreenUpdates: false, withCapInsets: .zero)
        let half = try #require(part)
        half.frame.origin = CGPoint(x: 200, y: 200)
        other.addSubview(half)
        screen.advance(by: 0.1)
        let pixels = screen.snapshot()
        #expect(pixels.width == 390 * pixels.height / 844)
        #expect(half.bounds.size == CGSize(width: 50, height: 100))
    }
}
