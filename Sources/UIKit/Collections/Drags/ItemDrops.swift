import CoreGraphics

extension UICollectionView: DroppingHost {
    func mayTakeDrop(_ session: any UIDropSession, from source: ShownPath?) -> Bool {
        dropDelegate?.collectionView(self, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnter: session)
    }
    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }
    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }

    func proposeDrop(
        _ session: any UIDropSession, at point: CGPoint, from source: ShownPath?
    ) -> (proposal: UIDropProposal, destination: ShownPath?) {
        let destination: ShownPath?
        if let held = moving.movement, held.isDragged {
            destination = place(for: held, at: point)
        } else {
            destination = places.frontmostItem(at: point)
        }
        let proposal =
            dropDelegate?.collectionView(
                self, dropSessionDidUpdate: session,
                withDestinationIndexPath: destination.map { placeholders.insertionPath($0).indexPath })
            ?? UICollectionViewDropProposal(operation: .cancel)
        let makesRoom = proposal.operation == .move && proposal.intent == .insertAtDestinationIndexPath
        if makesRoom, let source, session.items.count == 1, let destination {
            moving.moveGap(of: source) { $0.target == destination ? nil : destination }
        } else {
            moving.closeGap()
        }
        return (proposal, destination)
    }

    func closeGap() { moving.closeGap() }
    var hasGap: Bool { moving.movement != nil }

    func takeDrop(
        _ session: DragSession, _ proposal: UIDropProposal, to destination: ShownPath?, items: [ListDropItem]
    ) {
        guard let dropDelegate else { return }
        let coordinator = DropCoordinator(
            self, session, items, destination.map(placeholders.insertionPath),
            proposal as? UICollectionViewDropProposal ?? UICollectionViewDropProposal(operation: proposal.operation))
        moving.dropIntoGap { dropDelegate.collectionView(self, performDropWith: coordinator) }
    }
}

@MainActor
private final class DropCoordinator: ListDropCoordinator, UICollectionViewDropCoordinator {
    private let view: UICollectionView
    let items: [any UICollectionViewDropItem]
    let proposal: UICollectionViewDropProposal

    init(
        _ view: UICollectionView, _ drag: DragSession, _ items: [any UICollectionViewDropItem],
        _ destination: DataPath?, _ proposal: UICollectionViewDropProposal
    ) {
        (self.view, self.items, self.proposal) = (view, items, proposal)
        super.init(drag, destination)
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        let looks = view.dropDelegate?.collectionView(view, dropPreviewParametersForItemAt: indexPath)
        return land(dragItem, as: looks) { [view] in
            view.layoutAttributesForItem(at: indexPath).map { view.convert($0.frame, to: nil) }
        }
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        let slot = view.show(placeholder)
        let flight = land(dragItem) { [view] in
            let cell = view.cell(at: slot.path)
            return view.landingPlace(of: slot, cell.flatMap { placeholder.previewParametersProvider?($0) })
        }
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

/// Follows the placeholder of a drop until its data has come.
final class ItemPlaceholderContext: ListPlaceholderContext, UICollectionViewDropPlaceholderContext {
    func setNeedsCellUpdate() {
        guard let view = list as? UICollectionView, view.placeholders.contains(slot),
            let cell = view.cell(at: slot.path)
        else { return }
        view.fill(cell, slot)
    }
}
