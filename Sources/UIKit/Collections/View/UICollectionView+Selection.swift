import CoreGraphics

extension UICollectionView: SelectingHost {
    // MARK: By program

    func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelectingNow else { return }
        guard let indexPath else { return clearSelection() }
        if !allowsSeveralNow { for other in selection.items where other != indexPath { deselect(other) } }
        setSelected(indexPath, true)
        if scrollPosition != [] { places.scroll(to: .cell(indexPath), at: scrollPosition, animated: animated) }
    }

    func deselect(_ indexPath: IndexPath) { setSelected(indexPath, false) }

    func clearSelection() { for indexPath in selection.items.sorted() { deselect(indexPath) } }

    func editingDidChange() {
        clearSelection()
        closeSwipe(animated: true)
        prefetching.dropPreparedCells()
        for cell in elementViews.live.cells {
            if let path = shownPath(of: cell) { cell.isInEditing = isInEditing(path) }
        }
    }

    /// Whether an item is being edited.
    func isInEditing(_ path: IndexPath) -> Bool {
        isEditing && asked(path) { $0.collectionView(self, canEditItemAt: $1) } ?? true
    }

    private func setSelected(_ indexPath: IndexPath, _ isSelected: Bool) {
        if isSelected { selection.items.insert(indexPath) } else { selection.items.remove(indexPath) }
        cell(at: indexPath)?.isSelected = isSelected
    }

    // MARK: By hand

    var unlightsBeforeSelecting: Bool { false }

    func closeOpenSwipe() -> Bool {
        guard swiper?.swipe != nil else { return false }
        closeSwipe(animated: true)
        return true
    }

    func shownItem(of view: UIView) -> IndexPath? { (view as? UICollectionViewCell).flatMap(shownPath) }

    func light(_ path: IndexPath, _ isOn: Bool) { cell(at: path)?.isHighlighted = isOn }

    func mayLight(_ path: IndexPath) -> Bool {
        asked(path) { $0.collectionView(self, shouldHighlightItemAt: $1) } ?? true
    }
    func didLight(_ path: IndexPath) { asked(path) { $0.collectionView(self, didHighlightItemAt: $1) } }
    func didUnlight(_ path: IndexPath) { asked(path) { $0.collectionView(self, didUnhighlightItemAt: $1) } }

    func mayBeginDrawing(_ path: IndexPath) -> Bool {
        asked(path) { $0.collectionView(self, shouldBeginMultipleSelectionInteractionAt: $1) } ?? allowsSeveralNow
    }
    func didBeginDrawing(_ path: IndexPath) {
        asked(path) { $0.collectionView(self, didBeginMultipleSelectionInteractionAt: $1) }
    }
    func didEndDrawing() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }

    func maySpring(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
        asked(path) { $0.collectionView(self, shouldSpringLoadItemAt: $1, with: context) } ?? true
    }

    func draw(_ path: IndexPath, isSelected: Bool) {
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
