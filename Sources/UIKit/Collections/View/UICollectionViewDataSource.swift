public import CoreGraphics

/// Says what a collection view shows and makes its cells.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// How many items a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// A dequeued and filled cell for an item.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// How many sections there are. 1 by default.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// A dequeued and filled header, footer or other supplementary view.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// What stands at the trailing edge and leads to items; nil for nothing.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    /// The item that a title leads to. The first of the section with the title's number by default.
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    )
        -> IndexPath
    /// Whether the user may move an item. False by default.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// The user has moved an item: the data has to follow.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
    /// `1` where it is not implemented.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// What is answered where it is not implemented.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        preconditionFailure(
            "The layout has a supplementary view of kind \(kind) at \(indexPath), and the data source does not implement "
                + "collectionView(_:viewForSupplementaryElementOfKind:at:).")
    }

    /// `nil` where it is not implemented.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// What is answered where it is not implemented.
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }

    /// What is answered where it is not implemented: that no item begins to move by itself. One that the program begins to move may.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        OptionalMethods.noteMissing(in: self)
        return false
    }

    /// What happens where it is not implemented: the item goes back.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalMethods.noteMissing(in: self) }
}

/// Hears which items will soon be needed, so that it can load what they show.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// The items ahead, nearest first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Items that were announced and are no longer ahead.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// What happens where it is not implemented.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
