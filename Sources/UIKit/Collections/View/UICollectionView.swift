public import CoreGraphics

/// Shows items in cells, placed by a layout. Only what is on screen has views.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, UISpringLoadedInteractionSupporting, UIDataSourceTranslating {
    var layoutInUse: UICollectionViewLayout
    var selection = ListSelection()
    var updates = ListBatch()
    /// What is shown without being in the data.
    var placeholders = PlaceholderMap()
    /// Opens rows of lists that have actions; made when there are any.
    var swiper: RowSwiper?
    /// Whether the view's own methods take and give index paths of what is shown.
    var usesShownPaths = false
    private(set) lazy var places = ItemPlaces(self)
    private(set) lazy var elementViews = ElementViews(self)
    private(set) lazy var itemUpdates = ItemUpdates(self)
    private(set) lazy var layoutChanges = LayoutChanges(self)
    private(set) lazy var moving = ListMoving(self)
    private(set) lazy var prefetching = ItemPrefetching(self)
    private(set) lazy var index = ItemIndex(self)
    /// The sections that scroll across.
    private(set) lazy var across = OrthogonalScrollers(self)
    private(set) lazy var transfers = ListTransfers(self)

    /// - `layout`: Places the elements; used by one collection view only.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutInUse = layout
        super.init(frame: frame)
        adopt(layout)
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        layoutInUse = UICollectionViewFlowLayout()
        super.init(coder: coder)
        adopt(layoutInUse)
        finishDecoding(coder, as: UICollectionView.self)
    }

    private func adopt(_ layout: UICollectionViewLayout) {
        layout.owner = self
        backdrop.take(nil, in: self)
        transfers.start()
        setNeedsLayout()
    }

    let backdrop = ListBackdrop()
    open override var backgroundColor: UIColor? {
        get { backdrop.own(shown: super.backgroundColor) }
        set { super.backgroundColor = backdrop.shown(over: newValue) }
    }

    /// Places the elements. Setting it changes over at once.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutInUse }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Says what is shown. Not kept alive.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            // A source may not be ready yet when it is set.
            places.needsCounts = true
            places.reloadEverything()
        }
    }

    /// Hears of selection and display. Not kept alive.
    open weak var delegate: (any UICollectionViewDelegate)? { didSet { scrollViewDelegate = delegate } }

    /// Hears which items will be needed. Not kept alive.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

    /// Whether cells are made a little before they come into sight, and the prefetching data source is told.
    open var isPrefetchingEnabled = true

    /// Whether cells that size themselves are measured again when their content changes.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
        didSet { if selfSizingInvalidation == .enabledIncludingConstraints { WatchedConstraints.areWatched = true } }
    }

    /// Behind everything; does not scroll.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, by: backgroundView) }
    }

    // MARK: Views

    /// Names the class of cells that an identifier stands for.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        elementViews.pool.register(
            Self.reusable(cellClass, UICollectionViewCell.self), .init(kind: "", identifier: identifier))
    }

    /// Names the class of supplementary views that an identifier stands for.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        elementViews.pool.register(
            Self.reusable(viewClass, UICollectionReusableView.self), .init(kind: elementKind, identifier: identifier))
    }

    /// Names the nib whose first object is a cell that an identifier stands for.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        elementViews.pool.register(maker: nib?.maker(), .init(kind: "", identifier: identifier))
    }

    /// Names the nib whose first object is a supplementary view that an identifier stands for.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        elementViews.pool.register(maker: nib?.maker(), .init(kind: kind, identifier: identifier))
    }

    /// A cell to fill: one that was used before, or a new one of the registered class.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        elementViews.dequeueCell(.init(kind: "", identifier: identifier), for: indexPath)
    }

    /// A supplementary view to fill: one that was used before, or a new one of the registered class.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        elementViews.dequeueSupplementary(.init(kind: elementKind, identifier: identifier), for: indexPath)
    }

    // MARK: What is there

    /// How many sections the data source has.
    open var numberOfSections: Int { counts.count }

    /// How many items a section has.
    open func numberOfItems(inSection section: Int) -> Int { count(ofSection: section, "items") }

    /// Where the layout puts an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        places.attributes(of: .cell(taken(indexPath)))
    }

    /// Where the layout puts a supplementary view.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { places.attributes(of: .supplementary(kind, ShownPath(indexPath))) }

    /// The frontmost item whose frame holds a point of the content.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { places.frontmostItem(at: point).flatMap(given) }

    /// The item that a cell shows; nil when it shows none.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shownPath(of: cell).flatMap(given) }

    /// The cell of an item; nil when it is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cell(at: taken(indexPath)) }

    /// All cells on screen.
    open var visibleCells: [UICollectionViewCell] { elementViews.live.cells }

    /// The items on screen, unordered.
    open var indexPathsForVisibleItems: [IndexPath] { elementViews.live.paths(.cell, kind: "").compactMap(given) }

    /// A supplementary view on screen.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { elementViews.live[.supplementary(elementKind, ShownPath(indexPath))]?.view }

    /// All supplementary views of a kind on screen.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        elementViews.live.views(.supplementaryView, kind: elementKind)
    }

    /// Where supplementary views of a kind are on screen, unordered.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        elementViews.live.paths(.supplementaryView, kind: elementKind).map(\.indexPath)
    }

    // MARK: Selection

    /// Whether items can be selected.
    open var allowsSelection = true { didSet { if !allowsSelection { clearSelection() } } }

    /// Whether several items can be selected.
    open var allowsMultipleSelection = false

    /// Whether the view is in editing mode, which has its own rules of selection.
    open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }

    /// Whether items can be selected in editing mode.
    open var allowsSelectionDuringEditing = false

    /// Whether several items can be selected in editing mode.
    open var allowsMultipleSelectionDuringEditing = false

    /// The selected items, in order; nil for none.
    open var indexPathsForSelectedItems: [IndexPath]? {
        selection.items.isEmpty ? (allowsSelection ? [] : nil) : selection.items.sorted().compactMap(given)
    }

    /// Selects an item without telling the delegate.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath.map(taken), animated: animated, scrollPosition: scrollPosition)
    }

    /// Takes an item's selection away without telling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(taken(indexPath)) }

    // MARK: Scrolling

    /// Scrolls until an item is at a place of the view, or as little as shows it.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        places.scroll(to: .cell(taken(indexPath)), at: scrollPosition, animated: animated)
    }

    // MARK: Dragging and dropping

    /// Says what is dragged. Not kept alive.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        didSet { if dragDelegate != nil { transfers.letDrag() } }
    }

    /// Says what may be dropped. Not kept alive.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        didSet { if dropDelegate != nil { transfers.letDrop() } }
    }

    /// How soon items make room for one that is dragged over them.
    open var reorderingCadence = ReorderingCadence.immediate
    /// Whether a long press drags items. True by default, on every kind of device.
    open var dragInteractionEnabled: Bool {
        get { transfers.isDragEnabled }
        set { transfers.isDragEnabled = newValue }
    }

    // MARK: Keys

    /// Whether keys lead through the items: Tab to the list, arrows from item to item. True by default.
    open var allowsFocus = true
    /// The same in editing mode. True by default.
    open var allowsFocusDuringEditing = true
    /// Whether items are selected as keys lead to them, and not only by Space or Return. The delegate may answer for single items.
    open var selectionFollowsFocus = false
    /// Whether the focus comes back to the item that had it last.
    open var remembersLastFocusedIndexPath = false
    var focusedPath: ShownPath?

    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        delegate?.collectionView(self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self))
            ?? true
    }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        delegate?.collectionView(
            self, didUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self), with: coordinator)
    }

    /// Whether an item is tapped by a drag that rests on it.
    open var isSpringLoaded: Bool {
        get { transfers.isSpringLoaded }
        set { transfers.isSpringLoaded = newValue }
    }

    /// Whether items of this view are being dragged.
    open var hasActiveDrag: Bool { transfers.isDragging }

    /// Whether a drag is over this view that it may take.
    open var hasActiveDrop: Bool { transfers.isUnderDrag }

    // MARK: Menus

    /// Shows the context menus of items; nil as long as no delegate could have any.
    open var contextMenuInteraction: UIContextMenuInteraction? { delegate == nil ? nil : transfers.menus.interaction }

    // MARK: Changes

    /// Asks the data source for everything anew.
    open func reloadData() { places.reloadEverything() }

    /// Whether more is shown than the data has, or in another order: placeholders, an item that is being moved, changes of the data that
    /// are still collected. `reloadData()` would end all that.
    open var hasUncommittedUpdates: Bool { updates.depth > 0 || !placeholders.isEmpty || moving.movement != nil }

    /// Shows several changes of the data as one animation. `updates` changes the data and says what it did.
    ///
    /// - `completion`: gets false when the animation was cut short.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        runBatch(updates, completion: completion)
    }

    /// Sections are there that were not.
    open func insertSections(_ sections: IndexSet) { note { $0.insertedSections.formUnion(sections) } }
    /// Sections are gone.
    open func deleteSections(_ sections: IndexSet) { note { $0.deletedSections.formUnion(sections) } }
    /// Sections show something else.
    open func reloadSections(_ sections: IndexSet) { note { $0.reloadedSections.formUnion(sections) } }
    /// A section is somewhere else.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        note { $0.movedSections.append((section, newSection)) }
    }
    /// Items are there that were not.
    open func insertItems(at indexPaths: [IndexPath]) { note { $0.inserted += indexPaths.map(DataPath.init) } }
    /// Items are gone.
    open func deleteItems(at indexPaths: [IndexPath]) { note { $0.deleted += indexPaths.map(DataPath.init) } }
    /// Items need new cells.
    open func reloadItems(at indexPaths: [IndexPath]) { note { $0.reloaded += indexPaths.map(DataPath.init) } }
    /// Items show something else in the cells they have.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        note { $0.reconfigured += indexPaths.map(DataPath.init) }
    }
    /// An item is somewhere else.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        note { $0.moved.append((DataPath(indexPath), DataPath(newIndexPath))) }
    }

    // MARK: Change of layout

    /// Changes over to another layout; animated, every element moves from its old place to its new one.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        layoutChanges.changeLayout(to: layout, animated: animated, completion: nil)
    }

    /// Changes over to another layout and tells when everything is in place.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) { layoutChanges.changeLayout(to: layout, animated: animated, completion: completion) }

    /// Begins a change of layout whose progress the program sets.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        layoutChanges.beginInteractiveTransition(to: layout, completion: completion)
    }

    /// Lets the change run to its end.
    open func finishInteractiveTransition() { layoutChanges.endInteractiveTransition(finished: true) }

    /// Lets the change run back.
    open func cancelInteractiveTransition() { layoutChanges.endInteractiveTransition(finished: false) }

    // MARK: Reordering

    /// Takes an item out of its place to follow a finger. False when the data source does not let it.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        let path = taken(indexPath)
        return places.attributes(of: .cell(path)).map { moving.begin(path, at: $0.center) } ?? false
    }

    /// The finger is at a point of the content.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        moving.follow(targetPosition)
    }

    /// Puts the item down where it is.
    open func endInteractiveMovement() { moving.end(isCancelled: false) }

    /// Puts the item back.
    open func cancelInteractiveMovement() { moving.end(isCancelled: true) }

    // MARK: View

    override func claims(_ fingers: Int, from start: CGPoint, movement: CGPoint) -> Bool {
        transfers.selectionDrag.claims(fingers, from: start, movement: movement)
    }

    override var hidesVerticalIndicator: Bool { index.strip.map { !$0.isHidden } ?? false }

    override func boundsWereStored() { places.boundsWereStored() }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            if newValue != old { places.boundsWillChange(from: old, to: newValue) }
            super.bounds = newValue
            places.finishAnimatedBounds()
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let new = CGRect(origin: super.bounds.origin, size: newValue.size)
            if new.size != super.bounds.size, CATransform3DIsIdentity(transform3D) {
                places.boundsWillChange(from: super.bounds, to: new)
            }
            super.frame = newValue
            places.finishAnimatedBounds()
        }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        layoutInUse.invalidateLayout()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        layoutInUse.invalidateLayout()
    }

    override func layoutRoomDidChange() {
        super.layoutRoomDidChange()
        layoutInUse.invalidateLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        elementViews.updateElements()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { layoutInUse.invalidateLayout() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        places.traitsDidChange(since: previousTraitCollection)
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

    override func adjustTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
        layoutInUse.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
    }
}
