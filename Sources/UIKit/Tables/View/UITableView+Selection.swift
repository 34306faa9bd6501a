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

    // MARK: Taps

    func mark(_ path: IndexPath, isSelected: Bool) { setSelected(path, isSelected, animated: false) }
    func cellTakesTap(_ path: IndexPath) -> Bool { false }
    var asksWhoMakesWay: Bool { true }
    var actsWithoutSelecting: Bool { false }

    func selectionTarget(_ path: IndexPath) -> IndexPath? {
        chosen(path) { $0.tableView(self, willSelectRowAt: $1) }
    }
    func deselectionTarget(_ path: IndexPath) -> IndexPath? {
        chosen(path) { $0.tableView(self, willDeselectRowAt: $1) }
    }
    func didSelect(_ path: IndexPath) { asked(path) { $0.tableView(self, didSelectRowAt: $1) } }
    func didDeselect(_ path: IndexPath) { asked(path) { $0.tableView(self, didDeselectRowAt: $1) } }
    func mayAct(_ path: IndexPath) -> Bool {
        asked(path) { $0.tableView(self, canPerformPrimaryActionForRowAt: $1) } ?? false
    }
    func act(_ path: IndexPath) { asked(path) { $0.tableView(self, performPrimaryActionForRowAt: $1) } }
}
