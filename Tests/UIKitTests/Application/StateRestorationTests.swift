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
