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
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    func setSelected(_ indexPath: IndexPath, _ isSelected: Bool, animated: Bool) {
        if isSelected { selection.rows.insert(indexPath) } else { selection.rows.remove(indexPath) }
        cellForRow(at: indexPath)?.setSelected(isSelected, animated: animated)
    }

    // MARK: By hand

    func highlightRow(under touches: Set<UITouch>) {
        if swiper.swipe != nil { return closeSwipe(animated: true) }
        guard allowsSelectionNow, selection.touched == nil, let touch = touches.first, touch.isOfPrimaryButton,
            let cell = cell(under: touch), let path = indexPath(for: cell),
            delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return }
        selection.touched = path
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
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
        cellForRow(at: path)?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
    }

    func selectHighlightedRow(_ touches: Set<UITouch>) {
        guard let path = selection.touched else { return }
        let cell = cellForRow(at: path)
        let isInside = touches.contains { touch in cell.map { $0.bounds.contains(touch.location(in: $0)) } ?? false }
        unhighlight()
        if isInside { tap(path) }
    }

    // MARK: By drawing

    func makeSelectionDrag() -> SelectionDrag {
        SelectionDrag(
            self,
            SelectionDrag.Actions(
                item: { [unowned self] in indexPathForRow(at: $0) },
                counts: { [unowned self] in counts },
                mayBegin: { [unowned self] path in
                    delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? allowsSeveralNow
                },
                didBegin: { [unowned self] path in
                    unhighlight()
                    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
                },
                didEnd: { [unowned self] in delegate?.tableViewDidEndMultipleSelectionInteraction(self) },
                isSelected: { [unowned self] in selection.rows.contains($0) },
                select: { [unowned self] in draw($0, isSelected: $1) },
                takesOneFinger: { [unowned self] in isEditing && allowsMultipleSelectionDuringEditing }))
    }

    private func draw(_ path: IndexPath, isSelected: Bool) {
        guard allowsSeveralNow else { return }
        guard isSelected else { return deselectByHand(path) }
        let asked = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
        guard let target = asked else { return }
        setSelected(target, true, animated: false)
        delegate?.tableView(self, didSelectRowAt: target)
    }

    // MARK: Taps

    func tap(_ path: IndexPath) {
        if allowsSeveralNow, selection.rows.contains(path) { return deselectByHand(path) }
        let asked = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
        guard let target = asked else { return }
        if !allowsSeveralNow {
            for other in selection.rows.filter({ $0 != target }).sorted() { deselectByHand(other) }
        }
        setSelected(target, true, animated: false)
        delegate?.tableView(self, didSelectRowAt: target)
        if !isEditing, delegate?.tableView(self, canPerformPrimaryActionForRowAt: path) ?? false {
            delegate?.tableView(self, performPrimaryActionForRowAt: path)
        }
    }

    private func deselectByHand(_ path: IndexPath) {
        let asked = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
        guard let target = asked else { return }
        setSelected(target, false, animated: false)
        delegate?.tableView(self, didDeselectRowAt: target)
    }
}
