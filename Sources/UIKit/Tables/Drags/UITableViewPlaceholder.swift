public import CoreGraphics

/// A row that stands in for one which is not in the data yet.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat

    /// - Parameters:
    ///   - insertionIndexPath: before which row of the data the row is shown.
    ///   - reuseIdentifier: of the cell, whose class is registered with the table.
    ///   - rowHeight: in points; `UITableView.automaticDimension`: as the cell says.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
    }

    /// Fills the cell, whenever one is made.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// A row that stands in for what is dropped until its data has come.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// How the cell looks as what is dropped flies to it; nil: as it is.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// What becomes of a placeholder that something was dropped to.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// What was dropped.
    var dragItem: UIDragItem { get }
    /// Puts a row of the data in the placeholder's place. False, and nothing is done, when the placeholder is gone: after `reloadData()`.
    ///
    /// - `dataSourceUpdates`: inserts into the data, at the index path it gets.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// Takes the placeholder away. False when it is gone already.
    @discardableResult
    func deletePlaceholder() -> Bool
}
