import CoreGraphics
import QuartzCore

/// A rounded card of an alert: what it says, and its buttons. Where there is little height each of the two scrolls.
@MainActor
final class AlertCard: UIView {
    private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let header: AlertHeader?
    /// What a program shows between the message and the choices.
    private let content: UIViewController?
    private let message = AlertScrollView(), choices = AlertScrollView()
    private let buttons: [PlainButton]
    private let rules: [UIView]
    private let isSheet: Bool
    private let endsWithCancel: Bool

    /// Points.
    private var buttonHeight: CGFloat { isSheet ? 57 : 44 }

    /// - Parameters:
    ///   - endsWithCancel: whether the last button is the cancelling one.
    ///   - isBare: something else draws the card behind it all.
    init(
        header: AlertHeader?, content: UIViewController? = nil, buttons: [PlainButton],
        endsWithCancel: Bool = false, isSheet: Bool, isBare: Bool = false
    ) {
        self.endsWithCancel = endsWithCancel
        self.header = header
        self.content = content
        self.buttons = buttons
        self.isSheet = isSheet
        rules = buttons.map { _ in
            let rule = UIView()
            rule.backgroundColor = .separator
            return rule
        }
        super.init(frame: .zero)
        if !isBare {
            layer.cornerRadius = 14
            layer.cornerCurve = .continuous
            layer.masksToBounds = true
        }
        if !isBare { addSubview(blur) }
        for view in [message, choices] { addSubview(view) }
        if let header { message.addSubview(header) }
        if let content {
            content.view.autoresizingMask = []
            message.addSubview(content.view)
        }
        for view in rules + buttons { choices.addSubview(view) }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("An alert's card is made in code only.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width,
            height: min(messageHeight(width: size.width) + buttonFrames(width: size.width).height, size.height))
    }

    private func headerHeight(width: CGFloat) -> CGFloat {
        header?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height ?? 0
    }

    private func messageHeight(width: CGFloat) -> CGFloat {
        headerHeight(width: width) + contentHeight(width: width)
    }

    private func contentHeight(width: CGFloat) -> CGFloat {
        guard let content else { return 0 }
        let asked = content.preferredContentSize.height
        return asked > 0
            ? asked
            : content.view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        blur.frame = bounds
        let top = messageHeight(width: bounds.width), list = buttonFrames(width: bounds.width)
        let said = headerHeight(width: bounds.width)
        header?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: said)
        content?.view.frame = CGRect(x: 0, y: said, width: bounds.width, height: top - said)
        let parts = bounds.divided(
            atDistance: visibleHeight(ofChoices: list.height, below: top), from: .maxYEdge)
        message.show(height: top, in: parts.remainder)
        choices.show(height: list.height, in: parts.slice)
        let hairline = 1 / max(1, traitCollection.displayScale)
        let frames = list.frames
        for (index, frame) in frames.enumerated() {
            buttons[index].frame = frame
            let isBeside = frame.minX > 0
            rules[index].frame = CGRect(
                x: frame.minX, y: frame.minY, width: isBeside ? hairline : bounds.width,
                height: isBeside ? frame.height : hairline)
            rules[index].isHidden = frame.minY == 0 && !isBeside && top == 0
        }
    }

    /// The choices have what the message leaves, and not less than half.
    private func visibleHeight(ofChoices height: CGFloat, below top: CGFloat) -> CGFloat {
        min(height, max(bounds.height - top, (bounds.height / 2).rounded()))
    }

    /// Two short choices of an alert stand side by side, the cancelling one first, else as they were added; others in a column.
    private func buttonFrames(width: CGFloat) -> (frames: [CGRect], height: CGFloat) {
        let half = width / 2
        let fitsBeside = buttons.allSatisfy { $0.sizeThatFits(bounds.size).width <= half - 16 }
        if buttons.count == 2, !isSheet, fitsBeside {
            let left = CGRect(x: 0, y: 0, width: half, height: buttonHeight)
            let right = left.offsetBy(dx: half, dy: 0)
            return (endsWithCancel ? [right, left] : [left, right], buttonHeight)
        }
        let frames = buttons.indices.map {
            CGRect(x: 0, y: CGFloat($0) * buttonHeight, width: width, height: buttonHeight)
        }
        return (frames, CGFloat(buttons.count) * buttonHeight)
    }
}

/// A part of an alert that scrolls where there is no room for all of it, also with the finger on a button.
@MainActor
final class AlertScrollView: UIScrollView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) {
        preconditionFailure("A part of an alert is made in code only.")
    }

    /// Takes a place and scrolls if content of a height does not fit there.
    func show(height: CGFloat, in frame: CGRect) {
        self.frame = frame
        contentSize = CGSize(width: frame.width, height: height)
        isScrollEnabled = height > frame.height + 0.5
        delaysContentTouches = isScrollEnabled
    }

    override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

/// The title, the message and the fields of an alert.
@MainActor
final class AlertHeader: UIView {
    private static let inset: CGFloat = 16
    private static let fieldHeight: CGFloat = 30

    private let labels: [UILabel]
    private let fieldBoxes: [AlertFieldBox]

    /// What an alert says: plain, or in the program's own style.
    enum Text {
        case plain(String?)
        case styled(NSAttributedString)
    }

    init(title: Text, message: Text, fields: [UITextField], isSheet: Bool) {
        let titleLabel = UILabel(), messageLabel = UILabel()
        titleLabel.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
        messageLabel.font = .systemFont(ofSize: 13)
        for (label, text) in [(titleLabel, title), (messageLabel, message)] {
            switch text {
            case .plain(let string): label.text = string
            case .styled(let string):
                label.attributedText = string
                let style = string.length > 0 ? string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) : nil
                if style == nil { label.textAlignment = .center }
            }
        }
        labels = [titleLabel, messageLabel].filter { !($0.text ?? "").isEmpty }
        fieldBoxes = fields.map(AlertFieldBox.init)
        super.init(frame: .zero)
        for (label, text) in [(titleLabel, title), (messageLabel, message)] {
            label.numberOfLines = 0
            guard case .plain = text else { continue }
            label.textAlignment = .center
            if isSheet { label.textColor = .secondaryLabel }
        }
        for label in labels {
            addSubview(label)
        }
        for box in fieldBoxes { addSubview(box) }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("An alert's header is made in code only.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: frames(width: size.width).height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (view, frame) in zip(labels as [UIView] + fieldBoxes, frames(width: bounds.width).frames) {
            view.frame = frame
        }
    }

    private func frames(width: CGFloat) -> (frames: [CGRect], height: CGFloat) {
        guard !labels.isEmpty || !fieldBoxes.isEmpty else { return ([], 0) }
        let inner = width - 2 * Self.inset
        var y = Self.inset + 3
        var frames: [CGRect] = []
        for label in labels {
            let height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
            frames.append(CGRect(x: Self.inset, y: y, width: inner, height: height))
            y += height + 2
        }
        if !fieldBoxes.isEmpty { y += 14 }
        for _ in fieldBoxes {
            frames.append(CGRect(x: Self.inset, y: y, width: inner, height: Self.fieldHeight))
            y += Self.fieldHeight + 4
        }
        return (frames, y + Self.inset)
    }
}

/// The frame around one text field.
@MainActor
final class AlertFieldBox: UIView {
    private let field: UITextField

    init(_ field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        layer.cornerRadius = 6
        layer.cornerCurve = .continuous
        layer.borderWidth = 0.5
        layer.borderColor = UIColor.separator.cgColor
        addSubview(field)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("An alert's field is made in code only.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = bounds.inner(dx: 7, dy: 4)
    }
}
