import Foundation

/// Waits until something of a package is saved.
final class SourceWatch {
    private let folder: URL
    private var known: [String: Date]
    /// Seconds between two looks.
    private static let pause = 0.2

    init(_ folder: URL) {
        self.folder = folder
        known = Self.dates(in: folder)
    }

    /// Blocks. Editors that write a file in several steps have a moment to finish.
    ///
    /// - Returns: When the newest of what changed was saved.
    func waitForChange() -> Date {
        while true {
            let dates = Self.dates(in: folder)
            if let newest = Self.newest(from: known, to: dates) {
                Thread.sleep(forTimeInterval: Self.pause / 4)
                known = Self.dates(in: folder)
                return newest
            }
            Thread.sleep(forTimeInterval: Self.pause)
        }
    }

    /// nil where nothing has changed. What was removed was removed now.
    static func newest(from old: [String: Date], to new: [String: Date], now: Date = Date()) -> Date? {
        let changed = new.filter { old[$0.key] != $0.value }.values.max()
        return changed ?? (old.keys.contains { new[$0] == nil } ? now : nil)
    }

    private static func dates(in folder: URL) -> [String: Date] {
        var dates: [String: Date] = [:]
        for file in files(in: folder) {
            dates[file.path] = try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        }
        return dates
    }

    /// Without hidden folders, among which are those of builds and of versions.
    static func files(in folder: URL) -> [URL] {
        let keys: [URLResourceKey] = [.contentModificationDateKey, .isRegularFileKey]
        guard
            let walk = FileManager.default.enumerator(
                at: folder, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
        else { return [] }
        return walk.compactMap { $0 as? URL }.filter {
            (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) ?? false
        }
    }
}
