public import CoreGraphics

/// A data source that is told what there is, as snapshots, and works out the updates itself.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UICollectionViewDataSource
{
    /// Makes the cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Makes a supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// What happens when the user moves items.
    public struct ReorderingHandlers {
        /// Whether an item may be moved; nil: none may.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// The user is about to move items.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// The user has moved items.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Makes one with the defaults of its properties.
        public init() {}
    }

    /// What happens when the user opens items of a tree and folds them.
    public struct SectionSnapshotHandlers {
        /// Whether an item may be opened; nil: all may.
        public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
        /// An item is about to be opened.
        public var willExpandItem: ((ItemIdentifierType) -> Void)?
        /// Whether an item may be folded; nil: all may.
        public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
        /// An item is about to be folded.
        public var willCollapseItem: ((ItemIdentifierType) -> Void)?
        /// Gives what is under an item that is about to be opened; gets what was under it before.
        public var snapshotForExpandingParent:
            (
                (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
                    NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            )?

        /// Makes one with the defaults of its properties.
        public init() {}
    }

    private(set) weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// The trees of items that sections were last given.
    var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// Makes supplementary views.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// What happens when the user moves items.
    open var reorderingHandlers = ReorderingHandlers()
    /// What happens when items of a tree are opened and folded.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()

    /// Becomes the data source of a collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// What is shown now; may be changed and applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        shown.snapshot
    }

    /// Shows a snapshot.
    ///
    /// - `animatingDifferences`: Whether items appear, go and move in an animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        forgetTrees(notIn: snapshot)
        show(snapshot, animated: animatingDifferences, completion)
    }

    func show(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animated: Bool,
        _ completion: (() -> Void)?
    ) {
        guard let collectionView else {
            shown.snapshot = snapshot.settled
            completion?()
            return
        }
        let changes = UpdateChanges(from: shown.snapshot, to: snapshot)
        let update = {
            collectionView.runBatch(changes) {
                self.shown.snapshot = snapshot.settled
            } completion: { _ in
                completion?()
            }
        }
        if animated { update() } else { UIView.performWithoutAnimation(update) }
    }

    /// Shows a snapshot with new cells throughout.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        forgetTrees(notIn: snapshot)
        shown.snapshot = snapshot.settled
        collectionView?.reloadData()
        completion?()
    }

    /// The tree of items of a section: as it was applied, or the items of a flat list.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let tree = trees[section] { return tree }
        var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if shown.index(of: section) != nil { tree.append(shown.snapshot.itemIdentifiers(inSection: section)) }
        return tree
    }

    /// Shows a tree of items in a section, which is added if it is not there.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        var whole = shown.snapshot
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        trees[section] = snapshot
        show(whole, animated: animatingDifferences, completion)
        collectionView?.showOutline(animated: animatingDifferences)
    }

    // MARK: Places

    /// The item at an index path.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }

    /// Where an item is.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.indexPath(of: itemIdentifier) }

    /// The section at an index.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.section(at: index) }

    /// Where a section is.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.index(of: sectionIdentifier) }

    // MARK: Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.snapshot.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        shown.snapshot.numberOfItems(inSection: shown.snapshot.sectionIdentifiers[section])
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            preconditionFailure("the cell provider of a diffable data source returned nil for \(indexPath)")
        }
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            preconditionFailure(
                "a diffable data source has no supplementary view of kind \(kind) at \(indexPath): set supplementaryViewProvider"
            )
        }
        return view
    }

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let item = itemIdentifier(for: sourceIndexPath),
            let section = sectionIdentifier(for: destinationIndexPath.section)
        else { return }
        let before = shown.snapshot
        var moved = before
        moved.deleteItems([item])
        let list = moved.itemIdentifiers(inSection: section)
        if destinationIndexPath.item < list.count {
            moved.insertItems([item], beforeItem: list[destinationIndexPath.item])
        } else {
            moved.appendItems([item], toSection: section)
        }
        let transaction = NSDiffableDataSourceTransaction(initialSnapshot: before, finalSnapshot: moved)
        reorderingHandlers.willReorder?(transaction)
        forgetTrees(notIn: moved)
        shown.snapshot = moved
        reorderingHandlers.didReorder?(transaction)
    }
}

/// A change that the user made by moving items.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// What there was before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// What there is after.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// What became of each section that lost or got items or whose order is another, in the order of sections after the change.
    public var sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
    {
        func tree(
            _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
            _ section: SectionIdentifierType
        ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
            var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
            if snapshot.indexOfSection(section) != nil { tree.append(snapshot.itemIdentifiers(inSection: section)) }
            return tree
        }
        return finalSnapshot.sectionIdentifiers.compactMap { section in
            let old = tree(initialSnapshot, section), new = tree(finalSnapshot, section)
            guard old.items != new.items else { return nil }
            return NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: section, initialSnapshot: old, finalSnapshot: new)
        }
    }
    /// The difference of all items, in one list.
    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers).inferringMoves()
    }
}

/// A change that the user made to the items of one section by moving items.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// What was in it before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// What is in it after.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The difference of its items.
    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.items.difference(from: initialSnapshot.items).inferringMoves()
    }
}
