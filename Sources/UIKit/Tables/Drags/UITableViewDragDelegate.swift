public import CoreGraphics

/// Says which rows of a table are dragged, and hears what becomes of them.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// What a press on a row lifts; nothing: there is no drag.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    /// What a tap on another row adds to a drag under way; nothing: it is a tap like any other.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    /// How a row's cell looks while it is dragged; nil: as it is.
    func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
    /// The finger takes the items along.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    /// The drag is over.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    /// Whether a drop may take the items away. True by default.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Whether other programs see nothing of the items. False by default.
    func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UITableViewDragDelegate {
    /// What is answered where it is not implemented.
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [] }
    /// What is answered where it is not implemented.
    public func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
    /// Does nothing where it is not implemented.
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
    /// Does nothing where it is not implemented.
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
    /// What is answered where it is not implemented.
    public func tableView(
        _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
    /// What is answered where it is not implemented.
    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}

/// Says what may be dropped on a table, and takes it.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// The items are dropped: the data has to follow, and the coordinator says where they fly to.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Whether a drag is of any interest. Asked once for each. True by default.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// The finger has come over the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// What a drop here would do. A move to where the finger is by default.
    ///
    /// - `destinationIndexPath`: the row under the finger; nil beside all rows.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// How a dropped item looks on its way to a row; nil: as its cell.
    func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
    /// The finger has left the table.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// The drag is over, wherever it ended.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
    /// What is answered where it is not implemented.
    public func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
    /// `true` where it is not implemented.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    /// Does nothing where it is not implemented.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    /// What is answered where it is not implemented.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: session.allowsMoveOperation ? .move : .copy)
    }
    /// Does nothing where it is not implemented.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    /// Does nothing where it is not implemented.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}

/// What would become of a drop on a table.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// What happens to the rows at the destination.
    public enum Intent: Int, Sendable {
        case unspecified = 0
        /// They make room: for a row of the same table that moves, already under the finger.
        case insertAtDestinationIndexPath
        /// The row there takes in what is dropped.
        case insertIntoDestinationIndexPath
        /// As `insertAtDestinationIndexPath`.
        case automatic
    }

    /// What happens to the rows at the destination.
    open private(set) var intent = Intent.unspecified

    /// A proposal of an operation and of where it goes.
    public convenience init(operation: UIDropOperation, intent: Intent) {
        self.init(operation: operation)
        self.intent = intent
    }
}

/// One of the items that are dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    /// Where the row is in this table; nil when it came from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// Of what is seen of it, in points.
    var previewSize: CGSize { get }
}

/// What is dropped on a table, and where it flies to.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    var items: [any UITableViewDropItem] { get }
    /// The row at whose place the finger lifted; nil beside all rows.
    var destinationIndexPath: IndexPath? { get }
    /// What was proposed last.
    var proposal: UITableViewDropProposal { get }
    var session: any UIDropSession { get }
    /// Shows a row that stands in for another until its data has come, and has the item fly to it.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext
    /// Has an item fly to a row, which the data has by now.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Has an item fly into a row.
    ///
    /// - `rect`: in the cell's points.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Has an item fly somewhere else.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
