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
}
