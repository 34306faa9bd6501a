import MutoscopeTesting
import Testing

@testable import UIKit

/// Rows that are dragged within their table.
@MainActor @Suite("dragging rows") struct RowDragTests {
    @MainActor
    class Rows: NSObject, UITableViewDelegate, UITableViewDragDelegate {
        var texts = (0..<8).map(String.init)
        var log: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = texts[indexPath.row]
            return cell
        }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            let item = UIDragItem(itemProvider: NSItemProvider())
            item.localObject = texts[indexPath.row]
            return [item]
        }
        func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log.append("ended") }
        var staysInside = false
        private(set) var wasRestricted: Bool?
        func tableView(
            _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
        ) -> Bool { staysInside }
        func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
            wasRestricted = session.isRestrictedToDraggingApplication
        }
    }

    /// Follows nothing.
    final class StillRows: Rows, UITableViewDataSource {}

    /// Follows moves.
    final class MovableRows: Rows, UITableViewDataSource {
        func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
            log.append("move \(from.row) to \(to.row)")
            texts.insert(texts.remove(at: from.row), at: to.row)
        }
    }

    /// Takes drops.
    final class DroppableRows: Rows, UITableViewDataSource, UITableViewDropDelegate {
        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            guard let item = coordinator.items.first, let from = item.sourceIndexPath,
                let to = coordinator.destinationIndexPath
            else { return }
            log.append("drop \(from.row) at \(to.row)")
            tableView.performBatchUpdates {
                self.texts.insert(self.texts.remove(at: from.row), at: to.row)
                tableView.deleteRows(at: [from], with: .automatic)
                tableView.insertRows(at: [to], with: .automatic)
            }
            coordinator.drop(item.dragItem, toRowAt: to)
        }
    }

    private func scene(_ rows: Rows) -> (TestScreen, UITableView) {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (table.delegate, table.dragDelegate) = (rows, rows)
        table.dataSource = rows as? any UITableViewDataSource
        table.dropDelegate = rows as? any UITableViewDropDelegate
        table.dragInteractionEnabled = true
        let controller = UIViewController()
        controller.view.addSubview(table)
        screen.show(controller)
        screen.advance(by: 0.1)
        return (screen, table)
    }

    private func shown(_ table: UITableView) -> [String] {
        table.visibleCells.filter { $0.alpha == 1 }.map { $0.textLabel?.text ?? "" }
    }

    private func drag(_ screen: TestScreen, _ from: Int, to row: Int) -> TestFinger {
        let finger = screen.finger(at: CGPoint(x: 160, y: 22 + 44 * CGFloat(from)))
        screen.advance(by: 0.7)
        finger.move(to: CGPoint(x: 160, y: 22 + 44 * CGFloat(row)), over: 0.5)
        screen.advance(by: 0.5)
        return finger
    }

    private func check(_ rows: Rows, from: Int, to: Int, _ entry: String) throws {
        let (screen, table) = scene(rows)
        let finger = drag(screen, from, to: to)
        var others = rows.texts
        let moved = others.remove(at: from)
        #expect(shown(table) == others)
        // The gap is where the finger is.
        let places = table.visibleCells.filter { $0.alpha == 1 }.map(\.frame.minY)
        #expect(places == (0..<8).filter { $0 != to }.map { 44 * CGFloat($0) })
        try screen.pictureToLookAt("row-drag-\(from)-\(to)")
        finger.lift()
        screen.advance(by: 0.05)
        for cell in table.visibleCells where cell.textLabel?.text != moved {
            #expect(places.contains { abs($0 - (cell.layer.presentation()?.frame.minY ?? -1)) < 0.5 })
        }
        screen.advance(by: 1)
        others.insert(moved, at: to)
        #expect(rows.texts == others)
        #expect(shown(table) == others)
        #expect(rows.log == [entry, "ended"])
    }

    @Test("a drag moves rows of a data source that follows moves", arguments: [(1, 5), (6, 2)])
    func dragsMoveRows(from: Int, to: Int) throws {
        try check(MovableRows(), from: from, to: to, "move \(from) to \(to)")
    }

    @Test("a drop delegate takes the drop itself", arguments: [(1, 5), (6, 2)])
    func dropsAreTaken(from: Int, to: Int) throws {
        try check(DroppableRows(), from: from, to: to, "drop \(from) at \(to)")
    }

    @Test("a delegate says whether other programs may see the items", arguments: [true, false])
    func staysInside(answer: Bool) {
        let rows = StillRows(), (screen, _) = scene(rows)
        rows.staysInside = answer
        drag(screen, 1, to: 5).lift()
        #expect(rows.wasRestricted == answer)
    }

    @Test("where nobody follows moves the row goes back")
    func ignoredMovesGoBack() {
        let rows = StillRows(), (screen, table) = scene(rows)
        let finger = drag(screen, 1, to: 5)
        finger.lift()
        screen.advance(by: 1)
        #expect(shown(table) == rows.texts)
        #expect(rows.log == ["ended"])
        #expect(table.visibleCells.enumerated().allSatisfy { $1.frame.minY == 44 * CGFloat($0) })
    }
}
