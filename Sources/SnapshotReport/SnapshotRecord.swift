package import Foundation

/// What became of one snapshot, a line of a run's log.
package struct SnapshotRecord: Codable, Equatable, Sendable {
    package enum Status: String, Codable, Sendable {
        case equal, recorded, failed
    }

    /// The golden file.
    package var golden: String
    package var name: String
    package var test: String
    /// Where it was asked for.
    package var file: String
    package var line: Int
    package var status: Status
    package var message: String?
    /// The files that show a failure, by role: reference, failure, difference, together.
    package var evidence: [String: String] = [:]

    package init(golden: String, name: String, test: String, file: String, line: Int, status: Status) {
        (self.golden, self.name, self.test) = (golden, name, test)
        (self.file, self.line, self.status) = (file, line, status)
    }
}

/// Why a run cannot be told about; a sentence.
package struct SnapshotLogError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}

/// What a test run wrote into the folder that `MUTOSCOPE_SNAPSHOT_RUN` names.
package struct SnapshotLog {
    package let folder: URL
    /// The last word on every golden file, by its path.
    package let records: [SnapshotRecord]

    package init(folder: URL) throws(SnapshotLogError) {
        self.folder = folder
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        } catch {
            throw SnapshotLogError("\(folder.path) is no folder that can be read.")
        }
        let logs = names.filter { $0.hasSuffix(".jsonl") }.sorted()
        guard !logs.isEmpty else {
            throw SnapshotLogError(
                "\(folder.path) has no log of a run. Run the tests with MUTOSCOPE_SNAPSHOT_RUN=\(folder.path).")
        }
        var last: [String: SnapshotRecord] = [:]
        for name in logs {
            for record in try Self.records(in: folder.appendingPathComponent(name)) {
                // A failure is not forgotten because the same file was equal elsewhere.
                if last[record.golden]?.status == .failed, record.status == .equal { continue }
                last[record.golden] = record
            }
        }
        records = last.values.sorted { $0.golden < $1.golden }
    }

    /// A last line without an end belongs to a process that was killed, and does not count.
    private static func records(in file: URL) throws(SnapshotLogError) -> [SnapshotRecord] {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw SnapshotLogError("\(file.path) cannot be read.")
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        var records: [SnapshotRecord] = []
        for (index, line) in lines.enumerated() where !line.isEmpty {
            guard let record = try? JSONDecoder().decode(SnapshotRecord.self, from: Data(line.utf8)) else {
                throw SnapshotLogError("Line \(index + 1) of \(file.path) is no record of a snapshot.")
            }
            records.append(record)
        }
        return records
    }

    package var failures: [SnapshotRecord] { records.filter { $0.status == .failed } }
}
