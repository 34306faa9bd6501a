import CoreGraphics

extension UITableView: FocusingHost {
    var itemsInSight: [ShownPath] { rowViews.rows.inOrder.compactMap(\.element.path) }
    var preferredFocus: DataPath? { delegate?.indexPathForPreferredFocusedView(in: self).map(DataPath.init) }
    func saysOfFocus(_ path: ShownPath) -> Bool? { asked(path) { $0.tableView(self, canFocusRowAt: $1) } }
    func saysOfSelectionByFocus(_ path: ShownPath) -> Bool? {
        asked(path) { $0.tableView(self, selectionFollowsFocusForRowAt: $1) }
    }

    func nextFocus(from path: ShownPath, _ key: UIKeyboardHIDUsage) -> ShownPath? {
        guard key == .keyboardDownArrow || key == .keyboardUpArrow else { return nil }
        var next = path
        while let candidate = neighbor(of: next, isBelow: key == .keyboardDownArrow) {
            if mayFocus(candidate) { return candidate }
            next = candidate
        }
        return nil
    }

    private func neighbor(of path: ShownPath, isBelow: Bool) -> ShownPath? {
        let row = path.row + (isBelow ? 1 : -1)
        if (0..<counts[path.section]).contains(row) { return ShownPath(row: row, section: path.section) }
        let sections =
            isBelow ? Array(counts.indices.dropFirst(path.section + 1)) : counts.indices.prefix(path.section).reversed()
        guard let section = sections.first(where: { counts[$0] > 0 }) else { return nil }
        return ShownPath(row: isBelow ? 0 : counts[section] - 1, section: section)
    }

    func shownCell(at path: ShownPath) -> UIView? { cell(at: path) }

    func path(of view: UIView) -> ShownPath? {
        sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UITableViewCell }.first.flatMap(shownPath)
    }

    func reveal(_ path: ShownPath) { places.scroll(to: path, at: .none, animated: true) }
}
