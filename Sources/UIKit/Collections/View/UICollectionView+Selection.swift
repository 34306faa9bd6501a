import CoreGraphics

extension UICollectionView: SelectingHost {
    // MARK: By program

    func select(_ path: ShownPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelectingNow else { return }
        guard let path else { return clearSelection() }
        if !allowsSeveralNow { for other in selection.items where other != path { deselect(other) } }
        setSelected(path, true)
        if scrollPosition != [] { places.scroll(to: .cell(path), at: scrollPosition, animated: animated) }
    }

    func deselect(_ path: ShownPath) { setSelected(path, false) }

    func clearSelection() { for path in selection.items.sorted() { deselect(path) } }

    func editingDidChange() {
        clearSelection()
        closeSwipe(animated: true)
        prefetching.dropPreparedCells()
        for cell in elementViews.live.cells {
            if let path = shownPath(of: cell) { cell.isInEditing = isInEditing(path) }
        }
    }

    /// Whether an item is being edited.
    func isInEditing(_ path: ShownPath) -> Bool {
        isEditing && asked(path) { $0.collectionView(self, canEditItemAt: $1) } ?? true
    }

    private func setSelected(_ path: ShownPath, _ isSelected: Bool) {
        if isSelected { selection.items.insert(path) } else { selection.items.remove(path) }
        cell(at: path)?.isSelected = isSelected
    }

    // MARK: By hand

    var unlightsBeforeSelecting: Bool { false }

    func closeOpenSwipe() -> Bool {
        guard swiper?.swipe != nil else { return false }
        closeSwipe(animated: true)
        return true
    }

    func shownItem(of view: UIView) -> ShownPath? { (view as? UICollectionViewCell).flatMap(shownPath) }

    func light(_ path: ShownPath, _ isOn: Bool) { cell(at: path)?.isHighlighted = isOn }

    func mayLight(_ path: ShownPath) -> Bool {
        asked(path) { $0.collectionView(self, shouldHighlightItemAt: $1) } ?? true
    }
    func didLight(_ path: ShownPath) { asked(path) { $0.collectionView(self, didHighlightItemAt: $1) } }
    func didUnlight(_ path: ShownPath) { asked(path) { $0.collectionView(self, didUnhighlightItemAt: $1) } }

    func mayBeginDrawing(_ path: ShownPath) -> Bool {
        asked(path) { $0.collectionView(self, shouldBeginMultipleSelectionInteractionAt: $1) } ?? allowsSeveralNow
    }
    func didBeginDrawing(_ path: ShownPath) {
        asked(path) { $0.collectionView(self, didBeginMultipleSelectionInteractionAt: $1) }
    }
    func didEndDrawing() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }

    func maySpring(_ path: ShownPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
        asked(path) { $0.collectionView(self, shouldSpringLoadItemAt: $1, with: context) } ?? true
    }

    // MARK: Taps

    func mark(_ path: ShownPath, isSelected: Bool) { setSelected(path, isSelected) }
    func cellTakesTap(_ path: ShownPath) -> Bool {
        (cell(at: path) as? UICollectionViewListCell)?.toggleOutlineByTap() ?? false
    }
    var asksWhoMakesWay: Bool { false }
    var actsWithoutSelecting: Bool { true }

    func selectionTarget(_ path: ShownPath) -> ShownPath? {
        asked(path) { $0.collectionView(self, shouldSelectItemAt: $1) } ?? true ? path : nil
    }
    func deselectionTarget(_ path: ShownPath) -> ShownPath? {
        asked(path) { $0.collectionView(self, shouldDeselectItemAt: $1) } ?? true ? path : nil
    }
    func didSelect(_ path: ShownPath) { asked(path) { $0.collectionView(self, didSelectItemAt: $1) } }
    func didDeselect(_ path: ShownPath) { asked(path) { $0.collectionView(self, didDeselectItemAt: $1) } }
    func mayAct(_ path: ShownPath) -> Bool {
        asked(path) { $0.collectionView(self, canPerformPrimaryActionForItemAt: $1) } ?? false
    }
    func act(_ path: ShownPath) { asked(path) { $0.collectionView(self, performPrimaryActionForItemAt: $1) } }
}
