import MutoscopeTesting
import Testing

@testable import UIKit

/// Cells that show their states by themselves, and texts in the size that the user prefers.
@MainActor @Suite("states of cells") struct CellStateTests {
    final class Row: UITableViewCell {
        var states: [String] = []
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            states.append(describe(state))
            contentView.backgroundColor = state.isSelected ? .red : state.isHighlighted ? .blue : .white
        }
    }

    final class Item: UICollectionViewCell {
        var states: [String] = []
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            states.append(describe(state))
        }
    }

    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var fill: (UITableViewCell) -> Void = { _ in }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            fill(cell)
            return cell
        }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "A") { _, _, _ in }])
        }
    }

    final class Items: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    private func table(
        _ type: UITableViewCell.Type, _ source: Rows, _ setUp: (UITableView) -> Void = { _ in }
    ) -> (TestScreen, UITableView) {
        let screen = TestScreen(size: CGSize(width: 390, height: 500), scale: 2)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
        table.register(type, forCellReuseIdentifier: "cell")
        (table.dataSource, table.delegate) = (source, source)
        setUp(table)
        screen.show(table)
        screen.advance(by: 0.1)
        return (screen, table)
    }

    @Test("a row that has no configuration is told of its states")
    func rowsHearOfTheirStates() throws {
        let source = Rows(), (screen, table) = table(Row.self, source)
        let row = try #require(table.visibleCells[1] as? Row)
        #expect(row.states.last == "")
        row.states = []
        let finger = screen.finger(at: CGPoint(x: 100, y: 66))
        screen.advance(by: 0.3)
        #expect(row.states.last == "highlighted")
        #expect(row.contentView.backgroundColor == .blue)
        finger.lift()
        screen.advance(by: 0.3)
        #expect(row.states.last == "selected")
        table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
        #expect(row.states.last == "")
        screen.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 200, y: 66))
        screen.advance(by: 0.5)
        #expect(row.states.last == "swiped")
        table.setEditing(true, animated: false)
        screen.advance(by: 0.5)
        #expect(row.states.last == "editing")
    }

    @Test("an item that has no configuration is told of its states")
    func itemsHearOfTheirStates() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 500), scale: 2), source = Items()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 390, height: 44)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 500), collectionViewLayout: layout)
        view.register(Item.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        screen.show(view)
        screen.advance(by: 0.1)
        let item = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Item)
        #expect(Set(item.states) == [""], "told before it shows")
        item.states = []
        screen.tap(at: CGPoint(x: 100, y: 22))
        screen.advance(by: 0.3)
        #expect(item.states == ["highlighted", "highlighted selected", "selected"])
    }

    // MARK: Text sizes

    @Test("content configurations follow the text size of the table", arguments: [true, false])
    func contentFollowsOverrides(isSetBefore: Bool) throws {
        let source = Rows()
        source.fill = { cell in
            var content = cell.defaultContentConfiguration()
            content.text = "Text"
            cell.contentConfiguration = content
        }
        let (screen, table) = table(UITableViewCell.self, source) {
            if isSetBefore { $0.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
        }
        if !isSetBefore {
            #expect(table.visibleCells.first?.frame.height == 44.5)
            table.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            screen.advance(by: 0.1)
        }
        let height = try #require(table.visibleCells.first?.frame.height)
        #expect(height > 80)
        #expect(table.visibleCells.map(\.frame.height) == Array(repeating: height, count: table.visibleCells.count))
        table.traitOverrides.preferredContentSizeCategory = .large
        screen.advance(by: 0.1)
        #expect(table.visibleCells.first?.frame.height == 44.5)
    }

    @Test("classic labels follow the text size of the screen")
    func labelsFollowTheScreen() throws {
        let source = Rows()
        source.fill = { $0.textLabel?.text = "Text" }
        let (screen, table) = table(UITableViewCell.self, source)
        #expect(table.visibleCells.first?.frame.height == 44)
        screen.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        screen.advance(by: 0.1)
        #expect((table.visibleCells.first?.frame.height ?? 0) > 80)
    }

    @Test("items of lists follow the text size", arguments: [true, false])
    func itemsFollow(isOverride: Bool) throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 800), scale: 2)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 800),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "Item \(item)"
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<5))
        source.apply(snapshot, animatingDifferences: false)
        screen.show(view)
        screen.advance(by: 0.1)
        func heights() -> [CGFloat] { view.visibleCells.map(\.frame.height) }
        #expect(heights() == [44, 44, 44, 44, 44])
        if isOverride {
            view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        } else {
            screen.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        }
        screen.advance(by: 0.2)
        #expect(heights().allSatisfy { $0 > 80 })
        #expect(Set(heights()).count == 1)
        withExtendedLifetime(source) {}
    }
}

@MainActor
private func describe(_ state: UICellConfigurationState) -> String {
    var words: [String] = []
    if state.isHighlighted { words.append("highlighted") }
    if state.isSelected { words.append("selected") }
    if state.isSwiped { words.append("swiped") }
    if state.isEditing { words.append("editing") }
    return words.joined(separator: " ")
}
