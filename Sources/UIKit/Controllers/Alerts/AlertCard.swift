import CoreGraphics
import QuartzCore

/// The rounded card of an alert: title, message, fields, buttons.
@MainActor
final class AlertCard: UIView {
    private static let inset: CGFloat = 16
    private static let buttonHeight: CGFloat = 44

    private unowned let controller: UIAlertController
    private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var buttons: [PlainButton] = []
    private var rules: [UIView] = []

    init(controller: UIAlertController) {
        self.controller = controller
        super.init(frame: .zero)
        layer.cornerRadius = 14
        layer.cornerCurve = .continuous
        layer.masksToBounds = true
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
        }
        let isAlert = controller.preferredStyle == .alert
        titleLabel.font = .systemFont(ofSize: isAlert ? 17 : 13, weight: .semibold)
        messageLabel.font = .systemFont(ofSize: 13)
        if !isAlert {
            titleLabel.textColor = .secondaryLabel
            messageLabel.textColor = .secondaryLabel
        }
        addSubview(blur)
        addSubview(titleLabel)
        addSubview(messageLabel)
        rebuild()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("An alert's card is made in code only.")
    }

    /// The order on screen: the cancelling choice last.
    private var orderedActions: [UIAlertAction] {
        controller.actions.filter { $0.style != .cancel } + controller.actions.filter { $0.style == .cancel }
    }

    func rebuild() {
        titleLabel.text = controller.title
        messageLabel.text = controller.message
        for view in buttons + rules { view.removeFromSuperview() }
        buttons = orderedActions.map(makeButton)
        rules = buttons.map { _ in
            let rule = UIView()
            rule.backgroundColor = .separator
            return rule
        }
        for view in rules + buttons { addSubview(view) }
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    private func makeButton(_ action: UIAlertAction) -> PlainButton {
        let isStrong = action === controller.preferredAction || action.style == .cancel
        let font = UIFont.systemFont(ofSize: 17, weight: isStrong ? .semibold : .regular)
        let button = PlainButton(title: action.title, font: font) { [weak self, weak action] _ in
            self?.controller.choose(action)
        }
        if action.style == .destructive { button.titleColor = .systemRed }
        button.isEnabled = action.isEnabled
        return button
    }

    /// Two short choices of an alert stand side by side.
    private var isSideBySide: Bool { buttons.count == 2 && controller.preferredStyle == .alert }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrange(width: size.width, apply: false))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        blur.frame = bounds
        _ = arrange(width: bounds.width, apply: true)
    }

    /// Returns the height.
    private func arrange(width: CGFloat, apply: Bool) -> CGFloat {
        let inner = width - 2 * Self.inset
        var y = Self.inset + 2
        for label in [titleLabel, messageLabel] where !(label.text ?? "").isEmpty {
            let height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
            if apply { label.frame = CGRect(x: Self.inset, y: y, width: inner, height: height) }
            y += height + 2
        }
        y += Self.inset
        return arrangeButtons(from: y, width: width, apply: apply)
    }

    private func arrangeButtons(from top: CGFloat, width: CGFloat, apply: Bool) -> CGFloat {
        let hairline = 1 / max(1, traitCollection.displayScale)
        if isSideBySide {
            if apply {
                buttons[0].frame = CGRect(x: 0, y: top, width: width / 2, height: Self.buttonHeight)
                buttons[1].frame = CGRect(x: width / 2, y: top, width: width / 2, height: Self.buttonHeight)
                rules[0].frame = CGRect(x: 0, y: top, width: width, height: hairline)
                rules[1].frame = CGRect(x: width / 2, y: top, width: hairline, height: Self.buttonHeight)
            }
            return top + Self.buttonHeight
        }
        var y = top
        for (button, rule) in zip(buttons, rules) {
            if apply {
                button.frame = CGRect(x: 0, y: y, width: width, height: Self.buttonHeight)
                rule.frame = CGRect(x: 0, y: y, width: width, height: hairline)
            }
            y += Self.buttonHeight
        }
        return y
    }
}
