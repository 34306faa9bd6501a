import CoreGraphics

/// Where every section and item goes in a batch of updates. A value, checked against the data when made.
struct UpdatePlan<Path: CountedPath> {
    let oldCounts: [Int]
    let newCounts: [Int]
    let changes: UpdateChanges<Path>
    private var sections: IndexShift
    private var sectionMoves: [Int: Int]
    private var sectionSources: [Int: Int]
    private var moves: [Path: Path]
    private var sources: [Path: Path]
    /// By old section.
    private var shifts: [Int: IndexShift] = [:]
    /// Of the supplementary and decoration views that the layout brings or takes away itself, by old section.
    private var companions: [ElementKind: [Int: IndexShift]] = [:]
    /// The kinds of views that sit on items and go where these go.
    private var followers: Set<ElementKind> = []

    init(from oldCounts: [Int], to newCounts: [Int], changes: UpdateChanges<Path>) throws(InvalidUpdate) {
        self.oldCounts = oldCounts
        self.newCounts = newCounts
        self.changes = changes
        sectionMoves = Dictionary(changes.movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
        sectionSources = Dictionary(changes.movedSections.map { ($0.to, $0.from) }, uniquingKeysWith: { $1 })
        moves = Dictionary(changes.moved.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
        sources = Dictionary(changes.moved.map { ($0.to, $0.from) }, uniquingKeysWith: { $1 })
        sections = IndexShift(
            removed: Set(changes.deletedSections).union(sectionMoves.keys),
            inserted: Set(changes.insertedSections).union(sectionSources.keys))
        try checkIndices()
        try checkSections()
        makeShifts()
        try checkItems()
    }

    private mutating func makeShifts() {
        var removed: [Int: Set<Int>] = [:]
        var inserted: [Int: Set<Int>] = [:]
        for path in changes.deleted { removed[path.section, default: []].insert(path.item) }
        for path in moves.keys { removed[path.section, default: []].insert(path.item) }
        for path in changes.inserted { inserted[path.section, default: []].insert(path.item) }
        for path in sources.keys { inserted[path.section, default: []].insert(path.item) }
        for old in oldCounts.indices {
            guard let new = newSection(of: old), removed[old] != nil || inserted[new] != nil else { continue }
            shifts[old] = IndexShift(removed: removed[old] ?? [], inserted: inserted[new] ?? [])
        }
    }

    /// The layout brings supplementary or decoration views of a kind, at new index paths, or takes some away, at old ones.
    mutating func note(_ kind: ElementKind, inserted: [IndexPath], deleted: [IndexPath]) {
        let removed = Dictionary(grouping: deleted.filter { $0.count == 2 }, by: \.section)
        let added = Dictionary(grouping: inserted.filter { $0.count == 2 }, by: \.section)
        for old in oldCounts.indices {
            guard let new = newSection(of: old), removed[old] != nil || added[new] != nil else { continue }
            companions[kind, default: [:]][old] = IndexShift(
                removed: Set((removed[old] ?? []).map(\.item)), inserted: Set((added[new] ?? []).map(\.item)))
        }
    }

    /// Views of a kind sit on items.
    mutating func noteFollowers(_ kind: ElementKind) { followers.insert(kind) }

    // MARK: Where things go

    /// Where a section goes; nil when it is deleted.
    func newSection(of old: Int) -> Int? { sectionMoves[old] ?? sections.new(of: old) }

    /// Where a section came from; nil when it is inserted.
    func oldSection(of new: Int) -> Int? { sectionSources[new] ?? sections.old(of: new) }

    /// Where an item goes; nil when it is deleted or its section is replaced.
    func newPath(of old: Path) -> Path? {
        if let target = moves[old] { return target }
        guard !changes.reloadedSections.contains(old.section), let section = newSection(of: old.section) else {
            return nil
        }
        guard let shift = shifts[old.section] else { return Path(item: old.item, section: section) }
        return shift.new(of: old.item).map { Path(item: $0, section: section) }
    }

    /// Where an item came from; nil when it is inserted or its section is replaced.
    func oldPath(of new: Path) -> Path? {
        if let source = sources[new] { return source }
        guard let section = oldSection(of: new.section), !changes.reloadedSections.contains(section) else { return nil }
        guard let shift = shifts[section] else { return Path(item: new.item, section: section) }
        return shift.old(of: new.item).map { Path(item: $0, section: section) }
    }
}

// What only what is shown has: views, and a layout that places them.
extension UpdatePlan<ShownPath> {
    /// Where an element goes. Supplementary and decoration views stay with their section.
    func newKey(of key: ElementKey) -> ElementKey? {
        map(key, item: newPath(of:)) { path in
            let old = path.section
            guard !changes.reloadedSections.contains(old), let section = newSection(of: old) else { return nil }
            guard let shift = companions[key.elementKind]?[old] else {
                return ShownPath(item: path.item, section: section)
            }
            return shift.new(of: path.item).map { ShownPath(item: $0, section: section) }
        }
    }

    /// Where an element came from.
    func oldKey(of key: ElementKey) -> ElementKey? {
        map(key, item: oldPath(of:)) { path in
            guard let section = oldSection(of: path.section), !changes.reloadedSections.contains(section) else {
                return nil
            }
            guard let shift = companions[key.elementKind]?[section] else {
                return ShownPath(item: path.item, section: section)
            }
            return shift.old(of: path.item).map { ShownPath(item: $0, section: section) }
        }
    }

    private func map(
        _ key: ElementKey, item: (ShownPath) -> ShownPath?, companion: (ShownPath) -> ShownPath?
    ) -> ElementKey? {
        // What belongs to the whole layout stays.
        guard key.category == .cell || key.path.indexPath.count == 2 else { return key }
        var mapped = key
        let isOnItem = key.category == .cell || followers.contains(key.elementKind)
        guard let path = isOnItem ? item(key.path) : companion(key.path) else { return nil }
        mapped.path = path
        return mapped
    }

    /// What a layout is told.
    @MainActor var items: [UICollectionViewUpdateItem] {
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var items: [UICollectionViewUpdateItem] = []
        items += changes.deletedSections.map { UICollectionViewUpdateItem(.delete, from: whole($0), to: nil) }
        items += changes.deleted.sorted(by: >).map { UICollectionViewUpdateItem(.delete, from: $0.indexPath, to: nil) }
        items += changes.reloadedSections.map {
            UICollectionViewUpdateItem(.reload, from: whole($0), to: newSection(of: $0).map(whole))
        }
        items += changes.reloaded.sorted(by: >).map {
            UICollectionViewUpdateItem(.reload, from: $0.indexPath, to: newPath(of: $0)?.indexPath)
        }
        items += changes.insertedSections.map { UICollectionViewUpdateItem(.insert, from: nil, to: whole($0)) }
        items += changes.inserted.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: $0.indexPath) }
        items += changes.movedSections.map { UICollectionViewUpdateItem(.move, from: whole($0.from), to: whole($0.to)) }
        items += changes.moved.map { UICollectionViewUpdateItem(.move, from: $0.from.indexPath, to: $0.to.indexPath) }
        return items
    }
}
