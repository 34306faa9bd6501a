import MutoscopeTesting
import Testing
import UIKit

/// A cell whose constraints fix its height has that height before anything is solved: nothing has to give way.
@MainActor @Suite struct SelfSizingConflictTests {
    private static func fill(_ content: UIView, height: CGFloat) {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: content.topAnchor),
            box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            box.heightAnchor.constraint(equalToConstant: height),
        ])
    }

    private final class Row: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            fill(contentView, height: 20)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Item: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            fill(contentView, height: 20)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
        func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            list.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
    }

    private let source = Source()

    /// What is said while a list appears, scrolls and loads again.
    private func messages(of list: UIScrollView, reload: () -> Void) -> [String] {
        let screen = TestScreen(size: CGSize(width: 200, height: 300))
        return Diagnostics.collecting {
            screen.show(list)
            screen.advance(by: 0.1)
            list.contentOffset.y = 250
            screen.advance(by: 0.1)
            reload()
            screen.advance(by: 0.1)
        }.messages
    }

    @Test func rowsOfTables() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        table.register(Row.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        #expect(messages(of: table, reload: table.reloadData).isEmpty)
        #expect(table.visibleCells.allSatisfy { $0.bounds.height == 20 })
        #expect(table.visibleCells.allSatisfy { $0.contentView.subviews.first?.frame.height == 20 })
    }

    private final class Text: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let label = UILabel()
            label.numberOfLines = 0
            label.text = "A text that has room on two lines of this table, and needs a third one beside controls"
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Editable: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            Text(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { true }
    }

    @Test(arguments: [true, false]) func rowsThatHaveLessRoomWhileEditingGrow(isAnimated: Bool) throws {
        let source = Editable()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 360, height: 400))
        table.dataSource = source
        let screen = TestScreen(size: CGSize(width: 360, height: 400))
        screen.show(table)
        screen.advance(by: 0.1)
        let before = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
        table.setEditing(true, animated: isAnimated)
        screen.advance(by: 1)
        let during = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
        #expect(during > before + 15)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.frame == table.rectForRow(at: IndexPath(row: 1, section: 0)))
        table.setEditing(false, animated: isAnimated)
        screen.advance(by: 1)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == before)
    }

    @Test(arguments: [true, false]) func itemsOfCollections(isFlow: Bool) {
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = CGSize(width: 200, height: 44)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: isFlow ? flow : layout)
        list.register(Item.self, forCellWithReuseIdentifier: "item")
        list.dataSource = source
        #expect(messages(of: list, reload: list.reloadData).isEmpty)
        #expect(list.visibleCells.allSatisfy { $0.bounds.height == 20 })
    }
}
