import CoreGraphics

/// Drags items out of a collection view, as its drag delegate says.
@MainActor
final class ItemDrags: NSObject, UIDragInteractionDelegate {
    private unowned let view: UICollectionView
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    /// The item that was pressed, while its place in the data is known.
    private(set) var source: IndexPath?
    /// The same, in the data.
    var sourceItem: IndexPath? { source.flatMap(view.placeholders.data) }

    init(_ view: UICollectionView) {
        self.view = view
    }

    /// The data have changed under the drag.
    func follow(_ plan: UpdatePlan) { source = source.flatMap(plan.newIndexPath(of:)) }

    /// Placeholders come or go without word of what has changed.
    func keepPlace(_ change: () -> Void) {
        let path = sourceItem
        change()
        source = path.map(view.placeholders.shown)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        source = nil
        guard let delegate = view.dragDelegate, view.movement == nil, view.swiper?.swipe == nil,
            let path = view.frontmostItem(at: session.location(in: view)), view.cell(at: path) != nil,
            let item = view.placeholders.data(path)
        else { return [] }
        let items = delegate.collectionView(view, itemsForBeginning: session, at: item)
        if !items.isEmpty {
            source = path
            view.unhighlight()
        }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        .lifted(
            item, from: cell,
            sourceItem.flatMap { view.dragDelegate?.collectionView(view, dragPreviewParametersForItemAt: $0) })
    }

    private var cell: UICollectionViewCell? { source.flatMap { view.cell(at: $0) } }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        view.dragDelegate?.collectionView(view, dragSessionWillBegin: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { view.dragDelegate?.collectionView(view, dragSessionAllowsMoveOperation: session) ?? true }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { cell.map { UITargetedDragPreview(view: $0) } }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        source = nil
        view.dragDelegate?.collectionView(view, dragSessionDidEnd: session)
    }
}
