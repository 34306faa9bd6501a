import CoreGraphics
import UserNotifications

/// One notification: its lines, and a button for each action. A tap answers it, a swipe up puts it away.
final class NotificationBanner: UIView {
    private let answer: (String) -> Void
    private let rows = UIStackView()
    private static let gap: CGFloat = 8, widest: CGFloat = 420, leastRow: CGFloat = 40

    init(_ content: UNNotificationContent, actions: [UNNotificationAction], answer: @escaping (String) -> Void) {
        self.answer = answer
        super.init(frame: .zero)
        setLooks()
        rows.axis = .vertical
        rows.addArrangedSubview(
            NotificationLines(content) { answer(UNNotificationDefaultActionIdentifier) })
        for action in actions {
            rows.addArrangedSubview(makeSeparator())
            rows.addArrangedSubview(makeButton(action))
        }
        rows.frame = bounds
        rows.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(rows)
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = .up
        swipe.addHandler { answer(UNNotificationDismissActionIdentifier) }
        addGestureRecognizer(swipe)
    }

    required init?(coder: NSCoder) { nil }

    private func setLooks() {
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 20
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 14
        layer.shadowOffset = CGSize(width: 0, height: 4)
    }

    private func makeSeparator() -> UIView {
        let line = UIView()
        line.backgroundColor = .separator
        line.heightAnchor.constraint(equalToConstant: 1 / max(traitCollection.displayScale, 1)).isActive = true
        return line
    }

    private func makeButton(_ action: UNNotificationAction) -> UIButton {
        let answer = answer
        let button = UIButton(type: .system, primaryAction: UIAction { _ in answer(action.identifier) })
        button.setTitle(action.title, for: .normal)
        if action.options.contains(.destructive) { button.setTitleColor(.systemRed, for: .normal) }
        button.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.contentHorizontalAlignment = .leading
        let margin = NotificationLines.margin
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastRow).isActive = true
        return button
    }

    /// Stands at the top of a window, as high as the text needs.
    func place(in window: UIWindow) {
        let width = min(window.bounds.width - 2 * Self.gap, Self.widest)
        let fitting = rows.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        frame = CGRect(
            x: ((window.bounds.width - width) / 2).rounded(), y: window.safeAreaInsets.top + Self.gap, width: width,
            height: fitting.height.rounded(.up))
        autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleBottomMargin]
    }
}

/// Title, subtitle and body of a notification: one element, which opens it.
private final class NotificationLines: UIStackView {
    static let margin: CGFloat = 14
    private let open: () -> Void

    init(_ content: UNNotificationContent, open: @escaping () -> Void) {
        self.open = open
        super.init(frame: .zero)
        axis = .vertical
        isLayoutMarginsRelativeArrangement = true
        layoutMargins = UIEdgeInsets(top: Self.margin, left: Self.margin, bottom: Self.margin, right: Self.margin)
        let texts = [(content.title, true), (content.subtitle, true), (content.body, false)].filter { !$0.0.isEmpty }
        for (text, isBold) in texts { addArrangedSubview(Self.makeLabel(text, isBold: isBold)) }
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = texts.map(\.0).joined(separator: ", ")
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] in self?.open() }
        addGestureRecognizer(tap)
    }

    required init(coder: NSCoder) { preconditionFailure("NotificationLines is made in code only.") }

    private static func makeLabel(_ text: String, isBold: Bool) -> UILabel {
        let label = UILabel()
        let style = UIFont.TextStyle.subheadline
        label.font =
            isBold
            ? UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: 15, weight: .semibold))
            : .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 4
        label.text = text
        return label
    }

    override func accessibilityActivate() -> Bool {
        open()
        return true
    }
}
