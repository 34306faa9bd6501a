public import CoreGraphics

/// What all sections of a compositional layout share.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// Which way content scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// What the insets of sections are measured from.
    open var contentInsetsReference = UIContentInsetsReference.safeArea
}

extension UICollectionView {
    /// Which way content scrolls.
    public typealias ScrollDirection = UICollectionViewFlowLayout.ScrollDirection
}

/// Gives the section at an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Composes sections from groups, and groups from items and other groups.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    var composition = Composition()

    /// What all sections share.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    /// The same section throughout.
    public init(section: NSCollectionLayoutSection) {
        (provider, configuration) = ({ _, _ in section }, .init())
        super.init()
    }

    /// The same section throughout.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        (provider, self.configuration) = ({ _, _ in section }, configuration)
        super.init()
    }

    /// Sections made when they are needed.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        (provider, configuration) = (sectionProvider, .init())
        super.init()
    }

    /// Sections made when they are needed.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (provider, self.configuration) = (sectionProvider, configuration)
        super.init()
    }

    /// Always nil: there are no archives to read.
    public required init?(coder: NSCoder) { nil }

    /// The section at an index, as the provider gives it.
    func section(_ index: Int, _ environment: CollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        guard let section = provider(index, environment) else {
            preconditionFailure("the section provider of a compositional layout returned nil for section \(index)")
        }
        return section
    }

    // MARK: Layout

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    open override func prepare() {
        super.prepare()
        compose()
    }

    open override var collectionViewContentSize: CGSize { composition.contentSize }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        itemAttributes(ShownPath(indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { supplementaryAttributes(elementKind, ShownPath(indexPath)) }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { decorationAttributes(elementKind, indexPath.section) }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        noteInvalidation(context)
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        changesSize(newBounds) || composition.followsScrolling
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        context.keepsMetrics = !changesSize(newBounds)
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard originalAttributes.isEstimated, preferredAttributes.size != originalAttributes.size else { return false }
        // A cell that is larger for its siblings' sake has had its say.
        return knownSize(of: originalAttributes) != preferredAttributes.size
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        context.keepsMetrics = true
        notePreferred(preferredAttributes.size, originalAttributes)
        // What is in sight stays where it is when an item above it turns out to be larger.
        if originalAttributes.representedElementCategory == .cell, let view = collectionView,
            orthogonalRegion(originalAttributes.indexPath.section) == nil
        {
            let growth = CGSize(
                width: preferredAttributes.size.width - originalAttributes.size.width,
                height: preferredAttributes.size.height - originalAttributes.size.height)
            if composition.isVertical, originalAttributes.frame.minY < view.bounds.minY {
                context.contentOffsetAdjustment.y = growth.height
            } else if !composition.isVertical, originalAttributes.frame.minX < view.bounds.minX {
                context.contentOffsetAdjustment.x = growth.width
            }
        }
        return context
    }

    override func dataDidChange(_ plan: UpdatePlan<ShownPath>) { movePreferredSizes(plan) }

    override func sitsOnItems(_ kind: String) -> Bool {
        !configuration.boundarySupplementaryItems.contains { $0.elementKind == kind }
            && !composition.sections.contains { solved in solved.edges.contains { $0.item.elementKind == kind } }
    }

    override func willShow(_ cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes) {
        let path = attributes.indexPath
        guard path.count > 1, composition.sections.indices.contains(path.section) else { return }
        let solved = composition.sections[path.section]
        guard let list = solved.section.list else { return }
        cell.placeInListDidChange(
            attributes.representedElementCategory == .cell
                ? list.place(of: path, count: solved.count)
                : list.edgePlace(
                    isHeader: attributes.representedElementKind != UICollectionView.elementKindSectionFooter)
        )
    }

    override var offersSwipes: Bool { composition.offersSwipes }

    override func swipeActions(_ item: DataPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard composition.sections.indices.contains(item.section),
            let list = composition.sections[item.section].section.list
        else { return nil }
        let provider =
            isLeading ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
        return provider?(item.indexPath)
    }

    // MARK: Scrolling across

    override func orthogonalRegion(_ section: Int) -> OrthogonalRegion? { regionAcross(section) }

    override func orthogonalTarget(
        _ section: Int, for proposed: CGFloat, from start: CGFloat, velocity: CGFloat
    ) -> CGFloat {
        snappedOffset(section, proposed, start, velocity)
    }
}
