import MutoscopeTesting
import Testing
import UIKit

/// What a page places by its bounds when it is loaded, and has sized by margins from then on, keeps its distance from the edges in
/// whatever holds the page: no holder makes the page smaller than nothing on the way.
@MainActor @Suite("Content sized by margins") struct SizedByMarginsTests {
    private final class Page: UIViewController {
        let content = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()
            content.frame = view.bounds.insetBy(dx: 12, dy: 12)
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(content)
            preferredContentSize = CGSize(width: 220, height: 90)
        }

        func check(_ holder: String) {
            #expect(view.bounds.width > 24 && view.bounds.height > 24, "\(holder)")
            #expect(content.frame == view.bounds.insetBy(dx: 12, dy: 12), "\(holder)")
        }
    }

    private let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)
    private let root = UIViewController()

    private func show(_ controller: UIViewController) {
        screen.show(controller)
        screen.advance(by: 0.1)
    }

    @Test(
        "pages that are presented", arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .popover])
    func presented(_ style: UIModalPresentationStyle) {
        show(root)
        let page = Page()
        page.modalPresentationStyle = style
        page.popoverPresentationController?.sourceView = root.view
        page.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
        page.popoverPresentationController?.delegate = Always.here
        root.present(page, animated: true)
        screen.advance(by: 1)
        page.check("\(style.rawValue)")
    }

    @Test("pages in containers")
    func contained() {
        let holders: [(String, (Page) -> UIViewController)] = [
            ("navigation", { UINavigationController(rootViewController: $0) }),
            (
                "tabs",
                { page in
                    let tabs = UITabBarController()
                    tabs.viewControllers = [page]
                    return tabs
                }
            ),
            (
                "pages",
                { page in
                    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                    pages.setViewControllers([page], direction: .forward, animated: false)
                    return pages
                }
            ),
            (
                "curling pages",
                { page in
                    let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
                    pages.setViewControllers([page], direction: .forward, animated: false)
                    return pages
                }
            ),
            (
                "columns",
                { page in
                    let split = UISplitViewController(style: .doubleColumn)
                    split.setViewController(page, for: .primary)
                    split.setViewController(UIViewController(), for: .secondary)
                    return split
                }
            ),
        ]
        for (name, holder) in holders {
            let page = Page()
            show(holder(page))
            screen.advance(by: 1)
            if page.viewIfLoaded?.window != nil { page.check(name) } else { #expect(name == "columns") }
        }
    }

    @Test("a page that is pushed")
    func pushed() {
        let navigation = UINavigationController(rootViewController: root)
        show(navigation)
        let page = Page()
        navigation.pushViewController(page, animated: true)
        screen.advance(by: 1)
        page.check("pushed")
    }

    private final class Always: NSObject, UIPopoverPresentationControllerDelegate {
        static let here = Always()
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }
}
