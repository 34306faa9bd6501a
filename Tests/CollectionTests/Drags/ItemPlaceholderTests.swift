import MutoscopeTesting
import TestSupport
import Testing

@testable import UIKit

/// Cells that stand in for what is dropped until its data has come.
@MainActor @Suite("placeholders of drops") struct ItemPlaceholderTests {
    /// Takes every drop with a placeholder, and keeps its context.
    @MainActor
    final class Board: TextSource, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
        var contexts: [any UICollectionViewDropPlaceholderContext] = []
        var destinations: [IndexPath?] = []
        var sources: [IndexPath?] = []
        var updates = 0

        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "x")))] }

        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal {
            UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            destinations.append(coordinator.destinationIndexPath)
            sources += coordinator.items.map(\.sourceIndexPath)
            let place = coordinator.destinationIndexPath ?? IndexPath(item: sections[0].count, section: 0)
            let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: place, reuseIdentifier: "waiting")
            placeholder.cellUpdateHandler = { [unowned self] cell in
                updates += 1
                (cell as? TextCell)?.text = "waiting"
            }
            contexts += coordinator.items.map { coordinator.drop($0.dragItem, to: placeholder) }
        }
    }

    private let board = Board(count: 8)
    private let scene: TextScene
    private var view: UICollectionView { scene.view }

    /// Four columns of 70 × 70 points, 10 apart.
    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 70, height: 70)
        scene = TextScene(board, layout: layout, size: CGSize(width: 310, height: 480))
        scene.view.register(TextCell.self, forCellWithReuseIdentifier: "waiting")
        (scene.view.dragDelegate, scene.view.dropDelegate) = (board, board)
    }

    private func center(_ item: Int) -> CGPoint {
        CGPoint(x: 35 + 80 * CGFloat(item % 4), y: 35 + 80 * CGFloat(item / 4))
    }

    private func drop(from start: Int, to end: Int) {
        let finger = scene.screen.finger(at: center(start))
        scene.screen.advance(by: 0.7)
        finger.move(to: center(end), over: 0.4)
        finger.lift()
        scene.screen.advance(by: 1)
    }

    private var texts: [String] {
        view.visibleCells.filter { $0.alpha == 1 }.sorted { ($0.center.y, $0.center.x) < ($1.center.y, $1.center.x) }
            .map { ($0 as! TextCell).text }
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test("a cell is shown that the data does not count, and index paths skip it")
    func show() throws {
        let finger = scene.screen.finger(at: center(6))
        scene.screen.advance(by: 0.7)
        finger.move(to: center(2), over: 0.4)
        finger.lift()
        scene.screen.advance(by: 0.15)
        try scene.screen.pictureToLookAt("placeholder-landing")
        scene.screen.advance(by: 1)
        try scene.screen.pictureToLookAt("placeholder")
        #expect(board.destinations == [path(2)])
        #expect(board.contexts.count == 1)
        #expect(texts == ["0", "1", "waiting", "2", "3", "4", "5", "6", "7"])
        #expect(view.hasUncommittedUpdates)
        #expect(view.numberOfItems(inSection: 0) == 8)
        #expect((view.cellForItem(at: path(2)) as? TextCell)?.text == "2")
        #expect(view.indexPathForItem(at: center(2)) == nil)
        #expect(view.indexPathForItem(at: center(3)) == path(2))
        #expect(view.indexPathsForVisibleItems.sorted() == (0..<8).map(path))
        #expect(view.presentationIndexPath(forDataSourceIndexPath: path(2)) == path(3))
        #expect(view.dataSourceIndexPath(forPresentationIndexPath: path(2)) == nil)
        view.performUsingPresentationValues { #expect(view.numberOfItems(inSection: 0) == 9) }
        board.log = []
        scene.screen.tap(at: center(2))
        #expect(board.log.isEmpty, "a placeholder is no item to choose")
        scene.screen.tap(at: center(3))
        #expect(board.log.suffix(2) == ["select 2", "unhighlight 2"])
        #expect(view.indexPathsForSelectedItems == [path(2)])
        view.deselectItem(at: path(2), animated: false)
        #expect(!view.visibleCells.contains { $0.isSelected })
    }

    @Test("the item that is committed takes the place of the cell, whatever has changed before")
    func commit() {
        drop(from: 6, to: 2)
        board.sections[0].remove(at: 0)
        board.sections[0].insert("new", at: 4)
        view.performBatchUpdates {
            view.deleteItems(at: [path(0)])
            view.insertItems(at: [path(4)])
        }
        scene.screen.advance(by: 0.5)
        #expect(texts == ["1", "waiting", "2", "3", "4", "new", "5", "6", "7"])
        #expect(board.contexts[0].commitInsertion { board.sections[0].insert("x", at: $0.item) })
        #expect(board.sections[0] == ["1", "x", "2", "3", "4", "new", "5", "6", "7"])
        #expect(!view.hasUncommittedUpdates)
        scene.screen.advance(by: 0.5)
        #expect(texts == board.sections[0])
        #expect(!board.contexts[0].commitInsertion { _ in Issue.record("it is gone") })
        #expect(!board.contexts[0].deletePlaceholder())
    }

    @Test("placeholders are taken away, filled anew, and let go by a reload")
    func ends() {
        drop(from: 6, to: 2)
        drop(from: 0, to: 2)
        #expect(board.destinations == [path(2), path(2)], "a drop on a placeholder is one before the item behind it")
        #expect(texts.filter { $0 == "waiting" }.count == 2)
        board.updates = 0
        board.contexts[0].setNeedsCellUpdate()
        #expect(board.updates == 1)
        #expect(board.contexts[0].deletePlaceholder())
        scene.screen.advance(by: 0.5)
        #expect(texts == ["0", "1", "waiting", "2", "3", "4", "5", "6", "7"])
        view.reloadData()
        scene.screen.advance(by: 0.1)
        #expect(texts == board.sections[0])
        #expect(!view.hasUncommittedUpdates)
        #expect(!board.contexts[1].commitInsertion { _ in Issue.record("it is gone") })
    }

    @Test("a reload in the middle of a drag takes placeholders away, and what is dragged stays the same item")
    func reloadInDrag() {
        drop(from: 6, to: 2)
        let finger = scene.screen.finger(at: center(8))
        scene.screen.advance(by: 0.7)
        finger.move(to: center(5), over: 0.3)
        view.reloadData()
        finger.move(to: center(3), over: 0.3)
        finger.lift()
        scene.screen.advance(by: 1)
        #expect(board.sources == [path(6), path(7)])
        #expect(board.destinations.last == path(3))
    }

    @Test("an item is moved past a placeholder, and the data hears of its own index paths")
    func movement() {
        drop(from: 6, to: 2)
        #expect(view.beginInteractiveMovementForItem(at: path(0)))
        view.updateInteractiveMovementTargetPosition(center(4))
        view.endInteractiveMovement()
        scene.screen.advance(by: 0.5)
        #expect(board.sections[0] == ["1", "2", "3", "0", "4", "5", "6", "7"])
        #expect(texts == ["1", "waiting", "2", "3", "0", "4", "5", "6", "7"])
    }

    @Test(
        "random changes around placeholders leave every item where the data has it", arguments: 0..<40 as Range<UInt64>)
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var slots: [PlaceholderSlot] = []
        var next = 0
        func number(_ count: Int) -> Int { Int.random(in: 0..<max(count, 1), using: &random) }
        for _ in 0..<25 {
            let count = board.sections[0].count
            switch number(6) {
            case 0:
                let placeholder = UICollectionViewPlaceholder(
                    insertionIndexPath: path(number(count + 1)), reuseIdentifier: "waiting")
                placeholder.cellUpdateHandler = { ($0 as? TextCell)?.text = "waiting" }
                slots.append(view.show(placeholder))
            case 1:
                guard !slots.isEmpty else { continue }
                let slot = slots.remove(at: number(slots.count))
                next += 1
                view.replace(slot) { board.sections[0].insert("n\(next)", at: $0.item) }
            case 2:
                guard !slots.isEmpty else { continue }
                let slot = slots.remove(at: number(slots.count))
                view.notePlaceholders { $0.going.append(slot) }
            case 3 where count > 1:
                let (from, to) = (number(count), number(count))
                let item = board.sections[0].remove(at: from)
                board.sections[0].insert(item, at: to)
                view.moveItem(at: path(from), to: path(to))
            case 4 where count > 3:
                let item = number(count)
                board.sections[0].remove(at: item)
                view.deleteItems(at: [path(item)])
            default:
                next += 1
                let item = number(count + 1)
                board.sections[0].insert("n\(next)", at: item)
                view.insertItems(at: [path(item)])
            }
            scene.screen.advance(by: Double.random(in: 0...0.4, using: &random))
        }
        scene.screen.advance(by: 1)
        #expect(texts.filter { $0 != "waiting" } == board.sections[0], "seed \(seed)")
        #expect(texts.count == board.sections[0].count + slots.count, "seed \(seed)")
        for item in board.sections[0].indices {
            #expect((view.cellForItem(at: path(item)) as? TextCell)?.text == board.sections[0][item], "seed \(seed)")
        }
    }
}
