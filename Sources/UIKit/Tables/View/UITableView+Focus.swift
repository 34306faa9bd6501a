import CoreGraphics

extension UITableView: FocusingHost {
    var itemsInSight: [IndexPath] { rowViews.rows.inOrder.compactMap(\.element.indexPath) }
    var preferredFocus: IndexPath? { delegate?.indexPathForPreferredFocusedView(in: self) }
    func saysOfFocus(_ path: IndexPath) -> Bool? { asked(path) { $0.tableView(self, canFocusRowAt: $1) } }
    func saysOfSelectionByFocus(_ path: IndexPath) -> Bool? {
        asked(path) { $0.tableView(self, selectionFollowsFocusForRowAt: $1) }
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
}
