import CoreGraphics

/// Which items of a list are selected, as shown.
struct ListSelection {
    var items: Set<ShownPath> = []
    /// The item under the finger.
    var touched: ShownPath?

    /// The data have changed: what is known of items goes along to where they are now.
    mutating func follow(_ plan: UpdatePlan<ShownPath>) {
        items = Set(items.compactMap(plan.newPath(of:)))
        touched = touched.flatMap(plan.newPath(of:))
    }
}

/// A list whose items fingers light up and select.
@MainActor
protocol SelectingHost: ListHost {
    var selection: ListSelection { get set }
    var isEditing: Bool { get }
    var allowsSelection: Bool { get }
    var allowsMultipleSelection: Bool { get }
    var allowsSelectionDuringEditing: Bool { get }
    var allowsMultipleSelectionDuringEditing: Bool { get }
    /// Whether the highlight goes before the item is selected, and not after.
    var unlightsBeforeSelecting: Bool { get }
    /// Whether a row is aside. Closes it.
    func closeOpenSwipe() -> Bool
    /// The item of a view that is one of the list's cells.
    func shownItem(of view: UIView) -> ShownPath?
    func light(_ path: ShownPath, _ isOn: Bool)
    /// Selects an item, or not, without telling anybody.
    func mark(_ path: ShownPath, isSelected: Bool)
    /// Whether the cell uses taps itself. Does what they do.
    func cellTakesTap(_ path: ShownPath) -> Bool
    /// Whether an item may stay selected that is to make way for another.
    var asksWhoMakesWay: Bool { get }
    /// Whether the action of an item is for taps that select nothing, too.
    var actsWithoutSelecting: Bool { get }

    // What the delegate says, and hears.
    func mayLight(_ path: ShownPath) -> Bool
    func didLight(_ path: ShownPath)
    func didUnlight(_ path: ShownPath)
    /// The item that is selected by a tap on one; nil for none.
    func selectionTarget(_ path: ShownPath) -> ShownPath?
    /// The item that is no longer selected by a tap on one; nil for none.
    func deselectionTarget(_ path: ShownPath) -> ShownPath?
    func didSelect(_ path: ShownPath)
    func didDeselect(_ path: ShownPath)
    func mayAct(_ path: ShownPath) -> Bool
    func act(_ path: ShownPath)
    func mayBeginDrawing(_ path: ShownPath) -> Bool
    func didBeginDrawing(_ path: ShownPath)
    func didEndDrawing()
    func maySpring(_ path: ShownPath, _ context: any UISpringLoadedInteractionContext) -> Bool
}

extension SelectingHost {
    private var allowsSelectionNow: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }
    var allowsSelectingNow: Bool { allowsSelectionNow }
    var allowsSeveralNow: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    // MARK: Touches

    /// Lights the item that a finger has come down on.
    func light(under touches: Set<UITouch>) {
        guard !closeOpenSwipe(), allowsSelectionNow, selection.touched == nil, let touch = touches.first,
            touch.isOfPrimaryButton, let path = item(under: touch), placeholders.slot(at: path) == nil, mayLight(path)
        else { return }
        selection.touched = path
        light(path, true)
        didLight(path)
    }

    private func item(under touch: UITouch) -> ShownPath? {
        var view = touch.view
        while let current = view, current !== self {
            if let path = shownItem(of: current) { return path }
            // What scrolls in a cell keeps its touches, as text views do.
            if current is UIScrollView { return nil }
            view = current.superview
        }
        return nil
    }

    func unhighlight() {
        guard let path = selection.touched else { return }
        selection.touched = nil
        light(path, false)
        didUnlight(path)
    }

    /// Selects the item that is lit, if the finger is still on it.
    func selectLit(_ touches: Set<UITouch>) {
        guard let path = selection.touched else { return }
        let cell = shownCell(at: path)
        let isInside = touches.contains { touch in cell.map { $0.bounds.contains(touch.location(in: $0)) } ?? false }
        if unlightsBeforeSelecting { unhighlight() }
        if isInside { tap(path) }
        // Elsewhere what has been selected stays lit until the program has heard of it.
        unhighlight()
    }

    // MARK: Drawing and springs

    func makeSelectionDrag() -> SelectionDrag {
        SelectionDrag(
            self,
            SelectionDrag.Actions(
                item: { [unowned self] in
                    shownItem(at: $0).flatMap { placeholders.slot(at: $0) == nil ? $0 : nil }
                },
                counts: { [unowned self] in counts },
                mayBegin: { [unowned self] in mayBeginDrawing($0) },
                didBegin: { [unowned self] path in
                    unhighlight()
                    didBeginDrawing(path)
                },
                didEnd: { [unowned self] in didEndDrawing() },
                isSelected: { [unowned self] in selection.items.contains($0) },
                select: { [unowned self] path, isSelected in
                    guard allowsSeveralNow, placeholders.slot(at: path) == nil else { return }
                    draw(path, isSelected: isSelected)
                },
                takesOneFinger: { [unowned self] in isEditing && allowsMultipleSelectionDuringEditing }))
    }

    func makeSprings() -> ListSprings {
        ListSprings(
            cell: { [unowned self] point in
                shownItem(at: point).flatMap { path in shownCell(at: path).map { (path, $0) } }
            },
            mayOpen: { [unowned self] path, context in
                placeholders.slot(at: path) == nil && maySpring(path, context)
            },
            open: { [unowned self] in tap($0) })
    }
}
