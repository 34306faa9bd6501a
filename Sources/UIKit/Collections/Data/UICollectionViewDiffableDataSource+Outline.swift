import CoreGraphics

/// A data source whose sections may be trees of items, parts of which are folded away.
@MainActor
protocol OutlineDataSource: AnyObject {
    /// The place of an item in its tree; nil in a section that is a flat list.
    func outlinePlace(at indexPath: IndexPath) -> OutlinePlace?
    /// Opens an item as the user asks for it, or folds it.
    func toggleOutline(at indexPath: IndexPath)
}

/// Where an item is in a tree.
struct OutlinePlace: Equatable {
    /// How many items it is under.
    var level: Int
    /// Whether what is under it shows.
    var isExpanded: Bool
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
    func outlinePlace(at indexPath: IndexPath) -> OutlinePlace? {
        guard let section = shown.section(at: indexPath.section), let tree = trees[section],
            let item = shown.item(at: indexPath), tree.contains(item)
        else { return nil }
        return OutlinePlace(level: tree.level(of: item), isExpanded: tree.isExpanded(item))
    }

    func toggleOutline(at indexPath: IndexPath) {
        guard let section = shown.section(at: indexPath.section), var tree = trees[section],
            let item = shown.item(at: indexPath), tree.contains(item)
        else { return }
        let handlers = sectionSnapshotHandlers
        if tree.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            tree.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let children = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
                tree.replace(childrenOf: item, using: children)
            }
            tree.expand([item])
        }
        apply(tree, to: section)
    }

    /// Sections that were given other items are no longer the trees that they were.
    func forgetTrees(notIn snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        trees = trees.filter { section, tree in
            snapshot.indexOfSection(section) != nil
                && snapshot.itemIdentifiers(inSection: section) == tree.visibleItems
        }
    }
}

extension UICollectionView {
    /// Tells a cell where its item is in the data source's tree, before the program fills it.
    func placeInOutline(_ cell: UICollectionViewListCell, at indexPath: IndexPath) {
        guard let place = (dataSource as? any OutlineDataSource)?.outlinePlace(at: indexPath) else {
            return cell.leaveOutline()
        }
        cell.enterOutline(place, indents: true)
    }

    /// Brings what cells on screen say about their items' children in line with the tree.
    func showOutline(animated: Bool) {
        guard let outline = dataSource as? any OutlineDataSource else { return }
        let update = {
            for element in self.elementViews.live.all where element.key.category == .cell {
                guard let cell = element.view as? UICollectionViewListCell,
                    let place = outline.outlinePlace(at: self.sourcePath(element.key.path).indexPath)
                else { continue }
                cell.enterOutline(place, indents: false)
            }
        }
        if animated, window != nil {
            UIView.animate(withDuration: Self.updateDuration, animations: update)
        } else {
            UIView.performWithoutAnimation(update)
        }
    }

    /// Opens or folds the item of a cell.
    func toggleOutline(of cell: UICollectionViewListCell) {
        guard let path = shownPath(of: cell) else { return }
        (dataSource as? any OutlineDataSource)?.toggleOutline(at: sourcePath(path).indexPath)
    }
}
