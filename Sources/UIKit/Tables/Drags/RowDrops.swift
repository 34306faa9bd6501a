import CoreGraphics

/// Takes drops for a table, as its drop delegate says, and has the rows make room for one of theirs that moves. Without a drop
/// delegate rows that may be moved are moved by their drag, and the data source hears of it as of any move.
@MainActor
final class RowDrops: NSObject, UIDropInteractionDelegate {
    private unowned let table: UITableView
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    private var proposal = UITableViewDropProposal(operation: .cancel)
    private var destination: IndexPath?
    /// Scrolls while the finger is near an edge.
    private var edge: EdgeScroller?
    /// Whether a drag is over the list that it may take.
    var isActive: Bool { edge != nil }

    init(_ table: UITableView) {
        self.table = table
    }

    private var delegate: (any UITableViewDropDelegate)? { table.dropDelegate }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        if let delegate { return delegate.tableView(table, canHandle: session) }
        guard let source = source(of: session), session.items.count == 1 else { return false }
        return table.mayMoveByDrag(source)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        edge = EdgeScroller(table, finger: session.location(in: table)) { [weak self] _ in self?.update(session) }
        delegate?.tableView(table, dropSessionDidEnter: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        edge?.finger = table.convert(session.location(in: table), to: nil)
        update(session)
        return proposal
    }

    private func update(_ session: any UIDropSession) {
        let place = session.location(in: table), source = source(of: session)
        destination = table.slot(under: place) ?? table.row(under: place)
        if let delegate {
            proposal = delegate.tableView(
                table, dropSessionDidUpdate: session,
                withDestinationIndexPath: destination.map(table.placeholders.insertionPath))
        } else {
            proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        }
        let insertsThere = proposal.intent == .insertAtDestinationIndexPath || proposal.intent == .automatic
        if proposal.operation == .move, insertsThere, let source, session.items.count == 1 {
            table.moveGap(of: source, under: place)
            destination = table.rowMovement?.target ?? destination
        } else {
            table.closeGap()
        }
    }

    /// Where the dragged row is in this table.
    private func source(of session: any UIDropSession) -> IndexPath? {
        guard let session = session as? DragSession, let drags = table.drags, session.source === drags.interaction
        else { return nil }
        return drags.source
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave()
        table.closeGap()
        delegate?.tableView(table, dropSessionDidExit: session)
    }

    private func leave() {
        edge?.stop()
        edge = nil
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        leave()
        guard let session = session as? DragSession else { return }
        let row = source(of: session).flatMap(table.placeholders.data)
        guard let delegate else { return moveRow(session) }
        // The data may have changed since the finger moved last.
        if table.rowMovement == nil { destination = table.row(under: session.location(in: table)) }
        let coordinator = DropCoordinator(
            table, session, session.dropItems(source: row), destination.map(table.placeholders.insertionPath), proposal)
        table.dropIntoGap { delegate.tableView(table, performDropWith: coordinator) }
    }

    private func moveRow(_ session: DragSession) {
        guard let place = table.moveDraggedRow(), let item = session.items.first else { return }
        _ = session.flight?.land(item) { [table] in table.convert(table.rect(of: .row(place)), to: nil) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        delegate?.tableView(table, dropSessionDidEnd: session)
    }
}

@MainActor
private final class DropCoordinator: ListDropCoordinator, UITableViewDropCoordinator {
    private let table: UITableView
    let items: [any UITableViewDropItem]
    let proposal: UITableViewDropProposal

    init(
        _ table: UITableView, _ drag: DragSession, _ items: [any UITableViewDropItem], _ destination: IndexPath?,
        _ proposal: UITableViewDropProposal
    ) {
        (self.table, self.items, self.proposal) = (table, items, proposal)
        super.init(drag, destination)
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        land(dragItem) { [table] in table.placeInWindow(of: indexPath) }
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        let slot = table.show(placeholder)
        let flight = land(dragItem) { [table] in table.landingPlace(of: slot, placeholder) }
        return RowPlaceholderContext(table, slot, dragItem, flight)
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        land(dragItem) { [table] in
            table.placeInWindow(of: indexPath).map { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
        }
    }
}

extension UITableView {
    fileprivate func placeInWindow(of path: IndexPath) -> CGRect? {
        let rect = rectForRow(at: path)
        return window == nil || rect == .zero ? nil : convert(rect, to: nil)
    }
}
