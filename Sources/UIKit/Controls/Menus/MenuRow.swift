import CoreGraphics

/// One line of an open menu.
@MainActor
final class MenuRow: UIControl {
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let picture = UIImageView()
    private let tick = UIImageView()
    private let leavesRoomForTick: Bool
    /// How many lines the title may take.
    private let titleLines: Int

    /// - Parameter titleLines: 0: as many as the title needs.
    init(_ element: UIMenuElement, leavesRoomForTick: Bool, titleLines: Int = 1, isWayBack: Bool = false) {
        self.titleLines = titleLines
        self.leavesRoomForTick = leavesRoomForTick || isWayBack
        super.init(frame: .zero)
        let action = element as? UIAction
        let attributes =
            action?.attributes ?? ((element as? UIMenu)?.options.contains(.destructive) == true ? .destructive : [])
        let color: UIColor =
            attributes.contains(.disabled) ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
        titleLabel.text = element.title
        titleLabel.font = .systemFont(ofSize: 17, weight: isWayBack ? .semibold : .regular)
        titleLabel.textColor = color
        titleLabel.numberOfLines = titleLines
        subtitleLabel.text = element.subtitle
        subtitleLabel.font = .systemFont(ofSize: 13)
        subtitleLabel.textColor = .secondaryLabel
        picture.image = element is UIMenu && !isWayBack ? UIImage(systemName: "chevron.right") : element.imageInMenu
        picture.contentMode = .scaleAspectFit
        picture.tintColor = color
        tick.image = Self.mark(of: action, isWayBack: isWayBack)
        tick.contentMode = .scaleAspectFit
        tick.tintColor = color
        isEnabled = !attributes.contains(.disabled)
        for view in [titleLabel, subtitleLabel, picture, tick] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
        accessibilityLabel = element.title
    }

    required init?(coder: NSCoder) { nil }

    private static func mark(of action: UIAction?, isWayBack: Bool) -> UIImage? {
        if isWayBack { return UIImage(systemName: "chevron.down") }
        return switch action?.state ?? .off {
        case .off: nil
        case .on: UIImage(systemName: "checkmark")
        case .mixed: UIImage(systemName: "minus")
        }
    }

    private var hasSubtitle: Bool { subtitleLabel.text?.isEmpty == false }

    /// Of the title beyond its first line, in points.
    private var extraTitleHeight: CGFloat {
        guard titleLines != 1 else { return 0 }
        let width = MenuCard.width - titleStart - titleEnd
        let wanted = titleLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        return max(0, (wanted - titleLabel.font.lineHeight).rounded(.up))
    }

    private static let pictureSize: CGFloat = 20
    private var titleStart: CGFloat { leavesRoomForTick ? 32 : 16 }
    private var titleEnd: CGFloat { picture.image == nil ? 16 : Self.pictureSize + 28 }

    var height: CGFloat { (hasSubtitle ? 60 : 44) + extraTitleHeight }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .systemFill : .clear
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let start = titleStart, pictureSize = Self.pictureSize
        let width = max(0, bounds.width - start - titleEnd)
        // Where a title of one line ends over a subtitle.
        let split = (bounds.height + extraTitleHeight) / 2 + 1
        let titleHeight = hasSubtitle ? split : bounds.height
        place(titleLabel, CGRect(x: start, y: hasSubtitle ? 4 : 0, width: width, height: titleHeight))
        place(subtitleLabel, CGRect(x: start, y: split + 1, width: width, height: hasSubtitle ? 18 : 0))
        place(tick, CGRect(x: 11, y: bounds.midY - 7, width: 14, height: 14))
        place(
            picture,
            CGRect(x: bounds.width - 16 - pictureSize, y: bounds.midY - 10, width: pictureSize, height: pictureSize))
    }

    /// Mirrored where reading goes from the right.
    private func place(_ view: UIView, _ rect: CGRect) {
        guard isMirrored else {
            view.frame = rect
            return
        }
        view.frame = CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
