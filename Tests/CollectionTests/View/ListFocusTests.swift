import MutoscopeTesting
import Testing

@testable import UIKit

/// Keys that lead from cell to cell.
@MainActor @Suite("focus in lists") struct ListFocusTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var selected: [IndexPath] = []

        func numberOfSections(in tableView: UITableView) -> Int { 3 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { [10, 0, 20][section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
            indexPath != IndexPath(row: 1, section: 0)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
    }

    @Test("Tab leads to a table, arrows through its rows, Space chooses, and rows scroll into sight")
    func table() throws {
        let screen = TestScreen(size: CGSize(width: 300, height: 400), scale: 1)
        let table = UITableView(frame: CGRect(x: 0, y: 60, width: 300, height: 340)), rows = Rows()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate, table.rowHeight) = (rows, rows, 40)
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 40)), controller = UIViewController()
        controller.view.addSubview(button)
        controller.view.addSubview(table)
        screen.show(controller)
        screen.advance(by: 0.1)
        screen.press(.keyboardTab)
        screen.press(.keyboardTab)
        #expect(screen.window.focusedView === table)
        #expect(table.focusedPath?.indexPath == IndexPath(row: 0, section: 0))
        screen.press(.keyboardDownArrow)
        #expect(table.focusedPath?.indexPath == IndexPath(row: 2, section: 0), "the next row may not be focused")
        screen.press(.keyboardSpacebar, characters: " ")
        #expect(rows.selected == [IndexPath(row: 2, section: 0)])
        for _ in 0..<10 {
            screen.press(.keyboardDownArrow)
            screen.advance(by: 0.5)
        }
        let path = IndexPath(row: 2, section: 2)
        #expect(table.focusedPath?.indexPath == path, "empty sections are passed by")
        #expect(table.bounds.contains(table.rectForRow(at: path)))
        #expect(rows.selected.count == 1)
        table.selectionFollowsFocus = true
        screen.press(.keyboardUpArrow)
        #expect(rows.selected.last == IndexPath(row: 1, section: 2))
        screen.press(.keyboardTab)
        #expect(screen.window.focusedView === button)
        screen.press(.keyboardTab)
        #expect(table.focusedPath?.indexPath == IndexPath(row: 1, section: 2), "back at what is selected")
        table.allowsFocus = false
        screen.press(.keyboardTab)
        screen.press(.keyboardTab)
        #expect(screen.window.focusedView === button)
    }

    @Test("arrows lead through a grid as its items lie")
    func grid() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
        let source = TextSource(count: 30), scene = TextScene(source, layout: layout)
        let (screen, view) = (scene.screen, scene.view)
        func press(_ key: UIKeyboardHIDUsage) -> Int? {
            screen.press(key)
            screen.advance(by: 0.5)
            return view.focusedPath?.item
        }
        #expect(press(.keyboardTab) == 0)
        #expect(press(.keyboardRightArrow) == 1)
        #expect(press(.keyboardDownArrow) == 4)
        #expect(press(.keyboardLeftArrow) == 3)
        #expect(press(.keyboardLeftArrow) == 3, "there is nothing to the left")
        source.log = []
        for _ in 0..<4 { _ = press(.keyboardDownArrow) }
        #expect(view.focusedPath?.item == 15)
        #expect(view.contentOffset.y == 200)
        screen.press(.keyboardReturnOrEnter, characters: "\r")
        #expect(source.log.filter { !$0.hasPrefix("prefetch") } == ["should select 15", "select 15"])
    }

    private final class FocusedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var lines: [String] = []
        var refused: IndexPath?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func tableView(
            _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
        ) -> Bool { context.nextFocusedIndexPath != refused }
        func tableView(
            _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            func number(_ path: IndexPath?) -> String { path.map { "\($0.row)" } ?? "none" }
            let heading = context.focusHeading == .down ? " down" : ""
            lines.append(
                number(context.previouslyFocusedIndexPath) + " to " + number(context.nextFocusedIndexPath) + heading)
        }
    }

    @Test("a table's delegate hears where the focus goes, may keep it, and cells show that they have it")
    func delegate() {
        let screen = TestScreen(size: CGSize(width: 300, height: 400), scale: 1)
        let table = UITableView(frame: CGRect(x: 0, y: 60, width: 300, height: 340)), rows = FocusedRows()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate, table.rowHeight) = (rows, rows, 40)
        table.remembersLastFocusedIndexPath = true
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 40)), controller = UIViewController()
        controller.view.addSubview(button)
        controller.view.addSubview(table)
        screen.show(controller)
        screen.advance(by: 0.1)
        func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }
        screen.press(.keyboardTab)
        screen.press(.keyboardTab)
        screen.press(.keyboardDownArrow)
        #expect(rows.lines == ["none to 0", "0 to 1 down"])
        #expect(cell(1)?.isFocused == true)
        #expect(cell(1)?.configurationState.isFocused == true)
        #expect(cell(0)?.configurationState.isFocused == false)
        rows.refused = IndexPath(row: 2, section: 0)
        screen.press(.keyboardDownArrow)
        #expect(cell(1)?.isFocused == true)
        screen.press(.keyboardTab)
        screen.press(.keyboardTab)
        #expect(rows.lines.suffix(2) == ["1 to none", "none to 1"], "the row that had it last")
        cell(4).map { UIFocusSystem.focusSystem(for: $0)?.requestFocusUpdate(to: $0) }
        screen.advance(by: 0.1)
        #expect(cell(4)?.isFocused == true)
    }

    @Test("a collection view's delegate hears where the focus goes")
    func itemDelegate() {
        final class Source: TextSource {
            override func collectionView(
                _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
                with coordinator: UIFocusAnimationCoordinator
            ) { log.append("focus \(context.nextFocusedIndexPath?.item ?? -1)") }
        }
        let source = Source(count: 3), scene = TextScene(source)
        source.log = []
        scene.screen.press(.keyboardTab)
        scene.screen.press(.keyboardDownArrow)
        #expect(source.log == ["focus 0", "focus 1"])
        #expect(scene.view.cellForItem(at: IndexPath(item: 1, section: 0))?.isFocused == true)
        scene.screen.tap(at: CGPoint(x: 150, y: 390))
        #expect(source.log.last == "focus -1")
    }
}
