import MutoscopeTesting
import Testing

@testable import UIKit

/// Items that are dragged within a collection view, out of it and into it.
@MainActor @Suite("dragging items") struct ItemDragTests {
    @MainActor
    final class Board: NSObject, UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDragDelegate,
        UICollectionViewDropDelegate
    {
        var texts = (0..<12).map(String.init)
        var log: [String] = []
        var proposal = UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        var hasMenus = false
        var takesSeveral = false
        var asked: [String] = []
        var sources: [Int] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            texts.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath) as! TextCell
            cell.text = texts[indexPath.item]
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("select")
        }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard hasMenus else { return nil }
            return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "A") { _ in }]) }
            )
        }
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            log.append("items at \(indexPath.item)")
            guard indexPath.item != 11 else { return [] }
            let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: texts[indexPath.item])))
            item.localObject = texts[indexPath.item]
            return [item]
        }
        func collectionView(
            _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
            at indexPath: IndexPath, point: CGPoint
        ) -> [UIDragItem] {
            asked.append("add \(indexPath.item) to \(session.items.count)")
            guard takesSeveral, indexPath.item != 3 else { return [] }
            return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: texts[indexPath.item])))]
        }
        func collectionView(
            _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
        ) -> UIDragPreviewParameters? {
            guard takesSeveral else { return nil }
            asked.append("shape at \(indexPath.item)")
            let parameters = UIDragPreviewParameters()
            parameters.visiblePath = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 70, height: 70))
            return parameters
        }
        func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
            log.append("drag begins")
        }
        func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
            log.append("drag ended")
        }
        func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
            log.append("enter")
        }
        func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
            log.append("exit")
        }
        func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
            log.append("drop ended")
        }
        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal { proposal }
        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            sources = coordinator.items.compactMap { $0.sourceIndexPath?.item }
            if takesSeveral {
                for item in coordinator.items {
                    coordinator.drop(item.dragItem, toItemAt: IndexPath(item: 0, section: 0))
                }
                return
            }
            let destination = coordinator.destinationIndexPath ?? IndexPath(item: texts.count - 1, section: 0)
            guard let item = coordinator.items.first else { return }
            log.append("drop \(item.sourceIndexPath?.item ?? -1) at \(coordinator.destinationIndexPath?.item ?? -1)")
            guard let text = item.dragItem.localObject as? String else { return }
            collectionView.performBatchUpdates {
                if let source = item.sourceIndexPath {
                    self.texts.remove(at: source.item)
                    collectionView.deleteItems(at: [source])
                }
                self.texts.insert(text, at: destination.item)
                collectionView.insertItems(at: [destination])
            }
            coordinator.drop(item.dragItem, toItemAt: destination).addCompletion { _ in self.log.append("landed") }
        }
    }

    /// Four columns of 70 × 70 points, 10 apart.
    private func scene(_ board: Board, height: CGFloat = 400) -> (TestScreen, UICollectionView) {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 70, height: 70)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: height), collectionViewLayout: layout)
        view.contentInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        view.backgroundColor = .white
        view.register(TextCell.self, forCellWithReuseIdentifier: "text")
        (view.dataSource, view.delegate) = (board, board)
        (view.dragDelegate, view.dropDelegate) = (board, board)
        let controller = UIViewController()
        controller.view.addSubview(view)
        screen.show(controller)
        screen.advance(by: 0.1)
        return (screen, view)
    }

    private func center(_ item: Int) -> CGPoint {
        CGPoint(x: 40 + 80 * CGFloat(item % 4), y: 40 + 80 * CGFloat(item / 4))
    }

    private func shown(_ view: UICollectionView) -> [String] {
        view.visibleCells.filter { $0.alpha == 1 }.sorted { ($0.center.y, $0.center.x) < ($1.center.y, $1.center.x) }
            .map { ($0 as! TextCell).text }
    }

    @Test("items make room while one is dragged, stay there at the drop, and the data follows")
    func itemsMakeRoomAndStay() throws {
        let board = Board(), (screen, view) = scene(board)
        let finger = screen.finger(at: center(1))
        screen.advance(by: 0.7)
        #expect(board.log == ["items at 1"])
        #expect(!view.hasActiveDrop)
        finger.move(to: center(6), over: 0.5)
        screen.advance(by: 0.5)
        #expect(board.log == ["items at 1", "drag begins", "enter"])
        #expect(view.hasActiveDrag)
        #expect(view.hasActiveDrop)
        #expect(shown(view) == ["0", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"])
        #expect(
            view.window?.subviews.contains { $0 is LiftedPicture && $0.center.distance(to: center(6)) < 1 } ?? false)
        try screen.pictureToLookAt("drag-gap")
        let before = Dictionary(uniqueKeysWithValues: view.visibleCells.map { (($0 as! TextCell).text, $0.center) })
        finger.lift()
        #expect(board.log.suffix(1) == ["drop 1 at 6"])
        #expect(board.texts.prefix(7) == ["0", "2", "3", "4", "5", "6", "1"])
        screen.advance(by: 0.1)
        for cell in view.visibleCells.compactMap({ $0 as? TextCell }) where cell.text != "1" {
            let seen = cell.layer.presentation()?.position ?? .zero
            #expect(seen.distance(to: before[cell.text]!) < 0.5, "\(cell.text) stays where it made room")
        }
        try screen.pictureToLookAt("drag-landing")
        screen.advance(by: 1)
        #expect(shown(view) == board.texts)
        #expect(board.log.suffix(3) == ["landed", "drag ended", "drop ended"])
        #expect(!(view.window?.subviews.contains { $0 is LiftedPicture } ?? true))
        #expect(!view.hasActiveDrag)
        #expect(view.indexPathForItem(at: view.convert(center(6), from: nil)) == IndexPath(item: 6, section: 0))
    }

    @Test("a drag that is taken nowhere goes back, and so do those that made room", arguments: [false, true])
    func dragsGoBack(isCancelled: Bool) {
        let board = Board(), (screen, view) = scene(board, height: 300)
        let finger = screen.finger(at: center(1))
        screen.advance(by: 0.7)
        finger.move(to: center(6), over: 0.4)
        if isCancelled {
            finger.cancel()
        } else {
            finger.move(to: CGPoint(x: 160, y: 450), over: 0.4)
            #expect(board.log.suffix(1) == ["exit"])
            finger.lift()
        }
        screen.advance(by: 1)
        #expect(shown(view) == board.texts)
        #expect(board.texts == (0..<12).map(String.init))
        #expect(board.log.suffix(3) == ["exit", "drag ended", "drop ended"])
    }

    @Test(
        "a tap with another finger adds to a drag, each item comes from where it was, and the drop gives each a shape")
    func tapsAdd() {
        let board = Board(), (screen, view) = scene(board)
        board.proposal = UICollectionViewDropProposal(operation: .move, intent: .unspecified)
        board.takesSeveral = true
        screen.tap(at: center(5))
        #expect(board.asked == [], "without a drag a tap selects")
        #expect(board.log == ["select"])
        let finger = screen.finger(at: center(1))
        screen.advance(by: 0.7)
        finger.move(to: center(6), over: 0.3)
        screen.tap(at: center(2))
        screen.advance(by: 0.5)
        #expect(board.asked == ["add 2 to 1"])
        #expect(view.window?.subviews.filter { $0 is LiftedPicture }.count == 2)
        screen.tap(at: center(3))
        screen.advance(by: 0.5)
        #expect(board.asked == ["add 2 to 1", "add 3 to 2"])
        #expect(board.log.filter { $0 == "select" }.count == 2, "what adds nothing is a tap like any other")
        finger.lift()
        screen.advance(by: 1)
        #expect(board.sources == [1, 2])
        #expect(board.asked.suffix(2) == ["shape at 0", "shape at 0"])
        #expect(view.window?.subviews.contains { $0 is LiftedPicture } == false)
    }

    @Test("a drag that left before items made room slowly leaves nothing behind for the next one")
    func slowRoomAfterALeave() {
        let board = Board(), (screen, view) = scene(board, height: 300)
        view.reorderingCadence = .slow
        /// Returns where there is room when the finger has rested.
        func drag(leaves: Bool) -> Int? {
            let finger = screen.finger(at: center(1))
            screen.advance(by: 0.7)
            finger.move(to: center(6), over: 0.01)
            screen.advance(by: leaves ? 0.1 : 1)
            let room = view.moving.movement?.target.item
            if leaves { finger.move(to: CGPoint(x: 160, y: 450), over: 0.01) }
            finger.lift()
            screen.advance(by: 1)
            return room
        }
        #expect(drag(leaves: true) == 1)
        #expect(drag(leaves: false) == 6)
    }

    @Test("a press that does not move lifts and puts down; one on what cannot be dragged selects")
    func pressesWithoutMovesDragNothing() {
        let board = Board(), (screen, view) = scene(board)
        let finger = screen.finger(at: center(2))
        screen.advance(by: 1)
        finger.lift()
        screen.advance(by: 0.5)
        #expect(board.log == ["items at 2"])
        #expect(!view.hasActiveDrag)
        #expect(!(view.window?.subviews.contains { $0 is LiftedPicture } ?? true))
        board.log = []
        let other = screen.finger(at: center(11))
        screen.advance(by: 1)
        other.lift()
        #expect(board.log == ["items at 11", "select"])
    }

    @Test("what is refused does not drop")
    func refusedDropsGoBack() {
        let board = Board(), (screen, view) = scene(board)
        board.proposal = UICollectionViewDropProposal(operation: .forbidden)
        let finger = screen.finger(at: center(0))
        screen.advance(by: 0.7)
        finger.move(to: center(5), over: 0.4)
        finger.lift()
        screen.advance(by: 1)
        #expect(shown(view) == board.texts)
        #expect(!board.log.contains { $0.hasPrefix("drop 0") })
    }

    @Test("a menu that comes of the same press gives way when the finger moves")
    func menusGiveWayToDrags() {
        let board = Board(), (screen, view) = scene(board)
        board.hasMenus = true
        let finger = screen.finger(at: center(0))
        screen.advance(by: 1)
        #expect(view.window?.subviews.contains { $0 is MenuPresenter } ?? false)
        finger.move(to: center(5), over: 0.4)
        screen.advance(by: 0.5)
        #expect(!(view.window?.subviews.contains { $0 is MenuPresenter } ?? true))
        finger.lift()
        screen.advance(by: 1)
        #expect(board.texts.prefix(6) == ["1", "2", "3", "4", "5", "0"])
        #expect(shown(view) == board.texts)
    }

    @Test("what is dragged between views arrives as an object")
    func dragsBetweenViews() {
        final class Source: NSObject, UIDragInteractionDelegate {
            var ended: UIDropOperation?
            func dragInteraction(
                _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
            ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "text")))] }
            func dragInteraction(
                _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
            ) { ended = operation }
        }
        final class Target: NSObject, UIDropInteractionDelegate {
            var texts: [String] = []
            func dropInteraction(
                _ interaction: UIDropInteraction, canHandle session: any UIDropSession
            ) -> Bool {
                session.canLoadObjects(ofClass: NSString.self) && !session.canLoadObjects(ofClass: UIImage.self)
            }
            func dropInteraction(
                _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
            ) -> UIDropProposal { UIDropProposal(operation: .copy) }
            func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
                session.loadObjects(ofClass: NSString.self) { objects in
                    self.texts = objects.compactMap { ($0 as? NSString).map { "\($0)" } }
                }
            }
        }
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
        let root = UIView(), from = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60)),
            to = UIView(frame: CGRect(x: 20, y: 300, width: 200, height: 100))
        from.backgroundColor = .systemOrange
        to.backgroundColor = .systemGray5
        let source = Source(), target = Target()
        from.addInteraction(UIDragInteraction(delegate: source))
        to.addInteraction(UIDropInteraction(delegate: target))
        screen.show(root)
        for view in [from, to] { root.addSubview(view) }
        screen.advance(by: 0.1)
        let finger = screen.finger(at: CGPoint(x: 60, y: 50))
        screen.advance(by: 0.7)
        finger.move(to: CGPoint(x: 100, y: 350), over: 0.5)
        finger.lift()
        screen.advance(by: 1)
        #expect(target.texts == ["text"])
        #expect(source.ended == .copy)
        #expect(NSItemProvider(object: NSString(string: "a")).hasItemConformingToTypeIdentifier("public.text"))
        #expect(!NSItemProvider().canLoadObject(ofClass: NSString.self))
    }
}
