import CoreGraphics

/// Asks a collection view's delegate for the context menus of its items.
@MainActor
final class ItemMenus: NSObject, UIContextMenuInteractionDelegate {
    private unowned let view: UICollectionView
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    private let commands = CellMenus()
    /// The item under the press; nil between the items.
    private var pressed: IndexPath?

    init(_ view: UICollectionView) {
        self.view = view
    }

    private var delegate: (any UICollectionViewDelegate)? { view.delegate }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let delegate, view.swiper?.swipe == nil, view.movement == nil else { return nil }
        pressed = view.indexPathForItem(at: location)
        let items = items
        var configuration = delegate.collectionView(view, contextMenuConfigurationForItemsAt: items, point: location)
        if configuration == nil, items.count > 1, let pressed {
            // A delegate that knows only menus of single items.
            configuration = delegate.collectionView(view, contextMenuConfigurationForItemAt: pressed, point: location)
        }
        if configuration != nil { view.unhighlight() } else { showCommands() }
        return configuration
    }

    /// The older kind of menu, for delegates that have its methods.
    private func showCommands() {
        guard let delegate, let path = pressed, let cell = view.cellForItem(at: path),
            delegate.collectionView(view, shouldShowMenuForItemAt: path)
        else { return }
        view.unhighlight()
        commands.show(over: cell) { action in
            delegate.collectionView(view, canPerformAction: action, forItemAt: path, withSender: cell)
        } perform: { [weak self, weak cell] action in
            guard let view = self?.view else { return }
            view.delegate?.collectionView(view, performAction: action, forItemAt: path, withSender: cell)
        }
    }

    /// With an item that is one of several selected ones, the menu is for them all.
    private var items: [IndexPath] {
        guard let pressed else { return [] }
        let selected = view.indexPathsForSelectedItems ?? []
        return view.allowsSeveralNow && selected.contains(pressed) ? selected : [pressed]
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let pressed else { return nil }
        return delegate?.collectionView(
            view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: pressed)
            ?? view.cellForItem(at: pressed).map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let pressed else { return nil }
        return delegate?.collectionView(
            view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: pressed)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.collectionView(view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.collectionView(view, willEndContextMenuInteraction: configuration, animator: animator)
        pressed = nil
    }
}
