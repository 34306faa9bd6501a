import CoreGraphics

/// One token as a search field shows it.
@MainActor
final class SearchTokenChip: UIControl {
    private static let height: CGFloat = 24
    private static let padding: CGFloat = 6
    private static let gap: CGFloat = 4
    private static let radius: CGFloat = 6
    let token: UISearchToken
    private let label = UILabel()
    private let icon = UIImageView()

    init(_ token: UISearchToken) {
        self.token = token
        super.init(frame: .zero)
        label.text = token.text
        label.textColor = .white
        icon.image = token.icon?.withRenderingMode(.alwaysTemplate)
        icon.tintColor = .white
        icon.contentMode = .scaleAspectFit
        layer.cornerRadius = Self.radius
        layer.cornerCurve = .continuous
        for view in [icon, label] { addSubview(view) }
        accessibilityLabel = token.text
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ font: UIFont?, _ color: UIColor) {
        label.font = font
        backgroundColor = color
    }

    private var iconWidth: CGFloat { icon.image == nil ? 0 : Self.height - 8 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let beside = iconWidth > 0 ? iconWidth + Self.gap : 0
        return CGSize(
            width: 2 * Self.padding + beside + label.intrinsicContentSize.width.rounded(.up), height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = iconWidth, start = Self.padding + (side > 0 ? side + Self.gap : 0)
        icon.frame = fromLeading(CGRect(x: Self.padding, y: (bounds.height - side) / 2, width: side, height: side))
        label.frame = fromLeading(
            CGRect(x: start, y: 0, width: bounds.width - start - Self.padding, height: bounds.height))
    }
}

/// The tokens of a search field beside one another; where there is no room for all, the last ones.
@MainActor
final class SearchTokenRow: UIView {
    private static let gap: CGFloat = 4
    private(set) var chips: [SearchTokenChip] = []
    /// The one that a deletion or a copy means.
    var selected: Int? { didSet { if selected != oldValue { showLooks() } } }
    var color: UIColor = .systemGray { didSet { showLooks() } }
    var font: UIFont? { didSet { if font != oldValue { showLooks() } } }
    var whenTapped: (Int) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ tokens: [UISearchToken]) {
        for chip in chips { chip.removeFromSuperview() }
        chips = tokens.map { SearchTokenChip($0) }
        selected = nil
        for (index, chip) in chips.enumerated() {
            chip.addAction(UIAction { [weak self] _ in self?.whenTapped(index) }, for: .touchUpInside)
            addSubview(chip)
        }
        showLooks()
        setNeedsLayout()
    }

    private func showLooks() {
        for (index, chip) in chips.enumerated() { chip.show(font, index == selected ? tintColor : color) }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showLooks()
    }

    /// What all tokens take, in points.
    var fullWidth: CGFloat { chips.reduce(0) { $0 + $1.sizeThatFits(.zero).width + Self.gap } }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x = min(0, bounds.width - fullWidth)
        for chip in chips {
            let size = chip.sizeThatFits(.zero)
            chip.frame = fromLeading(
                CGRect(x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height))
            x += size.width + Self.gap
        }
    }
}
