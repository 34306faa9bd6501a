import MutoscopeTesting
import Testing
import UIKit

@MainActor
@Suite("Split views")
struct SplitViewTests {
    let list = UIViewController(), detail = UIViewController()
    let split = UISplitViewController(style: .doubleColumn)

    init() {
        list.title = "List"
        list.view.backgroundColor = .systemRed
        detail.title = "Detail"
        detail.view.backgroundColor = .systemGreen
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
    }

    private func shown(_ size: CGSize) -> TestScreen {
        let screen = TestScreen(size: size, scale: 1)
        screen.show(split)
        screen.advance(by: 0.1)
        return screen
    }

    private func frame(_ controller: UIViewController) -> CGRect {
        split.view.convert(controller.view.bounds, from: controller.view)
    }

    @Test("Across, both columns stand side by side")
    func sideBySide() {
        let screen = shown(CGSize(width: 1024, height: 768))
        #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
        #expect(frame(list).minX == 0 && frame(list).width == 320)
        #expect(frame(detail).minX == 320 && frame(detail).width == 704)
        #expect(list.splitViewController === split && list.navigationController != nil)
        split.preferredPrimaryColumnWidthFraction = 0.25
        screen.advance(by: 0.1)
        #expect(split.primaryColumnWidth == 256 && frame(detail).minX == 256)
    }

    @Test("From the right where one reads so")
    func rightToLeft() {
        let screen = TestScreen(size: CGSize(width: 1024, height: 768), scale: 1)
        screen.layoutDirection = .rightToLeft
        screen.show(split)
        screen.advance(by: 0.1)
        #expect(frame(list).minX == 704 && frame(detail).minX == 0)
    }

    @Test("Upright, the first column comes over the second and goes by a tap beside it")
    func overlay() {
        let screen = shown(CGSize(width: 768, height: 1024))
        #expect(split.displayMode == .secondaryOnly && frame(list).maxX <= 0 && frame(detail).width == 768)
        split.show(.primary)
        screen.advance(by: 0.5)
        #expect(split.displayMode == .oneOverSecondary && frame(list).minX == 0 && frame(detail).width == 768)
        screen.tap(at: CGPoint(x: 600, y: 500))
        screen.advance(by: 0.5)
        #expect(split.displayMode == .secondaryOnly && frame(list).maxX <= 0)
    }

    @Test("In a compact width the columns are one stack, and come apart again")
    func collapse() {
        let screen = shown(CGSize(width: 390, height: 844))
        let stack = list.navigationController
        #expect(split.isCollapsed && stack?.viewControllers == [list, detail])
        #expect(stack?.topViewController === detail && split.children == [stack])
        stack?.popViewController(animated: true)
        screen.advance(by: 1)
        #expect(stack?.topViewController === list)
        split.show(.secondary)
        screen.advance(by: 1)
        #expect(stack?.topViewController === detail)
        screen.resize(to: CGSize(width: 1024, height: 768))
        screen.advance(by: 0.2)
        #expect(!split.isCollapsed && split.children.count == 2)
        #expect(list.navigationController?.viewControllers == [list])
        #expect(detail.navigationController?.viewControllers == [detail])
        #expect(frame(detail).minX == 320)
    }

    @Test("The delegate says what a compact width begins with")
    func topColumn() {
        let delegate = ListFirst()
        split.delegate = delegate
        _ = shown(CGSize(width: 390, height: 844))
        #expect(list.navigationController?.topViewController === list && delegate.collapses == 1)
    }

    private final class ListFirst: NSObject, UISplitViewControllerDelegate {
        var collapses = 0

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { .primary }

        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { collapses += 1 }
    }
}
