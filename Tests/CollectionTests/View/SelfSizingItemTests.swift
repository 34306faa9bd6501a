import MutoscopeTesting
import Testing
import UIKit

/// Items that size themselves and change on screen.
@MainActor @Suite("items that size themselves, in updates") struct SelfSizingItemTests {
    /// An item as high as it is told to be, by constraints.
    private final class SizedCell: UICollectionViewCell {
        private var height: NSLayoutConstraint!

        override init(frame: CGRect) {
            super.init(frame: frame)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            height = box.heightAnchor.constraint(equalToConstant: 40)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
            ])
        }

        required init?(coder: NSCoder) { nil }

        func grow(to points: CGFloat) { height.constant = points }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var heights: [CGFloat]

        init(_ heights: [CGFloat]) { self.heights = heights }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            heights.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "sized", for: indexPath) as! SizedCell
            cell.grow(to: heights[indexPath.item])
            return cell
        }
    }

    /// Items in a row that have no width until they are measured.
    private final class MeasuredRow: UICollectionViewLayout {
        var widths: [Int: CGFloat] = [:]
        private var rows: [UICollectionViewLayoutAttributes] = []

        override func prepare() {
            var x: CGFloat = 0
            rows = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                attributes.frame = CGRect(x: x, y: 0, width: widths[item] ?? 0, height: 50)
                x += attributes.frame.width
                return attributes
            }
        }
        override var collectionViewContentSize: CGSize { CGSize(width: rows.last?.frame.maxX ?? 0, height: 50) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { rows }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            rows[indexPath.item]
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool {
            let item = preferredAttributes.indexPath.item
            guard widths[item] != preferredAttributes.frame.width else { return false }
            widths[item] = preferredAttributes.frame.width
            return true
        }
    }

    private final class WideCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.frame.size.width = CGFloat(layoutAttributes.indexPath.item + 1) * 50
            return layoutAttributes
        }
    }

    @Test("items that have no width until they are measured are measured") func noWidthYet() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 50), collectionViewLayout: MeasuredRow())
        view.register(WideCell.self, forCellWithReuseIdentifier: "wide")
        let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "wide", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1, 2])
        data.apply(snapshot, animatingDifferences: false)
        for _ in 0..<2 {
            view.layoutIfNeeded()
            let frames = view.visibleCells.map(\.frame).sorted { $0.minX < $1.minX }
            #expect(
                frames == [
                    CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 50, y: 0, width: 100, height: 50),
                    CGRect(x: 150, y: 0, width: 150, height: 50),
                ])
            // Cells on screen whose size the layout changes are measured again.
            (view.collectionViewLayout as? MeasuredRow)?.widths = [:]
            view.collectionViewLayout.invalidateLayout()
        }
    }

    private let screen = TestScreen(size: CGSize(width: 300, height: 400), scale: 2)

    private func show(_ source: Source) -> UICollectionView {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        view.register(SizedCell.self, forCellWithReuseIdentifier: "sized")
        view.dataSource = source
        view.contentInsetAdjustmentBehavior = .never
        let controller = UIViewController()
        controller.view.addSubview(view)
        screen.show(controller)
        screen.advance(by: 0.1)
        return view
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test("an item that grows pushes those below it in an update without changes")
    func growing() {
        let source = Source([50, 60, 70, 80]), view = show(source)
        #expect(view.cellForItem(at: path(2))?.frame.minY == 110)
        source.heights[1] = 160
        (view.cellForItem(at: path(1)) as? SizedCell)?.grow(to: 160)
        view.performBatchUpdates(nil)
        screen.advance(by: 0.1)
        let onItsWay = view.cellForItem(at: path(2))?.layer.presentation()?.frame.minY ?? 0
        #expect(onItsWay > 110)
        #expect(onItsWay < 210)
        screen.advance(by: 1)
        #expect(view.cellForItem(at: path(2))?.frame.minY == 210)
        #expect(view.contentSize.height == 360)
    }

    @Test("constraints alone make it grow where that is wished")
    func growingByConstraints() {
        let source = Source([50, 60, 70, 80]), view = show(source)
        func grow(to height: CGFloat) {
            (view.cellForItem(at: path(1)) as? SizedCell)?.grow(to: height)
            screen.advance(by: 0.1)
        }
        grow(to: 160)
        #expect(view.cellForItem(at: path(2))?.frame.minY == 110)
        view.selfSizingInvalidation = .enabledIncludingConstraints
        grow(to: 100)
        #expect(view.cellForItem(at: path(2))?.frame.minY == 150)
        grow(to: 30)
        #expect(view.cellForItem(at: path(2))?.frame.minY == 80)
        #expect(view.contentSize.height == 230)
        view.selfSizingInvalidation = .disabled
        grow(to: 90)
        #expect(view.cellForItem(at: path(2))?.frame.minY == 80)
    }

    @Test("it grows while others come and go")
    func growingBesideChanges() {
        let source = Source([50, 60, 70, 80]), view = show(source)
        source.heights = [50, 90, 20, 80]
        (view.cellForItem(at: path(1)) as? SizedCell)?.grow(to: 90)
        view.performBatchUpdates {
            view.deleteItems(at: [path(2)])
            view.insertItems(at: [path(2)])
        }
        screen.advance(by: 1)
        #expect((0..<4).map { view.cellForItem(at: path($0))?.frame.minY } == [0, 50, 140, 160])
    }

    @Test("scrolling to a far item ends at that item", arguments: [true, false])
    func farItems(animated: Bool) {
        let source = Source((0..<300).map { CGFloat(30 + $0 % 7 * 20) }), view = show(source)
        view.scrollToItem(at: path(220), at: .top, animated: animated)
        screen.advance(by: 2)
        let frame = view.layoutAttributesForItem(at: path(220))?.frame ?? .null
        #expect(abs(frame.minY - view.contentOffset.y) < 1)
    }

    /// Says its size as most programs do: by changing what it is given.
    private final class TellingCell: UICollectionViewCell {
        var height: CGFloat = 60

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.frame.size.height = height
            return layoutAttributes
        }
    }

    private final class TellingSource: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "telling", for: indexPath) }
    }

    @Test(
        "attributes that a cell changes in place count, and are asked for again when the layout is invalidated",
        arguments: [true, false])
    func changedInPlace(flows: Bool) throws {
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = CGSize(width: 300, height: 40)
        flow.minimumLineSpacing = 0
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        let composed = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(
                group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
        let source = TellingSource()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: flows ? flow : composed)
        view.register(TellingCell.self, forCellWithReuseIdentifier: "telling")
        view.dataSource = source
        screen.show(view)
        screen.advance(by: 0.1)
        #expect(view.contentSize.height == 180)
        try #require(view.cellForItem(at: path(1)) as? TellingCell).height = 100
        screen.advance(by: 0.1)
        #expect(view.contentSize.height == 180)
        view.collectionViewLayout.invalidateLayout()
        screen.advance(by: 0.1)
        #expect(view.contentSize.height == 220)
        #expect(view.cellForItem(at: path(2))?.frame.minY == 160)
    }
}
