import Foundation

/// Where an item of a list is, by one of the two ways of counting: as the data does, or as what is shown does, which has placeholders
/// too and moves items before the data hears of it. Nothing but ``PlaceholderMap`` leads from one to the other; plain index paths are
/// what the program gives and gets.
protocol CountedPath: Hashable, Comparable {
    init(_ indexPath: IndexPath)
    /// By the same count, as the program has it.
    var indexPath: IndexPath { get }
}

extension CountedPath {
    init(item: Int, section: Int) { self.init(IndexPath(item: item, section: section)) }

    var section: Int { indexPath.section }
    var item: Int { indexPath.item }

    static func < (a: Self, b: Self) -> Bool { a.indexPath < b.indexPath }
}

/// Where an item is in the data source, which knows no placeholders.
struct DataPath: CountedPath {
    let indexPath: IndexPath

    init(_ indexPath: IndexPath) {
        self.indexPath = indexPath
    }
}

/// Where an item is among what a list shows: so layouts count.
struct ShownPath: CountedPath {
    let indexPath: IndexPath

    init(_ indexPath: IndexPath) {
        self.indexPath = indexPath
    }
}

extension ShownPath {
    init(row: Int, section: Int) { self.init(item: row, section: section) }

    var row: Int { item }
}
