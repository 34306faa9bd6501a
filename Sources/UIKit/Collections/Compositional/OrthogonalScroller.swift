import CoreGraphics

/// A section that scrolls across: where it is, and what is in it.
struct OrthogonalRegion: Equatable {
    var section: Int
    var frame: CGRect
    var contentSize: CGSize
    var isHorizontal: Bool
    var isPaging: Bool
    var slowsQuickly: Bool
}

/// Holds the cells of a section that scrolls across, and tells the layout how far it is.
final class OrthogonalScroller: UIScrollView {
    private(set) var region: OrthogonalRegion
    private weak var owner: UICollectionView?
    private var dragStart: CGFloat = 0

    /// - Parameter offset: How far the section was scrolled when it was last in sight.
    init(_ region: OrthogonalRegion, owner: UICollectionView, offset: CGFloat) {
        self.region = region
        super.init(frame: region.frame)
        contentInsetAdjustmentBehavior = .never
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        scrollsToTop = false
        clipsToBounds = false
        configure()
        bounds.origin = point(at: offset)
        self.owner = owner
    }

    required init?(coder: NSCoder) { nil }

    func update(_ new: OrthogonalRegion) {
        guard new != region else { return }
        region = new
        frame = new.frame
        configure()
    }

    private func configure() {
        contentSize = region.contentSize
        isPagingEnabled = region.isPaging
        decelerationRate = region.slowsQuickly ? .fast : .normal
        alwaysBounceHorizontal = region.isHorizontal
        alwaysBounceVertical = !region.isHorizontal
    }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            if old != newValue.origin {
                owner?.didScroll(self, to: region.isHorizontal ? newValue.minX : newValue.minY)
            }
        }
    }

    private func point(at offset: CGFloat) -> CGPoint {
        region.isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
    }

    /// Scrolls across.
    func scroll(to offset: CGFloat, animated: Bool) {
        setContentOffset(clamped(point(at: offset)), animated: animated)
    }

    override func adjustTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let layout = owner?.collectionViewLayout, !region.isPaging else { return target }
        var target = target
        if region.isHorizontal {
            target.x = layout.orthogonalTarget(
                region.section, for: target.x, from: drag.startOffset.x, velocity: velocity.x)
        } else {
            target.y = layout.orthogonalTarget(
                region.section, for: target.y, from: drag.startOffset.y, velocity: velocity.y)
        }
        return clamped(target)
    }
}

extension UICollectionView {
    /// The scroller that an element is in; made when first needed.
    func scroller(for attributes: UICollectionViewLayoutAttributes) -> OrthogonalScroller? {
        guard let region = layoutInUse.scroller(of: attributes) else { return nil }
        if let scroller = scrollers[region.section] {
            scroller.update(region)
            return scroller
        }
        let scroller = OrthogonalScroller(
            region, owner: self, offset: layoutInUse.orthogonalOffset(region.section))
        scrollers[region.section] = scroller
        let below = subviews.lastIndex { $0 is UICollectionReusableView && $0.layer.zPosition <= 0 }
        insertSubview(scroller, at: below.map { $0 + 1 } ?? (backgroundView == nil ? 0 : 1))
        return scroller
    }

    /// A section was scrolled across: its cells go along, others come into sight.
    func didScroll(_ scroller: OrthogonalScroller, to offset: CGFloat) {
        layoutInUse.orthogonalOffsetDidChange(scroller.region.section, to: offset)
        content.query = nil
        setNeedsLayout()
    }

    /// Takes away the scrollers that hold no cells.
    func clearScrollers() {
        guard !scrollers.isEmpty else { return }
        for (section, scroller) in scrollers
        where !scroller.isDragging && !scroller.isDecelerating
            && !scroller.subviews.contains(where: { $0 is UICollectionReusableView })
        {
            scroller.removeFromSuperview()
            scrollers[section] = nil
        }
    }
}
