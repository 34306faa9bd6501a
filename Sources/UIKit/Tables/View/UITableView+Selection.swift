import CoreGraphics

extension UITableView: SelectingHost {
    // MARK: By program

    func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        for other in selection.items.sorted() where indexPath == nil || (!allowsSeveralNow && other != indexPath) {
            setSelected(other, false, animated: animated)
        }
        guard let indexPath else { return }
        setSelected(indexPath, true, animated: animated)
        if scrollPosition != .none { places.scroll(to: indexPath, at: scrollPosition, animated: animated) }
    }

    func setSelected(_ indexPath: IndexPath, _ isSelected: Bool, animated: Bool) {
        let hasChanged = selection.items.contains(indexPath) != isSelected
        if isSelected { selection.items.insert(indexPath) } else { selection.items.remove(indexPath) }
        cell(at: indexPath)?.setSelected(isSelected, animated: animated)
        if hasChanged { NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self) }
    }

    // MARK: By hand

    var unlightsBeforeSelecting: Bool { true }

    func closeOpenSwipe() -> Bool {
        guard rowEditing.swiper.swipe != nil else { return false }
        rowEditing.closeSwipe(animated: true)
        return true
    }

    func shownItem(of view: UIView) -> IndexPath? {
        (view as? UITableViewCell).flatMap { $0.superview === self ? shownPath(of: $0) : nil }
    }

    func light(_ path: IndexPath, _ isOn: Bool) { cell(at: path)?.setHighlighted(isOn, animated: false) }

    func mayLight(_ path: IndexPath) -> Bool { asked(path) { $0.tableView(self, shouldHighlightRowAt: $1) } ?? true }
    func didLight(_ path: IndexPath) { asked(path) { $0.tableView(self, didHighlightRowAt: $1) } }
    func didUnlight(_ path: IndexPath) { asked(path) { $0.tableView(self, didUnhighlightRowAt: $1) } }

    func mayBeginDrawing(_ path: IndexPath) -> Bool {
        asked(path) { $0.tableView(self, shouldBeginMultipleSelectionInteractionAt: $1) } ?? allowsSeveralNow
    }
    func didBeginDrawing(_ path: IndexPath) {
        asked(path) { $0.tableView(self, didBeginMultipleSelectionInteractionAt: $1) }
    }
    func didEndDrawing() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }

    func maySpring(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
        asked(path) { $0.tableView(self, shouldSpringLoadRowAt: $1, with: context) } ?? true
    }

    func draw(_ path: IndexPath, isSelected: Bool) {
        guard isSelected else { return deselectByHand(path) }
        guard let target = chosen(path, { $0.tableView(self, willSelectRowAt: $1) }) else { return }
        setSelected(target, true, animated: false)
        asked(target) { $0.tableView(self, didSelectRowAt: $1) }
    }

    // MARK: Taps

    func tap(_ path: IndexPath) {
        if allowsSeveralNow, selection.items.contains(path) { return deselectByHand(path) }
        guard let target = chosen(path, { $0.tableView(self, willSelectRowAt: $1) }) else { return }
        if !allowsSeveralNow {
            for other in selection.items.filter({ $0 != target }).sorted() { deselectByHand(other) }
        }
        setSelected(target, true, animated: false)
        if let cell = cellForRow(at: target) { cell.selectionSegue?(cell) }
        asked(target) { $0.tableView(self, didSelectRowAt: $1) }
        if !isEditing, asked(path, { $0.tableView(self, canPerformPrimaryActionForRowAt: $1) }) ?? false {
            asked(path) { $0.tableView(self, performPrimaryActionForRowAt: $1) }
        }
    }

    private func deselectByHand(_ path: IndexPath) {
        guard let target = chosen(path, { $0.tableView(self, willDeselectRowAt: $1) }) else { return }
        setSelected(target, false, animated: false)
        asked(target) { $0.tableView(self, didDeselectRowAt: $1) }
    }
}
