import MutoscopeTesting
import Testing
import UIKit

/// A background that says of itself where its arrow is.
private final class Bubble: UIPopoverBackgroundView {
    override class func arrowBase() -> CGFloat { 40 }
    override class func arrowHeight() -> CGFloat { 30 }
    override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8) }
}

@MainActor @Suite("Popovers with a background of a program's own")
struct PopoverBackgroundTests {
    private func bubble(in view: UIView) -> Bubble? {
        view as? Bubble ?? view.subviews.lazy.compactMap { bubble(in: $0) }.first
    }

    @Test("the background fills the popover, knows its arrow, and gives the content the room it asks for")
    func background() throws {
        let screen = TestScreen(size: CGSize(width: 1000, height: 800), scale: 1)
        let root = UIViewController(), page = UIViewController()
        screen.show(root)
        page.preferredContentSize = CGSize(width: 200, height: 100)
        page.modalPresentationStyle = .popover
        let popover = try #require(page.popoverPresentationController)
        popover.sourceView = root.view
        popover.sourceRect = CGRect(x: 500, y: 100, width: 20, height: 20)
        popover.permittedArrowDirections = .up
        popover.popoverBackgroundViewClass = Bubble.self
        root.present(page, animated: false)
        screen.advance(by: 0.5)
        let made = try #require(bubble(in: screen.window))
        #expect(made.arrowDirection == .up)
        #expect(made.frame.size == CGSize(width: 200 + 14, height: 100 + 12 + 30))
        #expect(page.view.bounds.size == CGSize(width: 200, height: 100))
        #expect(abs(made.arrowOffset) < 1)
    }
}
