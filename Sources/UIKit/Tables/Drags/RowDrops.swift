import CoreGraphics

/// Without a drop delegate rows that may be moved are moved by their drag, and the data source hears of it as of any move.
extension UITableView: DroppingHost {
    func mayTakeDrop(_ session: any UIDropSession, from source: ShownPath?) -> Bool {
        if let dropDelegate { return dropDelegate.tableView(self, canHandle: session) }
        guard let source, session.items.count == 1 else { return false }
        return mayMoveByDrag(source)
    }

    func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }
    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }
    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }

    func proposeDrop(
        _ session: any UIDropSession, at point: CGPoint, from source: ShownPath?
    ) -> (proposal: UIDropProposal, destination: ShownPath?) {
        var destination = gap(under: point) ?? row(under: point)
        let proposal =
            dropDelegate?.tableView(
                self, dropSessionDidUpdate: session,
                withDestinationIndexPath: destination.map { placeholders.insertionPath($0).indexPath })
            ?? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        let insertsThere = proposal.intent == .insertAtDestinationIndexPath || proposal.intent == .automatic
        if proposal.operation == .move, insertsThere, let source, session.items.count == 1 {
            moving.moveGap(of: source) { place(for: $0, at: point) }
            destination = moving.movement?.target ?? destination
        } else {
            moving.closeGap()
        }
        return (proposal, destination)
    }

    func closeGap() { moving.closeGap() }
    var hasGap: Bool { moving.movement != nil }

    /// Where the gap of a dragged row would be; nil without one.
    private func gap(under point: CGPoint) -> ShownPath? {
        moving.movement.flatMap { $0.isDragged ? place(for: $0, at: point) : nil }
    }

    func takeDrop(
        _ session: DragSession, _ proposal: UIDropProposal, to destination: ShownPath?, items: [ListDropItem]
    ) {
        guard let dropDelegate else { return takeMove(session) }
        let coordinator = DropCoordinator(
            self, session, items, destination.map(placeholders.insertionPath),
            proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: proposal.operation))
        moving.dropIntoGap { dropDelegate.tableView(self, performDropWith: coordinator) }
    }

    private func takeMove(_ session: DragSession) {
        guard let place = moveDraggedRow(), let item = session.items.first else { return }
        _ = session.flight?.land(item) { [self] in convert(places.rect(of: .row(place)), to: nil) }
    }

    fileprivate func placeInWindow(of path: IndexPath) -> CGRect? {
        let rect = rectForRow(at: path)
        return window == nil || rect == .zero ? nil : convert(rect, to: nil)
    }
}

@MainActor
private final class DropCoordinator: ListDropCoordinator, UITableViewDropCoordinator {
    private let table: UITableView
    let items: [any UITableViewDropItem]
    let proposal: UITableViewDropProposal

    init(
        _ table: UITableView, _ drag: DragSession, _ items: [any UITableViewDropItem], _ destination: DataPath?,
        _ proposal: UITableViewDropProposal
    ) {
        (self.table, self.items, self.proposal) = (table, items, proposal)
        super.init(drag, destination)
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        let looks = table.dropDelegate?.tableView(table, dropPreviewParametersForRowAt: indexPath)
        return land(dragItem, as: looks) { [table] in table.placeInWindow(of: indexPath) }
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        let slot = table.show(placeholder)
        let flight = land(dragItem) { [table] in
            let cell = table.cell(at: slot.path)
            return table.landingPlace(of: slot, cell.flatMap { placeholder.previewParametersProvider?($0) })
        }
        return RowPlaceholderContext(table, slot, dragItem, flight)
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        land(dragItem) { [table] in
            table.placeInWindow(of: indexPath).map { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
        }
    }
}

/// Follows the placeholder of a drop until its data has come.
final class RowPlaceholderContext: ListPlaceholderContext, UITableViewDropPlaceholderContext {}
