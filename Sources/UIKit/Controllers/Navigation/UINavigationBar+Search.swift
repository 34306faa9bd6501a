import CoreGraphics

/// The search bar below the titles.
extension UINavigationBar {
    /// How much of the bar above content that is so far from its top, in points, can go away with it.
    var expandableHeight: CGFloat {
        guard topItem?.searchController?.replacesTitle != true else { return 0 }
        return (usesLargeTitle(for: topItem) ? Self.largeTitleHeight : 0)
            + (hidesSearchBar ? searchHeight(of: topItem) : 0)
    }

    /// Whether the search bar of the page on top goes with the content.
    var hidesSearchBar: Bool {
        guard let item = topItem, let search = item.searchController else { return false }
        return item.hidesSearchBarWhenScrolling && !search.search.holdsBar
    }

    /// Points that the search bar of an item takes.
    func searchHeight(of item: UINavigationItem?) -> CGFloat { item?.searchController?.searchBar.barHeight ?? 0 }

    /// What is seen of the search bar of an item, in points, where so much is left below the small title.
    func visibleSearchHeight(of item: UINavigationItem, below room: CGFloat) -> CGFloat {
        let whole = searchHeight(of: item)
        guard item.hidesSearchBarWhenScrolling, item.searchController?.search.holdsBar != true else { return whole }
        return min(whole, max(0, room - (usesLargeTitle(for: item) ? Self.largeTitleHeight : 0)))
    }

    /// Where a drag would end with a part of what can go in sight: the nearest place with the whole or nothing of each.
    func restingDistance(for distance: CGFloat) -> CGFloat {
        let search = hidesSearchBar ? searchHeight(of: topItem) : 0
        let stops = search > 0 ? [0, search, expandableHeight] : [0, expandableHeight]
        return stops.min { abs($0 - distance) < abs($1 - distance) } ?? distance
    }
}
