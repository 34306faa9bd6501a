public import QuartzCore

/// One choice in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    public let title: String?
    public let style: Style
    let handler: ((UIAlertAction) -> Void)?
    open var isEnabled = true { didSet { onChange?() } }
    var onChange: (() -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}

/// A question or a message over everything: an alert in the middle or an action sheet at the bottom.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }

    public let preferredStyle: Style
    public private(set) var actions: [UIAlertAction] = []
    open var message: String? { didSet { card?.rebuild() } }
    open var preferredAction: UIAlertAction?
    private var card: AlertCard?

    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        self.message = message
        super.init(nibName: nil, bundle: nil)
        self.title = title
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
    }

    public required init?(coder: NSCoder) {
        preferredStyle = .alert
        super.init(coder: coder)
    }

    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || !actions.contains { $0.style == .cancel },
            "UIAlertController can only have one action with a style of UIAlertAction.Style.cancel.")
        actions.append(action)
        action.onChange = { [weak self] in self?.card?.rebuild() }
        card?.rebuild()
    }

    open override func loadView() {
        let card = AlertCard(controller: self)
        self.card = card
        view = AlertBackground(card: card, isSheet: preferredStyle == .actionSheet)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addHandler { [weak self, weak tap] in
            guard let self, let tap, self.preferredStyle == .actionSheet else { return }
            guard !card.bounds.contains(tap.location(in: card)) else { return }
            self.choose(self.actions.first { $0.style == .cancel })
        }
        view.addGestureRecognizer(tap)
    }

    /// Goes, then runs the action's handler.
    func choose(_ action: UIAlertAction?) {
        guard action?.isEnabled ?? true else { return }
        let presenter = presentingViewController
        presenter?.dismiss(animated: true) { action.map { $0.handler?($0) } }
    }
}

/// Dims what lies behind and places the card.
@MainActor
private final class AlertBackground: UIView {
    private let card: AlertCard
    private let isSheet: Bool

    init(card: AlertCard, isSheet: Bool) {
        self.card = card
        self.isSheet = isSheet
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 0, alpha: 0.2)
        addSubview(card)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("An alert's background is made in code only.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = isSheet ? min(bounds.width - 16, 500) : min(270, bounds.width - 32)
        let size = card.sizeThatFits(CGSize(width: width, height: bounds.height))
        let y = isSheet ? bounds.height - safeAreaInsets.bottom - 8 - size.height : (bounds.height - size.height) / 2
        card.frame = CGRect(x: (bounds.width - width) / 2, y: y, width: width, height: size.height)
    }
}
