import CoreGraphics

extension UITableView: ListMenuHost {
    func menu(at location: CGPoint) -> (configuration: UIContextMenuConfiguration, item: DataPath?)? {
        guard let delegate, let path = indexPathForRow(at: location), cellForRow(at: path) != nil else { return nil }
        return delegate.tableView(self, contextMenuConfigurationForRowAt: path, point: location)
            .map { ($0, DataPath(path)) }
    }

    func commands(at location: CGPoint) -> CellCommands? {
        guard let delegate, let path = indexPathForRow(at: location), let cell = cellForRow(at: path),
            delegate.tableView(self, shouldShowMenuForRowAt: path)
        else { return nil }
        return CellCommands(cell: cell) { action in
            delegate.tableView(self, canPerformAction: action, forRowAt: path, withSender: cell)
        } perform: { [weak self, weak cell] action in
            guard let self else { return }
            self.delegate?.tableView(self, performAction: action, forRowAt: path, withSender: cell)
        }
    }

    func preview(highlighting configuration: UIContextMenuConfiguration, of item: DataPath) -> UITargetedPreview? {
        delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
            ?? cellForRow(at: item.indexPath).map { UITargetedPreview(view: $0) }
    }

    func preview(dismissing configuration: UIContextMenuConfiguration, of item: DataPath) -> UITargetedPreview? {
        delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func willCommit(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func willShow(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    }

    func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
