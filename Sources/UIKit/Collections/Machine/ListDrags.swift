import CoreGraphics

// What drags and drops of collection views and of tables have in common.

extension UITargetedPreview {
    /// What is seen of an item that is lifted out of a list: the program's own picture of it, or its cell. nil where the cell is gone.
    static func lifted(
        _ item: UIDragItem, from cell: UIView?, _ parameters: @autoclosure () -> UIDragPreviewParameters?
    ) -> UITargetedDragPreview? {
        guard let cell else { return nil }
        guard let own = item.previewProvider?() else {
            return UITargetedDragPreview(view: cell, parameters: parameters() ?? UIDragPreviewParameters())
        }
        guard cell.window != nil else { return nil }
        return UITargetedDragPreview(
            view: own.view, parameters: own.parameters,
            target: UIPreviewTarget(container: cell, center: CGPoint(x: cell.bounds.midX, y: cell.bounds.midY)))
    }
}

extension DragSession {
    /// What is dropped on a list, with the places in its data of what comes from there.
    func dropItems(sources: [DataPath?]) -> [ListDropItem] {
        zip(items, sources).map { ListDropItem($0, source: $1, size: flight?.size(of: $0) ?? .zero) }
    }
}

@MainActor
final class ListDropItem: NSObject, UICollectionViewDropItem, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, source: DataPath?, size: CGSize) {
        (dragItem, sourceIndexPath, previewSize) = (item, source?.indexPath, size)
    }
}

/// Takes the items of a drop to their places in a list.
@MainActor
class ListDropCoordinator: NSObject {
    let destinationIndexPath: IndexPath?
    var session: any UIDropSession { drag }
    private let drag: DragSession

    init(_ drag: DragSession, _ destination: DataPath?) {
        (self.drag, destinationIndexPath) = (drag, destination?.indexPath)
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        let size = drag.flight?.size(of: dragItem) ?? .zero
        return land(dragItem) { target.place(of: size) }
    }

    /// Has an item land on a cell, in the shape that the delegate gives it there.
    func land(
        _ item: UIDragItem, as parameters: UIDragPreviewParameters?, at place: @escaping () -> CGRect?
    ) -> any UIDragAnimating {
        if let parameters { drag.flight?.reshape(item, parameters) }
        return land(item, at: place)
    }

    func land(_ item: UIDragItem, at place: @escaping () -> CGRect?) -> any UIDragAnimating {
        drag.flight?.land(item, at: place) ?? DragAnimator()
    }
}
