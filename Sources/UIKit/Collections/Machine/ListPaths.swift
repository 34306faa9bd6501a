// Index paths that the program gives and takes count the data, but where it says otherwise; those inside lists count what is shown.

extension ListHost {
    /// An index path that the program gives, as what is shown counts.
    func taken(_ path: IndexPath) -> IndexPath { usesShownPaths ? path : placeholders.shown(DataPath(path)) }

    /// An index path of what is shown, as the program counts; nil for a placeholder.
    func given(_ path: IndexPath) -> IndexPath? { usesShownPaths ? path : placeholders.data(path)?.indexPath }

    /// The list's own methods count what is shown, as layouts do.
    func usingShownPaths<Result>(_ body: () -> Result) -> Result {
        let old = usesShownPaths
        usesShownPaths = true
        defer { usesShownPaths = old }
        return body()
    }

    /// How many items a section has, as the program counts.
    ///
    /// - Parameter items: what the list calls them.
    func count(ofSection section: Int, _ items: String) -> Int {
        precondition(
            counts.indices.contains(section),
            "request for the number of \(items) in section \(section), but there are only \(counts.count) sections")
        return (usesShownPaths ? counts : placeholders.dataCounts(counts))[section]
    }
}
