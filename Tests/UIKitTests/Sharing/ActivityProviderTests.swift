import Foundation
import MutoscopeTesting
import Synchronization
import Testing
import UIKit

@MainActor @Suite("what is shared is made when it is asked for") struct ActivityProviderTests {
    private final class Report: UIActivityItemProvider, @unchecked Sendable {
        let wasMadeOnMain = Mutex<[Bool]>([])

        override var item: Any {
            wasMadeOnMain.withLock { $0.append(Thread.isMainThread) }
            return "report for \(activityType?.rawValue ?? "nobody")"
        }
    }

    private final class Post: UIActivity {
        var onPerform: (([Any]) -> Void)?
        private var things: [Any] = []

        override class var activityCategory: UIActivity.Category { .action }
        override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("post") }
        override var activityTitle: String? { "Post" }
        override func canPerform(withActivityItems items: [Any]) -> Bool { items.first as? String == "" }
        override func prepare(withActivityItems activityItems: [Any]) { things = activityItems }
        override func perform() {
            onPerform?(things)
            activityDidFinish(true)
        }
    }

    private let screen = TestScreen(size: CGSize(width: 390, height: 844))

    private func sheet(_ report: Report, _ post: Post) throws -> (UIActivityViewController, UITableView) {
        let root = UIViewController()
        screen.show(root)
        let sheet = UIActivityViewController(activityItems: [report], applicationActivities: [post])
        root.present(sheet, animated: false)
        screen.advance(by: 0.1)
        return (sheet, try #require(sheet.view as? UITableView))
    }

    @Test("off the main thread, once, for the activity that was chosen")
    func making() async throws {
        let report = Report(placeholderItem: ""), post = Post()
        let (sheet, table) = try sheet(report, post)
        #expect(report.activityType == nil)
        var answers: [Bool] = []
        sheet.completionWithItemsHandler = { _, isDone, _, _ in answers.append(isDone) }
        let shared = await withCheckedContinuation { continuation in
            post.onPerform = { continuation.resume(returning: $0 as? [String]) }
            for _ in 0..<2 { table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0)) }
        }
        #expect(shared == ["report for post"])
        #expect(report.wasMadeOnMain.withLock { $0 } == [false])
        await screen.advance(by: 1)
        #expect(answers == [true])
    }

    @Test("not at all where the sheet is closed")
    func closing() throws {
        let report = Report(placeholderItem: "")
        let (sheet, _) = try sheet(report, Post())
        sheet.dismiss(animated: false)
        screen.advance(by: 0.5)
        #expect(report.wasMadeOnMain.withLock { $0 } == [])
        #expect(!report.isFinished)
    }
}
