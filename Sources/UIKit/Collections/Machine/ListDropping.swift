import CoreGraphics

/// A list that asks its drop delegate what may be dropped.
@MainActor
protocol DroppingHost: ListHost {
    /// Whether a drag is of any interest.
    ///
    /// - Parameter source: the item that is dragged, if it is the list's own.
    func mayTakeDrop(_ session: any UIDropSession, from source: ShownPath?) -> Bool
    func dropDidEnter(_ session: any UIDropSession)
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    /// What a drop at a point would do, and where it goes, as shown; makes room for it.
    func proposeDrop(
        _ session: any UIDropSession, at point: CGPoint, from source: ShownPath?
    ) -> (proposal: UIDropProposal, destination: ShownPath?)
    /// The list is no longer as if what is dragged were in it already.
    func closeGap()
    /// Whether there is room for what is dragged.
    var hasGap: Bool { get }
    /// Takes what is dropped.
    ///
    /// - Parameter items: what is dragged.
    func takeDrop(
        _ session: DragSession, _ proposal: UIDropProposal, to destination: ShownPath?, items: [ListDropItem])
}

/// Takes drops for a list, as its drop delegate says, and has the items make room for one of theirs that moves.
@MainActor
final class ListDrops: NSObject, UIDropInteractionDelegate {
    private unowned let list: any DroppingHost
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    private var proposal = UIDropProposal(operation: .cancel)
    private var destination: ShownPath?
    /// Scrolls while the finger is near an edge.
    private var edge: EdgeScroller?
    /// Whether a drag is over the list that it may take.
    var isActive: Bool { edge != nil }

    init(_ list: any DroppingHost) {
        self.list = list
    }

    /// Where the dragged item is in this list.
    private func source(of session: any UIDropSession) -> ShownPath? { list.drags?.source(of: session) }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        list.mayTakeDrop(session, from: source(of: session))
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        edge = EdgeScroller(list, finger: session.location(in: list)) { [weak self] _ in self?.update(session) }
        list.dropDidEnter(session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        edge?.finger = list.convert(session.location(in: list), to: nil)
        update(session)
        return proposal
    }

    private func update(_ session: any UIDropSession) {
        (proposal, destination) = list.proposeDrop(
            session, at: session.location(in: list), from: source(of: session))
        showTarget()
    }

    /// Tells the cells whether what is dragged would go into them.
    private func showTarget() {
        let target = proposal.goesIntoItem ? destination.flatMap(list.shownCell) : nil
        for cell in list.cellsInSight {
            cell.dragging.drop = !isActive ? .none : cell === target ? .targeted : .notTargeted
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave()
        list.closeGap()
        list.dropDidExit(session)
    }

    private func leave() {
        edge?.stop()
        edge = nil
        showTarget()
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        leave()
        guard let session = session as? DragSession else { return }
        let sources = list.drags?.sources(of: session) ?? session.items.map { _ in nil }
        let items = session.dropItems(sources: sources)
        // The data may have changed since the finger moved last.
        if !list.hasGap { destination = list.shownItem(at: session.location(in: list)) }
        list.takeDrop(session, proposal, to: destination, items: items)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        list.dropDidEnd(session)
    }
}

extension UIDropProposal {
    /// Whether an item of a list takes in what is dropped.
    fileprivate var goesIntoItem: Bool {
        switch self {
        case let table as UITableViewDropProposal: table.intent == .insertIntoDestinationIndexPath
        case let items as UICollectionViewDropProposal: items.intent == .insertIntoDestinationIndexPath
        default: false
        }
    }
}

/// Follows the placeholder of a drop until its data has come.
@MainActor
class ListPlaceholderContext: NSObject {
    let dragItem: UIDragItem
    weak var list: (any ListHost)?
    let slot: PlaceholderSlot
    private let flight: any UIDragAnimating

    init(_ list: any ListHost, _ slot: PlaceholderSlot, _ item: UIDragItem, _ flight: any UIDragAnimating) {
        (self.list, self.slot, dragItem, self.flight) = (list, slot, item, flight)
    }

    /// The list, while it shows the placeholder.
    private var showing: (any ListHost)? { list.flatMap { $0.placeholders.contains(slot) ? $0 : nil } }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let showing else { return false }
        showing.replace(slot, dataSourceUpdates)
        return true
    }

    func deletePlaceholder() -> Bool {
        guard let showing else { return false }
        showing.notePlaceholders { [slot] in $0.going.append(slot) }
        return true
    }

    func addAnimations(_ animations: @escaping () -> Void) { flight.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { flight.addCompletion(completion) }
}
