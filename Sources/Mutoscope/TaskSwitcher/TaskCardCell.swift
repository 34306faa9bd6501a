public import UIKit

/// A card of a ``TaskSwitcherView``: a picture or a view of the task, its name above.
@preconcurrency @MainActor
open class TaskCardCell: UICollectionViewCell {
    /// What the task looks like: any view. It fills the card.
    open var taskView: UIView? {
        didSet {
            guard taskView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let taskView { face.addSubview(taskView) }
            setNeedsLayout()
        }
    }
    /// The name of the task.
    open var title: String? {
        didSet {
            label.text = title
            accessibilityLabel = title
            setNeedsLayout()
        }
    }
    /// Of the name, which stands on what is behind the switcher.
    open var titleColor = UIColor.white { didSet { label.textColor = titleColor } }
    /// Points.
    open var cornerRadius: CGFloat = 18 { didSet { setNeedsLayout() } }

    /// What is drawn aside when the card is swiped; its look is the shared element of a zoom.
    let face = UIView()
    private let holder = UIView()
    let label = UILabel()
    /// Whether the name was laid out to be read from the right.
    private var isMirrored = false
    /// Of the name with the space beside it, points.
    private var titleLength: CGFloat = 0
    /// What the next card leaves of this one, points, and what it leaves of any that is the nearest to the middle.
    private var seen = (strip: CGFloat.infinity, room: CGFloat.infinity)
    /// How far the card is swiped away, points; negative is up, or left where cards lie one below the other.
    let swipe = ProgressDriver()
    var isVertical = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        face.clipsToBounds = true
        holder.layer.shadowOpacity = 0.35
        holder.layer.shadowRadius = 14
        holder.layer.shadowOffset = CGSize(width: 0, height: 6)
        label.textColor = titleColor
        holder.addSubview(face)
        contentView.addSubview(holder)
        contentView.addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
        swipe.onChange = { [weak self] way in self?.show(swipedBy: way) }
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        preconditionFailure("A TaskCardCell is made by a collection view, from its class.")
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        swipe.onArrival = nil
        swipe.hold(at: 0)
        taskView = nil
        face.layer.opacity = 1
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let head = min(34, bounds.height * 0.1)
        layOutTitle(head)
        holder.bounds = CGRect(origin: .zero, size: bounds.size)
        holder.center = CGPoint(x: bounds.midX, y: bounds.midY)
        face.frame = holder.bounds
        face.layer.cornerRadius = cornerRadius
        holder.layer.shadowPath = UIBezierPath(roundedRect: holder.bounds, cornerRadius: cornerRadius).cgPath
        taskView?.frame = face.bounds
    }

    /// Beside the name, points.
    private static let space: CGFloat = 8

    /// Where one begins to read, no longer than what is seen of a card near the middle.
    private func layOutTitle(_ head: CGFloat) {
        let space = Self.space, width = max(0, min(bounds.width, seen.room) - 2 * space)
        label.font = .systemFont(ofSize: head * 0.5, weight: .semibold)
        isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        label.frame = CGRect(
            x: isMirrored ? bounds.width - space - width : space, y: -head, width: width, height: head)
        titleLength = min(label.intrinsicContentSize.width, width) + 2 * space
        showTitle()
    }

    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        let card = layoutAttributes as? TaskCardAttributes, room = card?.room ?? .infinity
        if room != seen.room || isMirrored != (effectiveUserInterfaceLayoutDirection == .rightToLeft) {
            setNeedsLayout()
        }
        seen = (card?.strip ?? .infinity, room)
        showTitle()
    }

    private func show(swipedBy way: CGFloat) {
        holder.transform = CGAffineTransform(translationX: isVertical ? way : 0, y: isVertical ? 0 : way)
        showTitle()
    }

    /// The name goes with a card that is swiped off, and before the next card's name would lie over it.
    private func showTitle() {
        let length = max(1, isVertical ? bounds.width : bounds.height)
        label.alpha =
            (1 - abs(swipe.value) / length * 3).unit * ((seen.strip - titleLength) / (2 * Self.space) + 1).unit
    }
}
