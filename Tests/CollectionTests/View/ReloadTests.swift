import MutoscopeTesting
import Testing

@testable import UIKit

/// Which cells show what after everything has been asked for anew.
@MainActor @Suite("reloads") struct ReloadTests {
    @Test("a collection view gives each item the cell that it had")
    func itemsKeepTheirCells() {
        let scene = TextScene(TextSource(count: 30))
        func cells() -> [IndexPath: ObjectIdentifier] {
            Dictionary(
                uniqueKeysWithValues: scene.view.visibleCells.map {
                    (scene.view.indexPath(for: $0)!, ObjectIdentifier($0))
                })
        }
        let before = cells()
        scene.source.sections[0][2] = "other"
        scene.view.reloadData()
        scene.screen.advance(by: 0.1)
        #expect(cells() == before)
        #expect(scene.texts[2] == "other")
        #expect(scene.view.visibleCells.allSatisfy { ($0 as? TextCell)?.reuses == 1 })
    }

    @Test("fewer items use what is left of the cells")
    func fewerItems() {
        let scene = TextScene(TextSource(count: 8))
        let before = Set(scene.view.visibleCells.map(ObjectIdentifier.init))
        let first = scene.view.cellForItem(at: scene.path(0))
        scene.source.sections = [["a", "b"]]
        scene.view.reloadData()
        scene.screen.advance(by: 0.1)
        #expect(scene.texts == ["a", "b"])
        #expect(scene.view.cellForItem(at: scene.path(0)) === first)
        #expect(before.isSuperset(of: scene.view.visibleCells.map(ObjectIdentifier.init)))
    }

    @Test("a table gives each row the cell that it had", arguments: [true, false])
    func rowsKeepTheirCells(namesPath: Bool) {
        final class Source: NSObject, UITableViewDataSource {
            var count = 20
            var swaps = false
            var namesPath = true
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let name = swaps && indexPath.row == 1 ? "other" : "cell"
                guard namesPath else { return tableView.dequeueReusableCell(withIdentifier: name)! }
                return tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
            }
        }
        let screen = TestScreen(size: CGSize(width: 320, height: 440), scale: 2), source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        for name in ["cell", "other"] { table.register(UITableViewCell.self, forCellReuseIdentifier: name) }
        source.namesPath = namesPath
        table.dataSource = source
        screen.show(table)
        screen.advance(by: 0.1)
        let before = table.visibleCells
        table.reloadData()
        screen.advance(by: 0.1)
        #expect(table.visibleCells.map(ObjectIdentifier.init) == before.map(ObjectIdentifier.init))
        source.swaps = true
        table.reloadData()
        screen.advance(by: 0.1)
        let after = table.visibleCells
        #expect(after[1] !== before[1])
        #expect(after.indices.allSatisfy { $0 == 1 || after[$0] === before[$0] })
    }

    /// A tutorial's habit; what is being asked for cannot be older than that.
    @Test("asking for everything anew while it is asked for changes nothing")
    func reloadsWhileCounting() {
        final class Eager: NSObject, UITableViewDataSource, UICollectionViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                tableView.reloadData()
                return 3
            }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                collectionView.reloadData()
                return 3
            }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let source = Eager(), screen = TestScreen(size: CGSize(width: 300, height: 600)), page = UIViewController()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        let grid = UICollectionView(
            frame: CGRect(x: 0, y: 300, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        grid.dataSource = source
        page.view.addSubview(table)
        page.view.addSubview(grid)
        screen.show(page)
        screen.advance(by: 0.1)
        #expect(table.visibleCells.count == 3 && grid.visibleCells.count == 3)
    }
}
