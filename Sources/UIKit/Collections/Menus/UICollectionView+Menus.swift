import CoreGraphics

extension UICollectionView: ListMenuHost {
    func menu(at location: CGPoint) -> (configuration: UIContextMenuConfiguration, item: DataPath?)? {
        guard let delegate else { return nil }
        let pressed = indexPathForItem(at: location), items = itemsOfMenu(at: pressed)
        var configuration = delegate.collectionView(self, contextMenuConfigurationForItemsAt: items, point: location)
        if configuration == nil, items.count > 1, let pressed {
            // A delegate that knows only menus of single items.
            configuration = delegate.collectionView(self, contextMenuConfigurationForItemAt: pressed, point: location)
        }
        return configuration.map { ($0, pressed.map(DataPath.init)) }
    }

    /// With an item that is one of several selected ones, the menu is for them all.
    private func itemsOfMenu(at pressed: IndexPath?) -> [IndexPath] {
        guard let pressed else { return [] }
        let selected = indexPathsForSelectedItems ?? []
        return allowsSeveralNow && selected.contains(pressed) ? selected : [pressed]
    }

    func commands(at location: CGPoint) -> CellCommands? {
        guard let delegate, let path = indexPathForItem(at: location), let cell = cellForItem(at: path),
            delegate.collectionView(self, shouldShowMenuForItemAt: path)
        else { return nil }
        return CellCommands(cell: cell) { action in
            delegate.collectionView(self, canPerformAction: action, forItemAt: path, withSender: cell)
        } perform: { [weak self, weak cell] action in
            guard let self else { return }
            self.delegate?.collectionView(self, performAction: action, forItemAt: path, withSender: cell)
        }
    }

    func preview(highlighting configuration: UIContextMenuConfiguration, of item: DataPath) -> UITargetedPreview? {
        delegate?.collectionView(
            self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: item.indexPath)
            ?? cellForItem(at: item.indexPath).map { UITargetedPreview(view: $0) }
    }

    func preview(dismissing configuration: UIContextMenuConfiguration, of item: DataPath) -> UITargetedPreview? {
        delegate?.collectionView(
            self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: item.indexPath)
    }

    func willCommit(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func willShow(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
    }

    func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
