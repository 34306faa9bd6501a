import CoreGraphics

/// Takes drops for a collection view, as its drop delegate says, and has the items make room for one of theirs that moves.
@MainActor
final class ItemDrops: NSObject, UIDropInteractionDelegate {
    private unowned let view: UICollectionView
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    private var proposal = UICollectionViewDropProposal(operation: .cancel)
    private var destination: IndexPath?
    /// Scrolls while the finger is near an edge.
    private var edge: EdgeScroller?
    /// Whether a drag is over the list that it may take.
    var isActive: Bool { edge != nil }

    init(_ view: UICollectionView) {
        self.view = view
    }

    private var delegate: (any UICollectionViewDropDelegate)? { view.dropDelegate }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        delegate?.collectionView(view, canHandle: session) ?? false
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        edge = EdgeScroller(view, finger: session.location(in: view)) { [weak self] _ in self?.update(session) }
        delegate?.collectionView(view, dropSessionDidEnter: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        edge?.finger = view.convert(session.location(in: view), to: nil)
        update(session)
        return proposal
    }

    private func update(_ session: any UIDropSession) {
        let place = session.location(in: view)
        if let held = view.movement, held.isDragged {
            destination = view.layoutInUse.targetIndexPath(forInteractivelyMovingItem: held.target, withPosition: place)
        } else {
            destination = view.frontmostItem(at: place)
        }
        proposal =
            delegate?.collectionView(
                view, dropSessionDidUpdate: session,
                withDestinationIndexPath: destination.map(view.placeholders.insertionPath))
            ?? UICollectionViewDropProposal(operation: .cancel)
        let makesRoom = proposal.operation == .move && proposal.intent == .insertAtDestinationIndexPath
        if makesRoom, let source = source(of: session), session.items.count == 1, let destination {
            view.moveGap(of: source, to: destination)
        } else {
            view.closeGap()
        }
    }

    /// Where the dragged item is in this view.
    private func source(of session: any UIDropSession) -> IndexPath? {
        guard let session = session as? DragSession, let drags = view.drags, session.source === drags.interaction
        else { return nil }
        return drags.source
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave()
        view.closeGap()
        delegate?.collectionView(view, dropSessionDidExit: session)
    }

    private func leave() {
        edge?.stop()
        edge = nil
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        leave()
        guard let session = session as? DragSession, let delegate else { return }
        let item = source(of: session).flatMap(view.placeholders.data)
        // The data may have changed since the finger moved last.
        if view.movement == nil { destination = view.frontmostItem(at: session.location(in: view)) }
        let coordinator = DropCoordinator(
            view, session, session.dropItems(source: item), destination.map(view.placeholders.insertionPath), proposal)
        view.dropIntoGap { delegate.collectionView(view, performDropWith: coordinator) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        delegate?.collectionView(view, dropSessionDidEnd: session)
    }
}

@MainActor
private final class DropCoordinator: ListDropCoordinator, UICollectionViewDropCoordinator {
    private let view: UICollectionView
    let items: [any UICollectionViewDropItem]
    let proposal: UICollectionViewDropProposal

    init(
        _ view: UICollectionView, _ drag: DragSession, _ items: [any UICollectionViewDropItem],
        _ destination: IndexPath?, _ proposal: UICollectionViewDropProposal
    ) {
        (self.view, self.items, self.proposal) = (view, items, proposal)
        super.init(drag, destination)
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        land(dragItem) { [view] in
            view.layoutAttributesForItem(at: indexPath).map { view.convert($0.frame, to: nil) }
        }
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        let slot = view.show(placeholder)
        let flight = land(dragItem) { [view] in view.landingPlace(of: slot, placeholder) }
        return ItemPlaceholderContext(view, slot, dragItem, flight)
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        land(dragItem) { [view] in
            view.layoutAttributesForItem(at: indexPath).map { attributes in
                view.convert(rect.offsetBy(dx: attributes.frame.minX, dy: attributes.frame.minY), to: nil)
            }
        }
    }
}
