import MutoscopeTesting
import Testing

@testable import UIKit

/// Which rows offer deletion to a swipe by themselves: those of programs that are known to follow it.
@MainActor @Suite("deletion by a swipe") struct DeletionTests {
    @MainActor
    class Rows: NSObject, UITableViewDataSource {
        var texts = ["a", "b", "c"]
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            guard editingStyle == .delete else { return }
            texts.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
    }

    /// Says nothing of editing at all.
    @MainActor
    private final class FixedRows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private final class Styles: NSObject, UITableViewDelegate {
        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { indexPath.row == 2 ? .none : .delete }
    }
    private final class Titles: NSObject, UITableViewDelegate {
        func tableView(
            _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String? { "Remove" }
    }
    private final class Swipes: NSObject, UITableViewDelegate {
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(
                actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }])
        }
    }
    private final class Others: NSObject, UITableViewDelegate {}

    private let screen = TestScreen(size: CGSize(width: 320, height: 400), scale: 1)
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

    private func show(_ source: any UITableViewDataSource, _ delegate: (any UITableViewDelegate)?) {
        table.rowHeight = 44
        (table.dataSource, table.delegate) = (source, delegate)
        let controller = UIViewController()
        controller.view.addSubview(table)
        screen.show(controller)
        screen.advance(by: 0.1)
    }

    /// How far a swipe opens a row, in points.
    private func swipe(_ row: Int) -> CGFloat {
        let y = 22 + 44 * CGFloat(row)
        screen.drag(from: CGPoint(x: 250, y: y), to: CGPoint(x: 150, y: y), duration: 0.4)
        screen.advance(by: 0.6)
        return -(table.cellForRow(at: IndexPath(row: row, section: 0))?.frame.minX ?? 0)
    }

    @Test("a delegate that speaks of deletion means it", arguments: [0, 1])
    func delegateSpeaks(kind: Int) {
        let rows = Rows(), delegate: any UITableViewDelegate = kind == 0 ? Styles() : Titles()
        show(rows, delegate)
        #expect(swipe(1) > 70)
        screen.tap(at: CGPoint(x: 300, y: 66))
        screen.advance(by: 1)
        #expect(rows.texts == ["a", "c"])
    }

    @Test("rows whose style is none are not deleted")
    func styles() {
        let rows = Rows(), delegate = Styles()
        show(rows, delegate)
        #expect(swipe(2) == 0)
    }

    @Test("nothing is offered where nothing is known, or nobody follows")
    func unknown() {
        let rows = FixedRows(), delegate = Others()
        show(rows, nil)
        #expect(swipe(1) == 0)
        table.delegate = delegate
        #expect(swipe(1) == 0)
    }

    @Test("own actions need no leave to edit")
    func ownActions() {
        let rows = FixedRows(), delegate = Swipes()
        show(rows, delegate)
        #expect(swipe(1) > 70)
    }

    @Test("once the data source has followed an edit, swipes offer deletion; another source is asked anew")
    func learns() {
        let rows = Rows(), others = FixedRows()
        show(rows, nil)
        #expect(swipe(1) == 0)
        table.setEditing(true, animated: false)
        screen.advance(by: 0.1)
        screen.tap(at: CGPoint(x: 20, y: 66))
        screen.advance(by: 0.5)
        screen.tap(at: CGPoint(x: 300, y: 66))
        screen.advance(by: 0.6)
        table.setEditing(false, animated: false)
        screen.advance(by: 0.2)
        let follows = rows.texts == ["a", "c"]
        #expect(follows ? swipe(1) > 70 : swipe(1) == 0)
        #expect(follows, "the delete control of editing mode deletes")
        table.dataSource = others
        screen.advance(by: 0.2)
        #expect(swipe(0) == 0)
    }
}
