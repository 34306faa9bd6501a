import MutoscopeTesting
import TestSupport
import Testing

@testable import UIKit

/// Random drags over a board and a table, some of which leave placeholders, while the program changes both: nothing stays lifted, unseen
/// or out of its place.
///
/// `RandomRounds` says how many scripts there are; the seed of a failing one is printed.
@MainActor @Suite("random drags") struct RandomDragTests {
    @Test("nothing sticks")
    func nothingSticks() {
        for seed in RandomRounds.seeds(usually: 24) {
            if RandomRounds.areAskedFor { print("seed \(seed)") }
            DragPlayground(seed: seed).run()
        }
    }
}

@MainActor
private final class DragPlayground: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate, UITableViewDataSource, UITableViewDragDelegate
{
    private let seed: UInt64
    private var random: SeededGenerator
    private let screen = TestScreen(size: CGSize(width: 320, height: 560), scale: 2)
    private let board: UICollectionView
    private let table = UITableView(frame: CGRect(x: 0, y: 280, width: 320, height: 280), style: .plain)
    private var items = (0..<14).map { "i\($0)" }
    private var rows = (0..<12).map { "r\($0)" }
    private var next = 100
    /// Of drops whose data has not come.
    private var waiting: [any UICollectionViewDropPlaceholderContext] = []

    init(seed: UInt64) {
        self.seed = seed
        random = SeededGenerator(seed: seed)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 70, height: 70)
        board = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 280), collectionViewLayout: layout)
        super.init()
        board.register(TextCell.self, forCellWithReuseIdentifier: "text")
        board.register(TextCell.self, forCellWithReuseIdentifier: "waiting")
        (board.dataSource, board.dragDelegate, board.dropDelegate) = (self, self, self)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (table.dataSource, table.dragDelegate) = (self, self)
        let controller = UIViewController()
        for view in [board, table] { controller.view.addSubview(view) }
        screen.show(controller)
        screen.advance(by: 0.1)
    }

    func run() {
        for _ in 0..<6 { drag() }
        screen.advance(by: 2)
        check()
    }

    private func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

    private func place() -> CGPoint { CGPoint(x: CGFloat(number(5..<315)), y: CGFloat(number(5..<555))) }

    private func drag() {
        let finger = screen.finger(at: place())
        screen.advance(by: number(0..<4) == 0 ? 0.2 : 0.7)
        for _ in 0..<number(1..<5) {
            finger.move(to: place(), over: 0.2)
            if number(0..<4) == 0 { change() }
        }
        if number(0..<6) == 0 { finger.cancel() } else { finger.lift() }
        if number(0..<3) == 0 { change() }
        screen.advance(by: Double(number(0..<8)) / 10)
    }

    private func change() {
        next += 1
        switch number(0..<8) {
        case 0:
            let index = number(0..<items.count + 1)
            items.insert("i\(next)", at: index)
            board.insertItems(at: [IndexPath(item: index, section: 0)])
        case 1 where items.count > 3:
            let index = number(0..<items.count)
            items.remove(at: index)
            board.deleteItems(at: [IndexPath(item: index, section: 0)])
        case 2:
            items.shuffle(using: &random)
            board.reloadData()
            waiting = []
        case 3:
            let index = number(0..<rows.count + 1)
            rows.insert("r\(next)", at: index)
            table.insertRows(at: [IndexPath(row: index, section: 0)], with: .fade)
        case 4 where rows.count > 3:
            let index = number(0..<rows.count)
            rows.remove(at: index)
            table.deleteRows(at: [IndexPath(row: index, section: 0)], with: .left)
        case 5, 6: settleDrop()
        default: table.reloadData()
        }
    }

    /// The data of a drop has come, or never will.
    private func settleDrop() {
        guard !waiting.isEmpty else { return }
        let context = waiting.remove(at: number(0..<waiting.count))
        if number(0..<3) == 0 {
            #expect(context.deletePlaceholder(), "seed \(seed)")
        } else {
            #expect(context.commitInsertion { items.insert("d\(next)", at: $0.item) }, "seed \(seed)")
        }
    }

    private func check() {
        let comment: Comment = "seed \(seed)"
        #expect(!(board.window?.subviews.contains { $0 is LiftedPicture } ?? true), comment)
        #expect(board.moving.movement == nil, comment)
        #expect(table.moving.movement == nil, comment)
        #expect(!board.hasActiveDrag, comment)
        #expect(!table.hasActiveDrop, comment)
        #expect(board.placeholders.slots.count == waiting.count, comment)
        #expect(board.hasUncommittedUpdates != waiting.isEmpty, comment)
        for cell in board.visibleCells {
            guard let path = board.indexPath(for: cell) else {
                #expect((cell as! TextCell).text == "waiting", comment)
                #expect(cell.alpha == 1, comment)
                continue
            }
            #expect((cell as! TextCell).text == items[path.item], comment)
            #expect(cell.alpha == 1, comment)
            #expect(cell.frame == board.layoutAttributesForItem(at: path)?.frame, comment)
        }
        for cell in table.visibleCells {
            let path = table.indexPath(for: cell)!
            #expect(cell.textLabel?.text == rows[path.row], comment)
            #expect(cell.alpha == 1, comment)
            #expect(cell.frame.minX == 0, comment)
            #expect(cell.frame.minY == table.rectForRow(at: path).minY, comment)
        }
        #expect(Set(items).count == items.count, comment)
        #expect(Set(rows).count == rows.count, comment)
    }

    // MARK: The board

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath) as! TextCell
        cell.text = items[indexPath.item]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [item(items[indexPath.item])] }
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        guard let item = coordinator.items.first else { return }
        next += 1
        let source = item.sourceIndexPath
        let text = source.map { items[$0.item] } ?? "new\(next)"
        let last = items.count - (source == nil ? 0 : 1)
        let target = coordinator.destinationIndexPath ?? IndexPath(item: last, section: 0)
        if source == nil, number(0..<2) == 0 {
            let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: target, reuseIdentifier: "waiting")
            placeholder.cellUpdateHandler = { ($0 as? TextCell)?.text = "waiting" }
            return waiting.append(coordinator.drop(item.dragItem, to: placeholder))
        }
        collectionView.performBatchUpdates {
            if let source {
                self.items.remove(at: source.item)
                collectionView.deleteItems(at: [source])
            }
            self.items.insert(text, at: target.item)
            collectionView.insertItems(at: [target])
        }
        coordinator.drop(item.dragItem, toItemAt: target)
    }

    // MARK: The table

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
        rows.insert(rows.remove(at: from.row), at: to.row)
    }
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [item(rows[indexPath.row])] }

    private func item(_ text: String) -> UIDragItem {
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
        item.localObject = text
        return item
    }
}
