import MutoscopeTesting
import Testing

@testable import UIKit

/// Rows, sections, selection, updates and swipes of table views.
@MainActor @Suite struct TableTests {
    @MainActor
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections: [[String]]
        var titles: [String?] = []
        var log: [String] = []
        var mayEdit = false
        init(_ sections: [[String]]) { self.sections = sections }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = sections[indexPath.section][indexPath.row]
            cell.textLabel?.numberOfLines = 0
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            titles.indices.contains(section) ? titles[section] : nil
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { mayEdit }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            sections[indexPath.section].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .left)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            log.append("deselect \(indexPath.row)")
        }
    }

    private func make(
        _ sections: [[String]], style: UITableView.Style = .plain, _ setUp: (UITableView, Source) -> Void = { _, _ in }
    ) -> (TestScreen, UITableView, Source) {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
        let source = Source(sections)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        setUp(table, source)
        table.dataSource = source
        table.delegate = source
        let controller = UIViewController()
        controller.view.addSubview(table)
        screen.show(controller)
        screen.advance(by: 0.1)
        return (screen, table, source)
    }

    private func texts(_ table: UITableView) -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    @Test func onlyVisibleRowsHaveCells() {
        let (screen, table, source) = make([(0..<10_000).map(String.init)]) { table, _ in table.rowHeight = 44 }
        #expect(table.visibleCells.count == 11)
        #expect(table.contentSize.height == 440_000)
        for offset in stride(from: 0, to: 5000, by: 37) {
            table.contentOffset.y = CGFloat(offset)
            screen.advance(by: 1.0 / 60)
            #expect(table.visibleCells.count <= 12)
            #expect(table.subviews.count <= 12)
        }
        table.scrollToRow(at: IndexPath(row: 5000, section: 0), at: .middle, animated: false)
        screen.advance(by: 0.1)
        #expect(table.contentOffset.y == CGFloat(5000 * 44 + 22 - 240))
        #expect(texts(table).contains("5000"))
        withExtendedLifetime(source) {}
    }

    @Test func rowsAreAsHighAsTheirText() {
        let long = String(repeating: "many words ", count: 20)
        let (_, table, source) = make([["a", long, "b"]])
        let rects = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)) }
        #expect(rects[0].height == 44)
        #expect(rects[1].height > 80)
        #expect(rects[2].minY == 44 + rects[1].height)
        #expect(table.visibleCells.map(\.frame) == rects)
        withExtendedLifetime(source) {}
    }

    @Test func plainHeadersStayInSight() {
        let (screen, table, source) = make([(0..<20).map(String.init), ["x"]]) { table, source in
            table.rowHeight = 44
            source.titles = ["First", "Second"]
        }
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 320, height: 28))
        table.contentOffset.y = 300
        screen.advance(by: 0.1)
        #expect(table.headerView(forSection: 0)?.frame.minY == 300)
        withExtendedLifetime(source) {}
    }

    @MainActor
    final class Ahead: NSObject, UITableViewDataSourcePrefetching {
        var wanted: Set<Int> = []
        var announced = 0
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            for path in indexPaths { #expect(wanted.insert(path.row).inserted, "row \(path.row) is announced again") }
            announced += indexPaths.count
        }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            for path in indexPaths { #expect(wanted.remove(path.row) != nil, "row \(path.row) was not announced") }
        }
    }

    @Test func rowsAheadAreAnnounced() {
        let (screen, table, source) = make([(0..<10_000).map(String.init)]) { table, _ in table.rowHeight = 44 }
        let ahead = Ahead()
        table.prefetchDataSource = ahead
        for _ in 0..<200 {
            table.contentOffset.y += 30
            screen.advance(by: 1.0 / 60)
            for path in table.indexPathsForVisibleRows! where path.row > 12 {
                #expect(ahead.wanted.contains(path.row), "row \(path.row) came unannounced")
                #expect(!ahead.wanted.contains(path.row + 30))
            }
            ahead.wanted.formIntersection((table.indexPathsForVisibleRows!.first!.row)..<10_000)
        }
        let before = ahead.announced, farthest = table.indexPathsForVisibleRows!.last!.row
        // Turning round: what was ahead is not wanted any more.
        for _ in 0..<20 {
            table.contentOffset.y -= 30
            screen.advance(by: 1.0 / 60)
        }
        #expect(ahead.announced > before)
        #expect(ahead.wanted.max()! <= farthest)
        withExtendedLifetime(source) {}
    }

    @MainActor
    final class EditingLog: NSObject, UITableViewDelegate {
        var lines: [String] = []
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            lines.append("begin \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            lines.append("end \(indexPath?.row ?? -1)")
        }
        func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { indexPath.row }
        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        )
            -> UITableViewCell.EditingStyle
        { indexPath.row == 0 ? .delete : .none }
        func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
            indexPath.row < 2
        }
    }

    @Test func theDelegateHearsOfSwipesAndIndents() {
        let (screen, table, source) = make([["a", "b", "c"]]) { _, source in source.mayEdit = true }
        let log = EditingLog()
        table.delegate = log
        table.reloadData()
        screen.advance(by: 0.1)
        #expect((0..<3).map { table.cellForRow(at: IndexPath(row: $0, section: 0))!.indentationLevel } == [0, 1, 2])
        screen.drag(from: CGPoint(x: 260, y: 22), to: CGPoint(x: 160, y: 22), duration: 0.4)
        screen.advance(by: 0.5)
        #expect(log.lines == ["begin 0"])
        screen.tap(at: CGPoint(x: 100, y: 300))
        screen.advance(by: 0.5)
        #expect(log.lines == ["begin 0", "end 0"])
        table.setEditing(true, animated: false)
        screen.advance(by: 0.1)
        let starts = (0..<3).map { table.cellForRow(at: IndexPath(row: $0, section: 0))!.contentView.frame.minX }
        #expect(starts == [38, 38, 0])
        withExtendedLifetime(source) {}
    }

    @Test(arguments: [UITableViewCell.AccessoryType.none, .disclosureIndicator])
    func rowsAreAsHighAsTheTextTheyShow(accessory: UITableViewCell.AccessoryType) {
        let words = Array(repeating: "word", count: 40)
        let (_, table, source) = make([(1...40).map { words.prefix($0).joined(separator: " ") }]) { table, _ in
            table.register(AccessoryCell.self, forCellReuseIdentifier: "cell")
            AccessoryCell.type = accessory
        }
        for cell in table.visibleCells {
            let label = cell.textLabel!
            let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)).height
            #expect(label.bounds.height >= needed)
            #expect(cell.bounds.height >= needed + 22)
        }
        withExtendedLifetime(source) {}
    }

    final class AccessoryCell: UITableViewCell {
        static var type = UITableViewCell.AccessoryType.none
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            accessoryType = Self.type
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func severalRowsAreMarkedInEditing() throws {
        let (screen, table, source) = make([["a", "b", "c"]]) { table, source in
            source.mayEdit = true
            table.allowsMultipleSelectionDuringEditing = true
        }
        table.setEditing(true, animated: true)
        screen.advance(by: 0.5)
        for y in [22, 110] as [CGFloat] {
            screen.tap(at: CGPoint(x: 150, y: y))
            screen.advance(by: 0.3)
        }
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
        let marks = table.visibleCells.flatMap { $0.subviews.compactMap { ($0 as? SelectionMark)?.isOn } }
        #expect(marks == [true, false, true])
        try screen.pictureToLookAt("table-marks")
        screen.tap(at: CGPoint(x: 150, y: 22))
        screen.advance(by: 0.3)
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [2])
        table.setEditing(false, animated: false)
        screen.advance(by: 0.3)
        #expect(table.indexPathsForSelectedRows == nil)
        #expect(table.visibleCells[0].contentView.frame.minX == 0)
        withExtendedLifetime(source) {}
    }

    @Test func tapsSelect() {
        let (screen, table, source) = make([["a", "b", "c"]])
        screen.tap(at: CGPoint(x: 100, y: 66))
        screen.advance(by: 0.3)
        screen.tap(at: CGPoint(x: 100, y: 110))
        screen.advance(by: 0.3)
        #expect(source.log == ["select 1", "deselect 1", "select 2"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))!.isSelected)
    }

    @Test func rowsComeAndGo() {
        let (screen, table, source) = make([["a", "b", "c"]])
        let c = table.cellForRow(at: IndexPath(row: 2, section: 0))!
        var isDone = false
        table.performBatchUpdates {
            source.sections = [["n", "a", "c"]]
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .right)
            table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .left)
        } completion: {
            isDone = $0
        }
        let n = table.cellForRow(at: IndexPath(row: 0, section: 0))!
        screen.advance(by: 0.1)
        #expect(n.layer.presentation()!.frame.minX > 20)
        #expect(!isDone)
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === c)
        screen.advance(by: 0.5)
        #expect(texts(table) == ["n", "a", "c"])
        #expect(isDone)
        #expect(n.layer.presentation()!.frame.minX == 0)
        #expect(table.subviews.filter { $0 is UITableViewCell }.count == 3)
    }

    @Test func rowsThatComeIntoSightComeFromWhereTheyWere() {
        let (screen, table, source) = make([(0..<20).map { "\($0)" }]) { table, _ in table.rowHeight = 100 }
        #expect(table.cellForRow(at: IndexPath(row: 7, section: 0)) == nil)
        table.beginUpdates()
        table.rowHeight = 40
        table.endUpdates()
        screen.advance(by: 0.1)
        let cell = table.cellForRow(at: IndexPath(row: 7, section: 0))!
        let frame = cell.layer.presentation()!.frame
        #expect(frame.minY > 300)
        #expect(frame.minY < 700)
        #expect(frame.height > 40)
        #expect(frame.height < 100)
        screen.advance(by: 0.5)
        #expect(cell.layer.presentation()!.frame == CGRect(x: 0, y: 280, width: 320, height: 40))
        withExtendedLifetime(source) {}
    }

    @Test func swipingOpensAndDeletes() throws {
        let (screen, table, source) = make([["a", "b", "c"]]) { _, source in source.mayEdit = true }
        let b = table.cellForRow(at: IndexPath(row: 1, section: 0))!
        screen.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 160, y: 66), duration: 0.4)
        screen.advance(by: 0.6)
        #expect(b.frame.minX == -74)
        #expect(table.contentOffset == .zero)
        try screen.pictureToLookAt("table-swipe")
        screen.tap(at: CGPoint(x: 290, y: 66))
        screen.advance(by: 1)
        #expect(source.sections == [["a", "c"]])
        #expect(texts(table) == ["a", "c"])
        #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    @Test func readingFromTheRightTurnsRowsRound() {
        let screen = TestScreen(size: CGSize(width: 320, height: 200), scale: 2)
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.semanticContentAttribute = .forceRightToLeft
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.textLabel?.text = "Text"
        cell.detailTextLabel?.text = "Value"
        cell.accessoryType = .disclosureIndicator
        cell.place.line = .separator
        screen.show(cell)
        screen.advance(by: 0.1)
        let accessory = cell.parts.accessory!
        #expect(accessory.frame.minX == 16)
        #expect(accessory.transform.a == -1)
        #expect(cell.contentView.frame.minX == accessory.frame.maxX)
        #expect(cell.contentView.frame.maxX == 320)
        #expect(cell.textLabel!.frame.maxX == cell.contentView.bounds.width - 16)
        #expect(cell.detailTextLabel!.frame.minX < 20)
        #expect(cell.parts.separator.frame.minX == 0)
        cell.semanticContentAttribute = .forceLeftToRight
        cell.setNeedsLayout()
        screen.advance(by: 0.1)
        #expect(accessory.frame.maxX == 304)
        #expect(accessory.transform.a == 1)
        #expect(cell.textLabel!.frame.minX == 16)
    }

    @Test func editingHasAccessoriesOfItsOwn() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .disclosureIndicator
        let usual = cell.parts.accessory
        #expect(usual != nil)
        cell.setEditing(true, animated: false)
        #expect(cell.parts.accessory == nil)
        #expect(usual?.superview == nil)
        cell.editingAccessoryType = .checkmark
        #expect(cell.parts.accessory is UIImageView)
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        cell.editingAccessoryView = own
        #expect(cell.parts.accessory === own)
        #expect(own.superview === cell)
        cell.setEditing(false, animated: false)
        #expect(own.superview == nil)
        #expect(cell.parts.accessory is UIImageView)
        cell.accessoryView = own
        #expect(cell.parts.accessory === own)
        cell.accessoryView = nil
        #expect(own.superview == nil)
    }

    @Test func tablesLookRight() throws {
        for (style, name) in [(UITableView.Style.plain, "plain"), (.grouped, "grouped"), (.insetGrouped, "inset")] {
            let (screen, table, source) = make([["Alpha", "Beta", "Gamma"], ["Delta", "Epsilon"]], style: style) {
                $1.titles = ["First", "Second"]
            }
            for (row, type) in [UITableViewCell.AccessoryType.disclosureIndicator, .checkmark, .detailButton]
                .enumerated()
            {
                table.cellForRow(at: IndexPath(row: row, section: 0))?.accessoryType = type
            }
            table.selectRow(at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
            screen.advance(by: 0.1)
            try screen.pictureToLookAt("table-\(name)")
            let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))!
            #expect(cell.frame.minX == (style == .insetGrouped ? 16 : 0))
            withExtendedLifetime(source) {}
        }
    }
}
