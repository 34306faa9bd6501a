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

    /// A place on an upright screen, `x` points from where one begins to read.
    private func upright(_ x: CGFloat, _ rightToLeft: Bool) -> CGPoint { CGPoint(x: rightToLeft ? 768 - x : x, y: 500) }

    /// How far the first column reaches into such a screen now.
    private func innerEdgeOfList(_ rightToLeft: Bool) -> CGFloat {
        let column = list.navigationController?.view.layer.presentation()?.frame ?? .null
        return rightToLeft ? 768 - column.minX : column.maxX
    }

    @Test("Across, both columns stand side by side")
    func sideBySide() {
        let screen = shown(CGSize(width: 1024, height: 768))
        #expect(!split.isCollapsed)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(frame(list).minX == 0)
        #expect(frame(list).width == 320)
        #expect(frame(detail).minX == 320)
        #expect(frame(detail).width == 704)
        #expect(list.splitViewController === split)
        #expect(list.navigationController != nil)
        split.preferredPrimaryColumnWidthFraction = 0.25
        screen.advance(by: 0.1)
        #expect(split.primaryColumnWidth == 256)
        #expect(frame(detail).minX == 256)
    }

    @Test("From the right where one reads so")
    func rightToLeft() {
        let screen = TestScreen(size: CGSize(width: 1024, height: 768), scale: 1)
        screen.layoutDirection = .rightToLeft
        screen.show(split)
        screen.advance(by: 0.1)
        #expect(frame(list).minX == 704)
        #expect(frame(detail).minX == 0)
    }

    @Test("On a phone the page on top is in the window at once, where its view was not loaded before as well")
    func phone() {
        let split = UISplitViewController(style: .doubleColumn)
        let pages = [UIViewController(), UIViewController()]
        split.setViewController(pages[0], for: .primary)
        split.setViewController(pages[1], for: .secondary)
        let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)
        screen.show(split)
        screen.advance(by: 0.1)
        #expect(pages[1].viewIfLoaded?.window != nil)
        split.show(.primary)
        screen.advance(by: 1)
        #expect(pages[0].viewIfLoaded?.window != nil)
    }

    @Test("Upright, the first column comes over the second and goes by a tap beside it")
    func overlay() {
        let screen = shown(CGSize(width: 768, height: 1024))
        #expect(split.displayMode == .secondaryOnly)
        #expect(frame(list).maxX <= 0)
        #expect(frame(detail).width == 768)
        split.show(.primary)
        screen.advance(by: 0.5)
        #expect(split.displayMode == .oneOverSecondary)
        #expect(frame(list).minX == 0)
        #expect(frame(detail).width == 768)
        screen.tap(at: CGPoint(x: 600, y: 500))
        screen.advance(by: 0.5)
        #expect(split.displayMode == .secondaryOnly)
        #expect(frame(list).maxX <= 0)
    }

    @Test(
        "A delegate that comes after the view, as in an app's launch, is asked whether the detail is in the stack",
        arguments: [true, false])
    func delegateOfLaunch(hides: Bool) {
        final class Delegate: UISplitViewControllerDelegate {
            let hides: Bool
            init(_ hides: Bool) { self.hides = hides }
            func splitViewController(
                _ splitViewController: UISplitViewController,
                collapseSecondary secondaryViewController: UIViewController,
                onto primaryViewController: UIViewController
            ) -> Bool {
                // As on Apple's systems, outlets of the detail can be asked here.
                let detail = (secondaryViewController as? UINavigationController)?.topViewController
                return hides && detail?.isViewLoaded ?? false
            }
        }
        let screen = TestScreen(size: CGSize(width: 390, height: 844)), split = UISplitViewController()
        let list = UIViewController(), detail = UIViewController(), delegate = Delegate(hides)
        let pages = [list, detail].map { UINavigationController(rootViewController: $0) }
        split.viewControllers = pages
        split.loadViewIfNeeded()
        #expect(!split.isCollapsed)
        #expect(split.viewControllers == pages)
        split.delegate = delegate
        screen.show(split)
        screen.advance(by: 0.1)
        #expect(split.isCollapsed)
        #expect(pages[0].viewControllers == (hides ? [list] : [list, detail]))
    }

    @Test("The button for the mode leads where the delegate says, else where it would")
    func targetMode() {
        final class Delegate: NSObject, UISplitViewControllerDelegate {
            var mode = UISplitViewController.DisplayMode.oneOverSecondary

            func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { mode }
        }
        let delegate = Delegate(), screen = shown(CGSize(width: 1024, height: 768))
        split.delegate = delegate
        for (asked, expected) in [
            (UISplitViewController.DisplayMode.oneOverSecondary, UISplitViewController.DisplayMode.oneOverSecondary),
            (.oneBesideSecondary, .oneBesideSecondary), (.automatic, .secondaryOnly),
        ] {
            delegate.mode = asked
            split.displayModeButtonItem.primaryAction?.performWithSender(nil, target: nil)
            screen.advance(by: 1)
            #expect(split.displayMode == expected)
        }
    }

    @Test("In a compact width the columns are one stack, and come apart again")
    func collapse() {
        let screen = shown(CGSize(width: 390, height: 844))
        let stack = list.navigationController
        #expect(split.isCollapsed)
        #expect(stack?.viewControllers == [list, detail])
        #expect(stack?.topViewController === detail)
        #expect(split.children == [stack])
        #expect(split.displayModeButtonItem.isHidden)
        stack?.popViewController(animated: true)
        screen.advance(by: 1)
        #expect(stack?.topViewController === list)
        split.show(.secondary)
        screen.advance(by: 1)
        #expect(stack?.topViewController === detail)
        screen.resize(to: CGSize(width: 1024, height: 768))
        screen.advance(by: 0.2)
        #expect(!split.isCollapsed)
        #expect(!split.displayModeButtonItem.isHidden)
        #expect(split.children.count == 2)
        #expect(list.navigationController?.viewControllers == [list])
        #expect(detail.navigationController?.viewControllers == [detail])
        #expect(frame(detail).minX == 320)
    }

    @Test("Folding and unfolding says that details are shown elsewhere; subclasses have an initialiser of their own")
    func detailTarget() {
        final class Book: UISplitViewController {
            init() { super.init(style: .doubleColumn) }
            required init?(coder: NSCoder) { nil }
        }
        let book = Book(), heard = Counter()
        book.setViewController(UIViewController(), for: .primary)
        book.setViewController(UIViewController(), for: .secondary)
        let token = NotificationCenter.default.addObserver(
            forName: UIViewController.showDetailTargetDidChangeNotification, object: book, queue: nil
        ) { _ in MainActor.assumeIsolated { heard.count += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        screen.show(book)
        screen.advance(by: 0.1)
        #expect(heard.count == 1)
        screen.resize(to: CGSize(width: 1024, height: 768))
        screen.advance(by: 0.1)
        #expect(heard.count == 2)
    }

    @MainActor private final class Counter { var count = 0 }

    @Test("The delegate says what a compact width begins with")
    func topColumn() {
        let delegate = ListFirst()
        split.delegate = delegate
        _ = shown(CGSize(width: 390, height: 844))
        #expect(list.navigationController?.topViewController === list)
        #expect(delegate.collapses == 1)
    }

    @Test("Another controller for a column of the stack takes the place there, and the delegate hears nothing")
    func columnsOfTheStack() {
        let delegate = ListFirst()
        delegate.top = .secondary
        split.delegate = delegate
        let screen = shown(CGSize(width: 390, height: 844))
        let other = UIViewController(), stack = list.navigationController
        split.setViewController(other, for: .secondary)
        #expect(stack?.viewControllers == [list, other])
        #expect(detail.parent == nil)
        #expect((delegate.collapses, delegate.expansions, delegate.questions) == (1, 0, 1))
        stack?.popViewController(animated: false)
        split.setViewController(detail, for: .secondary)
        #expect(stack?.viewControllers == [list], "it waits to be shown")
        split.show(.secondary)
        screen.advance(by: 1)
        #expect(stack?.viewControllers == [list, detail])
        let newList = UIViewController()
        split.setViewController(newList, for: .primary)
        #expect(newList.navigationController?.viewControllers == [newList, detail])
        #expect((delegate.collapses, delegate.expansions, delegate.questions) == (1, 0, 1))
        screen.resize(to: CGSize(width: 1024, height: 768))
        screen.advance(by: 0.2)
        #expect(delegate.expansions == 1)
        #expect(split.viewController(for: .primary) === newList)
    }

    @Test("A drag from the edge brings the first column in, a swipe sends it back")
    func fingers() {
        let screen = shown(CGSize(width: 768, height: 1024))
        screen.drag(from: CGPoint(x: 4, y: 500), to: CGPoint(x: 200, y: 500))
        screen.advance(by: 0.5)
        #expect(split.displayMode == .oneOverSecondary)
        #expect(frame(list).minX == 0)
        screen.drag(from: CGPoint(x: 250, y: 500), to: CGPoint(x: 50, y: 500), duration: 0.15)
        screen.advance(by: 0.5)
        #expect(split.displayMode == .secondaryOnly)
        #expect(frame(list).maxX <= 0)
        split.presentsWithGesture = false
        screen.drag(from: CGPoint(x: 4, y: 500), to: CGPoint(x: 200, y: 500))
        screen.advance(by: 0.5)
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test(
        "The column follows the finger, and goes on or back by where and how fast the finger lifts",
        arguments: [false, true])
    func pull(rightToLeft: Bool) {
        let screen = TestScreen(size: CGSize(width: 768, height: 1024), scale: 1)
        if rightToLeft { screen.layoutDirection = .rightToLeft }
        screen.show(split)
        screen.advance(by: 0.1)
        func place(_ x: CGFloat) -> CGPoint { upright(x, rightToLeft) }
        func innerEdge() -> CGFloat { innerEdgeOfList(rightToLeft) }
        let before = screen.snapshot()
        let finger = screen.finger(at: place(3))
        finger.move(to: place(160), over: 0.4)
        #expect(abs(innerEdge() - 157) < 16)
        finger.move(to: place(100), over: 0.4)
        #expect(abs(innerEdge() - 97) < 16)
        screen.advance(by: 0.5)
        finger.lift()
        screen.advance(by: 1)
        #expect(split.displayMode == .secondaryOnly)
        #expect(!screen.snapshot().differs(from: before))
        let other = screen.finger(at: place(3))
        other.move(to: place(250), over: 0.4)
        screen.advance(by: 0.5)
        other.lift()
        screen.advance(by: 1)
        #expect(split.displayMode == .oneOverSecondary)
        #expect(abs(innerEdge() - 320) < 0.5)
    }

    @Test(
        "On its way out the column follows the finger too, and comes back from a short drag",
        arguments: [false, true])
    func push(rightToLeft: Bool) throws {
        let screen = TestScreen(size: CGSize(width: 768, height: 1024), scale: 1)
        if rightToLeft { screen.layoutDirection = .rightToLeft }
        screen.show(split)
        split.show(.primary)
        screen.advance(by: 1)
        func place(_ x: CGFloat) -> CGPoint { upright(x, rightToLeft) }
        func innerEdge() -> CGFloat { innerEdgeOfList(rightToLeft) }
        let before = screen.snapshot()
        let finger = screen.finger(at: place(280))
        finger.move(to: place(180), over: 0.4)
        #expect(abs(innerEdge() - 230) < 16)
        try screen.pictureToLookAt("split-leaving\(rightToLeft ? "-rtl" : "")-1")
        finger.move(to: place(200), over: 0.2)
        #expect(abs(innerEdge() - 250) < 16)
        screen.advance(by: 0.5)
        finger.lift()
        screen.advance(by: 1)
        #expect(split.displayMode == .oneOverSecondary)
        #expect(!screen.snapshot().differs(from: before))
        // Up and down, or inwards, it is not for the column.
        screen.drag(from: place(150), to: place(250))
        screen.advance(by: 1)
        #expect(split.displayMode == .oneOverSecondary)
        #expect(abs(innerEdge() - 320) < 0.5)
        let other = screen.finger(at: place(280))
        other.move(to: place(60), over: 0.4)
        try screen.pictureToLookAt("split-leaving\(rightToLeft ? "-rtl" : "")-2")
        screen.advance(by: 0.5)
        other.lift()
        screen.advance(by: 1)
        #expect(split.displayMode == .secondaryOnly)
        #expect(innerEdge() <= 0)
    }

    @Test("Buttons over the secondary column show and hide the others")
    func buttons() throws {
        let screen = shown(CGSize(width: 768, height: 1024))
        screen.tap(at: CGPoint(x: 28, y: 22))
        screen.advance(by: 0.5)
        #expect(split.displayMode == .oneOverSecondary)
        let three = UISplitViewController(style: .tripleColumn)
        for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
            let controller = UIViewController()
            controller.title = "\(column)"
            controller.view.backgroundColor = .systemGray6
            three.setViewController(controller, for: column)
        }
        three.showsSecondaryOnlyButton = true
        let wide = TestScreen(size: CGSize(width: 1200, height: 800), scale: 1)
        wide.show(three)
        wide.advance(by: 0.1)
        try wide.pictureToLookAt("split-buttons")
        #expect(three.displayMode == .oneBesideSecondary)
        wide.tap(at: CGPoint(x: 320 + 64, y: 22))
        wide.advance(by: 0.5)
        #expect(three.displayMode == .secondaryOnly)
        wide.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 200, y: 400))
        wide.advance(by: 0.5)
        #expect(three.displayMode == .oneBesideSecondary)
        wide.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 200, y: 400))
        wide.advance(by: 0.5)
        #expect(three.displayMode == .twoBesideSecondary)
        try wide.pictureToLookAt("split-three")
    }

    @Test("The supplementary column is as wide as is wished, within its limits")
    func supplementaryWidth() {
        let three = UISplitViewController(style: .tripleColumn)
        let wide = TestScreen(size: CGSize(width: 1200, height: 800), scale: 1)
        wide.show(three)
        #expect(three.supplementaryColumnWidth == 320)
        three.preferredSupplementaryColumnWidthFraction = 0.5
        #expect(three.supplementaryColumnWidth == 600)
        three.maximumSupplementaryColumnWidth = 450
        #expect(three.supplementaryColumnWidth == 450)
        three.minimumSupplementaryColumnWidth = 500
        #expect(three.supplementaryColumnWidth == 500)
        three.preferredSupplementaryColumnWidth = 200
        three.minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
        #expect(three.supplementaryColumnWidth == 200)
    }

    @Test("Classic split views ask their delegate for the controller that stands beside the first again")
    func separatedController() {
        let asked = Separating()
        let classic = UISplitViewController()
        let stack = UINavigationController(rootViewController: list)
        classic.viewControllers = [stack, detail]
        classic.delegate = asked
        let screen = TestScreen(size: CGSize(width: 1024, height: 768), scale: 1)
        screen.show(classic)
        screen.resize(to: CGSize(width: 400, height: 768))
        screen.advance(by: 0.1)
        #expect(classic.isCollapsed)
        #expect(stack.viewControllers == [list, detail])
        screen.resize(to: CGSize(width: 1024, height: 768))
        screen.advance(by: 0.1)
        #expect(asked.primaries == [stack])
        #expect(classic.viewControllers == [stack, asked.other])
        #expect(stack.viewControllers == [list])
    }

    @Test("A first controller that does not call super leaves the second one out")
    func refusedSecondary() {
        let classic = UISplitViewController()
        let stack = Refusing(rootViewController: list)
        classic.viewControllers = [stack, detail]
        let screen = TestScreen(size: CGSize(width: 400, height: 768), scale: 1)
        screen.show(classic)
        screen.advance(by: 0.1)
        #expect(stack.refused == [detail])
        #expect(stack.viewControllers == [list])
    }

    private final class Refusing: UINavigationController {
        var refused: [UIViewController] = []

        override func collapseSecondaryViewController(
            _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
        ) { refused.append(secondaryViewController) }
    }

    private final class Separating: NSObject, UISplitViewControllerDelegate {
        let other = UIViewController()
        var primaries: [UIViewController] = []

        func splitViewController(
            _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
        ) -> UIViewController? {
            primaries.append(primaryViewController)
            return other
        }
    }

    private final class ListFirst: NSObject, UISplitViewControllerDelegate {
        var collapses = 0
        var expansions = 0
        var questions = 0
        var top = UISplitViewController.Column.primary

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            questions += 1
            return top
        }

        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { collapses += 1 }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { expansions += 1 }
    }
}
