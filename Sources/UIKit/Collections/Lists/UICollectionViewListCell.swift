public import CoreGraphics

/// A cell that looks like a table's, with accessories at its ends.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    private let separator = UIView()
    /// The line above; made when it first shows.
    private var upperSeparator: UIView?
    /// The upright line between a grip and the accessory before it; made when it first shows.
    private var gripSeparator: UIView?
    private var accessoryViews: [(accessory: UICellAccessory, view: UIView)] = []
    private var place = ListPlace()
    /// Where the separator is unless the program says otherwise, from the text to the end, and how thick it is.
    private var separatorEdges: [NSLayoutConstraint] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        separator.backgroundColor = .separator
        addSubview(separator)
        backgroundConfiguration = .listCell()
    }

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

    /// What a cell in its place of a list shows, to be filled.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch place.role {
        case .item: place.isInSidebar ? .sidebarCell() : .cell()
        case .header where place.isInSidebar: .sidebarHeader()
        case .header: place.isGrouped ? .groupedHeader() : .plainHeader()
        case .footer: place.isGrouped ? .groupedFooter() : .plainFooter()
        }
    }

    /// What is behind a cell in its place of a list, to be changed.
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { Self.background(of: place) }

    /// Where the cell is in its list.
    struct ListPlace: Equatable {
        enum Role { case item, header, footer }
        var role = Role.item
        var above: UIListSeparatorConfiguration.Line?
        var below: UIListSeparatorConfiguration.Line? = UIListSeparatorConfiguration.Line(
            color: .separator, selectedColor: .separator)
        var isGrouped = false
        var isInSidebar = false
        var environment = UIListEnvironment.unspecified
        var radius: CGFloat = 0
        var isFirst = false
        var isLast = false
    }

    override func placeInListDidChange(_ new: ListPlace) {
        guard new != place else { return }
        if new.environment != place.environment { traitOverrides.listEnvironment = new.environment }
        if (new.isGrouped, new.isInSidebar, new.role) != (place.isGrouped, place.isInSidebar, place.role) {
            backgroundConfiguration = Self.background(of: new)
        }
        place = new
        showLines()
        showCorners()
    }

    private static func background(of place: ListPlace) -> UIBackgroundConfiguration {
        switch (place.role, place.isGrouped) {
        case (.item, _) where place.isInSidebar: .listSidebarCell()
        case (.item, false): .listPlainCell()
        case (.item, true): .listGroupedCell()
        case (_, false): .listPlainHeaderFooter()
        case (_, true): .listGroupedHeaderFooter()
        }
    }

    /// The first and the last item of a card have its corners, unless they are aside.
    private func showCorners() {
        var corners: CACornerMask = []
        if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        layer.cornerRadius = corners.isEmpty || isSwiped ? 0 : place.radius
        clipsToBounds = layer.cornerRadius > 0
    }

    override func swipeDidChange() {
        super.swipeDidChange()
        showCorners()
    }

    // MARK: Trees

    /// Where the item is in the data source's tree; nil in a flat list.
    private var outline: OutlinePlace? {
        didSet { if outline != oldValue { stateDidChange() } }
    }

    /// Whether what is under the item shows.
    var isOutlineExpanded: Bool { outline?.isExpanded ?? false }

    /// The item is in a tree.
    ///
    /// - Parameter indents: the content is as deep as the item; else only if that has changed.
    func enterOutline(_ place: OutlinePlace, indents: Bool) {
        if indents || outline?.level != place.level { indentationLevel = place.level }
        outline = place
    }

    /// The item is not in a tree.
    func leaveOutline() {
        guard outline != nil else { return }
        indentationLevel = 0
        outline = nil
    }

    /// Opens the item or folds it, by a handler if there is one.
    func toggleOutline(_ handler: UICellAccessory.ActionHandler?) {
        if let handler { handler() } else { collectionView?.toggleOutline(of: self) }
    }

    /// A tap anywhere on the cell opens or folds its item, if it has an accessory that says so.
    func toggleOutlineByTap() -> Bool {
        for (accessory, _) in accessoryViews {
            guard let (style, handler) = accessory.disclosure,
                style == .header || style == .automatic && place.role == .header
            else { continue }
            toggleOutline(handler)
            return true
        }
        return false
    }

    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isExpanded = isOutlineExpanded
        return state
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateAccessories()
        colorLines()
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        updateAccessories()
    }

    private func updateAccessories() {
        for (accessory, view) in accessoryViews { accessory.update(self, view) }
    }

    // MARK: Separator

    /// Where the separator begins and ends. Constraints of the program may move its leading and trailing anchors; without any it goes
    /// from the text to the trailing edge.
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = makeSeparatorGuide()

    private func makeSeparatorGuide() -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = "separatorLayoutGuide"
        addLayoutGuide(guide)
        separatorEdges = [
            guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: separatorStart),
            guide.trailingAnchor.constraint(equalTo: trailingAnchor),
        ]
        for edge in separatorEdges { edge.priority = .defaultLow }
        let thickness = guide.heightAnchor.constraint(equalToConstant: 1 / layoutScale)
        separatorEdges.append(thickness)
        NSLayoutConstraint.activate(separatorEdges + [guide.bottomAnchor.constraint(equalTo: bottomAnchor)])
        return guide
    }

    /// Where the text begins, from the leading edge.
    private var separatorStart: CGFloat {
        let start = isMirrored ? bounds.width - contentView.frame.maxX : contentView.frame.minX
        return start + (configured.textStart(width: contentView.bounds.width) ?? contentMargins.leading)
    }

    private func showLines() {
        separator.isHidden = place.below == nil
        if place.above != nil, upperSeparator == nil {
            let line = UIView()
            addSubview(line)
            upperSeparator = line
        }
        upperSeparator?.isHidden = place.above == nil
        colorLines()
        setNeedsLayout()
    }

    private func colorLines() {
        let isOneOfSeveral = isSelected && collectionView?.allowsSeveralNow ?? false
        for (line, view) in [(place.below, separator), (place.above, upperSeparator)] {
            let color = isOneOfSeveral ? line?.selectedColor : line?.color
            if let view, view.backgroundColor != color { view.backgroundColor = color }
        }
    }

    /// From the text to the trailing edge, unless insets say otherwise.
    private func lineFrame(_ insets: NSDirectionalEdgeInsets?, y: CGFloat, thickness: CGFloat) -> CGRect {
        let start = insets?.leading ?? separatorStart, end = insets?.trailing ?? 0
        return fromLeading(CGRect(x: start, y: y, width: max(0, bounds.width - start - end), height: thickness))
    }

    private func layOutSeparator() {
        let thickness = 1 / layoutScale, y = bounds.height - thickness
        if place.above != nil {
            upperSeparator?.frame = lineFrame(place.above?.insets, y: 0, thickness: thickness)
        }
        if separatorEdges.isEmpty || place.below?.insets != nil {
            separator.frame = lineFrame(place.below?.insets, y: y, thickness: thickness)
        } else {
            let start = separatorStart
            if separatorEdges[0].constant != start { separatorEdges[0].constant = start }
            if separatorEdges[2].constant != thickness { separatorEdges[2].constant = thickness }
            let place = separatorLayoutGuide.layoutFrame
            separator.frame = CGRect(x: place.minX, y: y, width: max(0, place.width), height: thickness)
        }
        if subviews.last !== separator { bringSubviewToFront(separator) }
    }

    // MARK: Accessories

    private func accessoriesDidChange() {
        for (_, view) in accessoryViews { view.removeFromSuperview() }
        let shown = accessories.filter { $0.isShown(inEditing: isInEditing) }
        let leading = UICellAccessory.ordered(shown.filter(\.isLeading))
        let trailing = UICellAccessory.ordered(shown.filter { !$0.isLeading })
        accessoryViews = (leading + trailing.reversed()).map { ($0, $0.makeView(self)) }
        for (accessory, view) in accessoryViews {
            UIView.performWithoutAnimation { accessory.update(self, view) }
            addSubview(view)
        }
        contentMarginsDidChange()
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
                collectionView?.moveItem(of: self, by: press)
            })
        return press
    }

    override func fittedSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
        // Accessories and indentation leave less room for the text.
        if bounds.width != attributes.size.width { bounds.size.width = attributes.size.width }
        layOutContent()
        guard attributes.estimatedHeight else { return super.fittedSize(attributes) }
        let height =
            configured.height(forWidth: contentView.bounds.width)
            ?? fit(contentView, attributes, width: contentView.bounds.width).height
        return CGSize(width: attributes.size.width, height: height)
    }

    // MARK: Margins

    override var standardMargins: NSDirectionalEdgeInsets { ListMetrics.margins(side: sideMargin) }

    /// How far text stays from the sides.
    private var sideMargin: CGFloat { UIView.sideMargin(width: list?.bounds.width ?? bounds.width) }

    /// The cell's own margins, but for accessories, which have the margin beyond them.
    override var contentMargins: NSDirectionalEdgeInsets {
        var margins = directionalLayoutMargins
        if accessoryViews.contains(where: { !$0.accessory.isLeading }) {
            margins.trailing = min(margins.trailing, ListMetrics.beforeAccessory)
        }
        return margins
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContent()
    }

    private func layOutContent() {
        var end = bounds.width
        var start = CGFloat(indentationLevel) * indentationWidth
        var line: CGFloat?, isBehindGrip = false
        for (accessory, view) in accessoryViews {
            let fitted = accessory.keepsSize ? .zero : view.sizeThatFits(bounds.size)
            let size = fitted == .zero ? view.bounds.size : fitted
            let width = accessory.reservedWidth.width(for: size.width)
            let x: CGFloat
            if accessory.isLeading {
                x = start + 16
                // Text begins 16 points behind.
                start = x + width + 16 - contentMargins.leading
            } else {
                let gap: CGFloat = end == bounds.width ? 16 : 12
                if isBehindGrip { line = end - gap / 2 }
                end -= width + gap
                x = end
                isBehindGrip = accessory.showsVerticalSeparator
            }
            let box = fromLeading(CGRect(x: x, y: 0, width: width, height: bounds.height))
            view.bounds.size = size
            view.center = CGPoint(
                x: box.midX, y: ((bounds.height - size.height) / 2).rounded() + size.height / 2)
        }
        contentView.frame = fromLeading(CGRect(x: start, y: 0, width: max(0, end - start), height: bounds.height))
        layOutGripSeparator(line)
        layOutSeparator()
    }

    /// An upright line at `x` from the leading edge; nil: none.
    private func layOutGripSeparator(_ x: CGFloat?) {
        gripSeparator?.isHidden = x == nil
        guard let x else { return }
        let line = gripSeparator ?? UIView()
        if gripSeparator == nil {
            line.backgroundColor = .separator
            addSubview(line)
            gripSeparator = line
        }
        line.frame = fromLeading(
            CGRect(x: x, y: 8, width: 1 / layoutScale, height: max(0, bounds.height - 16)))
    }
}
