import Foundation
import Testing
import UIKit

/// Items of updates that a program makes to try its layout's answers out.
@MainActor @Suite("Items of updates of a program's own")
struct UpdateItemTests {
    private final class Deletion: UICollectionViewUpdateItem {
        private let place: IndexPath

        init(of place: IndexPath) {
            self.place = place
            super.init()
        }

        override var indexPathBeforeUpdate: IndexPath? { place }
        override var updateAction: UICollectionViewUpdateItem.Action { .delete }
    }

    private final class Listener: UICollectionViewFlowLayout {
        var deleted: [IndexPath] = []

        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            deleted += updateItems.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate)
        }
    }

    @Test("say by overriding what happens where")
    func overriding() {
        let listener = Listener(), place = IndexPath(item: 3, section: 0)
        listener.prepare(forCollectionViewUpdates: [Deletion(of: place), UICollectionViewUpdateItem()])
        #expect(listener.deleted == [place])
    }
}
