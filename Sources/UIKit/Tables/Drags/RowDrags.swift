import CoreGraphics

/// Drags rows out of a table, as its drag delegate says.
@MainActor
final class RowDrags: NSObject, UIDragInteractionDelegate {
    private unowned let table: UITableView
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    /// The row that was pressed, while its place in the data is known.
    private(set) var source: IndexPath?
    /// The same, in the data.
    private var sourceRow: IndexPath? { source.flatMap(table.placeholders.data) }

    init(_ table: UITableView) {
        self.table = table
    }

    /// The data have changed under the drag.
    func follow(_ plan: UpdatePlan) { source = source.flatMap(plan.newIndexPath(of:)) }

    /// Placeholders come or go without word of what has changed.
    func keepPlace(_ change: () -> Void) {
        let path = sourceRow
        change()
        source = path.map(table.placeholders.shown)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        source = nil
        guard let delegate = table.dragDelegate, table.rowMovement == nil, table.swiper.swipe == nil,
            let path = table.row(under: session.location(in: table)), table.cell(at: path) != nil,
            let row = table.placeholders.data(path)
        else { return [] }
        let items = delegate.tableView(table, itemsForBeginning: session, at: row)
        if !items.isEmpty {
            source = path
            table.unhighlight()
        }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        .lifted(
            item, from: cell,
            sourceRow.flatMap { table.dragDelegate?.tableView(table, dragPreviewParametersForRowAt: $0) })
    }

    private var cell: UITableViewCell? { source.flatMap { table.cell(at: $0) } }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        table.dragDelegate?.tableView(table, dragSessionWillBegin: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { table.dragDelegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { cell.map { UITargetedDragPreview(view: $0) } }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        source = nil
        table.dragDelegate?.tableView(table, dragSessionDidEnd: session)
    }
}
