import CoreGraphics

/// A list whose delegate may have context menus for its items.
@MainActor
protocol ListMenuHost: ListHost {
    /// The menu for a place and the item that it is of; nil where there is none. Between items a menu is of none.
    func menu(at location: CGPoint) -> (configuration: UIContextMenuConfiguration, item: DataPath?)?
    /// The older kind of menu, of commands for a cell, where the delegate has its methods.
    func commands(at location: CGPoint) -> CellCommands?
    /// What is lifted with the menu of an item; nil for its cell.
    func preview(highlighting configuration: UIContextMenuConfiguration, of item: DataPath) -> UITargetedPreview?
    /// Where the menu of an item goes back to.
    func preview(dismissing configuration: UIContextMenuConfiguration, of item: DataPath) -> UITargetedPreview?
    /// The preview was tapped.
    func willCommit(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
    func willShow(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
}

/// What a list's delegate lets be done with a cell by an edit menu.
struct CellCommands {
    let cell: UIView
    let canPerform: @MainActor (Selector) -> Bool
    let perform: @MainActor (Selector) -> Void
}

/// Asks a list for the context menus of its items.
@MainActor
final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
    private unowned let list: any ListMenuHost
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    private let commands = CellMenus()
    /// The item under the press; nil between the items.
    private var pressed: DataPath?

    init(_ list: any ListMenuHost) {
        self.list = list
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard !list.isOccupied else { return nil }
        guard let menu = list.menu(at: location) else {
            showCommands(at: location)
            return nil
        }
        pressed = menu.item
        list.unhighlight()
        return menu.configuration
    }

    private func showCommands(at location: CGPoint) {
        guard let offer = list.commands(at: location) else { return }
        list.unhighlight()
        commands.show(over: offer.cell, allows: offer.canPerform, perform: offer.perform)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let pressed else { return nil }
        return list.preview(highlighting: configuration, of: pressed)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        pressed.flatMap { list.preview(dismissing: configuration, of: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        list.willCommit(configuration, animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        list.willShow(configuration, animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        list.willEnd(configuration, animator)
        pressed = nil
    }
}
