import CoreGraphics
import QuartzCore

/// Holds views over others, which it leaves their touches beside these.
private final class BarRoom: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// The title and buttons of one navigation item.
@MainActor
final class NavigationBarContent: UIView {
    /// From the sides to titles and buttons, points: more in wide bars, unless something of the device is beside them.
    private var margin: CGFloat { sides == .zero ? MarginPass.pageMargin(width: bounds.width) : 16 }
    /// What the device takes at the left and at the right.
    private var sides: UIEdgeInsets {
        let taken = bar?.safeAreaInsets ?? .zero
        return UIEdgeInsets(top: 0, left: taken.left, bottom: 0, right: taken.right)
    }
    private static let gap: CGFloat = 8

    private let item: UINavigationItem
    private weak var bar: UINavigationBar?
    private var titleView: UIView
    /// Holds the small title, which is not there beside a large one.
    private let titleBox: UIView = BarRoom()
    private var largeTitle: UILabel?
    private var hasPlacedTitles = false
    private var backChoice: BackTitleChoice?
    /// A line above the title and the buttons.
    private let prompt = UILabel()
    /// Where a large title shows: below the buttons, behind which it scrolls.
    private let largeTitleRoom: UIView = BarRoom()
    /// Where a pull brings a refresh control out: between the buttons and a large title.
    private let refreshRoom = UIView()
    /// Holds the titles, which move along with the pages.
    private let slider: UIView = BarRoom()
    /// Holds the search bar, which moves along as well.
    private let searchSlider: UIView = BarRoom()
    private var leading: [UIView] = []
    private var trailing: [UIView] = []
    /// How many of them, from the edge, stand outside of all others.
    private var pinnedCount = 0
    /// The buttons of the middle, which are hidden where there is no room.
    private var middle: [UIView] = []
    /// Stands for what there is no room for, before the pinned buttons.
    private var overflow: (view: UIView, isCrowded: Bool)?
    private var buttons: [UIView] { leading + trailing + middle + (overflow.map { [$0.view] } ?? []) }
    /// Opens the menu of a large title.
    private var largeTitleMenu: NavigationTitleView?

    init(item: UINavigationItem, back: UINavigationItem?, bar: UINavigationBar) {
        self.item = item
        self.bar = bar
        titleView = item.titleView ?? Self.ownTitle(of: item)
        super.init(frame: .zero)
        leading = leadingViews(back: back)
        let pinned = (item.later.pinnedGroup?.shownItems ?? []).reversed()
        pinnedCount = pinned.filter { !$0.isHidden }.count
        trailing = views(of: pinned + (item.rightBarButtonItems ?? []))
        middle = views(of: item.later.centerItems)
        refreshRoom.clipsToBounds = true
        addSubview(refreshRoom)
        addSubview(slider)
        addSubview(searchSlider)
        slider.addSubview(titleBox)
        titleBox.addSubview(titleView)
        (titleView as? NavigationTitleView)?.sizeDidChange = { [weak self] in self?.setNeedsLayout() }
        for view in leading + trailing + middle { addSubview(view) }
        if item.prompt != nil { addPrompt() }
        if bar.usesLargeTitle(for: item) { addLargeTitle() }
        showTitleLooks()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("NavigationBarContent is made in code only.")
    }

    private static func ownTitle(of item: UINavigationItem) -> UIView {
        let label = titleLabel(item)
        guard item.later.hasTitleMenu || item.later.subtitle != nil else { return label }
        return NavigationTitleView(item, label: label)
    }

    /// The kit's own title.
    private var titleLabel: UILabel? {
        guard item.titleView == nil else { return nil }
        return (titleView as? NavigationTitleView)?.label ?? titleView as? UILabel
    }

    private static func titleLabel(_ item: UINavigationItem) -> UILabel {
        let label = UILabel()
        label.text = item.title
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingTail
        label.accessibilityTraits = .header
        return label
    }

    private func addPrompt() {
        prompt.text = item.prompt
        prompt.font = .systemFont(ofSize: 12)
        prompt.textColor = .secondaryLabel
        prompt.textAlignment = .center
        slider.addSubview(prompt)
    }

    private func addLargeTitle() {
        let label = UILabel()
        label.text = item.later.largeTitle ?? item.title
        label.accessibilityTraits = .header
        largeTitle = label
        titleBox.alpha = 0
        largeTitleRoom.clipsToBounds = true
        largeTitleRoom.addSubview(label)
        if item.later.hasTitleMenu { addLargeTitleMenu() }
        slider.addSubview(largeTitleRoom)
    }

    /// Another appearance is in force.
    func showLooks() {
        showTitleLooks()
        for case let view as BarItemView in buttons { view.rebuild() }
    }

    /// Fonts and colours of the titles, from the bar or from its appearance.
    func showTitleLooks() {
        guard let bar else { return }
        let appearance = bar.appearanceInForce
        if let label = titleLabel {
            show(bar.titleTextAttributes ?? appearance.titleTextAttributes, in: label, size: 17, weight: .semibold)
        }
        if let largeTitle {
            let attributes = bar.largeTitleTextAttributes ?? appearance.largeTitleTextAttributes
            show(attributes, in: largeTitle, size: 34, weight: .bold)
        }
        setNeedsLayout()
    }

    private func show(
        _ attributes: [NSAttributedString.Key: Any], in label: UILabel, size: CGFloat, weight: UIFont.Weight
    ) {
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: size, weight: weight)
    }

    /// Moves the titles aside, in points; the buttons stay.
    func slideTitles(by distance: CGFloat) {
        slider.transform = CGAffineTransform(translationX: distance, y: 0)
        searchSlider.transform = slider.transform
    }

    /// Of the items that are not hidden. One that hides or shows itself has the bar built again.
    private func views(of items: [UIBarButtonItem]) -> [UIView] {
        let rebuild: () -> Void = { [weak item] in item?.onChange?() }
        for other in items where other.isHidden { other.onChange = rebuild }
        let looks: (UIBarButtonItem.Style) -> UIBarButtonItemAppearance? = { [weak bar] style in
            bar?.appearanceInForce.look(of: style)
        }
        return items.filter { !$0.isHidden }.map { BarItemView($0, appearance: looks, onHide: rebuild) }
    }

    private func leadingViews(back: UINavigationItem?) -> [UIView] {
        let program = (item.leftBarButtonItems ?? []).filter { !$0.isHidden }
        let own = views(of: item.columnButtons + (item.leftBarButtonItems ?? []))
        backChoice = nil
        let showsBack = back != nil && !item.hidesBackButton && (program.isEmpty || item.leftItemsSupplementBackButton)
        guard showsBack, let back else { return own }
        let named = back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? SystemWord.back.text
        let title =
            switch back.backButtonDisplayMode {
            case .default: named
            case .generic: SystemWord.back.text
            case .minimal: ""
            }
        let look = bar?.appearanceInForce.backButtonAppearance.normal
        let backItem = back.backBarButtonItem ?? UIBarButtonItem()
        let shift = backItem.backTitleShift
        let button = BarItemView.backButton(
            title: title, image: bar?.backIndicatorInForce,
            isRightToLeft: bar?.isMirrored == true, attributes: look?.titleTextAttributes ?? [:],
            titleShift: shift == .zero ? look?.titlePositionAdjustment ?? .zero : shift
        ) { [weak bar] in bar?.goBack() }
        button.show(background: backItem.backBackgroundInForce, loweredBy: backItem.backLoweringInForce)
        backChoice = BackTitleChoice(button: button, title: title)
        return [button] + own
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        slider.bounds = bounds
        slider.center = CGPoint(x: bounds.midX, y: bounds.midY)
        searchSlider.bounds = bounds
        searchSlider.center = slider.center
        titleBox.frame = bounds
        // Views without a size of their own would have none for ever.
        guard bounds.width > 0 else { return }
        let isRightToLeft = isMirrored
        let top = (bar?.promptHeight(of: item) ?? 0) + titleLift
        prompt.frame = CGRect(x: 0, y: titleLift, width: bounds.width, height: top - titleLift).inner(
            dx: margin, dy: 0)
        let row = CGRect(x: 0, y: top, width: bounds.width, height: rowHeight)
        backChoice?.button.indent = margin - BackButton.overhang
        backChoice?.choose(room: roomForBack(in: row))
        placeTitleAndButtons(in: row)
        placeRefreshControl(below: row.maxY)
        placeLargeTitle(below: row.maxY, isRightToLeft: isRightToLeft)
        placeSearchBar(below: row.maxY)
    }

    /// What the back button may take so that the title stays in the middle, in points.
    private func roomForBack(in row: CGRect) -> CGFloat {
        let beside = leading.dropFirst().reduce(0) { $0 + $1.sizeThatFits(row.size).width + Self.gap }
        return (bounds.width - titleSize(within: row.size).width) / 2 - (isMirrored ? sides.right : sides.left)
            - Self.gap - beside
    }

    /// It has the room that a pull makes.
    private func placeRefreshControl(below height: CGFloat) {
        guard let bar, let control = bar.hostedRefreshControl, bar.topItem === item else { return }
        refreshRoom.frame = CGRect(x: 0, y: height, width: bounds.width, height: max(0, -bar.scrolled))
        if control.superview !== refreshRoom { refreshRoom.addSubview(control) }
        control.placeInMiddle(of: refreshRoom)
    }

    // MARK: Search

    private var search: UISearchController? { item.searchController }

    /// The search bar comes from where it was: it keeps the caret, for it does not leave the window.
    func takeSearchBar() {
        guard let search else { return }
        if search.searchBar.searchLooks.row == .free { search.searchBar.searchLooks.row = .inBar }
        search.searchBar.showStyle()
        searchSlider.addSubview(search.searchBar)
        setNeedsLayout()
    }

    /// Points of titles and buttons.
    private var rowHeight: CGFloat { bar?.rowHeight ?? 0 }

    /// How far titles and buttons are above their place while the search bar has it, in points; 0 or less.
    private var titleLift: CGFloat { search?.replacesTitle == true ? -rowHeight : 0 }

    /// At the lower edge of the bar, and alone in it while one searches.
    private func placeSearchBar(below height: CGFloat) {
        guard let bar, let search, search.searchBar.superview === searchSlider else { return }
        let isAlone = search.replacesTitle
        for view in [slider] + buttons { view.alpha = isAlone ? 0 : 1 }
        let room = max(0, bounds.height - height)
        let visible = isAlone ? bounds.height : bar.visibleSearchHeight(of: item, below: room)
        search.searchBar.frame = CGRect(x: 0, y: bounds.height - visible, width: bounds.width, height: visible)
        search.searchBar.isHidden = visible < 1
        search.searchBar.setNeedsLayout()
        search.searchBar.layoutIfNeeded()
    }

    /// What the search bar leaves of the room below the small title, in points.
    private func largeTitleHeight(below height: CGFloat) -> CGFloat {
        let room = max(0, bounds.height - height)
        guard let bar, let search else { return room }
        return search.replacesTitle
            ? UINavigationBar.largeTitleHeight : max(0, room - bar.visibleSearchHeight(of: item, below: room))
    }

    /// At the lower edge of the bar, which the content of the page moves; once it is gone the small title is there.
    private func placeLargeTitle(below height: CGFloat, isRightToLeft: Bool) {
        guard let largeTitle else { return }
        largeTitleRoom.frame = CGRect(x: 0, y: height, width: bounds.width, height: largeTitleHeight(below: height))
        let room = bounds.inset(by: sides).inner(dx: margin, dy: 0)
        let wanted = largeTitle.sizeThatFits(CGSize(width: room.width, height: 52))
        let width = min(wanted.width, room.width)
        largeTitle.frame = CGRect(
            x: isRightToLeft ? room.maxX - width : room.minX,
            y: largeTitleRoom.bounds.height - UINavigationBar.largeTitleHeight + 3, width: width, height: 41)
        placeLargeTitleMenu(beside: largeTitle, isRightToLeft: isRightToLeft)
        // A bar that has not got its height yet says nothing about the titles.
        guard let bar, search?.replacesTitle != true, abs(bounds.height - bar.preferredHeight) < 0.5 else { return }
        showSmallTitle(largeTitleRoom.bounds.height < Self.smallTitleAppears)
    }

    /// The small title fades as the large one goes or comes, but is there at once with a page that has it from the start.
    private func showSmallTitle(_ isShown: Bool) {
        let change = { self.titleBox.alpha = isShown ? 1 : 0 }
        defer { hasPlacedTitles = true }
        guard isShown != (titleBox.alpha == 1) else { return }
        guard hasPlacedTitles, window != nil else { return UIView.performWithoutAnimation(change) }
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: change)
    }

    /// What is left of a large title when the small one comes, in points.
    private static let smallTitleAppears: CGFloat = 8

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let hit, hit === self, search?.replacesTitle != true else { return hit }
        let top = bar?.promptHeight(of: item) ?? 0
        guard point.y >= top, point.y <= top + rowHeight else { return hit }
        return BarItemView.button(near: point, in: self, of: buttons.filter { !$0.isHidden }, with: event) ?? hit
    }

    /// Returns where the free space begins (or ends).
    private func place(_ views: [UIView], fromLeft: Bool, in row: CGRect) -> CGFloat {
        var x = fromLeft ? sides.left + margin : bounds.width - sides.right - margin
        for view in views {
            if let back = view as? BackButton {
                x = place(back, fromLeft: fromLeft, in: row)
                continue
            }
            let size = view.sizeThatFits(CGSize(width: bounds.width / 2, height: row.height))
            let width = min(size.width, bounds.width / 2)
            let origin = fromLeft ? x : x - width
            let corner = CGPoint(x: origin, y: row.midY - size.height / 2).onPixel(layoutScale)
            view.frame = CGRect(origin: corner, size: CGSize(width: width, height: size.height))
            x += (width + Self.gap) * (fromLeft ? 1 : -1)
        }
        return x
    }

    private func titleSize(within most: CGSize) -> CGSize {
        BarViewSize.constrainedSize(of: titleView) ?? titleView.sizeThatFits(most)
    }

    /// From the side of the bar on, as high as the row.
    private func place(_ back: BackButton, fromLeft: Bool, in row: CGRect) -> CGFloat {
        let width = min(back.sizeThatFits(row.size).width, bounds.width / 2)
        let origin = fromLeft ? sides.left : bounds.width - sides.right - width
        back.frame = CGRect(x: origin, y: row.minY, width: width, height: row.height)
        return fromLeft ? origin + width + Self.gap : origin - Self.gap
    }

    /// Centred in the bar if it fits there, else in what is left; at the leading end in bars with buttons in the middle.
    private func placeTitle(between left: CGFloat, and right: CGFloat, in row: CGRect) {
        let room = max(0, right - left)
        let wanted = titleSize(within: CGSize(width: room, height: row.height))
        let width = min(wanted.width, room)
        let centred = (bounds.width - width) / 2
        let ahead = isMirrored ? right - width : left
        let x = leadsWithTitle ? ahead : min(max(centred, left), right - width)
        let titleHeight = min(wanted.height, row.height)
        var moved = bar?.appearanceInForce.titlePositionAdjustment ?? .zero
        let isCompact = traitCollection.verticalSizeClass == .compact
        moved.vertical += bar?.titleVerticalPositionAdjustment(for: isCompact ? .compact : .default) ?? 0
        let origin = CGPoint(x: x + moved.horizontal, y: row.midY - titleHeight / 2 + moved.vertical)
        // Text between two pixels would be blurred.
        titleView.frame = CGRect(origin: origin.onPixel(layoutScale), size: CGSize(width: width, height: titleHeight))
    }

    // MARK: The middle

    /// Whether the title makes way for buttons in the middle.
    private var leadsWithTitle: Bool {
        item.style != .navigator && item.titleView == nil && traitCollection.horizontalSizeClass == .regular
    }

    /// Buttons that find no room in the middle go into a menu, whose button takes room as well.
    private func placeTitleAndButtons(in row: CGRect) {
        let hasMore = item.later.overflowItems != nil
        var isCrowded = !middle.isEmpty && !leadsWithTitle
        if hasMore, overflow == nil { showOverflow(isCrowded: isCrowded) }
        if !middle.isEmpty, leadsWithTitle {
            let room = placeEnds(in: row, withOverflow: hasMore)
            isCrowded = !placeMiddle(between: room.left, and: room.right, in: row)
        }
        if !middle.isEmpty || hasMore { showOverflow(isCrowded: isCrowded) }
        for view in middle { view.isHidden = isCrowded }
        let room = placeEnds(in: row, withOverflow: true)
        placeTitle(between: room.left, and: room.right, in: row)
    }

    /// What the buttons of both ends leave.
    private func placeEnds(in row: CGRect, withOverflow: Bool) -> (left: CGFloat, right: CGFloat) {
        var ends = trailing
        if withOverflow, let overflow { ends.insert(overflow.view, at: pinnedCount) }
        let left = place(isMirrored ? ends : leading, fromLeft: true, in: row)
        let right = place(isMirrored ? leading : ends, fromLeft: false, in: row)
        return (left, right)
    }

    /// In the middle of the bar, or as near as title and buttons let them. False where there is no room.
    private func placeMiddle(between left: CGFloat, and right: CGFloat, in row: CGRect) -> Bool {
        let sizes = middle.map { $0.sizeThatFits(CGSize(width: bounds.width, height: row.height)) }
        let gap = 2 * Self.gap
        let width = sizes.reduce(0) { $0 + $1.width } + gap * CGFloat(max(0, sizes.count - 1))
        let title = titleSize(within: CGSize(width: right - left, height: row.height)).width + gap
        let (from, to) = isMirrored ? (left, right - title) : (left + title, right)
        guard width <= to - from else { return false }
        var x = min(max((bounds.width - width) / 2, from), to - width)
        let ordered = isMirrored ? Array(zip(middle, sizes).reversed()) : Array(zip(middle, sizes))
        for (view, size) in ordered {
            let corner = CGPoint(x: x, y: row.midY - size.height / 2).onPixel(layoutScale)
            view.frame = CGRect(origin: corner, size: size)
            x += size.width + gap
        }
        return true
    }

    /// Shows the button of the overflow menu, or takes it away where there is nothing in it.
    private func showOverflow(isCrowded: Bool) {
        if let overflow, overflow.isCrowded == isCrowded { return }
        overflow?.view.removeFromSuperview()
        overflow = nil
        guard let menu = item.overflowMenu(isCrowded: isCrowded) else { return }
        let button = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: menu)
        button.accessibilityLabel = SystemWord.more.text
        let view = views(of: [button])[0]
        item.later.overflowButton = button
        addSubview(view)
        overflow = (view, isCrowded)
    }

    private func addLargeTitleMenu() {
        let menu = NavigationTitleView(item, label: UILabel(), isBesideLargeTitle: true)
        largeTitleMenu = menu
        largeTitleRoom.addSubview(menu)
    }

    /// Behind the words, in the middle of their height.
    private func placeLargeTitleMenu(beside title: UILabel, isRightToLeft: Bool) {
        guard let largeTitleMenu else { return }
        let side: CGFloat = 44
        largeTitleMenu.frame = CGRect(
            x: isRightToLeft ? title.frame.minX - side : title.frame.maxX, y: title.frame.midY - side / 2, width: side,
            height: side)
    }
}
