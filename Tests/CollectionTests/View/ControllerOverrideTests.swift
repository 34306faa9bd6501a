import MutoscopeTesting
import Testing

@testable import UIKit

/// What subclasses of list controllers and cells may override.
@MainActor @Suite("overrides in lists") struct ControllerOverrideTests {
    @Test("table controllers hear of everything that scrolls and is asked of rows")
    func tableControllersHear() {
        final class Controller: UITableViewController {
            var log: [String] = []
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }
            override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
                log.append("should")
                return true
            }
            override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("top") }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                log.append("select \(indexPath.row)")
            }
            override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
                log.append("act \(indexPath.row)")
            }
            override func tableView(
                _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
            ) -> UIContextMenuConfiguration? {
                log.append("menu \(indexPath.row)")
                return nil
            }
            override func tableView(
                _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
            ) -> [UITableViewRowAction]? { [UITableViewRowAction(style: .normal, title: "A") { _, _ in }] }
        }
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
        screen.safeAreaInsets.top = 20
        let controller = Controller(style: .plain)
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        screen.show(controller)
        screen.advance(by: 0.1)
        controller.tableView.contentOffset.y = 500
        screen.tap(at: CGPoint(x: 160, y: 10))
        screen.advance(by: 1)
        #expect(controller.log == ["should", "top"])
        controller.log = []
        screen.tap(at: CGPoint(x: 160, y: 20 + 44 + 22))
        screen.advance(by: 0.5)
        #expect(controller.log == ["select 1", "act 1"])
        controller.log = []
        let finger = screen.finger(at: CGPoint(x: 160, y: 20 + 22))
        screen.advance(by: 1)
        finger.lift()
        #expect(controller.log == ["menu 0", "select 0", "act 0"])
        screen.drag(from: CGPoint(x: 250, y: 20 + 22), to: CGPoint(x: 150, y: 20 + 22), duration: 0.4)
        screen.advance(by: 0.6)
        #expect(controller.tableView.rowEditing.swiper.swipe?.configuration.actions.map(\.title) == ["A"])
    }

    @Test("cells hear of the controls that they show and hide")
    func cellsHearOfTheirStates() {
        final class Cell: UITableViewCell {
            var log: [String] = []
            override func willTransition(to state: StateMask) {
                super.willTransition(to: state)
                log.append("will \(state.rawValue)")
            }
            override func didTransition(to state: StateMask) {
                super.didTransition(to: state)
                log.append("did \(state.rawValue)")
            }
        }
        let cell = Cell(style: .default, reuseIdentifier: nil)
        cell.setEditing(true, animated: false)
        cell.isSwiped = true
        #expect(cell.showingDeleteConfirmation)
        cell.isSwiped = false
        cell.setEditing(false, animated: true)
        #expect(cell.log == ["will 1", "did 1", "will 3", "did 3", "will 1", "did 1", "will 0", "did 0"])
    }

    @Test("rows of which several may be selected have a background of their own")
    func severalHaveTheirOwnBackground() {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                cell.selectedBackgroundView = UIView()
                cell.multipleSelectionBackgroundView = UIView()
                return cell
            }
        }
        let screen = TestScreen(size: CGSize(width: 320, height: 200))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200)), source = Source()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        screen.show(table)
        screen.advance(by: 0.1)
        func alphas() -> [CGFloat] {
            let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
            return [cell?.selectedBackgroundView?.alpha ?? -1, cell?.multipleSelectionBackgroundView?.alpha ?? -1]
        }
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(alphas() == [1, 0])
        table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
        table.allowsMultipleSelection = true
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(alphas() == [0, 1])
        #expect(
            table.cellForRow(at: IndexPath(row: 1, section: 0))?.defaultBackgroundConfiguration() == .listPlainCell())
    }

    @Test("collection controllers hear of menus, zooming and tops")
    func collectionControllersHear() {
        final class Controller: UICollectionViewController {
            var log: [String] = []
            override func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int { 100 }
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
            override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("top") }
            override func collectionView(
                _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
            ) { log.append("select") }
            override func collectionView(
                _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
                point: CGPoint
            ) -> UIContextMenuConfiguration? {
                log.append("menu \(indexPath.item)")
                return nil
            }
        }
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
        screen.safeAreaInsets.top = 20
        let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
        controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        screen.show(controller)
        screen.advance(by: 0.1)
        controller.collectionView.contentOffset.y = 300
        screen.tap(at: CGPoint(x: 160, y: 10))
        screen.advance(by: 1)
        #expect(controller.log == ["top"])
        controller.log = []
        // Nothing can be moved here: the standard press leaves the finger to the cell.
        let finger = screen.finger(at: CGPoint(x: 25, y: 45))
        screen.advance(by: 1)
        finger.lift()
        #expect(controller.log == ["menu 0", "select"])
    }

    @Test("a move by the user tells what became of each section")
    func movesTellOfSections() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var told: NSDiffableDataSourceTransaction<String, Int>?
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.didReorder = { told = $0 }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b", "c"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4], toSection: "b")
        snapshot.appendItems([5], toSection: "c")
        source.apply(snapshot, animatingDifferences: false)
        screen.show(view)
        screen.advance(by: 0.1)
        source.collectionView(
            view, moveItemAt: IndexPath(item: 1, section: 0), to: IndexPath(item: 0, section: 1))
        let sections = try #require(told?.sectionTransactions)
        #expect(sections.map(\.sectionIdentifier) == ["a", "b"])
        #expect(sections[0].finalSnapshot.items == [1, 3])
        #expect(sections[1].finalSnapshot.items == [2, 4])
        #expect(sections[1].initialSnapshot.items == [4])
        #expect(sections[1].difference.count == 1)
    }
}
