import MutoscopeTesting
import TestSupport
import Testing

@testable import UIKit

/// Snapshots, their differences, and data sources that show them.
@MainActor @Suite struct DiffableTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    @Test func snapshotsAreEdited() {
        var s = snapshot(["a": [1, 2, 3], "b": [4]])
        s.insertItems([9], beforeItem: 2)
        s.moveItem(1, afterItem: 4)
        s.deleteItems([3])
        s.moveSection("b", beforeSection: "a")
        s.appendItems([7])
        #expect(s.sectionIdentifiers == ["b", "a"])
        #expect(s.itemIdentifiers == [4, 1, 9, 2, 7])
        #expect(s.indexOfItem(9) == 2)
        #expect(s.sectionIdentifier(containingItem: 1) == "b")
        #expect(s.numberOfItems == 5)
        s.deleteSections(["b"])
        #expect(s.itemIdentifiers == [9, 2, 7])
        #expect(s.indexOfItem(4) == nil)
    }

    @Test func differencesHaveFewMoves() throws {
        let old = snapshot(["a": [1, 2, 3, 4, 5], "b": [6]])
        let new = snapshot(["b": [6, 5], "a": [2, 3, 1, 4, 8]])
        let changes = UpdateChanges<DataPath>(from: old, to: new)
        #expect(changes.movedSections.count == 1)
        #expect(changes.moved.count == 2)
        #expect(changes.inserted == [DataPath(item: 4, section: 1)])
        #expect(changes.deleted == [])
        _ = try UpdatePlan(from: [5, 1], to: [2, 5], changes: changes)
    }

    @Test func randomDifferencesLeadFromOneToTheOther() throws {
        var generator = SystemRandomNumberGenerator()
        let seed = UInt64.random(in: 0...UInt64.max, using: &generator)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            let old = randomSnapshot(&random), new = randomSnapshot(&random)
            let plan = try UpdatePlan(
                from: old.sectionIdentifiers.map(old.numberOfItems(inSection:)),
                to: new.sectionIdentifiers.map(new.numberOfItems(inSection:)),
                changes: UpdateChanges<DataPath>(from: old, to: new))
            for (s, section) in new.sectionIdentifiers.enumerated() {
                for (i, item) in new.itemIdentifiers(inSection: section).enumerated() {
                    let before = plan.oldPath(of: DataPath(item: i, section: s))
                    let name = before.map {
                        old.itemIdentifiers(inSection: old.sectionIdentifiers[$0.section])[$0.item]
                    }
                    #expect(name == (old.indexOfItem(item) == nil ? nil : item), "seed \(seed)")
                }
            }
        }
    }

    private func randomSnapshot(_ random: inout SeededGenerator) -> Snapshot {
        var s = Snapshot()
        s.appendSections(
            Array(["a", "b", "c", "d"].shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))))
        for item in (0..<20).shuffled(using: &random).prefix(Int.random(in: 0...20, using: &random)) {
            s.appendItems([item], toSection: s.sectionIdentifiers.randomElement(using: &random)!)
        }
        return s
    }

    @Test func dataSourcesShowSnapshotsWithRegistrations() {
        let scene = TextScene(TextSource([]))
        let registration = UICollectionView.CellRegistration<TextCell, Int> { cell, _, item in cell.text = "\(item)" }
        let data = UICollectionViewDiffableDataSource<String, Int>(collectionView: scene.view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        data.apply(snapshot(["a": [1, 2, 3]]), animatingDifferences: false)
        scene.screen.advance(by: 0.1)
        #expect(scene.texts == ["1", "2", "3"])
        let two = scene.view.cellForItem(at: scene.path(1))
        var isDone = false
        data.apply(snapshot(["a": [2, 4, 1]])) { isDone = true }
        #expect(scene.view.cellForItem(at: scene.path(0)) === two)
        #expect(!isDone)
        scene.screen.advance(by: 0.5)
        #expect(scene.texts == ["2", "4", "1"])
        #expect(isDone)
        #expect(data.indexPath(for: 4) == scene.path(1))
        #expect(data.itemIdentifier(for: scene.path(2)) == 1)
        var again = data.snapshot()
        again.reconfigureItems([4])
        data.apply(again)
        #expect(data.snapshot().reconfiguredItemIdentifiers == [])
    }

    @Test func placesAreFoundInLongLists() {
        let scene = TextScene(TextSource([]))
        let registration = UICollectionView.CellRegistration<TextCell, Int> { cell, _, item in cell.text = "\(item)" }
        let data = UICollectionViewDiffableDataSource<String, Int>(collectionView: scene.view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        data.apply(snapshot(["a": [-1], "b": Array(0..<100_000)]), animatingDifferences: false)
        let b = data.index(for: "b")!
        for item in stride(from: 0, to: 100_000, by: 10) {
            #expect(data.indexPath(for: item) == IndexPath(item: item, section: b))
        }
        #expect(data.indexPath(for: 100_000) == nil)
        #expect(data.index(for: "c") == nil)
        var less = data.snapshot()
        less.deleteItems([0, 7])
        data.apply(less, animatingDifferences: false)
        #expect(data.indexPath(for: 8) == IndexPath(item: 6, section: b))
        #expect(data.indexPath(for: 7) == nil)
        #expect(data.itemIdentifier(for: IndexPath(item: 6, section: b)) == 8)
        #expect(data.itemIdentifier(for: IndexPath(item: 99_998, section: b)) == nil)
    }

    @Test func sectionsFold() {
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        tree.append([1, 2])
        tree.append([11, 12], to: 1)
        tree.append([111], to: 11)
        #expect(tree.visibleItems == [1, 2])
        #expect(tree.items == [1, 11, 111, 12, 2])
        tree.expand([1])
        #expect(tree.visibleItems == [1, 11, 12, 2])
        #expect(tree.level(of: 111) == 2)
        #expect(tree.parent(of: 12) == 1)
        tree.delete([11])
        #expect(tree.items == [1, 12, 2])
        #expect(!tree.contains(111))
    }
}
