/// A cell that stands in for an item which is not in the data yet.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String

    /// - Parameters:
    ///   - insertionIndexPath: before which item of the data the cell is shown.
    ///   - reuseIdentifier: of the cell, whose class is registered with the collection view.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
    }

    /// Fills the cell, whenever one is made.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// A cell that stands in for what is dropped until its data has come.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// How the cell looks as what is dropped flies to it; nil: as it is.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// What becomes of a placeholder that something was dropped to.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// What was dropped.
    var dragItem: UIDragItem { get }
    /// Puts an item of the data in the placeholder's place. False, and nothing is done, when the placeholder is gone: after `reloadData()`.
    ///
    /// - `dataSourceUpdates`: inserts into the data, at the index path it gets.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// Takes the placeholder away. False when it is gone already.
    @discardableResult
    func deletePlaceholder() -> Bool
    /// Has the cell filled anew.
    func setNeedsCellUpdate()
}
