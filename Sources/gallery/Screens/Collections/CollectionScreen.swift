import UIKit

/// A collection view that scrolls through its pictures and back under a layout of its own.
struct CollectionScreen: Screen {
    let name: String
    let title: String
    let summary: String
    let duration = 6.0
    let moment = 0.5...2.5
    let sourceFile = #filePath
    let ground = UIUserInterfaceStyle.dark
    let glyph = Glyph.grid
    /// Makes the layout for a display of a size.
    let layout: @MainActor (Scenery) -> UICollectionViewLayout
    /// The way that is scrolled, as a part of the content.
    let way: CGFloat

    static let all = [
        CollectionScreen(
            name: "collection-carousel", title: "Carousel",
            summary: "A flow layout whose items grow towards the middle.", layout: CarouselLayout.init, way: 0.45),
        CollectionScreen(
            name: "collection-coverflow", title: "Cover flow",
            summary: "Items turn aside in perspective left and right of the middle.", layout: CoverFlowLayout.init,
            way: 0.45),
        CollectionScreen(
            name: "collection-stack", title: "Stack",
            summary: "Cards lie on each other; the one in front slides away.", layout: StackLayout.init, way: 0.5),
        CollectionScreen(
            name: "collection-compositional", title: "Compositional layout",
            summary: "Large and small items in nested groups, under headers that stay.", layout: mosaic, way: 1),
    ]

    func build(in root: CALayer, _ scenery: Scenery) {
        root.backgroundColor = .hex(0x1B1B24)
        let view = UICollectionView(frame: scenery.bounds, collectionViewLayout: layout(scenery))
        // It is in no window, which would tell it.
        view.traitOverrides.displayScale = scenery.scale
        let source = PictureSource(scenery)
        view.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
        view.register(
            TitleView.self, forSupplementaryViewOfKind: Self.headerKind, withReuseIdentifier: "title")
        view.dataSource = source
        view.backgroundColor = .clear
        view.showsVerticalScrollIndicator = false
        view.showsHorizontalScrollIndicator = false
        root.addSublayer(view.layer)
        view.layoutIfNeeded()
        let range = CGPoint(
            x: max(0, view.contentSize.width - scenery.size.width),
            y: max(0, view.contentSize.height - scenery.size.height))
        for frame in 0...Int(duration * 60) {
            let time = Double(frame) / 60
            let part = CGFloat((1 - cos(2 * .pi * time / duration)) / 2) * way
            scenery.at(time) {
                // The source is the view's weak data source: it lives as long as the cues.
                withExtendedLifetime(source) { view.contentOffset = CGPoint(x: range.x * part, y: range.y * part) }
            }
        }
    }

    // MARK: Compositional

    static let headerKind = "title"

    private static func mosaic(_ scenery: Scenery) -> UICollectionViewLayout {
        let unit = scenery.unit
        let large = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.65), heightDimension: .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
        let inset = 4 * unit
        for item in [large, small] {
            item.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
        }
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.35), heightDimension: .fractionalHeight(1)),
            subitems: [small])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.6)),
            subitems: [large, pair])
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(44 * unit)),
            elementKind: headerKind, alignment: .top)
        header.pinToVisibleBounds = true
        return UICollectionViewCompositionalLayout { index, _ in
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: inset, bottom: inset, trailing: inset)
            section.boundarySupplementaryItems = [header]
            return section
        }
    }
}

/// Pictures in two sections, as many as a scroll shows.
@MainActor
private final class PictureSource: NSObject, UICollectionViewDataSource {
    private let scenery: Scenery

    init(_ scenery: Scenery) { self.scenery = scenery }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        collectionView.collectionViewLayout is UICollectionViewCompositionalLayout ? 2 : 1
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
        prepareCells(from: indexPath, of: collectionView)
        if let picture = cell as? PictureCell { picture.show(indexPath.item + 12 * indexPath.section, scenery) }
        return cell
    }

    /// The pictures of a cell and of those after it, which come next.
    private func prepareCells(from first: IndexPath, of collectionView: UICollectionView) {
        for item in (0..<12)[first.item...].prefix(4) {
            let place = IndexPath(item: item, section: first.section)
            guard let attributes = collectionView.collectionViewLayout.layoutAttributesForItem(at: place) else {
                continue
            }
            scenery.pictures.prepare([item + 12 * first.section], size: attributes.size, scale: scenery.scale)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        (view as? TitleView)?.show(["Mountains", "Evenings"][indexPath.section % 2], unit: scenery.unit)
        return view
    }
}

/// A picture with rounded corners and a shadow.
private final class PictureCell: UICollectionViewCell {
    private let picture = CALayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.masksToBounds = true
        picture.allowsEdgeAntialiasing = true
        contentView.layer.addSublayer(picture)
        layer.castShadow(opacity: 0.45, radius: 10, offset: 5)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ index: Int, _ scenery: Scenery) {
        picture.contents = scenery.pictures.image(index, size: bounds.size, scale: scenery.scale)
        picture.cornerRadius = 12 * scenery.unit
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        picture.frame = contentView.bounds
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: picture.cornerRadius).cgPath
        CATransaction.commit()
    }
}

/// The name of a section on a translucent bar.
private final class TitleView: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0.1, alpha: 0.85)
        label.textColor = .white
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, unit: CGFloat) {
        label.text = text
        label.font = .systemFont(ofSize: 20 * unit, weight: .semibold)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inner(dx: 12, dy: 0)
    }
}
