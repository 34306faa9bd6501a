public import CoreGraphics

/// A view of a collection view that is used again for another element: a header, a footer, a decoration; cells are a subclass.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// What the collection view has placed it by last.
    var appliedAttributes: UICollectionViewLayoutAttributes?
    /// Whether the view was in a section that scrolls across when it was taken for another element.
    var cameFromScroller = false

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishDecoding(coder, as: UICollectionReusableView.self)
    }

    /// Calls `init(frame:)` of a subclass that is known only at run time.
    @_silgen_name("mutoscope_UICollectionReusableView_fresh")
    convenience init(instantiating frame: CGRect) { self.init(frame: frame) }

    /// The name under which the view was registered; nil when it was not dequeued.
    open internal(set) var reuseIdentifier: String?

    /// The pool that the view goes back to.
    var pool: ReusePool.Name?

    /// The view is about to be used for another element.
    open func prepareForReuse() {}

    /// Takes over what a layout's own attributes say. The usual values are already applied.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// A change of layouts is about to begin.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// A change of layouts is over.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes that the view would like. By default it corrects a size that is an estimate to what its constraints say.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard layoutAttributes.isEstimated else { return layoutAttributes }
        let preferred = layoutAttributes.duplicate()
        preferred.size = fittedSize(layoutAttributes)
        return preferred
    }

    /// The size that the content asks for; what the layout fixes stays as it is.
    func fittedSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
        fit(self, attributes)
    }

    /// - Parameter width: of the content, where it is not as wide as the view.
    func fit(
        _ content: UIView, _ attributes: UICollectionViewLayoutAttributes, width: CGFloat? = nil
    ) -> CGSize {
        let fitted = content.systemLayoutSizeFitting(
            CGSize(width: width ?? attributes.size.width, height: attributes.size.height),
            withHorizontalFittingPriority: attributes.estimatedWidth ? .fittingSizeLevel : .required,
            verticalFittingPriority: attributes.estimatedHeight ? .fittingSizeLevel : .required)
        return CGSize(
            width: attributes.estimatedWidth && fitted.width > 0 ? fitted.width : attributes.size.width,
            height: attributes.estimatedHeight && fitted.height > 0 ? fitted.height : attributes.size.height)
    }

    /// Says that the content asks for another size; a collection view that shows the view measures it again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentSizeMayHaveChanged()
    }

    func contentSizeMayHaveChanged() {
        list?.elementViews.contentDidChange(of: self)
    }

    /// The collection view that shows it.
    var list: UICollectionView? {
        sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UICollectionView }.first
    }

    @_silgen_name("mutoscope_UICollectionReusableView_fresh")
    private final class func _instantiate(_ frame: CGRect) -> UICollectionReusableView

    /// Calls `init(frame:)` of a class that is known only at run time.
    static func make(_ type: UICollectionReusableView.Type, frame: CGRect) -> UICollectionReusableView {
        type._instantiate(frame)
    }
}
