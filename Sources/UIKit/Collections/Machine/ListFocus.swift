import CoreGraphics

/// What tables and collection views answer alike of keys that lead through their cells.
@MainActor
protocol FocusingHost: SelectingHost, CellFocusing {
    var allowsFocus: Bool { get }
    var allowsFocusDuringEditing: Bool { get }
    var selectionFollowsFocus: Bool { get }
    /// The items in sight, in order.
    var itemsInSight: [ShownPath] { get }
    /// Where the delegate wants the focus to begin, in the data.
    var preferredFocus: DataPath? { get }
    /// nil where the delegate leaves that open.
    func saysOfFocus(_ path: ShownPath) -> Bool?
    /// Whether the focus selects, as the delegate says; nil where it leaves that open.
    func saysOfSelectionByFocus(_ path: ShownPath) -> Bool?
}

extension FocusingHost {
    var allowsFocusNow: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

    func firstFocus() -> ShownPath? {
        if let preferred = preferredFocus.map(placeholders.shown), mayFocus(preferred) {
            return preferred
        }
        let inner = bounds.inset(by: adjustedContentInset), visible = itemsInSight
        return selection.items.sorted().first(where: mayFocus)
            ?? visible.first { path in mayFocus(path) && placeInContent(path).map(inner.contains) ?? false }
            ?? visible.first(where: mayFocus)
    }

    func mayFocus(_ path: ShownPath) -> Bool {
        counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
            && placeholders.slot(at: path) == nil && shownCell(at: path)?.canBecomeFocused ?? true
            && saysOfFocus(path) ?? true
    }

    func choosesOnFocus(_ path: ShownPath) -> Bool {
        !selection.items.contains(path) && saysOfSelectionByFocus(path) ?? selectionFollowsFocus
    }
}
