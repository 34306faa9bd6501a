public import CoreGraphics

/// A cell that looks like a table's, with accessories at its ends.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    private let separator = UIView()
    private var accessoryViews: [(accessory: UICellAccessory, view: UIView)] = []
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
        for (_, view) in accessoryViews { view.removeFromSuperview() }
        accessoryViews = accessories.filter { $0.isShown(inEditing: isInEditing) }.map { ($0, $0.makeView(self)) }
        for (_, view) in accessoryViews { addSubview(view) }
        setNeedsLayout()
    }

    override func editingDidChange() {
        super.editingDidChange()
        accessoriesDidChange()
    }

    /// The collection view that shows the cell.
    var collectionView: UICollectionView? {
        sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UICollectionView }.first
    }

    /// A press that moves the item, from its first moment on.
    func makeMovePress() -> UIGestureRecognizer {
        let press = UILongPressGestureRecognizer()
        press.name = "item move"
        press.minimumPressDuration = 0
        press.addAction(
            UIAction { [weak self] action in
                guard let self, let press = action.sender as? UILongPressGestureRecognizer else { return }
                collectionView?.move(self, by: press)
            })
        return press
    }

    override func fittedSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
        // Accessories and indentation leave less room for the text.
        if bounds.width != attributes.size.width { bounds.size.width = attributes.size.width }
        layOutContent()
        guard attributes.estimatedHeight, let height = configured.height(forWidth: contentView.bounds.width) else {
            return super.fittedSize(attributes)
        }
        return CGSize(width: attributes.size.width, height: height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContent()
    }

    private func layOutContent() {
        var end = bounds.width
        var start = CGFloat(indentationLevel) * indentationWidth
        for (accessory, view) in accessoryViews {
            let fitted = view.sizeThatFits(bounds.size)
            let size = fitted == .zero ? view.bounds.size : fitted
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
