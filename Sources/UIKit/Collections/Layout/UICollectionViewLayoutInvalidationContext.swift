public import CoreGraphics

/// Says which part of a layout is out of date, so that the rest need not be worked out again.
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Nothing in particular.
    public override init() { super.init() }

    /// Calls `init()` of a subclass that is known only at run time.
    @_silgen_name("mutoscope_UICollectionViewLayoutInvalidationContext_fresh")
    convenience init(fresh: Void) { self.init() }

    /// Whether all of it is: after `reloadData()`.
    open internal(set) var invalidateEverything = false
    /// Whether the numbers of sections and items may have changed.
    open internal(set) var invalidateDataSourceCounts = false
    /// The items that are out of date; nil when none is named.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The supplementary views that are out of date, by kind; nil when none is named.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The decoration views that are out of date, by kind; nil when none is named.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// Added to the content offset when the layout has been updated, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// Added to the content size before it is asked for anew, in points.
    open var contentSizeAdjustment = CGSize.zero
    /// Whether only what follows the scroll position or the cells is out of date.
    var keepsMetrics = false
    /// Where the items that a finger moves came from.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Where the items that a finger moves are going.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Where the finger holds them, in the content's points.
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    /// Names items that are out of date.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Names supplementary views that are out of date.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = invalidatedSupplementaryIndexPaths ?? [:]
        invalidatedSupplementaryIndexPaths?[elementKind, default: []] += indexPaths
    }

    /// Names decoration views that are out of date.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = invalidatedDecorationIndexPaths ?? [:]
        invalidatedDecorationIndexPaths?[elementKind, default: []] += indexPaths
    }

    @_silgen_name("mutoscope_UICollectionViewLayoutInvalidationContext_fresh")
    private final class func _instantiate() -> UICollectionViewLayoutInvalidationContext

    /// Calls `init()` of a class that is known only at run time.
    static func make(
        _ type: UICollectionViewLayoutInvalidationContext.Type
    )
        -> UICollectionViewLayoutInvalidationContext
    { type._instantiate() }
}
