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

    // MARK: Taps

    func mark(_ path: IndexPath, isSelected: Bool) { setSelected(path, isSelected) }
    func cellTakesTap(_ path: IndexPath) -> Bool {
        (cell(at: path) as? UICollectionViewListCell)?.toggleOutlineByTap() ?? false
    }
    var asksWhoMakesWay: Bool { false }
    var actsWithoutSelecting: Bool { true }

    func selectionTarget(_ path: IndexPath) -> IndexPath? {
        asked(path) { $0.collectionView(self, shouldSelectItemAt: $1) } ?? true ? path : nil
    }
    func deselectionTarget(_ path: IndexPath) -> IndexPath? {
        asked(path) { $0.collectionView(self, shouldDeselectItemAt: $1) } ?? true ? path : nil
    }
    func didSelect(_ path: IndexPath) { asked(path) { $0.collectionView(self, didSelectItemAt: $1) } }
    func didDeselect(_ path: IndexPath) { asked(path) { $0.collectionView(self, didDeselectItemAt: $1) } }
    func mayAct(_ path: IndexPath) -> Bool {
        asked(path) { $0.collectionView(self, canPerformPrimaryActionForItemAt: $1) } ?? false
    }
    func act(_ path: IndexPath) { asked(path) { $0.collectionView(self, performPrimaryActionForItemAt: $1) } }
}
