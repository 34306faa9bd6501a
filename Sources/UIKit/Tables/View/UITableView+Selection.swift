import CoreGraphics

extension UITableView {
    struct SelectionState {
        var rows: Set<IndexPath> = []
        /// The row under the finger.
        var touched: IndexPath?
    }

    private var allowsSelectionNow: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }
    var allowsSeveralNow: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    // MARK: By program

    func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        for other in selection.rows.sorted() where indexPath == nil || (!allowsSeveralNow && other != indexPath) {
            setSelected(other, false, animated: animated)
        }
        guard let indexPath else { return }
        setSelected(indexPath, true, animated: animated)
        if scrollPosition != .none { scroll(to: indexPath, at: scrollPosition, animated: animated) }
    }

    func setSelected(_ indexPath: IndexPath, _ isSelected: Bool, animated: Bool) {
        if isSelected { selection.rows.insert(indexPath) } else { selection.rows.remove(indexPath) }
        cell(at: indexPath)?.setSelected(isSelected, animated: animated)
    }

    // MARK: By hand

    func highlightRow(under touches: Set<UITouch>) {
        if swiper.swipe != nil { return closeSwipe(animated: true) }
        guard allowsSelectionNow, selection.touched == nil, let touch = touches.first, touch.isOfPrimaryButton,
            let cell = cell(under: touch), let path = shownPath(of: cell), placeholders.slot(at: path) == nil,
            asked(path, { $0.tableView(self, shouldHighlightRowAt: $1) }) ?? true
        else { return }
        selection.touched = path
        cell.setHighlighted(true, animated: false)
        asked(path) { $0.tableView(self, didHighlightRowAt: $1) }
    }

    private func cell(under touch: UITouch) -> UITableViewCell? {
        var view = touch.view
        while let current = view, current !== self {
            if let cell = current as? UITableViewCell, cell.superview === self { return cell }
            view = current.superview
        }
        return nil
    }

    func unhighlight() {
        guard let path = selection.touched else { return }
        selection.touched = nil
        cell(at: path)?.setHighlighted(false, animated: false)
        asked(path) { $0.tableView(self, didUnhighlightRowAt: $1) }
    }

    func selectHighlightedRow(_ touches: Set<UITouch>) {
        guard let path = selection.touched else { return }
        let cell = cell(at: path)
        let isInside = touches.contains { touch in cell.map { $0.bounds.contains(touch.location(in: $0)) } ?? false }
        unhighlight()
        if isInside { tap(path) }
    }

    // MARK: By drawing

    func makeSelectionDrag() -> SelectionDrag {
        SelectionDrag(
            self,
            SelectionDrag.Actions(
                item: { [unowned self] in
                    row(under: $0).flatMap { placeholders.slot(at: $0) == nil ? $0 : nil }
                },
                counts: { [unowned self] in counts },
                mayBegin: { [unowned self] path in
                    asked(path) { $0.tableView(self, shouldBeginMultipleSelectionInteractionAt: $1) }
                        ?? allowsSeveralNow
                },
                didBegin: { [unowned self] path in
                    unhighlight()
                    asked(path) { $0.tableView(self, didBeginMultipleSelectionInteractionAt: $1) }
                },
                didEnd: { [unowned self] in delegate?.tableViewDidEndMultipleSelectionInteraction(self) },
                isSelected: { [unowned self] in selection.rows.contains($0) },
                select: { [unowned self] in draw($0, isSelected: $1) },
                takesOneFinger: { [unowned self] in isEditing && allowsMultipleSelectionDuringEditing }))
    }

    private func draw(_ path: IndexPath, isSelected: Bool) {
        guard allowsSeveralNow, placeholders.slot(at: path) == nil else { return }
        guard isSelected else { return deselectByHand(path) }
        guard let target = chosen(path, { $0.tableView(self, willSelectRowAt: $1) }) else { return }
        setSelected(target, true, animated: false)
        asked(target) { $0.tableView(self, didSelectRowAt: $1) }
    }

    // MARK: Taps

    func tap(_ path: IndexPath) {
        if allowsSeveralNow, selection.rows.contains(path) { return deselectByHand(path) }
        guard let target = chosen(path, { $0.tableView(self, willSelectRowAt: $1) }) else { return }
        if !allowsSeveralNow {
            for other in selection.rows.filter({ $0 != target }).sorted() { deselectByHand(other) }
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
