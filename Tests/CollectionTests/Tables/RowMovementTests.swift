import MutoscopeTesting
import Testing

@testable import UIKit

/// Rows that the user moves by their controls, and heights that turn out other than supposed.
@MainActor @Suite struct RowMovementTests {
    @MainActor
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections: [[String]]
        var moves: [String] = []
        var limit: IndexPath?
        init(_ sections: [[String]]) { self.sections = sections }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = sections[indexPath.section][indexPath.row]
            cell.textLabel?.numberOfLines = 0
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "\(section)" }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            moves.append("\(sourceIndexPath) \(destinationIndexPath)")
            let moved = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
            sections[destinationIndexPath.section].insert(moved, at: destinationIndexPath.row)
        }
        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath {
            limit.map { max($0, proposedDestinationIndexPath) } ?? proposedDestinationIndexPath
        }
    }

    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)

    private func show(_ source: Source, height: CGFloat = 44) {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = height
        table.sectionHeaderTopPadding = 0
        table.sectionHeaderHeight = 20
        table.dataSource = source
        table.delegate = source
        let controller = UIViewController()
        controller.view.addSubview(table)
        screen.show(controller)
        screen.advance(by: 0.1)
    }

    private var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    private func grip(_ row: Int, _ section: Int = 0) -> CGPoint {
        let rect = table.rectForRow(at: IndexPath(row: row, section: section))
        return CGPoint(x: 300, y: rect.midY - table.contentOffset.y)
    }

    @Test func aHeldRowTakesItsPlaceAmongTheOthers() throws {
        let source = Source([["a", "b", "c", "d"], ["x", "y"]])
        show(source)
        table.setEditing(true, animated: false)
        screen.advance(by: 0.1)
        let b = table.cellForRow(at: IndexPath(row: 1, section: 0))!
        let finger = screen.finger(at: grip(1))
        screen.advance(by: 0.05)
        finger.move(to: CGPoint(x: 300, y: grip(3).y + 5), over: 0.3)
        screen.advance(by: 0.5)
        // The row is where the finger is, the others have made room, the data knows nothing yet.
        #expect(abs(b.center.y - (grip(3).y + 5)) < 1)
        #expect(texts == ["a", "c", "d", "b", "x", "y"])
        #expect(table.contentOffset == .zero)
        #expect(source.moves.isEmpty)
        try screen.pictureToLookAt("table-move")
        finger.lift()
        screen.advance(by: 0.6)
        #expect(source.sections == [["a", "c", "d", "b"], ["x", "y"]])
        #expect(texts == ["a", "c", "d", "b", "x", "y"])
        #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) === b)
        #expect(b.frame.minY == CGFloat(20 + 3 * 44))
        #expect(b.layer.shadowOpacity == 0)
    }

    @Test func rowsMoveBetweenSections() {
        let source = Source([["a", "b"], [], ["x"]])
        show(source)
        table.setEditing(true, animated: false)
        screen.advance(by: 0.1)
        for (row, target) in [(0, 20 + 44 + 20 + 30), (0, 20 + 44 + 20 + 44 + 20 + 60)] as [(Int, CGFloat)] {
            let section = row == 0 && source.sections[0].count == 2 ? 0 : 1
            let finger = screen.finger(at: grip(row, section))
            screen.advance(by: 0.05)
            finger.move(to: CGPoint(x: 300, y: target), over: 0.3)
            finger.lift()
            screen.advance(by: 0.6)
        }
        #expect(source.moves == ["[0, 0] [1, 0]", "[1, 0] [2, 1]"])
        #expect(source.sections == [["b"], [], ["x", "a"]])
        #expect(texts == ["b", "x", "a"])
    }

    @Test func theDelegateMayLimitMovesAndCancelsPutBack() {
        let source = Source([["a", "b", "c", "d"]])
        source.limit = IndexPath(row: 1, section: 0)
        show(source)
        table.setEditing(true, animated: false)
        screen.advance(by: 0.1)
        var finger = screen.finger(at: grip(3))
        screen.advance(by: 0.05)
        finger.move(to: CGPoint(x: 300, y: 5), over: 0.3)
        finger.lift()
        screen.advance(by: 0.6)
        #expect(source.sections == [["a", "d", "b", "c"]])
        #expect(source.moves.count == 1)
        finger = screen.finger(at: grip(3))
        screen.advance(by: 0.05)
        finger.move(to: CGPoint(x: 300, y: 100), over: 0.3)
        finger.cancel()
        screen.advance(by: 0.6)
        #expect(texts == ["a", "d", "b", "c"])
        #expect(source.moves.count == 1)
        #expect(table.visibleCells.map(\.frame.minY) == [20, 64, 108, 152])
    }

    @Test func aRowHeldAtTheEdgeScrolls() {
        let source = Source([(0..<100).map(String.init)])
        show(source)
        table.setEditing(true, animated: false)
        screen.advance(by: 0.1)
        let finger = screen.finger(at: grip(2))
        screen.advance(by: 0.05)
        finger.move(to: CGPoint(x: 300, y: 475), over: 0.2)
        screen.advance(by: 2)
        #expect(table.contentOffset.y > 500)
        let shown = table.contentOffset.y
        finger.move(to: CGPoint(x: 300, y: 240), over: 0.1)
        finger.lift()
        screen.advance(by: 0.6)
        #expect(source.moves.count == 1)
        #expect(Set(source.sections[0]) == Set((0..<100).map(String.init)))
        let row = source.sections[0].firstIndex(of: "2")!
        #expect(abs(CGFloat(row) * 44 + 20 - (shown + 240)) < 100)
        #expect(texts.contains("2"))
        #expect(table.visibleCells.count <= 13)
    }

    @Test func controllersThatFollowMovesHaveMovableRows() {
        final class Moving: UITableViewController {
            override func tableView(
                _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
            ) {}
        }
        let path = IndexPath(row: 0, section: 0), moving = Moving(style: .plain)
        #expect(moving.tableView(moving.tableView, canMoveRowAt: path))
        let still = UITableViewController(style: .plain)
        #expect(!still.tableView(still.tableView, canMoveRowAt: path))
    }

    // MARK: Heights

    @Test func whatIsInSightStaysWhenRowsAboveTurnOutHigher() {
        let long = String(repeating: "many words ", count: 20)
        let source = Source([(0..<200).map { $0 % 3 == 0 ? long : "\($0)" }])
        show(source, height: UITableView.automaticDimension)
        table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
        screen.advance(by: 0.1)
        for _ in 0..<120 {
            let cell = table.visibleCells[2], before = cell.frame.minY - table.contentOffset.y
            table.contentOffset.y -= 9
            screen.advance(by: 1.0 / 60)
            let after = cell.frame.minY - table.contentOffset.y
            #expect(abs(after - before - 9) < 0.01)
        }
        let frames = table.visibleCells.map(\.frame)
        for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(abs(upper.maxY - lower.minY) < 0.51) }
    }

    @Test func aHundredThousandRowsThatSizeThemselves() {
        let source = Source([(0..<100_000).map { $0 % 3 == 0 ? "\($0)\nsecond line" : "\($0)" }])
        show(source, height: UITableView.automaticDimension)
        for row in [0, 99_999, 50_000, 25_000] {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
            screen.advance(by: 0.1)
            #expect(texts.contains { $0.hasPrefix("\(row)") })
            #expect(table.visibleCells.count < 14)
            let frames = table.visibleCells.map(\.frame)
            for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(abs(upper.maxY - lower.minY) < 0.51) }
        }
    }
}

/// Cells whose rows change while a table is edited.
@MainActor @Suite struct EditingControlTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var style = UITableViewCell.EditingStyle.delete
        var commits: [UITableViewCell.EditingStyle] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { style }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) { commits.append(editingStyle) }
    }

    @Test("a control is hit at any height of its row, and a reused cell has the control of its new row")
    func controls() {
        let screen = TestScreen(size: CGSize(width: 320, height: 400), scale: 1), source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (table.dataSource, table.delegate, table.rowHeight) = (source, source, 60)
        screen.show(table)
        screen.advance(by: 0.1)
        table.isEditing = true
        screen.advance(by: 0.1)
        screen.tap(at: CGPoint(x: 14, y: 66))
        screen.advance(by: 1)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.showingDeleteConfirmation == true)
        screen.tap(at: CGPoint(x: 290, y: 90))
        screen.advance(by: 1)
        #expect(source.commits == [.delete])
        source.style = .insert
        table.reloadData()
        screen.advance(by: 0.1)
        screen.tap(at: CGPoint(x: 40, y: 110))
        screen.advance(by: 1)
        #expect(source.commits == [.delete, .insert])
    }
}
