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
    /// Which of its process it was; read from the log.
    package var number = 0
    /// Where it stands in a matrix; nil for one that stands alone.
    package var cell: Cell?

    /// One of the pictures of a matrix, in words.
    package struct Cell: Codable, Equatable, Sendable {
        /// What all pictures of the matrix are called.
        package var matrix: String
        /// The device.
        package var row: String
        /// Style, size of text and language.
        package var column: String

        package init(matrix: String, row: String, column: String) {
            (self.matrix, self.row, self.column) = (matrix, row, column)
        }
    }

    private enum CodingKeys: CodingKey {
        case golden, name, test, file, line, status, message, evidence, cell
    }

    package init(golden: String, name: String, test: String, file: String, line: Int, status: Status) {
        (self.golden, self.name, self.test) = (golden, name, test)
        (self.file, self.line, self.status) = (file, line, status)
    }
}

extension SnapshotRecord {
    /// What tells it from every other one, as short as that can be said: the folder and the file.
    package var shortPath: String {
        golden.split(separator: "/").suffix(2).joined(separator: "/")
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
            for (number, record) in try Self.records(in: folder.appendingPathComponent(name)).enumerated() {
                var record = record
                record.number = number
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

    /// "12 snapshots, 1 failed, 2 recorded"
    package var counts: String {
        let counts = Dictionary(grouping: records, by: \.status).mapValues(\.count)
        let words = [SnapshotRecord.Status.failed, .recorded].compactMap { status in
            counts[status].map { "\($0) \(status.rawValue)" }
        }
        return (["\(records.count) snapshot\(records.count == 1 ? "" : "s")"] + words).joined(separator: ", ")
    }
}
