import MutoscopeTesting
import Testing
import UIKit

/// The display turns while controllers come and go.
@MainActor @Suite struct ResizeInTransitionTests {
    private final class Page: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
            view.backgroundColor = .systemBackground
            label.text = "Middle"
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ])
        }
    }

    private let upright = CGSize(width: 300, height: 500)
    private let lying = CGSize(width: 500, height: 300)

    private func expectWhole(_ page: Page, on screen: TestScreen, _ comment: Comment) {
        page.view.layoutIfNeeded()
        #expect(page.view.convert(page.view.bounds, to: nil) == screen.window.bounds, comment)
        #expect(page.view.transform.isIdentity, comment)
        let middle = page.label.convert(CGPoint(x: page.label.bounds.midX, y: page.label.bounds.midY), to: nil)
        let expected = CGPoint(x: screen.window.bounds.midX, y: screen.window.bounds.midY)
        #expect(abs(middle.x - expected.x) <= 1, comment)
        #expect(abs(middle.y - expected.y) <= 1, comment)
    }

    @Test(arguments: [0.05, 0.2, 0.3]) func pushedPagesFillTheTurnedScreen(time: Double) {
        let screen = TestScreen(size: upright), first = Page(), second = Page()
        let stack = UINavigationController(rootViewController: first)
        stack.setNavigationBarHidden(true, animated: false)
        screen.show(stack)
        stack.pushViewController(second, animated: true)
        screen.advance(by: time)
        screen.resize(to: lying)
        screen.advance(by: 1)
        expectWhole(second, on: screen, "pushed, turned after \(time) s")
        stack.popViewController(animated: true)
        screen.advance(by: time)
        screen.resize(to: upright)
        screen.advance(by: 1)
        expectWhole(first, on: screen, "popped, turned after \(time) s")
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen], [0.05, 0.3])
    func presentedPagesFillTheTurnedScreen(style: UIModalPresentationStyle, time: Double) {
        let screen = TestScreen(size: upright), first = Page(), second = Page()
        screen.show(first)
        second.modalPresentationStyle = style
        first.present(second, animated: true)
        screen.advance(by: time)
        screen.resize(to: lying)
        screen.advance(by: 1)
        expectWhole(second, on: screen, "presented \(style), turned after \(time) s")
        second.dismiss(animated: true)
        screen.advance(by: time)
        screen.resize(to: upright)
        screen.advance(by: 1)
        expectWhole(first, on: screen, "dismissed \(style), turned after \(time) s")
    }

    @Test(arguments: [0.05, 0.3, 1]) func presentersOfSheetsComeBackWholeAfterATurn(time: Double) {
        let screen = TestScreen(size: upright), first = Page(), sheet = Page()
        screen.show(first)
        first.present(sheet, animated: true)
        screen.advance(by: time)
        screen.resize(to: CGSize(width: 340, height: 600))
        screen.advance(by: 1)
        #expect(abs(first.view.frame.width - 308) < 0.01)
        #expect(first.view.bounds.size == screen.size)
        #expect(sheet.view.frame.maxY == 600)
        #expect(sheet.view.frame.width == 340)
        sheet.dismiss(animated: true)
        screen.advance(by: time)
        screen.resize(to: upright)
        screen.advance(by: 1)
        expectWhole(first, on: screen, "sheet gone, turned after \(time) s")
    }

    @Test func popoversComeAsSheets() throws {
        let screen = TestScreen(size: upright), first = Page(), popover = Page()
        screen.show(first)
        popover.modalPresentationStyle = .popover
        popover.preferredContentSize = CGSize(width: 200, height: 150)
        let presentation = try #require(popover.popoverPresentationController)
        presentation.sourceView = first.label
        presentation.sourceRect = first.label.bounds
        presentation.permittedArrowDirections = .up
        first.present(popover, animated: true)
        screen.advance(by: 1)
        #expect(popover.presentationController === presentation)
        #expect(popover.view.window === screen.window)
        #expect(popover.view.frame.maxY == 500)
        screen.tap(at: CGPoint(x: 150, y: 4))
        screen.advance(by: 1)
        #expect(first.presentedViewController == nil)
        #expect(popover.view.window == nil)
        expectWhole(first, on: screen, "popover gone")
    }
}
