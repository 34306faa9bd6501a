/// A cell that stands in for an item which is not in the data yet.
@MainActor
final class PlaceholderSlot {
    /// Where it is shown.
    fileprivate(set) var path: ShownPath
    /// What it was made from: how its cell is made and filled.
    let placeholder: NSObject

    /// - Parameter path: the place in the data before which it will be shown: the same as long as nothing else stands in there.
    init(_ placeholder: NSObject, before path: DataPath) {
        (self.placeholder, self.path) = (placeholder, ShownPath(path.indexPath))
    }
}

/// Which cells of a list are in no data, and so what the two ways of counting make of each other: what is shown counts these cells, the
/// data source does not know them.
@MainActor
struct PlaceholderMap {
    /// In the order in which they are shown.
    private(set) var slots: [PlaceholderSlot] = []
    private var shifts: [Int: IndexShift] = [:]

    /// What a batch of updates does to placeholders. Those that come have places in the data after the updates.
    struct Changes {
        var coming: [(slot: PlaceholderSlot, path: DataPath)] = []
        var going: [PlaceholderSlot] = []
        var isEmpty: Bool { coming.isEmpty && going.isEmpty }
    }

    var isEmpty: Bool { slots.isEmpty }

    func slot(at shown: ShownPath) -> PlaceholderSlot? {
        slots.isEmpty ? nil : slots.first { $0.path == shown }
    }

    func contains(_ slot: PlaceholderSlot) -> Bool { slots.contains { $0 === slot } }

    // MARK: Counting

    func shownCounts(_ data: [Int]) -> [Int] { adjusted(data, by: 1) }
    func dataCounts(_ shown: [Int]) -> [Int] { adjusted(shown, by: -1) }

    private func adjusted(_ counts: [Int], by step: Int) -> [Int] {
        var counts = counts
        for slot in slots where counts.indices.contains(slot.path.section) { counts[slot.path.section] += step }
        return counts
    }

    /// Where an item of the data is shown.
    func shown(_ data: DataPath) -> ShownPath {
        guard data.indexPath.count == 2, let item = shifts[data.section]?.new(of: data.item) else {
            return ShownPath(data.indexPath)
        }
        return ShownPath(item: item, section: data.section)
    }

    /// The item of the data that is shown at an index path; nil for a placeholder.
    func data(_ shown: ShownPath) -> DataPath? {
        guard shown.indexPath.count == 2, let shift = shifts[shown.section] else { return DataPath(shown.indexPath) }
        return shift.old(of: shown.item).map { DataPath(item: $0, section: shown.section) }
    }

    /// Where in the data an item would have to be inserted to be shown in the place of a placeholder; for others, where they are.
    func insertionPath(_ shown: ShownPath) -> DataPath {
        let before = slots.count { $0.path.section == shown.section && $0.path.item < shown.item }
        return DataPath(item: shown.item - before, section: shown.section)
    }

    // MARK: Changing

    mutating func removeAll() { take([]) }

    /// The data is asked for anew, without word of what has changed: placeholders stay as near to where they were as they can.
    mutating func fit(_ data: [Int]) {
        guard !isEmpty else { return }
        var places: [(slot: PlaceholderSlot, path: DataPath)] = []
        for slot in slots where data.indices.contains(slot.path.section) {
            let path = insertionPath(slot.path)
            let item = min(path.item, data[path.section])
            places.append((slot, DataPath(item: item, section: path.section)))
        }
        settle(places)
    }

    /// What is shown has moved, and the data with it.
    mutating func follow(shown plan: UpdatePlan<ShownPath>) {
        guard !isEmpty else { return }
        take(
            slots.filter { slot in
                guard let path = plan.newPath(of: slot.path) else { return false }
                slot.path = path
                return true
            })
    }

    /// Follows a batch of updates of the data. Returns what it means for what is shown.
    ///
    /// - Parameters:
    ///   - oldCounts: how many items the sections of the data had.
    ///   - newCounts: how many they have now.
    mutating func follow(
        _ changes: UpdateChanges<DataPath>, from oldCounts: [Int], to newCounts: [Int], _ own: Changes
    ) throws(InvalidUpdate) -> UpdatePlan<ShownPath> {
        let old = self
        guard !isEmpty || !own.isEmpty else {
            return try UpdatePlan(from: oldCounts, to: newCounts, changes: changes.shown(from: old, to: self))
        }
        let plan = try UpdatePlan(from: oldCounts, to: newCounts, changes: changes)
        var places: [(slot: PlaceholderSlot, path: DataPath)] = []
        for slot in slots where !own.going.contains(where: { $0 === slot }) {
            if let path = newInsertionPath(of: slot, plan) { places.append((slot, path)) }
        }
        // Before they settle: slots know only where they are now.
        let shownBefore = old.shownCounts(oldCounts), leaving = own.going.filter(old.contains).map(\.path)
        settle(places + own.coming)
        var shown = changes.shown(from: old, to: self)
        shown.deleted += leaving
        shown.inserted += own.coming.map(\.slot.path)
        return try UpdatePlan(from: shownBefore, to: shownCounts(newCounts), changes: shown)
    }

    /// A placeholder stays before the item that follows it, of those that keep their order. nil when its section goes.
    private func newInsertionPath(of slot: PlaceholderSlot, _ plan: UpdatePlan<DataPath>) -> DataPath? {
        guard let section = plan.newSection(of: slot.path.section) else { return nil }
        let path = insertionPath(slot.path), count = plan.newCounts[section]
        if plan.changes.reloadedSections.contains(path.section) {
            return DataPath(item: min(path.item, count), section: section)
        }
        let moved = Set(plan.changes.moved.map(\.from))
        let last = plan.oldCounts[path.section]
        for item in path.item..<max(path.item, last) {
            let next = DataPath(item: item, section: path.section)
            if !moved.contains(next), let new = plan.newPath(of: next) { return new }
        }
        return DataPath(item: count, section: section)
    }

    /// Shows placeholders before items of the data, those of the same place in their order.
    private mutating func settle(_ places: [(slot: PlaceholderSlot, path: DataPath)]) {
        let sorted = places.enumerated().sorted {
            ($0.element.path, $0.offset) < ($1.element.path, $1.offset)
        }.map(\.element)
        var before: [Int: Int] = [:]
        for (slot, path) in sorted {
            slot.path = ShownPath(item: path.item + before[path.section, default: 0], section: path.section)
            before[path.section, default: 0] += 1
        }
        take(sorted.map(\.slot))
    }

    private mutating func take(_ new: [PlaceholderSlot]) {
        slots = new.sorted { $0.path < $1.path }
        shifts = Dictionary(grouping: slots.map(\.path), by: \.section)
            .mapValues { IndexShift(removed: [], inserted: $0.map(\.item)) }
    }
}
