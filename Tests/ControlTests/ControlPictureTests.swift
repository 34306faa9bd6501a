import MutoscopeTesting
import Testing
import UIKit

/// Every control in light and dark, in both directions, at one and two pixels a point.
@MainActor @Suite(.serialized) struct ControlPictureTests {
    private func screen(_ size: CGSize, scale: CGFloat = 2, isDark: Bool = false, mirrored: Bool = false) -> TestScreen
    {
        let screen = TestScreen(size: size, scale: scale)
        screen.userInterfaceStyle = isDark ? .dark : .light
        screen.layoutDirection = mirrored ? .rightToLeft : .leftToRight
        return screen
    }

    @Test(
        arguments: [(1, false, false), (2, false, false), (2, true, false), (2, false, true)] as [(CGFloat, Bool, Bool)]
    )
    func sheets(scale: CGFloat, isDark: Bool, mirrored: Bool) throws {
        let screen = screen(CGSize(width: 320, height: 560), scale: scale, isDark: isDark, mirrored: mirrored)
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 560))
        screen.show(host)
        host.addSubview(ControlSheet())
        screen.advance(by: 0.5)
        try screen.pictureToLookAt("controls-\(Int(scale))x\(isDark ? "-dark" : "")\(mirrored ? "-rtl" : "")")
        #expect((screen.snapshot().pixel(2, 2).red > 200) != isDark)
    }

    @Test(arguments: [false, true]) func disabledControls(isDark: Bool) throws {
        let screen = screen(CGSize(width: 320, height: 560), isDark: isDark)
        let sheet = ControlSheet(isEnabled: false)
        screen.show(sheet)
        screen.advance(by: 0.5)
        try screen.pictureToLookAt("controls-disabled\(isDark ? "-dark" : "")")
        let disabled = screen.snapshot()
        #expect((disabled.pixel(2, 2).red > 200) != isDark)
        screen.show(ControlSheet())
        screen.advance(by: 0.5)
        let enabled = screen.snapshot()
        let differs = (0..<disabled.height).contains { y in
            (0..<disabled.width).contains { x in disabled.pixel(x, y) != enabled.pixel(x, y) }
        }
        #expect(differs, "disabled controls look as enabled ones do")
    }

    private final class Page: UIViewController {
        override func viewDidLoad() {
            view.backgroundColor = .systemBackground
            let label = UILabel(frame: CGRect(x: 20, y: 160, width: 280, height: 60))
            label.numberOfLines = 2
            label.text = "The text of a page that has bars above and below it."
            view.addSubview(label)
        }
    }

    private func tabs() -> UITabBarController {
        let pages = ["Library", "Search", "Profile"].map { name in
            let page = Page()
            page.title = name
            page.navigationItem.rightBarButtonItems = [
                UIBarButtonItem(barButtonSystemItem: .add), UIBarButtonItem(barButtonSystemItem: .edit),
            ]
            let stack = UINavigationController(rootViewController: page)
            stack.tabBarItem = UITabBarItem(
                title: name,
                image: UIImage(
                    systemName: ["book": "Library", "magnifyingglass": "Search"].first { $1 == name }?.key ?? "person"),
                tag: 0)
            stack.tabBarItem.badgeValue = name == "Profile" ? "3" : nil
            return stack
        }
        pages[1].navigationBar.prefersLargeTitles = true
        let next = Page()
        next.title = "Next"
        pages[2].pushViewController(next, animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = pages
        return tabs
    }

    @Test(arguments: [(false, false), (true, false), (false, true)])
    func bars(isDark: Bool, mirrored: Bool) throws {
        let screen = screen(CGSize(width: 320, height: 568), isDark: isDark, mirrored: mirrored)
        let tabs = tabs()
        screen.show(tabs)
        for index in 0..<3 {
            tabs.selectedIndex = index
            screen.advance(by: 0.5)
            try screen.pictureToLookAt("bars-\(index)\(isDark ? "-dark" : "")\(mirrored ? "-rtl" : "")")
            let picture = screen.snapshot()
            #expect((picture.pixel(2, 2).red > 128) != isDark, "the navigation bar")
            #expect((picture.pixel(2, picture.height - 3).red > 128) != isDark, "the tab bar")
        }
    }

    @Test(arguments: [false, true]) func alerts(isDark: Bool) throws {
        for style in [UIAlertController.Style.alert, .actionSheet] {
            let screen = screen(CGSize(width: 320, height: 568), isDark: isDark)
            let tabs = tabs()
            screen.show(tabs)
            let alert = UIAlertController(
                title: "Delete the book?", message: "It goes from all your devices.", preferredStyle: style)
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
            alert.addAction(UIAlertAction(title: "Keep", style: .default))
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            if style == .alert { alert.addTextField { $0.placeholder = "Name" } }
            tabs.present(alert, animated: true)
            screen.advance(by: 1)
            try screen.pictureToLookAt("alert-\(style.rawValue)\(isDark ? "-dark" : "")")
            let place = alert.view.convert(alert.view.bounds, to: nil)
            #expect(abs(place.midX - 160) < 0.5)
            #expect(screen.window.bounds.contains(place))
            #expect(screen.window.hitTest(CGPoint(x: 160, y: 20), with: nil)?.isDescendant(of: tabs.view) == false)
        }
    }

    @Test(arguments: [false, true]) func sheetsOverPages(isDark: Bool) throws {
        let screen = screen(CGSize(width: 320, height: 568), isDark: isDark)
        let tabs = tabs(), sheet = Page()
        screen.show(tabs)
        sheet.modalPresentationStyle = .pageSheet
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.prefersGrabberVisible = true
        tabs.present(sheet, animated: true)
        screen.advance(by: 1)
        let name = "sheet\(isDark ? "-dark" : "")"
        try screen.pictureToLookAt("\(name)-medium")
        #expect(tabs.view.transform.isIdentity)
        screen.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 160), duration: 0.4)
        try screen.pictureToLookAt("\(name)-between")
        screen.advance(by: 1)
        try screen.pictureToLookAt("\(name)-large")
        #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
        #expect(abs(tabs.view.frame.width - 288) < 0.01)
        #expect(tabs.view.layer.cornerRadius == 10)
        let second = Page()
        sheet.present(second, animated: true)
        screen.advance(by: 0.2)
        try screen.pictureToLookAt("\(name)-second-coming")
        screen.advance(by: 1)
        try screen.pictureToLookAt("\(name)-second")
        second.dismiss(animated: true)
        screen.advance(by: 1)
        sheet.dismiss(animated: true)
        screen.advance(by: 0.2)
        try screen.pictureToLookAt("\(name)-going")
        screen.advance(by: 1)
        #expect(tabs.view.transform.isIdentity)
        #expect(tabs.view.layer.cornerRadius == 0)
        #expect(tabs.view.frame == screen.window.bounds)
        #expect(!tabs.view.layer.masksToBounds)
    }
}
