import MutoscopeTesting
import Testing

@testable import UIKit

/// Lists that are in no window. What LinkedIn's LayoutKit expects of Apple's, whose tests ran on iOS.
@MainActor @Suite("lists outside windows") struct OutsideWindowTests {
    private final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource {
        var counts = [1]

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private final class CountingCollection: UICollectionView {
        var reloads = 0
        override func reloadData() {
            super.reloadData()
            reloads += 1
        }
    }

    private final class CountingTable: UITableView {
        var reloads = 0
        override func reloadData() {
            super.reloadData()
            reloads += 1
        }
    }

    private let source = Source()

    private func collection() -> CountingCollection {
        let view = CountingCollection(
            frame: CGRect(x: 0, y: 0, width: 320, height: 500), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        return view
    }

    private func table() -> CountingTable {
        let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: .plain)
        table.dataSource = source
        return table
    }

    /// As in programs that fill their lists in `viewDidLoad`.
    @Test("rows come in before the first layout where the delegate is set after the data source")
    func rowsBeforeLayout() {
        final class Delegate: NSObject, UITableViewDelegate {}
        let table = table(), delegate = Delegate()
        table.delegate = delegate
        for count in 2...4 {
            source.counts = [count]
            table.insertRows(at: [[0, 0]], with: .automatic)
        }
        #expect(table.numberOfRows(inSection: 0) == 4)
    }

    @Test("what changes without a word before the first layout is shown")
    func silentChange() {
        final class Delegate: NSObject, UITableViewDelegate {}
        let table = table(), delegate = Delegate(), screen = TestScreen(size: CGSize(width: 320, height: 500))
        table.delegate = delegate
        source.counts = [3]
        screen.show(table)
        screen.advance(by: 0.1)
        #expect(table.visibleCells.count == 3)
    }

    @Test("a data source that is set reloads without the method that programs override")
    func sources() {
        #expect(collection().reloads == 0)
        #expect(table().reloads == 0)
    }

    @Test("batches follow one another, and their items are there at once")
    func batches() {
        let view = collection()
        view.reloadData()
        view.layoutIfNeeded()
        for count in 2...4 {
            source.counts[0] = count
            view.performBatchUpdates { view.insertItems(at: [IndexPath(item: count - 1, section: 0)]) }
            #expect(view.visibleCells.count == count)
        }
    }

    /// Square's Listable counts how often cells are filled.
    @Test("what stays keeps its cell")
    func keptCells() {
        let view = collection(), table = table()
        source.counts = [3]
        view.reloadData()
        view.layoutIfNeeded()
        table.reloadData()
        let kept = Set(view.visibleCells.map(ObjectIdentifier.init)), keptRows = table.visibleCells
        source.counts = [4]
        view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 3, section: 0)]) }
        table.performBatchUpdates { table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .fade) }
        #expect(kept.isSubset(of: view.visibleCells.map(ObjectIdentifier.init)))
        #expect(view.visibleCells.count == 4)
        #expect(Array(table.visibleCells.prefix(3)) == keptRows)
        #expect(table.visibleCells.count == 4)
    }

    @Test("rows are there as soon as anybody asks after a reload, and batches follow")
    func rows() {
        let table = table()
        source.counts = [3, 2]
        table.reloadData()
        #expect(table.visibleCells.count == 5)
        #expect(table.indexPathsForVisibleRows?.count == 5)
        source.counts = [3, 3, 1]
        table.performBatchUpdates {
            table.insertRows(at: [IndexPath(row: 2, section: 1)], with: .none)
            table.insertSections([2], with: .none)
        }
        #expect(table.visibleCells.count == 7)
    }

    @Test("a table counts when it is told to reload, not later")
    func counting() {
        let table = table()
        table.reloadData()
        source.counts = [2]
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        #expect(table.numberOfRows(inSection: 0) == 2)
    }
}
