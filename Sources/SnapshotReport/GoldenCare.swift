package import Foundation

extension SnapshotLog {
    /// Golden files below a folder that no test of the run asked for. Only folders count that belong to a test file which took a snapshot
    /// in the run, or whose test file is gone; files of other tools in other folders are none of ours.
    package func unusedGoldens(below root: URL) -> [URL] {
        let used = Set(records.map { URL(fileURLWithPath: $0.golden).standardizedFileURL.path })
        let known = Set(used.map { ($0 as NSString).deletingLastPathComponent })
        guard
            let walk = FileManager.default.enumerator(
                at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        else { return [] }
        var unused: [URL] = []
        for case let url as URL in walk {
            let file = url.standardizedFileURL, folder = file.deletingLastPathComponent()
            guard folder.deletingLastPathComponent().lastPathComponent == "__Snapshots__", Self.isGolden(file),
                !used.contains(file.path)
            else { continue }
            if known.contains(folder.path) || !Self.hasTestFile(folder) { unused.append(file) }
        }
        return unused.sorted { $0.path < $1.path }
    }

    private static func isGolden(_ file: URL) -> Bool {
        let isOurs = ["png", "txt"].contains(file.pathExtension)
        // Pictures of tests that were written for another tool lie beside those of Apple's systems.
        return isOurs && !file.lastPathComponent.contains(".mutoscope.")
    }

    private static func hasTestFile(_ folder: URL) -> Bool {
        let source = folder.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("\(folder.lastPathComponent).swift")
        return FileManager.default.fileExists(atPath: source.path)
    }

    /// Puts what was drawn in place of the golden files of failures, and returns those files.
    ///
    /// - Parameter name: The name of a snapshot, the path of its golden file or its end; nil means every failure.
    package func accept(_ name: String?) throws(SnapshotLogError) -> [String] {
        let chosen = failures.filter { record in
            guard let name else { return true }
            return record.name == name || record.golden == name || record.golden.hasSuffix("/\(name)")
        }
        if let name, chosen.isEmpty {
            let names = failures.map { "\n  \($0.name)" }.joined()
            throw SnapshotLogError(
                "No snapshot called \(name) failed in this run."
                    + (names.isEmpty ? " None failed at all." : " These did:\(names)"))
        }
        var accepted: [String] = []
        for record in chosen {
            guard let drawn = record.evidence["failure"] else { continue }
            do {
                let data = try Data(contentsOf: URL(fileURLWithPath: drawn))
                let golden = URL(fileURLWithPath: record.golden)
                try FileManager.default.createDirectory(
                    at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
                try data.write(to: golden, options: .atomic)
            } catch {
                throw SnapshotLogError("\(record.golden) could not be replaced: \(error.localizedDescription)")
            }
            accepted.append(record.golden)
        }
        return accepted
    }
}
