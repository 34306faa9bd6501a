import CoreGraphics

extension UpdateChanges<DataPath> {
    /// What leads from one snapshot to another: as few moves as there can be.
    init<Section: Hashable, Item: Hashable>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let oldSections = Dictionary(old.sectionIdentifiers.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
        let newSections = Dictionary(new.sectionIdentifiers.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
        compareSections(old.sectionIdentifiers, new.sectionIdentifiers, oldSections, newSections)
        let places = Self.places(old)
        compareItems(new, places, oldSections)
        for (item, place) in places.sorted(by: { $0.value < $1.value }) {
            let isGone = new.sectionIdentifier(containingItem: item) == nil
            if isGone, !deletedSections.contains(place.section) { deleted.append(place) }
        }
        reloadedSections = IndexSet(new.reloadedSectionIdentifiers.compactMap { oldSections[$0] })
        reloaded = Self.unique(new.reloadedItemIdentifiers.compactMap { places[$0] })
        let replaced = Set(reloaded)
        reconfigured = Self.unique(new.reconfiguredItemIdentifiers.compactMap { places[$0] }).filter {
            !replaced.contains($0)
        }
    }

    private static func unique(_ paths: [DataPath]) -> [DataPath] { Set(paths).sorted() }

    private static func places<Section: Hashable, Item: Hashable>(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
    ) -> [Item: DataPath] {
        var places: [Item: DataPath] = [:]
        for (s, section) in snapshot.sectionIdentifiers.enumerated() {
            for (i, item) in snapshot.itemIdentifiers(inSection: section).enumerated() {
                places[item] = DataPath(item: i, section: s)
            }
        }
        return places
    }

    private mutating func compareSections<Section: Hashable>(
        _ old: [Section], _ new: [Section], _ oldIndex: [Section: Int], _ newIndex: [Section: Int]
    ) {
        deletedSections = IndexSet(old.indices.filter { newIndex[old[$0]] == nil })
        insertedSections = IndexSet(new.indices.filter { oldIndex[new[$0]] == nil })
        let common = new.indices.filter { oldIndex[new[$0]] != nil }
        let sources = common.compactMap { oldIndex[new[$0]] }
        let staying = Self.longestRise(sources)
        for (k, target) in common.enumerated() where !staying.contains(k) {
            movedSections.append((sources[k], target))
        }
    }

    private mutating func compareItems<Section: Hashable, Item: Hashable>(
        _ new: NSDiffableDataSourceSnapshot<Section, Item>, _ places: [Item: DataPath], _ oldSections: [Section: Int]
    ) {
        for (s, section) in new.sectionIdentifiers.enumerated() {
            let items = new.itemIdentifiers(inSection: section)
            let home = oldSections[section]
            let local = items.indices.filter { places[items[$0]].map { $0.section == home } ?? false }
            let rise = Self.longestRise(local.compactMap { places[items[$0]]?.item })
            let staying = Set(rise.map { local[$0] })
            for (i, item) in items.enumerated() where !staying.contains(i) {
                let target = DataPath(item: i, section: s)
                if let source = places[item] {
                    moved.append((source, target))
                } else if home != nil {
                    inserted.append(target)
                }
            }
        }
    }

    /// The positions of a longest rising run among distinct numbers: those that can stay while the others move around them.
    static func longestRise(_ numbers: [Int]) -> Set<Int> {
        // `tails[k]`: the position of the smallest end of a rise of k + 1 numbers.
        var tails: [Int] = []
        var before = [Int](repeating: -1, count: numbers.count)
        for position in numbers.indices {
            let k = tails.partitioningIndex { numbers[$0] >= numbers[position] }
            before[position] = k == 0 ? -1 : tails[k - 1]
            if k == tails.count { tails.append(position) } else { tails[k] = position }
        }
        var rise: Set<Int> = []
        var position = tails.last ?? -1
        while position >= 0 {
            rise.insert(position)
            position = before[position]
        }
        return rise
    }
}
