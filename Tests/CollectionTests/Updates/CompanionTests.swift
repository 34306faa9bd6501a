import MutoscopeTesting
import Testing

@testable import UIKit

/// Supplementary and decoration views in updates: those that the layout brings and takes away, and those that sit on items.
@MainActor @Suite struct CompanionTests {
    /// A list with a mark behind every item; the layout says which come and go.
    final class MarkedLayout: UICollectionViewFlowLayout {
        var inserted: [IndexPath] = []
        var deleted: [IndexPath] = []
        var asked: [String] = []

        override init() {
            super.init()
            itemSize = CGSize(width: 300, height: 50)
            minimumLineSpacing = 0
            register(Mark.self, forDecorationViewOfKind: "mark")
        }

        required init?(coder: NSCoder) { nil }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let cells = super.layoutAttributesForElements(in: rect) ?? []
            return cells + cells.compactMap { layoutAttributesForDecorationView(ofKind: "mark", at: $0.indexPath) }
        }

        override func layoutAttributesForDecorationView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            guard let cell = layoutAttributesForItem(at: indexPath) else { return nil }
            let mark = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
            mark.frame = cell.frame.insetBy(dx: 100, dy: 10)
            mark.zIndex = -1
            return mark
        }

        override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
            asked.append("insert \(elementKind)")
            return inserted
        }
        override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
            asked.append("delete \(elementKind)")
            return deleted
        }
    }

    final class Mark: UICollectionReusableView {}

    private func mark(_ scene: TextScene, at y: CGFloat) -> UIView? {
        scene.view.subviews.first { $0 is Mark && $0.frame.minY == y && $0.alpha > 0 }
    }

    @Test func theLayoutBringsAndTakesAwayItsOwnViews() {
        let layout = MarkedLayout()
        let scene = TextScene(TextSource(count: 4), layout: layout)
        let marks = (0..<4).map { mark(scene, at: CGFloat($0) * 50 + 10)! }
        layout.inserted = [scene.path(1)]
        scene.source.sections[0].insert("new", at: 1)
        scene.view.insertItems(at: [scene.path(1)])
        #expect(layout.asked == ["insert mark", "delete mark"])
        let new = mark(scene, at: 60)!
        #expect(
            !marks.contains { $0 === new } && mark(scene, at: 110) === marks[1] && mark(scene, at: 210) === marks[3])
        scene.screen.advance(by: 0.1)
        #expect(new.layer.presentation()!.opacity < 0.9)
        #expect(marks[1].layer.presentation()!.opacity == 1)
        scene.screen.advance(by: 1)
        layout.inserted = []
        layout.deleted = [scene.path(0)]
        scene.source.sections[0].removeFirst()
        scene.view.deleteItems(at: [scene.path(0)])
        #expect(marks[0].alpha == 0)
        #expect(mark(scene, at: 10) === new)
        scene.screen.advance(by: 1)
        #expect(scene.view.subviews.filter { $0 is Mark }.count == 4)
    }

    /// A badge that says which item it sits on.
    final class Badge: UICollectionReusableView {
        var text = ""
    }

    final class BadgeSource: NSObject, UICollectionViewDataSource {
        var items = ["a", "b", "c", "d"]

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "badge", for: indexPath)
            (view as? Badge)?.text = items[indexPath.item]
            return view
        }
    }

    @Test func badgesGoWithTheirItems() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]),
            itemAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading], absoluteOffset: CGPoint(x: -3, y: 4)))
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: whole,
                subitems: [
                    NSCollectionLayoutItem(
                        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
                        supplementaryItems: [badge])
                ]))
        let source = BadgeSource()
        let layout = UICollectionViewCompositionalLayout(section: section)
        let screen = TestScreen(size: CGSize(width: 300, height: 400), scale: 2)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.register(TextCell.self, forCellWithReuseIdentifier: "text")
        view.register(Badge.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
        view.dataSource = source
        let controller = UIViewController()
        controller.view.addSubview(view)
        screen.show(controller)
        screen.advance(by: 0.1)
        func expectBadges() {
            for (item, text) in source.items.enumerated() {
                let path = IndexPath(item: item, section: 0)
                let shown = view.supplementaryView(forElementKind: "badge", at: path) as? Badge
                #expect(shown?.text == text)
                // Its lower left corner at the item's upper right one, and a little farther.
                #expect(shown?.frame == CGRect(x: 147, y: CGFloat(item) * 50 - 16, width: 20, height: 20))
            }
        }
        expectBadges()
        source.items.insert("new", at: 0)
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
        screen.advance(by: 1)
        expectBadges()
        source.items.remove(at: 2)
        view.deleteItems(at: [IndexPath(item: 2, section: 0)])
        screen.advance(by: 1)
        expectBadges()
    }
}
