import CoreGraphics

/// A list that asks its drag delegate what is dragged.
@MainActor
protocol DraggingHost: ListHost {
    /// nil without a drag delegate.
    func dragItems(for session: any UIDragSession, at path: DataPath) -> [UIDragItem]?
    func dragPreviewParameters(at path: DataPath) -> UIDragPreviewParameters?
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
    func dragMayMove(_ session: any UIDragSession) -> Bool
}

/// Drags items out of a list, as its drag delegate says.
@MainActor
final class ListDrags: NSObject, UIDragInteractionDelegate {
    private unowned let list: any DraggingHost
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    /// The item that was pressed, while its place in the data is known.
    private(set) var source: IndexPath?
    /// The same, in the data.
    private var sourceItem: DataPath? { source.flatMap(list.placeholders.data) }
    /// The cell that was pressed.
    private weak var cell: (any ListCell)?

    init(_ list: any DraggingHost) {
        self.list = list
    }

    /// The data have changed under the drag.
    func follow(_ plan: UpdatePlan) { source = source.flatMap(plan.newIndexPath(of:)) }

    /// Placeholders come or go without word of what has changed.
    func keepPlace(_ change: () -> Void) {
        let path = sourceItem
        change()
        source = path.map(list.placeholders.shown)
    }

    /// Where a session's dragged item is in the list; nil when it has come from elsewhere.
    func source(of session: any UIDropSession) -> IndexPath? {
        (session as? DragSession)?.source === interaction ? source : nil
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        source = nil
        guard !list.isOccupied, let path = list.shownItem(at: session.location(in: list)),
            let cell = list.shownCell(at: path), let item = list.placeholders.data(path),
            let items = list.dragItems(for: session, at: item), !items.isEmpty
        else { return [] }
        source = path
        list.unhighlight()
        self.cell = cell as? any ListCell
        self.cell?.dragging.drag = .lifting
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        .lifted(item, from: shownCell, sourceItem.flatMap(list.dragPreviewParameters))
    }

    private var shownCell: UIView? { source.flatMap(list.shownCell) }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        cell?.dragging.drag = .dragging
        list.dragWillBegin(session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { list.dragMayMove(session) }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { shownCell.map { UITargetedDragPreview(view: $0) } }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        source = nil
        cell?.dragging.drag = .none
        cell = nil
        list.dragDidEnd(session)
    }
}

extension UITableView: DraggingHost {
    func dragItems(for session: any UIDragSession, at path: DataPath) -> [UIDragItem]? {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: path.indexPath)
    }
    func dragPreviewParameters(at path: DataPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path.indexPath)
    }
    func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }
    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }
    func dragMayMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }
}

extension UICollectionView: DraggingHost {
    func dragItems(for session: any UIDragSession, at path: DataPath) -> [UIDragItem]? {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: path.indexPath)
    }
    func dragPreviewParameters(at path: DataPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path.indexPath)
    }
    func dragWillBegin(_ session: any UIDragSession) {
        dragDelegate?.collectionView(self, dragSessionWillBegin: session)
    }
    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }
    func dragMayMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }
}
