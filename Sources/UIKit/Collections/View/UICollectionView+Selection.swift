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
        if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
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
        cellForItem(at: indexPath)?.isSelected = isSelected
    }

    // MARK: By hand

    func highlightItem(under touches: Set<UITouch>) {
        if swiper?.swipe != nil { return closeSwipe(animated: true) }
        guard allowsSelectionNow, selection.touched == nil, let touch = touches.first, touch.isOfPrimaryButton,
            let cell = cell(under: touch), let indexPath = indexPath(for: cell),
            delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
        else { return }
        selection.touched = indexPath
        cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: indexPath)
    }

    private func cell(under touch: UITouch) -> UICollectionViewCell? {
        var view = touch.view
        while let current = view, current !== self {
            if let cell = current as? UICollectionViewCell, indexPath(for: cell) != nil { return cell }
            view = current.superview
        }
        return nil
    }

    func unhighlight() {
        guard let indexPath = selection.touched else { return }
        selection.touched = nil
        cellForItem(at: indexPath)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    }

    func selectHighlightedItem(_ touches: Set<UITouch>) {
        guard let indexPath = selection.touched else { return }
        let cell = cellForItem(at: indexPath)
        let isInside = touches.contains { touch in cell.map { $0.bounds.contains(touch.location(in: $0)) } ?? false }
        unhighlight()
        if isInside { tap(indexPath) }
    }

    // MARK: By drawing

    func makeSelectionDrag() -> SelectionDrag {
        SelectionDrag(
            self,
            SelectionDrag.Actions(
                item: { [unowned self] in indexPathForItem(at: $0) },
                counts: { [unowned self] in counts },
                mayBegin: { [unowned self] path in
                    delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? allowsSeveralNow
                },
                didBegin: { [unowned self] path in
                    unhighlight()
                    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
                },
                didEnd: { [unowned self] in delegate?.collectionViewDidEndMultipleSelectionInteraction(self) },
                isSelected: { [unowned self] in selection.items.contains($0) },
                select: { [unowned self] in draw($0, isSelected: $1) },
                takesOneFinger: { [unowned self] in isEditing && allowsMultipleSelectionDuringEditing }))
    }

    private func draw(_ path: IndexPath, isSelected: Bool) {
        guard allowsSeveralNow else { return }
        if isSelected {
            guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
            setSelected(path, true)
            delegate?.collectionView(self, didSelectItemAt: path)
        } else {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            setSelected(path, false)
            delegate?.collectionView(self, didDeselectItemAt: path)
        }
    }

    // MARK: Taps

    func tap(_ indexPath: IndexPath) {
        if (cellForItem(at: indexPath) as? UICollectionViewListCell)?.toggleOutlineByTap() ?? false { return }
        if allowsSeveralNow, selection.items.contains(indexPath) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
            deselect(indexPath)
            delegate?.collectionView(self, didDeselectItemAt: indexPath)
        } else if delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true {
            let others = allowsSeveralNow ? [] : selection.items.filter { $0 != indexPath }.sorted()
            for other in others {
                deselect(other)
                delegate?.collectionView(self, didDeselectItemAt: other)
            }
            setSelected(indexPath, true)
            delegate?.collectionView(self, didSelectItemAt: indexPath)
        }
        if !isEditing, delegate?.collectionView(self, canPerformPrimaryActionForItemAt: indexPath) ?? false {
            delegate?.collectionView(self, performPrimaryActionForItemAt: indexPath)
        }
    }
}
