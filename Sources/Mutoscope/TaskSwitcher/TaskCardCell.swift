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
        }
    }
    /// Of the name, which stands on what is behind the switcher.
    open var titleColor = UIColor.white { didSet { label.textColor = titleColor } }
    /// Points.
    open var cornerRadius: CGFloat = 18 { didSet { setNeedsLayout() } }

    /// What is drawn aside when the card is swiped; its look is the shared element of a zoom.
    let face = UIView()
    private let holder = UIView()
    private let label = UILabel()
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
        label.font = .systemFont(ofSize: head * 0.5, weight: .semibold)
        label.frame = CGRect(x: 8, y: -head, width: max(0, bounds.width - 16), height: head)
        holder.bounds = CGRect(origin: .zero, size: bounds.size)
        holder.center = CGPoint(x: bounds.midX, y: bounds.midY)
        face.frame = holder.bounds
        face.layer.cornerRadius = cornerRadius
        holder.layer.shadowPath = UIBezierPath(roundedRect: holder.bounds, cornerRadius: cornerRadius).cgPath
        taskView?.frame = face.bounds
    }

    private func show(swipedBy way: CGFloat) {
        holder.transform = CGAffineTransform(translationX: isVertical ? way : 0, y: isVertical ? 0 : way)
        let length = max(1, isVertical ? bounds.width : bounds.height)
        label.alpha = max(0, 1 - abs(way) / length * 3)
    }
}
