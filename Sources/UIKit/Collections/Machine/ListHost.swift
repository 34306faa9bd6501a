import CoreGraphics

/// What the objects that tables and collection views share need of the list that they serve.
@MainActor
protocol ListHost: UIScrollView {
    /// What is shown without being in the data.
    var placeholders: PlaceholderMap { get set }
    /// Whether the list's own methods take and give index paths of what is shown.
    var usesShownPaths: Bool { get set }
    /// How many items are shown in each section.
    var counts: [Int] { get }
    /// The item at a point of the content.
    func shownItem(at point: CGPoint) -> ShownPath?
    /// The cell of an item, if it is in sight.
    func shownCell(at path: ShownPath) -> UIView?
    /// Where an item is in the content, or would be; nil where there is none.
    func placeInContent(_ path: ShownPath) -> CGRect?
    /// Whether an item is aside, or follows a finger: nothing else begins.
    var isOccupied: Bool { get }
    /// The item under the finger is not lit any more.
    func unhighlight()
    /// The cells that are in sight.
    var cellsInSight: [any ListCell] { get }
    /// What fingers do beside taps.
    var transfers: ListTransfers { get }
    /// Shows placeholders, or takes them away.
    func notePlaceholders(_ change: (inout PlaceholderMap.Changes) -> Void)
    /// Puts an item that the program adds to the data in the place of a placeholder.
    func replace(_ slot: PlaceholderSlot, _ addToData: (IndexPath) -> Void)
}

/// A cell of a list, as far as the objects that lists share know it.
@MainActor
protocol ListCell: ConfiguredView, FocusedInList where ConfigurationState == UICellConfigurationState {
    var isSelected: Bool { get }
    var isHighlighted: Bool { get }
    /// Whether a swipe has moved the cell aside.
    var isSwiped: Bool { get }
    /// What drags and drops do to the cell.
    var dragging: CellDragging { get set }
    /// A drag does something else to the cell than before.
    func dragDidChange()
    /// Where a tap leads in a storyboard.
    var selectionSegue: (@MainActor (Any?) -> Void)? { get }
}

extension ListCell {
    func focusDidChange() { setNeedsUpdateConfiguration() }
}

extension UITableViewCell: ListCell {
    var showsFocusItself: Bool { focusStyle == .custom }
    func configuredDidChange() { table?.rowViews.contentDidChange(of: self) }
}

extension UICollectionViewCell: ListCell {
    var showsFocusItself: Bool { false }
    func configuredDidChange() { contentSizeMayHaveChanged() }
}

extension UITableViewCell: ConstraintWatching {
    func innerConstraintDidChange() {
        if table?.selfSizingInvalidation == .enabledIncludingConstraints { table?.rowViews.contentDidChange(of: self) }
    }
}

extension UICollectionReusableView: PartOfList, ConstraintWatching {
    func innerConstraintDidChange() {
        if list?.selfSizingInvalidation == .enabledIncludingConstraints {
            list?.elementViews.contentDidChange(of: self)
        }
    }
}

extension UITableViewHeaderFooterView: ConfiguredView {
    func configuredDidChange() {}
}

extension ListHost {
    /// What is dragged; nil as long as nothing could be.
    var drags: ListDrags? { transfers.drags }

    /// Another view lies behind everything.
    func replaceBackground(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    /// Where what is dropped to a placeholder flies to, in the window's points.
    ///
    /// - Parameter parameters: what the program says of the placeholder's cell.
    func landingPlace(of slot: PlaceholderSlot, _ parameters: UIDragPreviewParameters?) -> CGRect? {
        guard placeholders.contains(slot), window != nil, let place = placeInContent(slot.path) else { return nil }
        let part = parameters?.visiblePath?.bounds.offsetBy(dx: place.minX, dy: place.minY)
        return convert(part ?? place, to: nil)
    }

    /// Changes placeholders without word of what becomes of the data.
    func fitPlaceholders(_ change: (inout PlaceholderMap) -> Void) {
        guard !placeholders.isEmpty else { return }
        guard let drags else { return change(&placeholders) }
        drags.keepPlace { change(&placeholders) }
    }
}

extension UITableView: ListHost {
    func shownItem(at point: CGPoint) -> ShownPath? { row(under: point) }
    func placeInContent(_ path: ShownPath) -> CGRect? { places.rect(of: .row(path)) }
    var isOccupied: Bool { rowEditing.swiper.swipe != nil || moving.movement != nil }
    var cellsInSight: [any ListCell] { rowViews.rows.all.compactMap(\.cell) }
}

extension UICollectionView: ListHost {
    func shownItem(at point: CGPoint) -> ShownPath? { places.frontmostItem(at: point) }
    func placeInContent(_ path: ShownPath) -> CGRect? { places.attributes(of: .cell(path))?.frame }
    var isOccupied: Bool { swiper?.swipe != nil || moving.movement != nil }
    var cellsInSight: [any ListCell] { elementViews.live.cells }
}
