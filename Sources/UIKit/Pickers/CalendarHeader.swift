import CoreGraphics

/// The name of a month, which opens the wheels of months and years, and the ways to the months before and after.
@MainActor
final class CalendarHeader: UIView {
    private static let stepWidth: CGFloat = 44
    private let title = UIControl()
    private let name = UILabel()
    private let mark = UIImageView()
    private let steps: [UIButton] = [UIButton(type: .system), UIButton(type: .system)]
    /// −1 or 1 months.
    var onStep: (Int) -> Void = { _ in }
    var onTitle: () -> Void = {}
    /// Whether the wheels are there.
    var isOpen = false { didSet { setNeedsLayout() } }

    init() {
        super.init(frame: .zero)
        name.font = .systemFont(ofSize: 17, weight: .semibold)
        mark.contentMode = .center
        title.accessibilityTraits = .button
        title.isAccessibilityElement = true
        title.addAction(UIAction { [weak self] _ in self?.onTitle() }, for: .touchUpInside)
        for view in [name, mark] { title.addSubview(view) }
        addSubview(title)
        for (index, button) in steps.enumerated() {
            button.addAction(UIAction { [weak self] _ in self?.onStep(index == 0 ? -1 : 1) }, for: .touchUpInside)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { preconditionFailure("CalendarHeader is made in code only.") }

    func show(_ text: String, hasEarlier: Bool, hasLater: Bool) {
        name.text = text
        title.accessibilityLabel = text
        steps[0].isEnabled = hasEarlier
        steps[1].isEnabled = hasLater
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bold = UIImage.SymbolConfiguration(pointSize: 18, weight: .medium)
        for (index, button) in steps.enumerated() {
            let pointsLeft = (index == 0) != isMirrored
            button.setImage(
                UIImage(systemName: pointsLeft ? "chevron.left" : "chevron.right", withConfiguration: bold),
                for: .normal)
            button.frame = bounds.edge(Self.stepWidth, from: isMirrored, skipping: CGFloat(1 - index) * Self.stepWidth)
            button.alpha = isOpen ? 0 : 1
        }
        let width = min(name.intrinsicContentSize.width, bounds.width - 2 * Self.stepWidth - 32)
        title.frame = bounds.edge(width + 32, from: !isMirrored, skipping: 0)
        name.frame = title.bounds.edge(width, from: !isMirrored, skipping: 8)
        name.textColor = isOpen ? tintColor : .label
        mark.frame = title.bounds.edge(20, from: !isMirrored, skipping: width + 10)
        mark.image = UIImage(
            systemName: isMirrored ? "chevron.left" : "chevron.right",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
        mark.transform = CGAffineTransform(rotationAngle: isOpen ? .pi / (isMirrored ? -2 : 2) : 0)
    }
}

extension CGRect {
    /// A part of a width at the left edge, or at the right one, some points away from it.
    fileprivate func edge(_ part: CGFloat, from isLeft: Bool, skipping gap: CGFloat) -> CGRect {
        CGRect(x: isLeft ? minX + gap : maxX - gap - part, y: minY, width: part, height: height)
    }
}
