import MutoscopeTesting
import TestSupport
import Testing

@testable import UIKit

/// Rows that stand in for what is dropped until its data has come.
@MainActor @Suite("placeholders of rows") struct RowPlaceholderTests {
    @MainActor
    final class List: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
        UITableViewDropDelegate
    {
        var texts = (0..<8).map(String.init)
        var selected: [Int] = []
        var contexts: [any UITableViewDropPlaceholderContext] = []
        var height: CGFloat = 60

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = texts[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            texts[indexPath.row] == "3" ? 50 : 40
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath.row)
            tableView.deselectRow(at: indexPath, animated: false)
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
            texts.insert(texts.remove(at: source.row), at: destination.row)
        }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "x")))] }
        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            let place = coordinator.destinationIndexPath ?? IndexPath(row: texts.count, section: 0)
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: place, reuseIdentifier: "waiting", rowHeight: height)
            placeholder.cellUpdateHandler = { $0.textLabel?.text = "waiting" }
            contexts += coordinator.items.map { coordinator.drop($0.dragItem, to: placeholder) }
        }
    }

    private let list = List(), screen = TestScreen(size: CGSize(width: 300, height: 500), scale: 1)
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))

    init() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "waiting")
        (table.dataSource, table.delegate) = (list, list)
        (table.dragDelegate, table.dropDelegate) = (list, list)
        let controller = UIViewController()
        controller.view.addSubview(table)
        screen.show(controller)
        screen.advance(by: 0.1)
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private var texts: [String] {
        table.visibleCells.filter { $0.alpha == 1 }.compactMap { $0.textLabel?.text }
    }

    private func drop(at y: CGFloat) {
        let finger = screen.finger(at: CGPoint(x: 150, y: 300))
        screen.advance(by: 0.7)
        finger.move(to: CGPoint(x: 150, y: y), over: 0.4)
        finger.lift()
        screen.advance(by: 1)
    }

    @Test("a row is shown that the data does not count, as high as it was asked for")
    func show() {
        drop(at: 100)
        #expect(texts == ["0", "1", "waiting", "2", "3", "4", "5", "6", "7"])
        #expect(table.hasUncommittedUpdates)
        #expect(table.numberOfRows(inSection: 0) == 8)
        #expect(table.rectForRow(at: path(2)) == CGRect(x: 0, y: 140, width: 300, height: 40))
        #expect(table.rectForRow(at: path(3)).height == 50)
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 100)) == nil)
        #expect(table.cellForRow(at: path(2))?.textLabel?.text == "2")
        for y in [100, 160] as [CGFloat] { screen.tap(at: CGPoint(x: 150, y: y)) }
        #expect(list.selected == [2])
        #expect(table.indexPathForSelectedRow == nil)
        #expect(!table.visibleCells.contains { $0.isSelected })
    }

    @Test("the row that is committed takes the place of the other, whatever has changed before")
    func commit() {
        drop(at: 100)
        list.texts.remove(at: 0)
        table.deleteRows(at: [path(0)], with: .left)
        screen.advance(by: 0.5)
        #expect(texts == ["1", "waiting", "2", "3", "4", "5", "6", "7"])
        #expect(list.contexts[0].commitInsertion { list.texts.insert("x", at: $0.row) })
        screen.advance(by: 0.5)
        #expect(list.texts == ["1", "x", "2", "3", "4", "5", "6", "7"])
        #expect(texts == list.texts)
        #expect(!table.hasUncommittedUpdates)
        #expect(!list.contexts[0].deletePlaceholder())
        #expect(table.contentSize.height == 330)
    }

    @Test("a row that sizes itself, one that is taken away, and a reload")
    func ends() {
        list.height = UITableView.automaticDimension
        drop(at: 100)
        drop(at: 10)
        #expect(texts == ["waiting", "0", "1", "waiting", "2", "3", "4", "5", "6", "7"])
        #expect(list.contexts[1].deletePlaceholder())
        screen.advance(by: 0.5)
        #expect(texts == ["0", "1", "waiting", "2", "3", "4", "5", "6", "7"])
        table.reloadData()
        screen.advance(by: 0.1)
        #expect(texts == list.texts)
        #expect(!table.hasUncommittedUpdates)
        #expect(!list.contexts[0].commitInsertion { _ in Issue.record("it is gone") })
    }

    @Test("a row is moved past a placeholder, and the data hears of its own index paths")
    func movement() {
        drop(at: 100)
        table.isEditing = true
        screen.advance(by: 0.5)
        let finger = screen.finger(at: CGPoint(x: 280, y: 20))
        finger.move(to: CGPoint(x: 280, y: 182), over: 0.5)
        finger.lift()
        screen.advance(by: 1)
        #expect(list.texts == ["1", "2", "0", "3", "4", "5", "6", "7"])
        #expect(texts == ["1", "waiting", "2", "0", "3", "4", "5", "6", "7"])
    }

    @Test(
        "random changes around placeholders leave every row where the data has it", arguments: 0..<40 as Range<UInt64>)
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var slots: [PlaceholderSlot] = [], next = 0
        func number(_ count: Int) -> Int { Int.random(in: 0..<max(count, 1), using: &random) }
        for _ in 0..<25 {
            let count = list.texts.count
            switch number(6) {
            case 0:
                let placeholder = UITableViewPlaceholder(
                    insertionIndexPath: path(number(count + 1)), reuseIdentifier: "waiting", rowHeight: 30)
                placeholder.cellUpdateHandler = { $0.textLabel?.text = "waiting" }
                slots.append(table.show(placeholder))
            case 1, 2:
                guard !slots.isEmpty else { continue }
                let slot = slots.remove(at: number(slots.count))
                next += 1
                if next % 2 == 0 { table.notePlaceholders { $0.going.append(slot) } }
                if next % 2 == 1 { table.replace(slot) { list.texts.insert("n\(next)", at: $0.row) } }
            case 3 where count > 1:
                let (from, to) = (number(count), number(count))
                list.texts.insert(list.texts.remove(at: from), at: to)
                table.moveRow(at: path(from), to: path(to))
            case 4 where count > 3:
                let row = number(count)
                list.texts.remove(at: row)
                table.deleteRows(at: [path(row)], with: .fade)
            default:
                guard count < 10 else { continue }
                next += 1
                let row = number(count + 1)
                list.texts.insert("n\(next)", at: row)
                table.insertRows(at: [path(row)], with: .automatic)
            }
            screen.advance(by: Double.random(in: 0...0.4, using: &random))
        }
        screen.advance(by: 1)
        let height = table.contentSize.height
        #expect(
            height == list.texts.reduce(CGFloat(slots.count * 30)) { $0 + ($1 == "3" ? 50 : 40) }, "seed \(seed)")
        for row in list.texts.indices where table.bounds.contains(table.rectForRow(at: path(row))) {
            #expect(table.cellForRow(at: path(row))?.textLabel?.text == list.texts[row], "seed \(seed)")
        }
    }
}
