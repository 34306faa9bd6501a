import CoreGraphics
import QuartzCore

/// The whole of an alert on screen: dims what lies behind, and places the cards.
@MainActor
final class AlertView: UIView {
    private static let gap: CGFloat = 8
    private static let cardWidth: CGFloat = 270

    let dimming = UIView()
    /// Holds the cards; this is what moves.
    let cards = UIView()
    /// Only the card, as large as the view.
    var isBare = false {
        didSet { setNeedsLayout() }
    }
    /// Whether a presentation controller of the program's own says what lies around the cards.
    private var isInOwnPresentation: Bool {
        ownController?.activePresentationController?.resolvedStyle == .custom
    }
    private let isSheet: Bool
    private let onOutsideTap: () -> Void
    private var card: AlertCard?
    private var cancelCard: AlertCard?

    init(isSheet: Bool, onOutsideTap: @escaping () -> Void) {
        self.isSheet = isSheet
        self.onOutsideTap = onOutsideTap
        super.init(frame: .zero)
        dimming.backgroundColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
        addSubview(dimming)
        addSubview(cards)
        guard isSheet else { return }
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addHandler { [weak self] in self?.onOutsideTap() }
        dimming.addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("An alert's view is made in code only.")
    }

    func show(card: AlertCard, cancelCard: AlertCard?) {
        self.card?.removeFromSuperview()
        self.cancelCard?.removeFromSuperview()
        self.card = card
        self.cancelCard = cancelCard
        for view in [card, cancelCard].compactMap({ $0 }) { cards.addSubview(view) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        dimming.isHidden = isBare || isInOwnPresentation
        dimming.frame = bounds
        if isBare {
            cards.frame = bounds.inset(by: safeAreaInsets)
            card?.frame = cards.bounds
            return
        }
        // A presentation of the program's own may give no more room than a card needs.
        let gap = isInOwnPresentation ? 0 : Self.gap
        let width = isSheet ? min(bounds.width - 2 * gap, 500) : min(Self.cardWidth, bounds.width - 4 * gap)
        let covered = heightUnderInputViews
        let top = max(gap, safeAreaInsets.top)
        let bottom = max(gap, safeAreaInsets.bottom, covered > 0 ? covered + gap : 0)
        var room = max(0, bounds.height - top - bottom)
        if let cancelCard {
            room -= cancelCard.sizeThatFits(CGSize(width: width, height: room)).height + Self.gap
        }
        var height: CGFloat = 0
        for view in [card, cancelCard].compactMap({ $0 }) {
            let size = view.sizeThatFits(CGSize(width: width, height: max(0, room)))
            view.frame = CGRect(x: 0, y: height, width: width, height: size.height)
            height += size.height + Self.gap
        }
        height = max(0, height - Self.gap)
        cards.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        cards.center = CGPoint(
            x: bounds.midX, y: isSheet ? bounds.height - bottom - height / 2 : middle(of: height, top, covered))
    }

    /// The middle of what can be seen; above what is typed with, no higher than the safe area.
    private func middle(of height: CGFloat, _ top: CGFloat, _ covered: CGFloat) -> CGFloat {
        guard covered > 0 else { return bounds.midY }
        return max((bounds.height - covered) / 2, top + height / 2)
    }

    /// A card in the middle is as large as what it says, for those who place it by constraints or by its fitting size.
    override var intrinsicContentSize: CGSize { isSheet ? super.intrinsicContentSize : cardSize }

    override func sizeThatFits(_ size: CGSize) -> CGSize { isSheet ? size : cardSize }

    private var cardSize: CGSize {
        card?.sizeThatFits(CGSize(width: Self.cardWidth, height: .greatestFiniteMagnitude)) ?? .zero
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        window?.screen.inputViews.followers.add(self)
    }

    /// From the place of the cards to below the edge.
    var travel: CGFloat { bounds.height - (cards.center.y - cards.bounds.height / 2) }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === cards ? dimming : hit
    }
}

extension AlertView: KeyboardFollower {
    func inputViewsDidMove() {
        guard window != nil else { return }
        setNeedsLayout()
        layoutIfNeeded()
        firstResponderInside?.scrollIntoSight()
    }
}

/// An alert grows out of nothing a little too large; an action sheet slides up. What lies behind dims meanwhile.
final class AlertAnimator: SystemAnimator {
    private static let overscale = CGAffineTransform(scaleX: 1.2, y: 1.2)
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init(duration: 0.4)
    }

    private func alertView(_ context: any UIViewControllerContextTransitioning) -> AlertView? {
        context.view(forKey: isPresenting ? .to : .from) as? AlertView
    }

    private func isSheet(_ context: any UIViewControllerContextTransitioning) -> Bool {
        let controller = context.viewController(forKey: isPresenting ? .to : .from) as? UIAlertController
        return controller?.preferredStyle == .actionSheet
    }

    override func prepare(_ context: any UIViewControllerContextTransitioning) -> (Bool) -> Void {
        insertComingView(context, above: true)
        guard let view = alertView(context) else { return { _ in } }
        view.layoutIfNeeded()
        if isPresenting { hide(view, isSheet: isSheet(context), isStart: true) }
        return { _ in
            view.dimming.alpha = 1
            view.cards.alpha = 1
            view.cards.transform = .identity
        }
    }

    override func change(_ context: any UIViewControllerContextTransitioning) {
        guard let view = alertView(context) else { return }
        if isPresenting {
            view.dimming.alpha = 1
            view.cards.alpha = 1
            view.cards.transform = .identity
        } else {
            hide(view, isSheet: isSheet(context), isStart: false)
        }
    }

    private func hide(_ view: AlertView, isSheet: Bool, isStart: Bool) {
        view.dimming.alpha = 0
        if isSheet {
            view.cards.transform = CGAffineTransform(translationX: 0, y: view.travel)
        } else {
            view.cards.alpha = 0
            if isStart { view.cards.transform = Self.overscale }
        }
    }
}
