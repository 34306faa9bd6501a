import CoreGraphics

/// What a batch of updates says it did. Deletions, reloads and the sources of moves count before the updates; insertions and the
/// targets of moves after them.
struct UpdateChanges<Path: CountedPath> {
    var insertedSections = IndexSet()
    var deletedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []
    var inserted: [Path] = []
    var deleted: [Path] = []
    var reloaded: [Path] = []
    var reconfigured: [Path] = []
    var moved: [(from: Path, to: Path)] = []
}

extension UpdateChanges<DataPath> {
    /// The same changes, as what is shown counts.
    ///
    /// - Parameters:
    ///   - old: what is shown without being in the data before.
    ///   - new: the same afterwards.
    @MainActor
    func shown(from old: PlaceholderMap, to new: PlaceholderMap) -> UpdateChanges<ShownPath> {
        UpdateChanges<ShownPath>(
            insertedSections: insertedSections, deletedSections: deletedSections, reloadedSections: reloadedSections,
            movedSections: movedSections, inserted: inserted.map(new.shown), deleted: deleted.map(old.shown),
            reloaded: reloaded.map(old.shown), reconfigured: reconfigured.map(old.shown),
            moved: moved.map { (old.shown($0.from), new.shown($0.to)) })
    }
}

/// A batch of updates that does not fit the data, in the words that UIKit uses for it.
struct InvalidUpdate: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ reason: String) { description = "Invalid update: \(reason)" }
}
