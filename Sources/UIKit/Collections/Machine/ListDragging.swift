import CoreGraphics

/// A list that asks its drag delegate what is dragged.
@MainActor
protocol DraggingHost: ListHost {
    /// nil without a drag delegate.
    func dragItems(for session: any UIDragSession, at path: DataPath) -> [UIDragItem]?
    /// What a tap adds to a drag under way.
    ///
    /// - Parameter point: in the list's points.
    func dragItems(addingTo session: any UIDragSession, at path: DataPath, point: CGPoint) -> [UIDragItem]
    func dragPreviewParameters(at path: DataPath) -> UIDragPreviewParameters?
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
    func dragMayMove(_ session: any UIDragSession) -> Bool
    func dragStaysInside(_ session: any UIDragSession) -> Bool
}

/// Drags items out of a list, as its drag delegate says.
@MainActor
final class ListDrags: NSObject, UIDragInteractionDelegate {
    private unowned let list: any DraggingHost
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    /// The item that was pressed, while its place in the data is known.
    private(set) var source: ShownPath?
    /// The same, in the data.
    private var sourceItem: DataPath? { source.flatMap(list.placeholders.data) }
    /// The cell that was pressed.
    private weak var cell: (any ListCell)?
    /// Items that taps have added, and where they are in the list while that is known.
    private var added: [(item: UIDragItem, source: ShownPath?)] = []

    init(_ list: any DraggingHost) {
        self.list = list
    }

    /// The data have changed under the drag.
    func follow(_ plan: UpdatePlan<ShownPath>) {
        source = source.flatMap(plan.newPath(of:))
        for index in added.indices { added[index].source = added[index].source.flatMap(plan.newPath(of:)) }
    }

    /// Placeholders come or go without word of what has changed.
    func keepPlace(_ change: () -> Void) {
        let path = sourceItem, others = added.map { $0.source.flatMap(list.placeholders.data) }
        change()
        source = path.map(list.placeholders.shown)
        for (index, path) in others.enumerated() { added[index].source = path.map(list.placeholders.shown) }
    }

    /// Where a session's dragged item is in the list; nil when it has come from elsewhere.
    func source(of session: any UIDropSession) -> ShownPath? {
        (session as? DragSession)?.source === interaction ? source : nil
    }

    /// Where each item of a session is in the data; nil for what has come from elsewhere.
    func sources(of session: DragSession) -> [DataPath?] {
        session.items.enumerated().map { index, item in
            let isFirst = index == 0 && session.source === interaction
            let path = isFirst ? source : added.first { $0.item === item }?.source
            return path.flatMap(list.placeholders.data)
        }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let path = list.shownItem(at: point), path != source, !added.contains(where: { $0.source == path }),
            let item = list.placeholders.data(path)
        else { return [] }
        let items = list.dragItems(addingTo: session, at: item, point: point)
        added += items.map { ($0, path) }
        return items
    }

    private func path(of item: UIDragItem) -> ShownPath? {
        added.first { $0.item === item }.map(\.source) ?? source
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        (source, added) = (nil, [])
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
        let path = path(of: item)
        return .lifted(
            item, from: path.flatMap(list.shownCell),
            path.flatMap(list.placeholders.data).flatMap(list.dragPreviewParameters))
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        cell?.dragging.drag = .dragging
        list.dragWillBegin(session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { list.dragMayMove(session) }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { list.dragStaysInside(session) }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { path(of: item).flatMap(list.shownCell).map { UITargetedDragPreview(view: $0) } }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        (source, added) = (nil, [])
        cell?.dragging.drag = .none
        cell = nil
        list.dragDidEnd(session)
    }
}

extension UITableView: DraggingHost {
    func dragItems(for session: any UIDragSession, at path: DataPath) -> [UIDragItem]? {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: path.indexPath)
    }
    func dragItems(addingTo session: any UIDragSession, at path: DataPath, point: CGPoint) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForAddingTo: session, at: path.indexPath, point: point) ?? []
    }
    func dragPreviewParameters(at path: DataPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path.indexPath)
    }
    func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }
    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }
    func dragMayMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }
    func dragStaysInside(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }
}

extension UICollectionView: DraggingHost {
    func dragItems(for session: any UIDragSession, at path: DataPath) -> [UIDragItem]? {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: path.indexPath)
    }
    func dragItems(addingTo session: any UIDragSession, at path: DataPath, point: CGPoint) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path.indexPath, point: point) ?? []
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
    func dragStaysInside(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }
}
