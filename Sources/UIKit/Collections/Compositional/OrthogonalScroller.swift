import CoreGraphics

/// A section that scrolls across: where it is, and what is in it.
struct OrthogonalRegion: Equatable {
    var section: Int
    var frame: CGRect
    /// Of all groups with the insets around them, in the direction of scrolling.
    var length: CGFloat
    var isHorizontal: Bool
    /// Whether the first group is at the right.
    var isMirrored = false
    var isPaging: Bool
    var rate: UIScrollView.DecelerationRate
    var bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
    /// How far it scrolls beyond the content's start and end, so that the first and last groups come to rest in the middle.
    var room = Room()

    struct Room: Equatable {
        var before: CGFloat = 0, after: CGFloat = 0
    }

    /// The part of `length` that shows.
    var page: CGFloat { isHorizontal ? frame.width : frame.height }

    /// The nearest distance at which the section may rest.
    func clamped(_ distance: CGFloat) -> CGFloat { min(max(least, distance), max(least, length - page + room.after)) }

    /// Where the section is at first.
    var least: CGFloat { -room.before }
}

/// Holds the cells of a section that scrolls across.
final class OrthogonalScroller: UIScrollView {
    private(set) var region: OrthogonalRegion
    /// Places the cells when the section has moved; nil when the section is gone and its last cells are on their way out.
    weak var owner: UICollectionView?

    /// - Parameter distance: How far the section was when it was last in sight.
    init(_ region: OrthogonalRegion, owner: UICollectionView, distance: CGFloat) {
        self.region = region
        super.init(frame: region.frame)
        contentInsetAdjustmentBehavior = .never
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        scrollsToTop = false
        clipsToBounds = false
        configure()
        bounds.origin = point(at: region.clamped(distance))
        self.owner = owner
    }

    required init?(coder: NSCoder) { nil }

    /// The section has other content or is elsewhere. At rest it stays as far as it was, or at its end.
    func update(_ new: OrthogonalRegion) {
        guard new != region else { return }
        let isFirst = distance <= region.least, oldLength = contentSize.width
        let kept = isFirst ? new.least : distance
        region = new
        frame = new.frame
        configure()
        if region.isMirrored {
            // The first group is where the content ends: all places are counted from there.
            for cell in subviews where cell is UICollectionReusableView {
                cell.center.x += contentSize.width - oldLength
            }
        }
        let isHeld = isTracking || motion.isRunning
        contentOffset = point(at: isHeld ? kept : region.clamped(kept))
    }

    private func configure() {
        // Mirrored content that does not fill the section is at its right end.
        let length = region.isMirrored ? max(region.length, region.page) : region.length
        contentSize =
            region.isHorizontal
            ? CGSize(width: length, height: region.frame.height) : CGSize(width: region.frame.width, height: length)
        let (before, after) = (region.room.before, region.room.after)
        contentInset =
            region.isHorizontal
            ? UIEdgeInsets(
                top: 0, left: region.isMirrored ? after : before, bottom: 0, right: region.isMirrored ? before : after)
            : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
        isPagingEnabled = region.isPaging
        decelerationRate = region.rate
        bounces = region.bounce != .never
        alwaysBounceHorizontal = region.isHorizontal && region.bounce == .always
        alwaysBounceVertical = !region.isHorizontal && region.bounce == .always
    }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            if old != newValue.origin { owner?.sectionDidScrollAcross() }
        }
    }

    // MARK: Distances

    /// How far the section is from showing its first group, in points.
    var distance: CGFloat { distance(at: contentOffset) }

    private func distance(at offset: CGPoint) -> CGFloat {
        guard region.isHorizontal else { return offset.y }
        return region.isMirrored ? contentSize.width - region.page - offset.x : offset.x
    }

    private func point(at distance: CGFloat) -> CGPoint {
        guard region.isHorizontal else { return CGPoint(x: 0, y: distance) }
        return CGPoint(x: region.isMirrored ? contentSize.width - region.page - distance : distance, y: 0)
    }

    /// Scrolls across.
    func scroll(to distance: CGFloat, animated: Bool) {
        setContentOffset(point(at: region.clamped(distance)), animated: animated)
    }

    override var pagesCountFromEnd: Bool { region.isMirrored }

    override func adjustTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let layout = owner?.collectionViewLayout, !region.isPaging else { return target }
        let speed = region.isHorizontal ? (region.isMirrored ? -velocity.x : velocity.x) : velocity.y
        let chosen = layout.orthogonalTarget(
            region.section, for: distance(at: target), from: distance(at: drag.startOffset), velocity: speed)
        return clamped(point(at: chosen))
    }
}
