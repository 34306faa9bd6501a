import CoreGraphics

/// The rules that a batch must keep, with the sentences in which UIKit says that one was broken.
extension UpdatePlan {
    func checkIndices() throws(InvalidUpdate) {
        for section in changes.deletedSections where !oldCounts.indices.contains(section) {
            throw InvalidUpdate(
                "attempt to delete section \(section), but there are only \(oldCounts.count) sections before the update"
            )
        }
        for section in changes.insertedSections where !newCounts.indices.contains(section) {
            throw InvalidUpdate(
                "attempt to insert section \(section) but there are only \(newCounts.count) sections after the update")
        }
        for section in changes.reloadedSections where !oldCounts.indices.contains(section) {
            throw InvalidUpdate(
                "attempt to reload section \(section), but there are only \(oldCounts.count) sections before the update"
            )
        }
        for (from, to) in changes.movedSections
        where !oldCounts.indices.contains(from) || !newCounts.indices.contains(to) {
            throw InvalidUpdate(
                "attempt to move section \(from) to section \(to), but there are only \(oldCounts.count) sections before and "
                    + "\(newCounts.count) sections after the update")
        }
        try checkItems(changes.deleted, "delete", before: true)
        try checkItems(changes.reloaded + changes.reconfigured, "reload", before: true)
        try checkItems(changes.inserted, "insert", before: false)
        try checkItems(changes.moved.map(\.from), "move", before: true)
        try checkItems(changes.moved.map(\.to), "move an item to", before: false)
        try checkConflicts()
    }

    private func checkItems(_ paths: [Path], _ verb: String, before: Bool) throws(InvalidUpdate) {
        let counts = before ? oldCounts : newCounts
        let moment = before ? "before" : "after"
        for path in paths {
            guard counts.indices.contains(path.section) else {
                throw InvalidUpdate(
                    "attempt to \(verb) item \(path.item) \(before ? "from" : "into") section \(path.section), but there are "
                        + "only \(counts.count) sections \(moment) the update")
            }
            guard (0..<counts[path.section]).contains(path.item) else {
                throw InvalidUpdate(
                    "attempt to \(verb) item \(path.item) \(before ? "from" : "into") section \(path.section) which only "
                        + "contains \(counts[path.section]) items \(moment) the update")
            }
        }
    }

    private func checkConflicts() throws(InvalidUpdate) {
        let deleted = Set(changes.deleted)
        if deleted.count < changes.deleted.count {
            throw InvalidUpdate(
                "attempt to perform more than one delete of the same index path (\(repeated(changes.deleted)))")
        }
        if Set(changes.inserted).count < changes.inserted.count {
            throw InvalidUpdate(
                "attempt to perform more than one insert at the same index path (\(repeated(changes.inserted)))")
        }
        var sources: Set<Path> = [], targets = Set(changes.inserted)
        for (from, to) in changes.moved {
            if deleted.contains(from) {
                throw InvalidUpdate("attempt to perform a delete and a move from the same index path (\(from.words))")
            }
            if !sources.insert(from).inserted {
                throw InvalidUpdate("attempt to perform multiple moves from the same index path (\(from.words))")
            }
            if !targets.insert(to).inserted {
                throw InvalidUpdate("attempt to perform an insert and a move to the same index path (\(to.words))")
            }
        }
        for path in changes.reloaded where deleted.contains(path) {
            throw InvalidUpdate("attempt to delete and reload the same index path (\(path.words))")
        }
        for (from, _) in changes.movedSections where changes.deletedSections.contains(from) {
            throw InvalidUpdate("attempt to perform a delete and a move from the same section (\(from))")
        }
    }

    private func repeated(_ paths: [Path]) -> String {
        var seen: Set<Path> = []
        return paths.first { !seen.insert($0).inserted }?.words ?? ""
    }

    func checkSections() throws(InvalidUpdate) {
        let inserted = changes.insertedSections.count, deleted = changes.deletedSections.count
        guard newCounts.count != oldCounts.count + inserted - deleted else { return }
        throw InvalidUpdate(
            "invalid number of sections. The number of sections contained in the collection view after the update "
                + "(\(newCounts.count)) must be equal to the number of sections contained in the collection view before the "
                + "update (\(oldCounts.count)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, "
                + "\(deleted) deleted).")
    }

    func checkItems() throws(InvalidUpdate) {
        let inserted = tally(changes.inserted), deleted = tally(changes.deleted)
        let movedIn = tally(changes.moved.map(\.to)), movedOut = tally(changes.moved.map(\.from))
        for old in oldCounts.indices where !changes.reloadedSections.contains(old) {
            guard let new = newSection(of: old) else { continue }
            let gained = inserted[new] ?? 0, lost = deleted[old] ?? 0
            let moved = (in: movedIn[new] ?? 0, out: movedOut[old] ?? 0)
            guard newCounts[new] != oldCounts[old] + gained - lost + moved.in - moved.out else { continue }
            throw InvalidUpdate(
                "invalid number of items in section \(new). The number of items contained in an existing section after the "
                    + "update (\(newCounts[new])) must be equal to the number of items contained in that section before the "
                    + "update (\(oldCounts[old])), plus or minus the number of items inserted or deleted from that section "
                    + "(\(gained) inserted, \(lost) deleted) and plus or minus the number of items moved into or out of that "
                    + "section (\(moved.in) moved in, \(moved.out) moved out).")
        }
    }

    private func tally(_ paths: [Path]) -> [Int: Int] {
        var counts: [Int: Int] = [:]
        for path in paths { counts[path.section, default: 0] += 1 }
        return counts
    }
}

extension CountedPath {
    /// As UIKit prints an index path.
    fileprivate var words: String {
        "{length = \(indexPath.count), path = \(indexPath.map(String.init).joined(separator: " - "))}"
    }
}
