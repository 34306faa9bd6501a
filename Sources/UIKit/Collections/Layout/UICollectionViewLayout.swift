public import CoreGraphics

/// What decoration views of a kind are made of.
enum DecorationSource {
    case type(UICollectionReusableView.Type)
    case nib(UINib)
}

/// Decides where the elements of a collection view are. Subclasses override what they decide.
///
/// Everything is in points of the content. The collection view calls `prepare()` before it asks anything else, whenever the layout
/// has been invalidated.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    weak var owner: UICollectionView?
    /// What decoration views are made of, by kind.
    var decorations: [String: DecorationSource] = [:]

    public override init() { super.init() }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) { super.init() }

    /// The collection view that uses the layout.
    open var collectionView: UICollectionView? { owner }

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts that invalidate the layout.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: What is where

    /// Works out whatever the other methods need. Called before they are, after every invalidation.
    open func prepare() {}

    /// The extent of everything.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of all elements in a rectangle; more do no harm.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a supplementary view.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a decoration view.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Names the nib whose first object is a decoration view of a kind.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = nib.map { .nib($0) }
    }

    /// Names the class of a kind of decoration views.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        guard let viewClass else {
            decorations[elementKind] = nil
            return
        }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            preconditionFailure("A decoration view must be a UICollectionReusableView; \(viewClass) is not.")
        }
        decorations[elementKind] = .type(type)
    }

    /// Which direction the layout was written for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the collection view mirrors the layout where reading goes the other way.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Where scrolling ends

    /// Where content should rest after a lift. `velocity` is in points per millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

    /// Where content should be after an update or a change of layout.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Invalidation

    /// Says that all is out of date: also the sizes that views on screen have asked for.
    open func invalidateLayout() {
        owner?.elementViews.measureAgain()
        invalidateLayout(with: makeInvalidationContext())
    }

    /// Says that a part is out of date.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        owner?.places.layoutDidBecomeInvalid(context)
    }

    /// An animator has moved attributes in place: what the layout has worked out otherwise still holds.
    func itemsDidMove() {
        let context = makeInvalidationContext()
        context.keepsMetrics = true
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
            flow.invalidateFlowLayoutDelegateMetrics = false
            flow.invalidateFlowLayoutAttributes = false
        }
        invalidateLayout(with: context)
    }

    /// Whether the layout depends on the bounds, which include the scroll position. False by default.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// What is out of date when the bounds change.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

    /// Whether the layout changes with what a view would like.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// What is out of date when a view would like other attributes.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.invalidateItems(at: [originalAttributes.indexPath])
        return context
    }

    // MARK: Updates

    /// Tells of the updates that are about to be shown.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// The updates have been laid out. Called inside the animation.
    open func finalizeCollectionViewUpdates() {}

    /// Where an item comes from that appears in an update; nil: where it will be.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        owner?.itemUpdates.defaultInitialAttributes(of: .cell(ShownPath(itemIndexPath)))
    }

    /// Where an item goes that disappears in an update; nil: it stays where it was.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        owner?.itemUpdates.defaultFinalAttributes(of: .cell(ShownPath(itemIndexPath)))
    }

    /// Where a supplementary view comes from that appears in an update.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        owner?.itemUpdates.defaultInitialAttributes(of: .supplementary(elementKind, ShownPath(elementIndexPath)))
    }

    /// Where a supplementary view goes that disappears in an update.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        owner?.itemUpdates.defaultFinalAttributes(of: .supplementary(elementKind, ShownPath(elementIndexPath)))
    }

    /// Where a decoration view comes from that appears in an update.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        owner?.itemUpdates.defaultInitialAttributes(of: .decoration(elementKind, ShownPath(decorationIndexPath)))
    }

    /// Where a decoration view goes that disappears in an update.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        owner?.itemUpdates.defaultFinalAttributes(of: .decoration(elementKind, ShownPath(decorationIndexPath)))
    }

    /// Supplementary views that the updates take away.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Decoration views that the updates take away.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Supplementary views that the updates bring.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Decoration views that the updates bring.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The bounds are about to change inside an animation.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// The layout for the changed bounds is done.
    open func finalizeAnimatedBoundsChange() {}

    /// The layout is about to take the place of another.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// The layout is about to be replaced.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// The change of layouts has been laid out.
    open func finalizeLayoutTransition() {}

    /// Items have other places in the data.
    func dataDidChange(_ plan: UpdatePlan<ShownPath>) {}

    /// Whether supplementary views of a kind belong to single items and go where these go.
    func sitsOnItems(_ kind: String) -> Bool { false }

    /// A cell is about to be shown, or shows another item.
    func willShow(_ cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes) {}

    /// Whether some items have actions behind them.
    var offersSwipes: Bool { false }

    /// The actions behind an edge of an item.
    func swipeActions(_ item: DataPath, isLeading: Bool) -> UISwipeActionsConfiguration? { nil }

    // MARK: Sections that scroll across

    /// The section that scrolls across at an index; nil for others. `UICollectionView.across` knows how far it is.
    func orthogonalRegion(_ section: Int) -> OrthogonalRegion? { nil }

    /// Where a section that is scrolled across should rest.
    func orthogonalTarget(
        _ section: Int, for proposed: CGFloat, from start: CGFloat, velocity: CGFloat
    ) -> CGFloat { proposed }

    // MARK: Reordering

    /// Where an item goes that a finger holds at a point of the content.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { owner?.places.itemNearest(position)?.indexPath ?? previousIndexPath }

    /// How an item looks while a finger moves it.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.duplicate() ?? makeAttributes(of: .cell(ShownPath(indexPath)))
        attributes.center = position
        attributes.zIndex = .max >> 32
        return attributes
    }

    /// What is out of date while a finger moves items.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }

    /// What is out of date when a finger has moved items.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        return context
    }
}

extension UICollectionViewLayout {
    func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let type: AnyClass = Self.invalidationContextClass
        guard let contextType = type as? UICollectionViewLayoutInvalidationContext.Type else {
            preconditionFailure(
                "invalidationContextClass must be a UICollectionViewLayoutInvalidationContext; \(type) is not.")
        }
        return .make(contextType)
    }

    /// New attributes of the layout's own class.
    func makeAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes {
        let type: AnyClass = Self.layoutAttributesClass
        guard let attributesType = type as? UICollectionViewLayoutAttributes.Type else {
            preconditionFailure("layoutAttributesClass must be a UICollectionViewLayoutAttributes; \(type) is not.")
        }
        let attributes = UICollectionViewLayoutAttributes.instantiate(attributesType)
        attributes.indexPath = key.path.indexPath
        attributes.representedElementCategory = key.category
        attributes.representedElementKind = key.category == .cell ? nil : key.kind
        return attributes
    }

    func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: layoutAttributesForItem(at: key.path.indexPath)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path.indexPath)
        case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind, at: key.path.indexPath)
        }
    }

    func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: initialLayoutAttributesForAppearingItem(at: key.path.indexPath)
        case .supplementaryView:
            initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.path.indexPath)
        case .decorationView:
            initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.path.indexPath)
        }
    }

    func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: finalLayoutAttributesForDisappearingItem(at: key.path.indexPath)
        case .supplementaryView:
            finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.path.indexPath)
        case .decorationView:
            finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.path.indexPath)
        }
    }
}
