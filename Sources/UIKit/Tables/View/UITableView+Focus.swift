import CoreGraphics

extension UITableView: CellFocusing {
    var allowsFocusNow: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

    func firstFocus() -> IndexPath? {
        if let preferred = delegate?.indexPathForPreferredFocusedView(in: self).map({ placeholders.shown(DataPath($0)) }
        ),
            mayFocus(preferred)
        {
            return preferred
        }
        let visible = rowViews.rows.inOrder.compactMap(\.element.indexPath)
        return selection.items.sorted().first(where: mayFocus) ?? visible.first { mayFocus($0) && isWhole($0) }
            ?? visible.first(where: mayFocus)
    }

    private func isWhole(_ path: IndexPath) -> Bool {
        bounds.inset(by: adjustedContentInset).contains(places.rect(of: .row(path)))
    }

    func mayFocus(_ path: IndexPath) -> Bool {
        counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.row)
            && placeholders.slot(at: path) == nil && cell(at: path)?.canBecomeFocused ?? true
            && asked(path, { $0.tableView(self, canFocusRowAt: $1) }) ?? true
    }

    func nextFocus(from path: IndexPath, _ key: UIKeyboardHIDUsage) -> IndexPath? {
        guard key == .keyboardDownArrow || key == .keyboardUpArrow else { return nil }
        var next = path
        while let candidate = neighbor(of: next, isBelow: key == .keyboardDownArrow) {
            if mayFocus(candidate) { return candidate }
            next = candidate
        }
        return nil
    }

    private func neighbor(of path: IndexPath, isBelow: Bool) -> IndexPath? {
        let row = path.row + (isBelow ? 1 : -1)
        if (0..<counts[path.section]).contains(row) { return IndexPath(row: row, section: path.section) }
        let sections =
            isBelow ? Array(counts.indices.dropFirst(path.section + 1)) : counts.indices.prefix(path.section).reversed()
        guard let section = sections.first(where: { counts[$0] > 0 }) else { return nil }
        return IndexPath(row: isBelow ? 0 : counts[section] - 1, section: section)
    }

    func shownCell(at path: IndexPath) -> UIView? { cell(at: path) }

    func path(of view: UIView) -> IndexPath? {
        sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UITableViewCell }.first.flatMap(shownPath)
    }

    func reveal(_ path: IndexPath) { places.scroll(to: path, at: .none, animated: true) }

    func choosesOnFocus(_ path: IndexPath) -> Bool {
        !selection.items.contains(path)
            && asked(path, { $0.tableView(self, selectionFollowsFocusForRowAt: $1) }) ?? selectionFollowsFocus
    }
}
