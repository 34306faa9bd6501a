import CoreGraphics

/// What a batch of updates says it did. Deletions, reloads and the sources of moves count before the updates; insertions and the
/// targets of moves after them.
struct UpdateChanges {
    var insertedSections = IndexSet()
    var deletedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []
    var inserted: [IndexPath] = []
    var deleted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var reconfigured: [IndexPath] = []
    var moved: [(from: IndexPath, to: IndexPath)] = []
}

/// A batch of updates that does not fit the data, in the words that UIKit uses for it.
struct InvalidUpdate: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ reason: String) { description = "Invalid update: \(reason)" }
}
