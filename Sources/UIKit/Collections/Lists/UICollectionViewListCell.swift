public import CoreGraphics

/// A cell that looks like a table's, with accessories at its ends.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    private let separator = UIView()
    private var accessoryViews: [UIView] = []
    private var place = ListPlace()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        separator.backgroundColor = .separator
        addSubview(separator)
        backgroundConfiguration = .listCell()
    }

    public required init?(coder: NSCoder) { nil }

    /// What is at the ends of the cell.
    open var accessories: [UICellAccessory] = [] {
        didSet { accessoriesDidChange() }
    }

    /// How deep the content is indented, in steps of `indentationWidth`.
    open var indentationLevel = 0 {
        didSet { setNeedsLayout() }
    }
    /// One step, in points.
    open var indentationWidth: CGFloat = 10 {
        didSet { setNeedsLayout() }
    }

    /// What a list's cell shows, to be filled.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// Where the cell is in its list.
    struct ListPlace: Equatable {
        var hasSeparator = true
        var isGrouped = false
        var radius: CGFloat = 0
        var isFirst = false
        var isLast = false
    }

    override func placeInListDidChange(_ new: ListPlace) {
        guard new != place else { return }
        if new.isGrouped != place.isGrouped {
            backgroundConfiguration = new.isGrouped ? .listGroupedCell() : .listPlainCell()
        }
        place = new
        separator.isHidden = !new.hasSeparator
        var corners: CACornerMask = []
        if new.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if new.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        layer.cornerRadius = corners.isEmpty ? 0 : new.radius
        clipsToBounds = layer.cornerRadius > 0
    }

    private func accessoriesDidChange() {
        for view in accessoryViews { view.removeFromSuperview() }
        accessoryViews = accessories.map { $0.makeView() }
        for view in accessoryViews { addSubview(view) }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var end = bounds.width
        var start = CGFloat(indentationLevel) * indentationWidth
        for (accessory, view) in zip(accessories, accessoryViews) {
            let size = view.sizeThatFits(bounds.size)
            let y = ((bounds.height - size.height) / 2).rounded()
            if accessory.isLeading {
                view.frame = CGRect(x: start + 16, y: y, width: size.width, height: size.height)
                start = view.frame.maxX - 4
            } else {
                end -= size.width + (end == bounds.width ? 16 : 12)
                view.frame = CGRect(x: end, y: y, width: size.width, height: size.height)
            }
        }
        contentView.frame = CGRect(x: start, y: 0, width: max(0, end - start), height: bounds.height)
        let thickness = 1 / layoutScale
        separator.frame = CGRect(
            x: start + 20, y: bounds.height - thickness, width: max(0, bounds.width - start - 20), height: thickness)
        bringSubviewToFront(separator)
    }
}

/// Something at an end of a list's cell.
@preconcurrency @MainActor
public struct UICellAccessory {
    let isLeading: Bool
    let makeView: () -> UIView

    /// Says that a tap leads somewhere.
    public static func disclosureIndicator() -> UICellAccessory { symbol("chevron.right", 13, .tertiaryLabel) }
    /// Says that the item is chosen.
    public static func checkmark() -> UICellAccessory { symbol("checkmark", 15, .tintColor) }

    /// Asks for the item's deletion.
    public static func delete(actionHandler: (() -> Void)? = nil) -> UICellAccessory {
        UICellAccessory(isLeading: true) {
            let button = UIButton(type: .system)
            button.setImage(image("minus.circle.fill", 20), for: .normal)
            button.tintColor = .systemRed
            button.addAction(UIAction { _ in actionHandler?() }, for: .touchUpInside)
            return button
        }
    }

    /// A grey text.
    public static func label(text: String) -> UICellAccessory {
        UICellAccessory(isLeading: false) {
            let label = UILabel()
            label.text = text
            label.textColor = .secondaryLabel
            return label
        }
    }

    private static func symbol(_ name: String, _ size: CGFloat, _ color: UIColor) -> UICellAccessory {
        UICellAccessory(isLeading: false) {
            let view = UIImageView(image: image(name, size))
            view.tintColor = color
            return view
        }
    }

    private static func image(_ name: String, _ size: CGFloat) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
    }
}
