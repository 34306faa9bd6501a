import Foundation

/// A run in a few lines of Markdown: what a pull request is told.
package struct ReportSummary {
    private let log: SnapshotLog
    /// How a failure is accepted, in front of its name.
    private let acceptCommand: String
    /// Comments have an end.
    private static let most = 50

    package init(_ log: SnapshotLog, acceptCommand: String) {
        self.log = log
        self.acceptCommand = acceptCommand
    }

    /// Writes it into a file.
    package func write(to path: String) throws(SnapshotLogError) {
        do {
            try Data(markdown.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw SnapshotLogError("The summary could not be written to \(path): \(error.localizedDescription)")
        }
    }

    package var markdown: String {
        let failures = log.failures
        guard !failures.isEmpty else { return "### Snapshots: all equal\n\n\(log.counts)\n" }
        var lines = ["### Snapshots: \(failures.count) failed", "", log.counts, "", "| snapshot | test |", "|---|---|"]
        lines += failures.prefix(Self.most).map {
            "| \(code($0.shortPath)) | \(code("\($0.file.fileName):\($0.line)")) |"
        }
        if failures.count > Self.most { lines.append("| … \(failures.count - Self.most) more | |") }
        lines += ["", "The report has both pictures of each. If they are meant:", "", "```"]
        lines += failures.count == 1 ? ["\(acceptCommand) \(failures[0].shortPath)"] : ["\(acceptCommand) --all"]
        return (lines + ["```"]).joined(separator: "\n") + "\n"
    }

    /// Names may hold what Markdown takes for its own.
    private func code(_ text: String) -> String {
        "`" + text.replacingOccurrences(of: "`", with: "'").replacingOccurrences(of: "|", with: "\\|") + "`"
    }
}

extension String {
    fileprivate var fileName: String { (self as NSString).lastPathComponent }
}
