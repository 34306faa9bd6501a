import MutoscopeTesting
import Testing
import UIKit

/// What controllers hear when the window gets another size.
@MainActor
@Suite("Windows that change their size")
struct ResizingTests {
    private static var log: [String] = []

    private final class Page: UIViewController {
        var name = ""
        var childWidth: CGFloat?

        private func note(_ what: String) { ResizingTests.log.append("\(name) \(what)") }

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            note("will \(newCollection.verticalSizeClass.rawValue) from \(traitCollection.verticalSizeClass.rawValue)")
            super.willTransition(to: newCollection, with: coordinator)
        }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            note("size \(Int(size.width)) from \(Int(view.bounds.width)) on \(Int(UIScreen.main.bounds.width))")
            coordinator.animate { _ in
                self.note("along \(Int(self.view.bounds.width))")
            } completion: { _ in
                self.note("done")
            }
            super.viewWillTransition(to: size, with: coordinator)
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            note("traits")
        }
        override func size(
            forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
        ) -> CGSize {
            CGSize(width: childWidth ?? parentSize.width, height: parentSize.height)
        }
    }

    @Test("new traits are announced first, then the size, then both are there")
    func order() {
        let screen = TestScreen(size: CGSize(width: 390, height: 800), scale: 1)
        let page = Page(), child = Page(), sheet = Page()
        (page.name, child.name, sheet.name) = ("page", "child", "sheet")
        page.childWidth = 100
        child.view.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
        page.addChild(child)
        page.view.addSubview(child.view)
        child.didMove(toParent: page)
        screen.show(page)
        child.modalPresentationStyle = .fullScreen
        sheet.modalPresentationStyle = .overFullScreen
        page.present(sheet, animated: false)
        screen.advance(by: 0.1)
        Self.log = []
        screen.resize(to: CGSize(width: 600, height: 390))
        #expect(
            Self.log.filter { !$0.hasPrefix("child traits") && !$0.hasPrefix("sheet traits") } == [
                "page will 1 from 2", "child will 1 from 2", "sheet will 1 from 2",
                "page size 600 from 390 on 390", "child size 100 from 390 on 390", "sheet size 600 from 390 on 390",
                "page traits", "page along 600", "child along 600", "sheet along 600", "page done", "child done",
                "sheet done",
            ])
        Self.log = []
        screen.resize(to: CGSize(width: 610, height: 390))
        #expect(!Self.log.contains { $0.contains("will") || $0.contains("traits") })
    }

    @Test("who hears of new traits finds the view's new size, as a blur that is to cover it does")
    func sizeWithTraits() {
        final class Covered: UIViewController {
            let cover = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(cover)
            }
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                cover.frame = view.bounds
            }
        }
        let page = Covered(), screen = TestScreen(size: CGSize(width: 390, height: 600))
        screen.show(UINavigationController(rootViewController: page))
        screen.resize(to: CGSize(width: 600, height: 390))
        #expect(page.cover.frame == CGRect(x: 0, y: 0, width: 600, height: 390))
    }
}

/// Traits that a parent changes for a child.
@MainActor
@Suite("Traits of children")
struct ChildTraitTests {
    @Test("a parent's override holds for the child and below, until the child's own or until it leaves")
    func overrides() {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
        let parent = UIViewController(), child = UIViewController(), inner = UIView()
        child.view.addSubview(inner)
        screen.show(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        let regular = UITraitCollection(horizontalSizeClass: .regular)
        parent.setOverrideTraitCollection(regular, forChild: child)
        #expect(parent.overrideTraitCollection(forChild: child) === regular)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(parent.traitCollection.horizontalSizeClass == .compact)
        #expect(inner.traitCollection.horizontalSizeClass == .regular)
        #expect(inner.traitCollection.userInterfaceStyle == .light, "the others go on coming from above")
        child.traitOverrides.horizontalSizeClass = .compact
        #expect(inner.traitCollection.horizontalSizeClass == .compact)
        child.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        #expect(inner.traitCollection.horizontalSizeClass == .regular)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(child.traitCollection.horizontalSizeClass == .compact)
    }
}
