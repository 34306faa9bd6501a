extension SelectingHost {
    /// Selects an item as a finger that is drawn over it does, or takes its selection away.
    func draw(_ path: ShownPath, isSelected: Bool) {
        guard isSelected else { return deselectByHand(path) }
        guard let target = selectionTarget(path) else { return }
        mark(target, isSelected: true)
        didSelect(target)
    }

    /// Does what a tap does.
    func tap(_ path: ShownPath) {
        guard !cellTakesTap(path) else { return }
        if allowsSeveralNow, selection.items.contains(path) {
            deselectByHand(path)
            guard actsWithoutSelecting else { return }
        } else if let target = selectionTarget(path) {
            selectByHand(target)
        } else if !actsWithoutSelecting {
            return
        }
        if !isEditing, mayAct(path) { act(path) }
    }

    private func selectByHand(_ target: ShownPath) {
        if !allowsSeveralNow {
            for other in selection.items.filter({ $0 != target }).sorted() { makeWay(other) }
        }
        mark(target, isSelected: true)
        let cell = shownCell(at: target) as? any ListCell
        SelectionOrder.around({ cell?.selectionSegue?(cell) }, { didSelect(target) })
    }

    private func makeWay(_ path: ShownPath) {
        guard !asksWhoMakesWay else { return deselectByHand(path) }
        mark(path, isSelected: false)
        didDeselect(path)
    }

    private func deselectByHand(_ path: ShownPath) {
        guard let target = deselectionTarget(path) else { return }
        mark(target, isSelected: false)
        didDeselect(target)
    }
}
