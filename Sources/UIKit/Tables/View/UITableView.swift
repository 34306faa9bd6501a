public import CoreGraphics

/// Shows rows one below the other, in sections. Only what is on screen has cells.
@preconcurrency @MainActor
open class UITableView: UIScrollView, UISpringLoadedInteractionSupporting, UIDataSourceTranslating {
    /// How sections look.
    public let style: Style

    /// The rows that a storyboard writes down.
    var staticRows: StaticRows?
    var selection = ListSelection()
    var updates = ListBatch()
    var lines = Lines()
    /// What is shown without being in the data.
    var placeholders = PlaceholderMap()
    /// Whether the table's own methods take and give index paths of what is shown.
    var usesShownPaths = false
    private(set) lazy var places = TablePlaces(self)
    private(set) lazy var rowViews = RowViews(self)
    private(set) lazy var rowUpdates = RowUpdates(self)
    private(set) lazy var moving = ListMoving(self)
    private(set) lazy var rowEditing = RowEditing(self)
    private(set) lazy var prefetching = RowPrefetching(self)
    private(set) lazy var index = TableIndex(self)
    private(set) lazy var transfers = ListTransfers(self)

    /// A table of a style; points.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        start()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        style = coder.archivedStyle("UITableViewStyle") ?? Style(interfaceName: coder.interfaceAttribute("style"))
        super.init(coder: coder)
        start()
        finishDecoding(coder, as: UITableView.self)
    }

    /// Says what is shown. Not kept alive.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            rowEditing.followsEdits = nil
            places.attach()
        }
    }

    /// Hears of selection and display, gives heights. Not kept alive.
    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            scrollViewDelegate = delegate
            places.delegateDidChange()
        }
    }

    /// Hears which rows will be needed. Not kept alive.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    /// Whether cells are made a little before they come into sight, and the prefetching data source is told.
    open var isPrefetchingEnabled = true { didSet { if !isPrefetchingEnabled { prefetching.forgetPrefetching() } } }

    // MARK: Looks

    /// Whether rows that size themselves are measured again when their content changes.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
        didSet { if selfSizingInvalidation == .enabledIncludingConstraints { WatchedConstraints.areWatched = true } }
    }
    /// Of rows whose delegate gives none; `automaticDimension` by default: as the cells say.
    open var rowHeight = UITableView.automaticDimension { didSet { places.mapDidChange() } }
    /// A guess for rows that have not been shown; `automaticDimension`: the table guesses.
    open var estimatedRowHeight = UITableView.automaticDimension
    /// Of headers whose delegate gives none.
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { places.mapDidChange() } }
    /// Of footers whose delegate gives none.
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { places.mapDidChange() } }
    /// A guess for headers that size themselves and have not been shown; `automaticDimension`: the table guesses.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    /// A guess for footers that size themselves and have not been shown; `automaticDimension`: the table guesses.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    /// The space above headers of plain tables; `automaticDimension`: 22 points.
    open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { places.mapDidChange() } }
    /// Whether lines separate rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { rowViews.restyleCells() } }
    /// The colour of the lines.
    open var separatorColor: UIColor? = .separator { didSet { rowViews.restyleCells() } }
    /// Only kept: lines are drawn in `separatorColor` whatever it is.
    open var separatorEffect: UIVisualEffect?
    /// How far the lines stay from the ends of rows, in points: by default they begin where text does.
    open var separatorInset: UIEdgeInsets {
        get { lines.separatorInset ?? places.automaticSeparatorInset }
        set {
            lines.separatorInset = newValue
            rowViews.restyleCells()
        }
    }
    /// How high the rows are that lines below the last one suggest, in points; 0, the default: there are no such lines.
    open var fillerRowHeight: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// What `separatorInset` counts from.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { rowViews.restyleCells() } }
    /// Whether the margins of cells leave text no wider than is easy to read. False by default.
    open var cellLayoutMarginsFollowReadableWidth = false { didSet { places.marginsOfRowsDidChange() } }
    /// Whether the content of rows keeps to what nothing covers at the sides. True by default.
    open var insetsContentViewsToSafeArea = true { didSet { places.marginsOfRowsDidChange() } }
    /// Above the first section; its height counts.
    open var tableHeaderView: UIView? { didSet { places.edgeViewDidChange(oldValue, tableHeaderView) } }
    /// Below the last section; its height counts.
    open var tableFooterView: UIView? { didSet { places.edgeViewDidChange(oldValue, tableFooterView) } }
    /// Behind everything; does not scroll.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, by: backgroundView) }
    }

    // MARK: Views

    /// Names the class of cells that an identifier stands for.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        rowViews.pool.register(cell: cellClass, identifier)
    }

    /// Names the nib whose first object is a cell that an identifier stands for.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        rowViews.pool.register(cellMaker: nib?.maker(), identifier)
    }

    /// Names the nib whose first object is a header or footer that an identifier stands for.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        rowViews.pool.register(edgeMaker: nib?.maker(), identifier)
    }

    /// Names the class of headers and footers that an identifier stands for.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        rowViews.pool.register(edge: aClass, identifier)
    }

    /// A cell that was used before, or a new one if a class is registered, or nil.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        rowViews.pool.cell(identifier, for: rowViews.pending)
    }

    /// A cell to fill: one that was used before, or a new one of the registered class.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        rowViews.dequeueCell(identifier, for: indexPath)
    }

    /// A header or footer that was used before, or a new one if a class is registered, or nil.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        rowViews.pool.edge(identifier, for: rowViews.pending)
    }

    // MARK: What is there

    /// How many sections there are.
    open var numberOfSections: Int { dataSource == nil ? 1 : counts.count }

    /// How many rows a section has.
    open func numberOfRows(inSection section: Int) -> Int { dataSource == nil ? 0 : count(ofSection: section, "rows") }

    /// The cell of a row; nil when it is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cell(at: taken(indexPath)) }

    /// The header of a section; nil when it is not visible or of another class.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        rowViews.rows[.header(section)]?.view as? UITableViewHeaderFooterView
    }

    /// The footer of a section; nil when it is not visible or of another class.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        rowViews.rows[.footer(section)]?.view as? UITableViewHeaderFooterView
    }

    /// The row that a cell shows; nil when it shows none.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownPath(of: cell).flatMap(given) }

    /// The row at a point of the content.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(under: point).flatMap(given) }

    /// The rows in a rectangle of the content.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        places.makeMap()
        return places.map.elements(from: rect.minY, to: rect.maxY).compactMap(\.path).compactMap(given)
    }

    /// All cells on screen, from the top.
    open var visibleCells: [UITableViewCell] { rowViews.settledRows.compactMap(\.cell) }

    /// The rows on screen, in order.
    open var indexPathsForVisibleRows: [IndexPath]? {
        rowViews.settledRows.compactMap { $0.element.path.flatMap(given) }
    }

    /// Where a section is, with its header and footer.
    open func rect(forSection section: Int) -> CGRect { places.rect(ofSection: section) }

    /// Where a row is.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { places.rect(of: .row(taken(indexPath))) }

    /// Where a section's header is when it is not pinned.
    open func rectForHeader(inSection section: Int) -> CGRect { places.rect(ofEdge: .header(section), section) }

    /// Where a section's footer is.
    open func rectForFooter(inSection section: Int) -> CGRect { places.rect(ofEdge: .footer(section), section) }

    // MARK: Selection

    /// Whether rows can be selected.
    open var allowsSelection = true
    /// Whether several rows can be selected.
    open var allowsMultipleSelection = false
    /// Whether rows can be selected in editing mode.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected in editing mode.
    open var allowsMultipleSelectionDuringEditing = false

    /// The selected row, or the first of several.
    open var indexPathForSelectedRow: IndexPath? { selection.items.min().flatMap(given) }

    /// The selected rows, in order; nil for none.
    open var indexPathsForSelectedRows: [IndexPath]? {
        selection.items.isEmpty ? nil : selection.items.sorted().compactMap(given)
    }

    /// Selects a row without telling the delegate.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath.map(taken), animated: animated, scrollPosition: scrollPosition)
    }

    /// Takes a row's selection away without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        setSelected(taken(indexPath), false, animated: animated)
    }

    // MARK: Index

    /// How many rows there must be for the index to show. 0 by default.
    open var sectionIndexMinimumDisplayRowCount: Int {
        get { index.leastRows }
        set { index.leastRows = newValue }
    }
    /// Of the index's titles; nil: the tint colour.
    open var sectionIndexColor: UIColor? {
        get { index.looks.title }
        set { index.looks.title = newValue }
    }
    /// Behind the index; nil: nothing.
    open var sectionIndexBackgroundColor: UIColor? {
        get { index.looks.background }
        set { index.looks.background = newValue }
    }
    /// Behind the index while a finger is on it; nil: as without a finger.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        get { index.looks.trackingBackground }
        set { index.looks.trackingBackground = newValue }
    }
    /// Asks the data source for the index's titles anew.
    open func reloadSectionIndexTitles() { index.indexDidChange() }

    // MARK: Editing

    /// Whether rows show controls to delete them.
    open var isEditing = false { didSet { rowEditing.wasSet(isEditing, from: oldValue) } }

    /// Shows or hides the controls of the rows. `false` also closes a row whose actions a finger has opened.
    open func setEditing(_ editing: Bool, animated: Bool) { rowEditing.setEditing(editing, animated: animated) }

    // MARK: Scrolling

    /// Scrolls until a row is at a place of the view.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        places.scroll(to: taken(indexPath), at: scrollPosition, animated: animated)
    }

    /// Scrolls to the first selected row.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let row = indexPathForSelectedRow { scrollToRow(at: row, at: scrollPosition, animated: animated) }
    }

    // MARK: Dragging and dropping

    /// Says what is dragged. Not kept alive. Without a drop delegate a drag within the table moves rows that may be moved.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet { if dragDelegate != nil { transfers.letDrag(andDrop: true) } }
    }

    /// Says what may be dropped. Not kept alive.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        didSet { if dropDelegate != nil { transfers.letDrop() } }
    }

    /// Whether a long press drags rows. True by default, on every kind of device.
    open var dragInteractionEnabled: Bool {
        get { transfers.isDragEnabled }
        set { transfers.isDragEnabled = newValue }
    }

    // MARK: Keys

    /// Whether keys lead through the rows: Tab to the list, arrows from row to row. True by default.
    open var allowsFocus = true
    /// The same in editing mode. True by default.
    open var allowsFocusDuringEditing = true
    /// Whether rows are selected as keys lead to them, and not only by Space or Return. The delegate may answer for single rows.
    open var selectionFollowsFocus = false
    /// Whether the focus comes back to the row that had it last.
    open var remembersLastFocusedIndexPath = false
    var focusedPath: ShownPath?

    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        delegate?.tableView(self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self)) ?? true
    }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        delegate?.tableView(
            self, didUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self), with: coordinator)
    }

    /// Whether a row is tapped by a drag that rests on it.
    open var isSpringLoaded: Bool {
        get { transfers.isSpringLoaded }
        set { transfers.isSpringLoaded = newValue }
    }

    /// Whether rows of this table are being dragged.
    open var hasActiveDrag: Bool { transfers.isDragging }

    /// Whether a drag is over this table that it may take.
    open var hasActiveDrop: Bool { transfers.isUnderDrag }

    // MARK: Menus

    /// Shows the context menus of rows; nil as long as no delegate could have any.
    open var contextMenuInteraction: UIContextMenuInteraction? { delegate == nil ? nil : transfers.menus.interaction }

    // MARK: Changes

    /// Asks the data source for everything anew.
    open func reloadData() { places.reloadEverything() }

    /// Whether more is shown than the data has, or in another order: placeholders, a row that is being moved, changes of the data that are
    /// still collected. `reloadData()` would end all that.
    open var hasUncommittedUpdates: Bool { updates.depth > 0 || !placeholders.isEmpty || moving.movement != nil }

    /// Shows several changes of the data as one animation.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        runBatch(updates, completion: completion)
    }

    /// Opens a batch of updates; `performBatchUpdates` does the same in one call.
    open func beginUpdates() { openBatch(dataHasChanged: true) }
    /// Shows the updates since `beginUpdates()`.
    open func endUpdates() { closeBatch() }

    /// Rows are there that were not.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note(animation) { $0.inserted += indexPaths.map(DataPath.init) }
    }
    /// Rows are gone.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note(animation) { $0.deleted += indexPaths.map(DataPath.init) }
    }
    /// Rows need new cells.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note(animation) { $0.reloaded += indexPaths.map(DataPath.init) }
    }
    /// Rows show something else in the cells they have.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        note(.automatic) { $0.reconfigured += indexPaths.map(DataPath.init) }
    }
    /// A row is somewhere else.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        note(.automatic) { $0.moved.append((DataPath(indexPath), DataPath(newIndexPath))) }
    }
    /// Sections are there that were not.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        note(animation) { $0.insertedSections.formUnion(sections) }
    }
    /// Sections are gone.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        note(animation) { $0.deletedSections.formUnion(sections) }
    }
    /// Sections show something else.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        note(animation) { $0.reloadedSections.formUnion(sections) }
    }
    /// A section is somewhere else.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        note(.automatic) { $0.movedSections.append((section, newSection)) }
    }

    // MARK: View

    override func claims(_ fingers: Int, from start: CGPoint, movement: CGPoint) -> Bool {
        transfers.selectionDrag.claims(fingers, from: start, movement: movement)
    }

    override var hidesVerticalIndicator: Bool { index.indexWidth > 0 }

    open override func layoutSubviews() {
        super.layoutSubviews()
        rowViews.updateRows()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        places.marginsOfRowsDidChange()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        guard margins.own != nil else { return }
        places.mapDidChange()
        places.marginsOfRowsDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        places.textSizeMayHaveChanged(since: previousTraitCollection)
    }

    /// The extent of the rows, headers and footers, in points. Known as soon as the data is, before rows are shown.
    open override var contentSize: CGSize {
        get {
            if places.mayMakeMapNow { places.makeMap() }
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        light(under: touches)
        super.touchesBegan(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        selectLit(touches)
        super.touchesEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        unhighlight()
        super.touchesCancelled(touches, with: event)
    }
}
