/// Where an item is in the data source, which knows no placeholders. Plain index paths in lists count what is shown, placeholders too:
/// the compiler keeps the two apart, and ``PlaceholderMap`` leads from one to the other.
struct DataPath: Hashable, Comparable {
    /// As the program knows it.
    let indexPath: IndexPath

    init(_ indexPath: IndexPath) {
        self.indexPath = indexPath
    }

    var section: Int { indexPath.section }
    var item: Int { indexPath.item }

    static func < (a: DataPath, b: DataPath) -> Bool { a.indexPath < b.indexPath }
}
