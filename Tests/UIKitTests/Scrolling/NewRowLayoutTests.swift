import MutoscopeTesting
import Testing

@testable import UIKit

@MainActor @Suite("What comes in the middle of an animation") struct NewRowLayoutTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)

    private final class Cell: UITableViewCell {
        let box = UIView()
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                box.heightAnchor.constraint(equalToConstant: 200),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Rows: UITableViewController {
        var count = 2
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            indexPath.row == 1 && count == 3 ? Cell() : UITableViewCell()
        }
    }

    @Test("a row that sizes itself has its height, and what is in it its place")
    func row() throws {
        let controller = Rows(style: .plain)
        screen.show(controller)
        screen.advance(by: 1)
        controller.count = 3
        controller.tableView.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        screen.advance(by: 0.1)
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? Cell)
        let shown = try #require(cell.layer.presentation())
        #expect(shown.bounds.height == cell.bounds.height)
        #expect(shown.opacity < 1)
        #expect(cell.box.layer.presentation()?.frame == cell.box.layer.frame)
        #expect(cell.box.bounds.height == 200)
    }

    private final class Item: UICollectionViewCell {
        let box = UIView()
        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(box)
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() {
            super.layoutSubviews()
            box.frame = contentView.bounds.insetBy(dx: 4, dy: 4)
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
    }

    @Test("an item that another layout brings into sight is laid out where it appears")
    func item() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 150, height: 150)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let source = Source()
        view.dataSource = source
        view.register(Item.self, forCellWithReuseIdentifier: "item")
        screen.show(view)
        screen.advance(by: 1)
        let before = Set(view.indexPathsForVisibleItems)
        UIView.animate(withDuration: 0.5) {
            layout.itemSize = CGSize(width: 70, height: 70)
            layout.invalidateLayout()
            view.layoutIfNeeded()
        }
        screen.advance(by: 0.1)
        let new = view.indexPathsForVisibleItems.filter { !before.contains($0) }
        #expect(!new.isEmpty)
        for path in new {
            let cell = try #require(view.cellForItem(at: path) as? Item)
            #expect(cell.box.layer.presentation()?.frame == CGRect(x: 4, y: 4, width: 62, height: 62))
        }
    }

    private final class Header: UIView {
        var height: CGFloat = 120
        override func layoutSubviews() {
            super.layoutSubviews()
            frame.size.height = height
        }
    }

    @Test("a table's header and footer that size themselves move the rows with the next layout")
    func header() throws {
        let controller = Rows(style: .plain), header = Header(), footer = Header()
        controller.tableView.tableHeaderView = header
        controller.tableView.tableFooterView = footer
        controller.tableView.layoutIfNeeded()
        screen.show(controller)
        screen.advance(by: 0.5)
        #expect(controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 120)
        header.height = 200
        footer.height = 50
        header.setNeedsLayout()
        footer.setNeedsLayout()
        screen.advance(by: 0.1)
        controller.tableView.setNeedsLayout()
        screen.advance(by: 0.1)
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.frame.minY == 200)
        #expect(abs(controller.tableView.contentSize.height - 338) < 1)
    }
}
