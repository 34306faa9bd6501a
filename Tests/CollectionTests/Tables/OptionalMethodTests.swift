import MutoscopeTesting
import Testing

@testable import UIKit

/// What a table does for rows of which its controller has nothing to say and calls `super`.
@MainActor @Suite("optional methods and super") struct OptionalMethodTests {
    class Rows: UITableViewController {
        var count = 5
        var moved: [IndexPath] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
    }

    private func show(_ controller: UITableViewController, _ setUp: (UITableView) -> Void = { _ in }) -> TestScreen {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        setUp(controller.tableView)
        screen.show(controller)
        screen.advance(by: 0.1)
        return screen
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func heights(_ table: UITableView) -> [CGFloat] {
        (0..<5).map { table.rectForRow(at: path($0)).height }
    }

    // MARK: Heights

    final class Heights: Rows {
        var special = 3
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.row == special ? 100 : super.tableView(tableView, heightForRowAt: indexPath)
        }
    }

    @Test("one row has a height of its own", arguments: 0..<5)
    func oneHeight(row: Int) {
        let controller = Heights(style: .plain)
        controller.special = row
        let screen = show(controller)
        #expect(heights(controller.tableView) == (0..<5).map { $0 == row ? 100 : 44 })
        withExtendedLifetime(screen) {}
    }

    @Test("the others have the table's row height", arguments: 0..<5)
    func rowHeightOfTheOthers(row: Int) {
        let controller = Heights(style: .plain)
        controller.special = row
        let screen = show(controller) { $0.rowHeight = 60 }
        #expect(heights(controller.tableView) == (0..<5).map { $0 == row ? 100 : 60 })
        withExtendedLifetime(screen) {}
    }

    @Test("what super says may be added to")
    func heightsFromSuper() {
        final class Higher: Rows {
            override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                super.tableView(tableView, heightForRowAt: indexPath) + CGFloat(indexPath.row)
            }
        }
        let controller = Higher(style: .plain)
        let screen = show(controller) { $0.rowHeight = 50 }
        #expect(heights(controller.tableView) == [50, 51, 52, 53, 54])
        withExtendedLifetime(screen) {}
    }

    @Test("rows without heights of their own are not asked for one by one")
    func nobodyAsksEveryRow() {
        final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            var estimates = 0
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
            func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
                estimates += 1
                return 44
            }
        }
        let screen = TestScreen(size: CGSize(width: 320, height: 480)), source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (table.dataSource, table.delegate) = (source, source)
        screen.show(table)
        screen.advance(by: 0.1)
        #expect(table.contentSize.height == 44_000)
        #expect(source.estimates < 100)
    }

    @Test("a delegate that passes the question on has the method, whatever the other one has")
    func proxiesHaveTheMethod() {
        final class Empty: NSObject, UITableViewDelegate {}
        final class Proxy: NSObject, UITableViewDelegate {
            let other: any UITableViewDelegate = Empty()
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                indexPath.row == 3 ? 100 : other.tableView(tableView, heightForRowAt: indexPath)
            }
            func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
                other.tableView(tableView, indentationLevelForRowAt: indexPath) + indexPath.row
            }
        }
        let controller = Rows(style: .plain), proxy = Proxy()
        let screen = show(controller) { $0.delegate = proxy }
        #expect(heights(controller.tableView) == [44, 44, 44, 100, 44])
        #expect(controller.tableView.visibleCells.map(\.indentationLevel) == [0, 1, 2, 3, 4])
        withExtendedLifetime(screen) {}
    }

    // MARK: Indentation

    @Test("one row is indented", arguments: 0..<5)
    func oneIndentation(row: Int) {
        final class Indented: Rows {
            var special = 0
            override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
                indexPath.row == special ? 2 : super.tableView(tableView, indentationLevelForRowAt: indexPath)
            }
        }
        let controller = Indented(style: .plain)
        controller.special = row
        let screen = show(controller)
        #expect(controller.tableView.visibleCells.map(\.indentationLevel) == (0..<5).map { $0 == row ? 2 : 0 })
        controller.tableView.reloadData()
        screen.advance(by: 0.1)
        #expect(controller.tableView.visibleCells.map(\.indentationLevel) == (0..<5).map { $0 == row ? 2 : 0 })
    }

    @Test("cells keep their level where nobody says otherwise")
    func cellsKeepTheirLevel() {
        final class Deep: Rows {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = super.tableView(tableView, cellForRowAt: indexPath)
                cell.indentationLevel = indexPath.row
                return cell
            }
        }
        let controller = Deep(style: .plain)
        let screen = show(controller)
        #expect(controller.tableView.visibleCells.map(\.indentationLevel) == [0, 1, 2, 3, 4])
        withExtendedLifetime(screen) {}
    }

    // MARK: Editing

    class Editable: Rows {
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            super.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
            count -= 1
            tableView.deleteRows(at: [indexPath], with: .none)
        }
    }

    private func swipe(_ screen: TestScreen, row: Int) {
        let y = CGFloat(44 * row + 22)
        screen.drag(from: CGPoint(x: 250, y: y), to: CGPoint(x: 150, y: y), duration: 0.4)
        screen.advance(by: 0.6)
    }

    @Test("one row has an editing style of its own")
    func oneStyle() {
        final class Styled: Editable {
            override func tableView(
                _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
            ) -> UITableViewCell.EditingStyle {
                indexPath.row == 1 ? .insert : super.tableView(tableView, editingStyleForRowAt: indexPath)
            }
        }
        let controller = Styled(style: .plain)
        let screen = show(controller)
        swipe(screen, row: 1)
        #expect(controller.tableView.rowEditing.swiper.swipe == nil)
        swipe(screen, row: 2)
        #expect(controller.tableView.rowEditing.swiper.swipe?.configuration.actions.map(\.title) == ["Delete"])
        controller.setEditing(true, animated: false)
        screen.advance(by: 0.5)
        let styles = controller.tableView.visibleCells.map(\.editingStyle)
        #expect(styles == [.delete, .insert, .delete, .delete, .delete])
    }

    @Test("one row may not be edited, one has a title of its own")
    func oneMayNotBeEdited() {
        final class Guarded: Editable {
            override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
                indexPath.row == 1 ? false : super.tableView(tableView, canEditRowAt: indexPath)
            }
            override func tableView(
                _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
            ) -> String? {
                indexPath.row == 2
                    ? "Away" : super.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
            }
        }
        let controller = Guarded(style: .plain)
        let screen = show(controller)
        let swiper = controller.tableView.rowEditing.swiper
        swipe(screen, row: 1)
        #expect(swiper.swipe == nil)
        swipe(screen, row: 2)
        #expect(swiper.swipe?.configuration.actions.map(\.title) == ["Away"])
        controller.tableView.setEditing(false, animated: false)
        screen.advance(by: 0.5)
        swipe(screen, row: 3)
        #expect(swiper.swipe?.configuration.actions.map(\.title) == ["Delete"])
    }

    @Test("a commit that calls super is a commit; without one nothing can be deleted")
    func commits() {
        let controller = Editable(style: .plain)
        var screen = show(controller)
        swipe(screen, row: 0)
        controller.tableView.rowEditing.swiper.swipe?.configuration.actions.first.map {
            $0.handler($0, UIView(), { _ in })
        }
        screen.advance(by: 0.5)
        #expect(controller.count == 4)
        let silent = Rows(style: .plain)
        screen = show(silent)
        swipe(screen, row: 0)
        #expect(silent.tableView.rowEditing.swiper.swipe == nil)
    }

    @Test("one row may not be moved")
    func oneMayNotBeMoved() {
        final class Movable: Rows {
            override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
                indexPath.row == 1 ? false : super.tableView(tableView, canMoveRowAt: indexPath)
            }
            override func tableView(
                _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
            ) { super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
        }
        let controller = Movable(style: .plain)
        let screen = show(controller)
        controller.tableView.setEditing(true, animated: false)
        screen.advance(by: 0.1)
        #expect(controller.tableView.visibleCells.map(\.showsReorderControl) == [true, false, true, true, true])
        #expect(controller.tableView.followMove(of: DataPath(path(0)), to: DataPath(path(2))))
        let silent = Rows(style: .plain)
        #expect(!silent.tableView.followMove(of: DataPath(path(0)), to: DataPath(path(2))))
    }

    // MARK: Editing mode

    @Test("a controller's editing mode is its table's")
    func editButton() {
        let controller = Editable(style: .plain)
        controller.navigationItem.rightBarButtonItem = controller.editButtonItem
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
        screen.show(UINavigationController(rootViewController: controller))
        screen.advance(by: 0.1)
        screen.tap(at: CGPoint(x: 295, y: 22))
        screen.advance(by: 0.5)
        #expect(controller.isEditing)
        #expect(controller.tableView.isEditing)
        controller.isEditing = false
        #expect(!controller.tableView.isEditing)
        #expect(controller.editButtonItem.title == "Edit")
    }
}
