// The boundary to the program: inside lists a path is of the data or of what is shown, and the compiler knows which.

extension ListHost {
    /// An index path that the program gives to the list's own methods.
    func taken(_ path: IndexPath) -> ShownPath {
        usesShownPaths ? ShownPath(path) : placeholders.shown(DataPath(path))
    }

    /// An index path that the list's own methods give to the program; nil for a placeholder.
    func given(_ path: ShownPath) -> IndexPath? {
        usesShownPaths ? path.indexPath : placeholders.data(path)?.indexPath
    }

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

    // MARK: What `UIDataSourceTranslating` asks for

    func shown(forData path: IndexPath?) -> IndexPath? { path.map { placeholders.shown(DataPath($0)).indexPath } }

    func data(forShown path: IndexPath?) -> IndexPath? {
        path.flatMap { placeholders.data(ShownPath($0))?.indexPath }
    }
}
