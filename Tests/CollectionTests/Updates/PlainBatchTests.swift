import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

/// The changes of a batch are made during the call: they may be a parameter that does not escape, and need no `self.`.
@MainActor @Suite struct PlainBatchTests {
    private final class Table: UITableView, UITableViewDataSource {
        var rows = 1
        private(set) var batches = 0

        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            batches += 1
            super.performBatchUpdates(updates, completion: completion)
        }
        func append() {
            performBatchUpdates {
                rows += 1
                insertRows(at: [IndexPath(row: rows - 1, section: 0)], with: .none)
            }
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private func change(_ view: UICollectionView, _ updates: () -> Void) { view.performBatchUpdates(updates) }

    @Test func overridesAreCalled() {
        let screen = TestScreen(size: CGSize(width: 100, height: 200), scale: 1), table = Table()
        table.dataSource = table
        screen.show(table)
        table.append()
        table.performBatchUpdates(nil)
        #expect(table.batches == 2)
        #expect(table.numberOfRows(inSection: 0) == 2)
    }

    @Test func parametersNeedNotEscape() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var count = 0
        change(view) { count += 1 }
        view.performBatchUpdates {
            count += 1
        } completion: { _ in
        }
        #expect(count == 2)
    }
}
