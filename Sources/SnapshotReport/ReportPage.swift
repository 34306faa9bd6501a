package import Foundation

/// One page about a run: failures first, side by side, with a slider, an onion skin, a blink and the difference; everything else below.
package struct ReportPage {
    private let log: SnapshotLog
    /// How a failure is accepted, in front of its name.
    private let acceptCommand: String

    package init(_ log: SnapshotLog, acceptCommand: String) {
        self.log = log
        self.acceptCommand = acceptCommand
    }

    /// Writes `index.html` into a folder, with copies of the pictures beside it.
    package func write(to folder: URL) throws(SnapshotLogError) -> URL {
        let pictures = folder.appendingPathComponent("pictures")
        let page = folder.appendingPathComponent("index.html")
        do {
            try? FileManager.default.removeItem(at: pictures)
            try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
            var entries: [Entry] = []
            for (index, record) in log.records.enumerated() {
                entries.append(try entry(record, number: index, pictures))
            }
            entries.sort { ($0.order, $0.group, $0.name) < ($1.order, $1.group, $1.name) }
            try Data(html(entries).utf8).write(to: page, options: .atomic)
        } catch {
            throw SnapshotLogError("The report could not be written to \(folder.path): \(error.localizedDescription)")
        }
        return page
    }

    // MARK: Entries

    private struct Entry: Encodable {
        let name: String
        /// The folder of the test file.
        let group: String
        let test: String
        let place: String
        let status: String
        let message: String?
        let pictures: [String: String]
        let accept: String?
        let cell: SnapshotRecord.Cell?
        /// In the order in which they were taken.
        let number: Int
        /// Whether its pictures move.
        let isFilm: Bool

        var order: Int { status == "failed" ? 0 : status == "recorded" ? 1 : 2 }
    }

    private func entry(_ record: SnapshotRecord, number: Int, _ folder: URL) throws -> Entry {
        var sources = record.evidence
        if sources.isEmpty { sources = ["reference": record.golden] }
        var pictures: [String: String] = [:]
        for (role, path) in sources {
            let source = URL(fileURLWithPath: path)
            guard FileManager.default.fileExists(atPath: path) else { continue }
            let name = "\(number).\(role).\(source.pathExtension)"
            try FileManager.default.copyItem(at: source, to: folder.appendingPathComponent(name))
            pictures[role] = "pictures/\(name)"
        }
        let golden = URL(fileURLWithPath: record.golden)
        return Entry(
            name: record.name, group: golden.deletingLastPathComponent().lastPathComponent, test: record.test,
            place: "\((record.file as NSString).lastPathComponent):\(record.line)", status: record.status.rawValue,
            message: record.message, pictures: pictures,
            accept: record.status == .failed ? "\(acceptCommand) \(record.shortPath)" : nil, cell: record.cell,
            number: record.number, isFilm: record.golden.hasSuffix(".film.png"))
    }

    // MARK: The page

    private func html(_ entries: [Entry]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        // Nothing in a name may end the script.
        let json = String(decoding: try encoder.encode(entries), as: UTF8.self)
            .replacingOccurrences(of: "</", with: "<\\/")
        let counts = Dictionary(grouping: entries, by: \.status).mapValues(\.count)
        let words = ["failed", "recorded", "equal"].compactMap { status in
            counts[status].map { "\($0) \(status)" }
        }
        return ReportTemplate.page
            .replacingOccurrences(of: "@SUMMARY@", with: words.joined(separator: ", "))
            .replacingOccurrences(of: "@ALL@", with: acceptCommand + " --all")
            .replacingOccurrences(of: "@ENTRIES@", with: json)
    }
}
