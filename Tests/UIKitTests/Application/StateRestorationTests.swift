import MutoscopeTesting
import Testing

@testable import UIKit

/// What a program's delegate has kept is there again at the next start.
@MainActor @Suite("State between runs", .serialized)
final class StateRestorationTests: NSObject, UIApplicationDelegate {
    final class Page: UIViewController, UIViewControllerRestoration {
        var note = ""
        var ends = 0

        init(_ name: String) {
            super.init(nibName: nil, bundle: nil)
            restorationIdentifier = name
            restorationClass = Page.self
        }

        required init?(coder: NSCoder) { nil }

        static func viewController(
            withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
        ) -> UIViewController? { Page(identifierComponents.last ?? "") }

        override func loadView() {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scroll.contentSize = CGSize(width: 100, height: 1000)
            scroll.restorationIdentifier = "scroll"
            view = scroll
        }

        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(note, forKey: "note")
        }

        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            note = coder.decodeObject(forKey: "note") as? String ?? ""
        }

        override func applicationFinishedRestoringState() { ends += 1 }
    }

    private var keeps = true, takes = true

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { keeps }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { takes }

    private func makeRoot() -> UINavigationController {
        let pages = UINavigationController(rootViewController: Page("first"))
        pages.restorationIdentifier = "pages"
        return pages
    }

    private func withState(_ body: (StateRestoration) throws -> Void) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/state.plist")
        let application = UIApplication.shared, old = application.delegate
        application.delegate = self
        defer {
            application.delegate = old
            try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
        }
        try body(StateRestoration(file: file, application: application))
    }

    @Test("pushed pages, their values and where they were scrolled to come back")
    func comesBack() throws {
        try withState { state in
            let screen = TestScreen(size: CGSize(width: 390, height: 700))
            let before = makeRoot()
            screen.show(before)
            let second = Page("second")
            second.note = "kept"
            before.pushViewController(second, animated: false)
            screen.advance(by: 0.1)
            (second.view as? UIScrollView)?.contentOffset.y = 120
            try state.save([before])
            let after = makeRoot()
            screen.show(after)
            screen.advance(by: 0.1)
            state.restore([after])
            screen.advance(by: 0.1)
            let page = try #require(after.topViewController as? Page)
            #expect(after.viewControllers.count == 2)
            #expect(page.note == "kept")
            #expect(page.ends == 1)
            #expect((page.view as? UIScrollView)?.contentOffset.y == 120)
            #expect(!FileManager.default.fileExists(atPath: state.file.path))
        }
    }

    @Test("a presented page comes back with what it presents, its values and its style")
    func presented() throws {
        try withState { state in
            let screen = TestScreen(size: CGSize(width: 390, height: 700))
            let before = makeRoot()
            screen.show(before)
            let sheet = Page("sheet"), over = Page("over")
            sheet.note = "kept"
            over.note = "on top"
            over.modalPresentationStyle = .fullScreen
            before.present(sheet, animated: false)
            sheet.present(over, animated: false)
            screen.advance(by: 0.1)
            (over.view as? UIScrollView)?.contentOffset.y = 50
            try state.save([before])
            let after = makeRoot()
            screen.show(after)
            screen.advance(by: 0.1)
            state.restore([after])
            screen.advance(by: 0.1)
            let first = try #require(after.presentedViewController as? Page)
            let second = try #require(first.presentedViewController as? Page)
            #expect([first.note, second.note] == ["kept", "on top"])
            #expect(first.ends == 1)
            #expect(second.ends == 1)
            #expect(second.modalPresentationStyle == .fullScreen)
            #expect((second.view as? UIScrollView)?.contentOffset.y == 50)
            #expect(second.view.window === screen.window)
            after.dismiss(animated: false)
            screen.advance(by: 0.1)
            #expect(after.presentedViewController == nil)
        }
    }

    @Test("what goes away, has no name, or points at something is not presented again")
    func notPresentedAgain() throws {
        try withState { state in
            let screen = TestScreen(size: CGSize(width: 390, height: 700))
            for change in [
                { (page: Page) in page.restorationIdentifier = nil },
                { page in page.modalPresentationStyle = .popover },
                { page in page.presentingViewController?.dismiss(animated: true) },
            ] {
                let before = makeRoot()
                screen.show(before)
                let page = Page("page")
                page.popoverPresentationController?.sourceView = before.view
                before.present(page, animated: false)
                screen.advance(by: 0.1)
                change(page)
                try state.save([before])
                let after = makeRoot()
                screen.show(after)
                state.restore([after])
                screen.advance(by: 1)
                #expect(after.presentedViewController == nil)
            }
        }
    }

    /// Brings its own way of being presented, as soon as it is decoded.
    final class Drawer: UIViewController, UIViewControllerRestoration, UIViewControllerTransitioningDelegate {
        final class Presentation: UIPresentationController {
            override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 500, width: 390, height: 200) }
        }

        static func viewController(
            withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
        ) -> UIViewController? {
            let drawer = Drawer()
            drawer.restorationClass = Drawer.self
            return drawer
        }

        func ownPresentation() {
            modalPresentationStyle = .custom
            transitioningDelegate = self
        }

        override func decodeRestorableState(with coder: NSCoder) { ownPresentation() }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Presentation(presentedViewController: presented, presenting: presenting) }
    }

    @Test("presentations of a program's own come back, given while the page is decoded")
    func ownPresentations() throws {
        try withState { state in
            let screen = TestScreen(size: CGSize(width: 390, height: 700))
            let before = makeRoot()
            screen.show(before)
            let drawer = Drawer()
            drawer.restorationIdentifier = "drawer"
            drawer.restorationClass = Drawer.self
            drawer.ownPresentation()
            before.present(drawer, animated: false)
            screen.advance(by: 0.1)
            try state.save([before])
            let after = makeRoot()
            screen.show(after)
            state.restore([after])
            screen.advance(by: 0.1)
            let shown = try #require(after.presentedViewController as? Drawer)
            #expect(shown.presentationController is Drawer.Presentation)
            #expect(shown.view.convert(shown.view.bounds, to: nil) == CGRect(x: 0, y: 500, width: 390, height: 200))
        }
    }

    @Test("popovers point at the named view or at the bar's button again", arguments: [true, false])
    func popovers(isAtButton: Bool) throws {
        try withState { state in
            let screen = TestScreen(size: CGSize(width: 1024, height: 768))
            @MainActor func root() -> UINavigationController {
                let pages = makeRoot(), item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
                pages.topViewController?.navigationItem.rightBarButtonItem = item
                screen.show(pages)
                screen.advance(by: 0.1)
                return pages
            }
            let before = root(), page = Page("page")
            page.modalPresentationStyle = .popover
            if isAtButton {
                page.popoverPresentationController?.barButtonItem =
                    before.topViewController?.navigationItem.rightBarButtonItem
            } else {
                page.popoverPresentationController?.sourceView = before.topViewController?.view
                page.popoverPresentationController?.sourceRect = CGRect(x: 10, y: 20, width: 30, height: 40)
                page.popoverPresentationController?.permittedArrowDirections = .up
            }
            before.present(page, animated: false)
            screen.advance(by: 0.1)
            try state.save([before])
            let after = root()
            state.restore([after])
            screen.advance(by: 0.1)
            let popover = try #require(after.presentedViewController?.popoverPresentationController)
            if isAtButton {
                #expect(popover.barButtonItem === after.topViewController?.navigationItem.rightBarButtonItem)
            } else {
                #expect(popover.sourceView === after.topViewController?.view)
                #expect(popover.sourceRect == CGRect(x: 10, y: 20, width: 30, height: 40))
                #expect(popover.permittedArrowDirections == .up)
            }
            after.dismiss(animated: false)
            screen.advance(by: 0.1)
        }
    }

    @Test("nothing is kept or taken unless the delegate says so")
    func onlyWhereWanted() throws {
        try withState { state in
            keeps = false
            try state.save([makeRoot()])
            #expect(!FileManager.default.fileExists(atPath: state.file.path))
            keeps = true
            takes = false
            let before = makeRoot()
            (before.viewControllers.first as? Page)?.note = "kept"
            try state.save([before])
            let after = makeRoot()
            state.restore([after])
            #expect((after.viewControllers.first as? Page)?.note == "")
        }
    }

    final class Thing: NSObject, UIStateRestoring, UIObjectRestoration {
        var word = ""
        var ends = 0
        var isMadeAgain = false

        var objectRestorationClass: (any UIObjectRestoration.Type)? { isMadeAgain ? Thing.self : nil }
        func encodeRestorableState(with coder: NSCoder) { coder.encode(word, forKey: "word") }
        func decodeRestorableState(with coder: NSCoder) { word = coder.decodeObject(forKey: "word") as? String ?? "" }
        func applicationFinishedRestoringState() { ends += 1 }

        static func object(
            withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
        ) -> (any UIStateRestoring)? {
            made = Thing()
            return made
        }

        static var made: Thing?
    }

    @Test("registered objects are as they were, whether the program has them or they are made again")
    func objects() throws {
        try withState { state in
            let there = Thing(), gone = Thing()
            (there.word, gone.word, gone.isMadeAgain) = ("there", "gone", true)
            UIApplication.registerObject(forStateRestoration: there, restorationIdentifier: "there")
            UIApplication.registerObject(forStateRestoration: gone, restorationIdentifier: "gone")
            try state.save([])
            let again = Thing()
            UIApplication.registerObject(forStateRestoration: again, restorationIdentifier: "there")
            state.application.restorableObjects["gone"] = nil
            state.restore([])
            #expect(again.word == "there")
            #expect(again.ends == 1)
            #expect(Thing.made?.word == "gone")
            Thing.made = nil
        }
    }
}
