import CoreGraphics
import QuartzCore

/// The view of an alert's controller: its card, or the two of an action sheet, and what a program adds over them.
@MainActor
final class AlertView: UIView {
    /// Between the cards of an action sheet, and around them, points.
    static let gap: CGFloat = 8
    private static let cardWidth: CGFloat = 270
    private static let widestSheet: CGFloat = 500

    /// Only the card, as large as the view.
    var isBare = false {
        didSet { setNeedsLayout() }
    }
    /// Whether a presentation controller of the program's own gives the view its frame.
    private var isInOwnPresentation: Bool {
        ownController?.activePresentationController?.resolvedStyle == .custom
    }
    private let isSheet: Bool
    private var card: AlertCard?
    private var cancelCard: AlertCard?

    init(isSheet: Bool) {
        self.isSheet = isSheet
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("An alert's view is made in code only.")
    }

    func show(card: AlertCard, cancelCard: AlertCard?) {
        self.card?.removeFromSuperview()
        self.cancelCard?.removeFromSuperview()
        self.card = card
        self.cancelCard = cancelCard
        // What the program has added stays in front.
        for view in [cancelCard, card].compactMap({ $0 }) { insertSubview(view, at: 0) }
        sizeMayHaveChanged()
    }

    /// What the cards say, or what a program shows in them, has another size.
    func sizeMayHaveChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    // MARK: Size

    /// As large as the cards, or as the program's constraints ask for, and no larger than the room, in points.
    func size(in room: CGSize) -> CGSize {
        let widest = max(0, room.width - (isSheet ? 2 : 4) * Self.gap)
        let usual = isSheet ? min(widest, Self.widestSheet) : min(widest, Self.cardWidth)
        let width = min(asked(.width, usual: usual), room.width)
        var height = cardsHeight(width: width, in: room.height)
        if !constraints.isEmpty {
            let fitting = systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            height = asked(.height, usual: max(height, fitting.height))
        }
        return CGSize(width: width, height: min(height, room.height))
    }

    /// What the program's constraints on the view alone make of a length, in points.
    private func asked(_ attribute: NSLayoutConstraint.Attribute, usual: CGFloat) -> CGFloat {
        constraints.reduce(usual) { length, constraint in
            guard constraint.isActive, constraint.firstItem === self, constraint.firstAttribute == attribute,
                constraint.secondItem == nil
            else { return length }
            return switch constraint.relation {
            case .equal: constraint.constant
            case .greaterThanOrEqual: max(length, constraint.constant)
            case .lessThanOrEqual: min(length, constraint.constant)
            }
        }
    }

    /// The cards and what is between them, in points.
    private func cardsHeight(width: CGFloat, in room: CGFloat) -> CGFloat {
        let cancel = cancelHeight(width: width)
        return (card?.sizeThatFits(CGSize(width: width, height: max(0, room - cancel))).height ?? 0) + cancel
    }

    /// The cancelling card of an action sheet with the gap above it, in points.
    private func cancelHeight(width: CGFloat) -> CGFloat {
        guard let cancelCard else { return 0 }
        return cancelCard.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height + Self.gap
    }

    /// A card in the middle is as large as what it says, for those who place it by constraints or by its fitting size.
    override var intrinsicContentSize: CGSize { isSheet ? super.intrinsicContentSize : cardSize }

    override func sizeThatFits(_ size: CGSize) -> CGSize { isSheet ? size : cardSize }

    private var cardSize: CGSize {
        let width = asked(.width, usual: Self.cardWidth)
        return CGSize(width: width, height: cardsHeight(width: width, in: .greatestFiniteMagnitude))
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        if isBare {
            card?.frame = bounds.inset(by: safeAreaInsets)
            return
        }
        let room = isInOwnPresentation ? ownRoom : bounds
        let cancel = cancelHeight(width: room.width)
        card?.frame = CGRect(
            x: room.minX, y: room.minY, width: room.width, height: max(0, room.height - cancel))
        cancelCard?.frame = CGRect(
            x: room.minX, y: room.maxY - cancel + Self.gap, width: room.width, height: max(0, cancel - Self.gap))
    }

    /// A presentation of the program's own may give more room than the cards need, or less.
    private var ownRoom: CGRect {
        let width = min(isSheet ? Self.widestSheet : Self.cardWidth, bounds.width)
        let height = min(cardsHeight(width: width, in: bounds.height), bounds.height)
        return CGRect(
            x: bounds.midX - width / 2, y: isSheet ? bounds.maxY - height : bounds.midY - height / 2, width: width,
            height: height)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        window?.screen.inputViews.followers.add(self)
    }
}

extension AlertView: KeyboardFollower {
    func inputViewsDidMove() {
        guard window != nil, let superview else { return }
        superview.setNeedsLayout()
        superview.layoutIfNeeded()
        firstResponderInside?.scrollIntoSight()
    }
}
