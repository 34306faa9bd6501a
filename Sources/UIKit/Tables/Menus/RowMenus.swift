import CoreGraphics

/// Asks a table's delegate for the context menus of its rows.
@MainActor
final class RowMenus: NSObject, UIContextMenuInteractionDelegate {
    private unowned let table: UITableView
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    private let commands = CellMenus()
    /// The row under the press.
    private var pressed: IndexPath?

    init(_ table: UITableView) {
        self.table = table
    }

    private var delegate: (any UITableViewDelegate)? { table.delegate }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let delegate, table.swiper.swipe == nil, table.rowMovement == nil,
            let path = table.indexPathForRow(at: location), table.cellForRow(at: path) != nil
        else { return nil }
        pressed = path
        let configuration = delegate.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
        if configuration != nil { table.unhighlight() } else { showCommands(at: path) }
        return configuration
    }

    /// The older kind of menu, for delegates that have its methods.
    private func showCommands(at path: IndexPath) {
        guard let delegate, let cell = table.cellForRow(at: path),
            delegate.tableView(table, shouldShowMenuForRowAt: path)
        else { return }
        table.unhighlight()
        commands.show(over: cell) { action in
            delegate.tableView(table, canPerformAction: action, forRowAt: path, withSender: cell)
        } perform: { [weak self, weak cell] action in
            guard let table = self?.table else { return }
            table.delegate?.tableView(table, performAction: action, forRowAt: path, withSender: cell)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
            ?? pressed.flatMap { table.cellForRow(at: $0) }.map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
        pressed = nil
    }
}
