import CoreGraphics

extension UITableView: SelectingHost {
    // MARK: By program

    func select(_ path: ShownPath?, animated: Bool, scrollPosition: ScrollPosition) {
        for other in selection.items.sorted() where path == nil || (!allowsSeveralNow && other != path) {
            setSelected(other, false, animated: animated)
        }
        guard let path else { return }
        setSelected(path, true, animated: animated)
        if scrollPosition != .none { places.scroll(to: path, at: scrollPosition, animated: animated) }
    }

    func setSelected(_ path: ShownPath, _ isSelected: Bool, animated: Bool) {
        let hasChanged = selection.items.contains(path) != isSelected
        if isSelected { selection.items.insert(path) } else { selection.items.remove(path) }
        cell(at: path)?.setSelected(isSelected, animated: animated)
        if hasChanged { NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self) }
    }

    // MARK: By hand

    var unlightsBeforeSelecting: Bool { true }

    func closeOpenSwipe() -> Bool {
        guard rowEditing.swiper.swipe != nil else { return false }
        rowEditing.closeSwipe(animated: true)
        return true
    }

    func shownItem(of view: UIView) -> ShownPath? {
        (view as? UITableViewCell).flatMap { $0.superview === self ? shownPath(of: $0) : nil }
    }

    func light(_ path: ShownPath, _ isOn: Bool) { cell(at: path)?.setHighlighted(isOn, animated: false) }

    func mayLight(_ path: ShownPath) -> Bool { asked(path) { $0.tableView(self, shouldHighlightRowAt: $1) } ?? true }
    func didLight(_ path: ShownPath) { asked(path) { $0.tableView(self, didHighlightRowAt: $1) } }
    func didUnlight(_ path: ShownPath) { asked(path) { $0.tableView(self, didUnhighlightRowAt: $1) } }

    func mayBeginDrawing(_ path: ShownPath) -> Bool {
        asked(path) { $0.tableView(self, shouldBeginMultipleSelectionInteractionAt: $1) } ?? allowsSeveralNow
    }
    func didBeginDrawing(_ path: ShownPath) {
        asked(path) { $0.tableView(self, didBeginMultipleSelectionInteractionAt: $1) }
    }
    func didEndDrawing() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }

    func maySpring(_ path: ShownPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
        asked(path) { $0.tableView(self, shouldSpringLoadRowAt: $1, with: context) } ?? true
    }

    // MARK: Taps

    func mark(_ path: ShownPath, isSelected: Bool) { setSelected(path, isSelected, animated: false) }
    func cellTakesTap(_ path: ShownPath) -> Bool { false }
    var asksWhoMakesWay: Bool { true }
    var actsWithoutSelecting: Bool { false }

    func selectionTarget(_ path: ShownPath) -> ShownPath? {
        chosen(path) { $0.tableView(self, willSelectRowAt: $1) }
    }
    func deselectionTarget(_ path: ShownPath) -> ShownPath? {
        chosen(path) { $0.tableView(self, willDeselectRowAt: $1) }
    }
    func didSelect(_ path: ShownPath) { asked(path) { $0.tableView(self, didSelectRowAt: $1) } }
    func didDeselect(_ path: ShownPath) { asked(path) { $0.tableView(self, didDeselectRowAt: $1) } }
    func mayAct(_ path: ShownPath) -> Bool {
        asked(path) { $0.tableView(self, canPerformPrimaryActionForRowAt: $1) } ?? false
    }
    func act(_ path: ShownPath) { asked(path) { $0.tableView(self, performPrimaryActionForRowAt: $1) } }
}
