import CoreGraphics

extension UICollectionView {
    struct SelectionState {
        var items: Set<IndexPath> = []
        /// The item under the finger.
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
        guard allowsSelectionNow else { return }
        guard let indexPath else { return clearSelection() }
        if !allowsSeveralNow { for other in selection.items where other != indexPath { deselect(other) } }
        setSelected(indexPath, true)
        if scrollPosition != [] { scroll(to: .cell(indexPath), at: scrollPosition, animated: animated) }
    }

    func deselect(_ indexPath: IndexPath) { setSelected(indexPath, false) }

    func clearSelection() { for indexPath in selection.items.sorted() { deselect(indexPath) } }

    func editingDidChange() {
        clearSelection()
        closeSwipe(animated: true)
        dropPreparedCells()
        for cell in live.cells { cell.isInEditing = isEditing }
    }

    private func setSelected(_ indexPath: IndexPath, _ isSelected: Bool) {
        if isSelected { selection.items.insert(indexPath) } else { selection.items.remove(indexPath) }
        cell(at: indexPath)?.isSelected = isSelected
    }

    // MARK: By hand

    func highlightItem(under touches: Set<UITouch>) {
        if swiper?.swipe != nil { return closeSwipe(animated: true) }
        guard allowsSelectionNow, selection.touched == nil, let touch = touches.first, touch.isOfPrimaryButton,
            let cell = cell(under: touch), let indexPath = shownPath(of: cell), placeholders.slot(at: indexPath) == nil,
            asked(indexPath, { $0.collectionView(self, shouldHighlightItemAt: $1) }) ?? true
        else { return }
        selection.touched = indexPath
        cell.isHighlighted = true
        asked(indexPath) { $0.collectionView(self, didHighlightItemAt: $1) }
    }

    private func cell(under touch: UITouch) -> UICollectionViewCell? {
        var view = touch.view
        while let current = view, current !== self {
            if let cell = current as? UICollectionViewCell, shownPath(of: cell) != nil { return cell }
            view = current.superview
        }
        return nil
    }

    func unhighlight() {
        guard let indexPath = selection.touched else { return }
        selection.touched = nil
        cell(at: indexPath)?.isHighlighted = false
        asked(indexPath) { $0.collectionView(self, didUnhighlightItemAt: $1) }
    }

    func selectHighlightedItem(_ touches: Set<UITouch>) {
        guard let indexPath = selection.touched else { return }
        let cell = cell(at: indexPath)
        let isInside = touches.contains { touch in cell.map { $0.bounds.contains(touch.location(in: $0)) } ?? false }
        if isInside { tap(indexPath) }
        // What has been selected stays lit until the program has heard of it.
        unhighlight()
    }

    // MARK: By drawing

    func makeSelectionDrag() -> SelectionDrag {
        SelectionDrag(
            self,
            SelectionDrag.Actions(
                item: { [unowned self] in
                    frontmostItem(at: $0).flatMap { placeholders.slot(at: $0) == nil ? $0 : nil }
                },
                counts: { [unowned self] in counts },
                mayBegin: { [unowned self] path in
                    asked(path) { $0.collectionView(self, shouldBeginMultipleSelectionInteractionAt: $1) }
                        ?? allowsSeveralNow
                },
                didBegin: { [unowned self] path in
                    unhighlight()
                    asked(path) { $0.collectionView(self, didBeginMultipleSelectionInteractionAt: $1) }
                },
                didEnd: { [unowned self] in delegate?.collectionViewDidEndMultipleSelectionInteraction(self) },
                isSelected: { [unowned self] in selection.items.contains($0) },
                select: { [unowned self] in draw($0, isSelected: $1) },
                takesOneFinger: { [unowned self] in isEditing && allowsMultipleSelectionDuringEditing }))
    }

    private func draw(_ path: IndexPath, isSelected: Bool) {
        guard allowsSeveralNow, placeholders.slot(at: path) == nil else { return }
        if isSelected {
            guard asked(path, { $0.collectionView(self, shouldSelectItemAt: $1) }) ?? true else { return }
            setSelected(path, true)
            asked(path) { $0.collectionView(self, didSelectItemAt: $1) }
        } else {
            guard asked(path, { $0.collectionView(self, shouldDeselectItemAt: $1) }) ?? true else { return }
            setSelected(path, false)
            asked(path) { $0.collectionView(self, didDeselectItemAt: $1) }
        }
    }

    // MARK: Taps

    func tap(_ indexPath: IndexPath) {
        if (cell(at: indexPath) as? UICollectionViewListCell)?.toggleOutlineByTap() ?? false { return }
        if allowsSeveralNow, selection.items.contains(indexPath) {
            guard asked(indexPath, { $0.collectionView(self, shouldDeselectItemAt: $1) }) ?? true else { return }
            deselect(indexPath)
            asked(indexPath) { $0.collectionView(self, didDeselectItemAt: $1) }
        } else if asked(indexPath, { $0.collectionView(self, shouldSelectItemAt: $1) }) ?? true {
            let others = allowsSeveralNow ? [] : selection.items.filter { $0 != indexPath }.sorted()
            for other in others {
                deselect(other)
                asked(other) { $0.collectionView(self, didDeselectItemAt: $1) }
            }
            setSelected(indexPath, true)
            if let cell = cell(at: indexPath) { cell.selectionSegue?(cell) }
            asked(indexPath) { $0.collectionView(self, didSelectItemAt: $1) }
        }
        if !isEditing, asked(indexPath, { $0.collectionView(self, canPerformPrimaryActionForItemAt: $1) }) ?? false {
            asked(indexPath) { $0.collectionView(self, performPrimaryActionForItemAt: $1) }
        }
    }
}
