import CoreGraphics
import Foundation
import SnapshotReport

/// What a run leaves beside its golden files: pictures of failures, and a log of all snapshots when one is asked for.
struct SnapshotRun {
    /// Where pictures of failures go.
    let artifacts: URL
    /// Where the log goes; nil for none.
    let log: URL?

    /// `MUTOSCOPE_SNAPSHOT_RUN` names a folder for both; `MUTOSCOPE_SNAPSHOT_ARTIFACTS` one for pictures.
    init(environment: [String: String]) {
        let run = environment["MUTOSCOPE_SNAPSHOT_RUN"].flatMap { $0.isEmpty ? nil : $0 }
        let pictures = environment["MUTOSCOPE_SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
        let folder = run.map { URL(fileURLWithPath: $0, isDirectory: true) }
        log = folder?.appendingPathComponent("\(getpid()).jsonl")
        artifacts =
            pictures.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? folder?.appendingPathComponent("artifacts")
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("mutoscope-snapshots")
    }

    /// Writes what shows a failure; the paths by role.
    func keep(
        _ evidence: [SnapshotEvidence], of golden: GoldenFile
    ) throws(WriteFailure) -> [SnapshotEvidence.Role: URL] {
        let folder = artifacts.appendingPathComponent(golden.url.deletingLastPathComponent().lastPathComponent)
        var urls: [SnapshotEvidence.Role: URL] = [:]
        for piece in evidence {
            let url = folder.appendingPathComponent("\(golden.name).\(piece.role).\(piece.ending)")
            try WholeFile.write(piece.data, to: url)
            urls[piece.role] = url
        }
        return urls
    }

    /// Adds a line to the log, if one is kept.
    func note(_ record: SnapshotRecord) throws(WriteFailure) {
        guard let log else { return }
        try? FileManager.default.createDirectory(
            at: log.deletingLastPathComponent(), withIntermediateDirectories: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let line = try? encoder.encode(record) else { return }
        let file = open(log.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw WriteFailure(path: log.path, code: errno) }
        defer { close(file) }
        let bytes = line + Data("\n".utf8)
        let written = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress!, $0.count) }
        guard written == bytes.count else { throw WriteFailure(path: log.path, code: errno) }
    }
}
