import MutoscopeTesting
import Testing
import UIKit

@MainActor @Suite("Lists that controllers make in loadView") struct ListInLoadViewTests {
    private final class Page: UICollectionViewController {
        override func loadView() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 140, height: 180)
            collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            3
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    @Test("the view comes with the list")
    func loadView() {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let page = Page(collectionViewLayout: UICollectionViewFlowLayout())
        screen.show(page)
        screen.advance(by: 0.1)
        #expect(page.collectionView.isDescendant(of: page.view))
        #expect(page.collectionView.dataSource === page)
        #expect(page.collectionView.bounds.size == CGSize(width: 320, height: 480))
        #expect(page.collectionView.visibleCells.count == 3)
    }
}
