import SnapshotReport
import Testing
import UIKit
import XCTest

/// One call of `assertSnapshot`.
@MainActor
struct SnapshotAssertion {
    let place: SnapshotPlace
    let function: String
    let name: String?
    let comparison: SnapshotComparison
    let recording: SnapshotRecording?
    var environment = ProcessInfo.processInfo.environment

    /// Takes the snapshot once, or in all the ways of a matrix.
    func check<Subject: SnapshotSubject>(
        _ settings: SnapshotSettings, over spread: SnapshotSpread?, _ make: @MainActor () -> Subject
    ) {
        let asker = SnapshotAsker.current(testFile: "\(place.file)", function: function)
        do {
            let base = try GoldenNames.shared.base(for: asker, named: name)
            switch spread?.arrangement {
            case nil: try check(GoldenContent(make().snapshotContent(settings)), base, asker)
            case .files:
                for (cell, content) in try contents(spread?.matrix, settings, make) {
                    try check(GoldenContent(content), base, asker, cell: cell)
                }
            case .sheet:
                let pictures = try contents(spread?.matrix, settings.forSheet, make).compactMap { cell, content in
                    if case .picture(let picture) = content { (cell.title, picture) } else { nil }
                }
                let sheet = try PictureSheet(pictures, columns: spread?.matrix.columns ?? 1).picture()
                try check(GoldenContent(.picture(sheet)), base, asker)
            }
        } catch let failure as SnapshotFailure {
            place.fail(failure.message)
        } catch {
            place.fail("There is nothing to take a snapshot of. \(error)")
        }
    }

    /// A text that counts as equal by its own rule.
    func check(text: String, ending: String, isEqual: @escaping (String) -> Bool) {
        check(GoldenContent(text: text, ending: ending, isEqual: isEqual))
    }

    func check(_ film: AnimatedPNG) {
        check(GoldenContent(film: film))
    }

    private func check(_ content: GoldenContent) {
        let asker = SnapshotAsker.current(testFile: "\(place.file)", function: function)
        do throws(SnapshotFailure) {
            try check(content, GoldenNames.shared.base(for: asker, named: name), asker)
        } catch {
            place.fail(error.message)
        }
    }

    private func contents<Subject: SnapshotSubject>(
        _ matrix: SnapshotMatrix?, _ settings: SnapshotSettings, _ make: @MainActor () -> Subject
    ) throws -> [(SnapshotMatrix.Cell, SnapshotContent)] {
        try (matrix?.cells ?? []).map { cell in
            let settings = settings.with(cell)
            // What is in force while the subject is made: its language, its traits, `UIScreen.main`.
            let screen = settings.makeScreen(size: CGSize(width: 390, height: 844))
            defer { screen.leaveLanguage() }
            return (cell, try make().snapshotContent(settings))
        }
    }

    private func check(
        _ content: GoldenContent, _ base: GoldenNames.Base, _ asker: SnapshotAsker, cell: SnapshotMatrix.Cell? = nil
    ) throws(SnapshotFailure) {
        let recording = try SnapshotRecording.chosen(argument: recording, environment: environment)
        let golden = try GoldenNames.shared.file(base, cell: cell?.name, ending: content.ending)
        var record = SnapshotRecord(
            golden: golden.url.path, name: golden.name, test: asker.title, file: "\(place.file)",
            line: Int(place.line), status: .equal)
        record.cell = cell.map { SnapshotRecord.Cell(matrix: base.name, row: $0.row, column: $0.column) }
        check(content, golden, recording, record)
    }

    private func check(
        _ content: GoldenContent, _ golden: GoldenFile, _ recording: SnapshotRecording, _ planned: SnapshotRecord
    ) {
        var record = planned
        let run = SnapshotRun(environment: environment)
        // Said once, before the first picture of a folder is compared.
        _ = GoldenFonts.shared.complaint(about: golden)
        do throws(SnapshotFailure) {
            if case .recorded(let message) = try golden.check(content, by: comparison, recording: recording) {
                (record.status, record.message) = (.recorded, message)
                try GoldenFonts.shared.note(for: golden)
                place.fail(message)
            }
        } catch {
            let failure = SnapshotFailure(
                [error.message, GoldenFonts.shared.explanation(of: golden)].compactMap { $0 }.joined(separator: "\n"),
                evidence: error.evidence)
            (record.status, record.message) = (.failed, failure.message)
            record.evidence = report(failure, of: golden, run)
        }
        do throws(WriteFailure) {
            try run.note(record)
        } catch {
            place.fail("The log of the run could not be kept. \(error)")
        }
    }

    /// Keeps and attaches what shows the failure, and fails the test; the paths of what was kept.
    private func report(_ failure: SnapshotFailure, of golden: GoldenFile, _ run: SnapshotRun) -> [String: String] {
        var message = failure.message
        var paths: [String: String] = [:]
        do throws(WriteFailure) {
            let urls = try run.keep(failure.evidence, of: golden)
            for (role, url) in urls { paths[role.rawValue] = url.path }
            for role in SnapshotEvidence.Role.allCases {
                if let url = urls[role] { message += "\n\(role.rawValue): \(url.path)" }
            }
        } catch {
            message += "\n\(error)"
        }
        for piece in failure.evidence {
            place.attach(piece.data, name: "\(golden.name).\(piece.role).\(piece.ending)")
        }
        place.fail(message)
        return paths
    }
}

extension SnapshotSettings {
    /// Sheets of many devices would be huge with all their pixels.
    fileprivate var forSheet: SnapshotSettings {
        var settings = self
        settings.scale = scale ?? 1
        return settings
    }

    fileprivate func with(_ cell: SnapshotMatrix.Cell) -> SnapshotSettings {
        var settings = self
        settings.device = cell.device ?? device
        settings.language = cell.language ?? language
        settings.traits = UITraitCollection(traitsFrom: [cell.traits] + [traits].compactMap { $0 })
        return settings
    }
}

/// Where in the source a snapshot was asked for.
struct SnapshotPlace {
    let fileID: String
    let file: StaticString
    let line: UInt
    let column: UInt

    func fail(_ message: String) {
        guard Test.current != nil else {
            XCTFail(message, file: file, line: line)
            return
        }
        Issue.record(Comment(rawValue: message), sourceLocation: location)
    }

    /// XCTest on Linux has no attachments: the files are all there is.
    func attach(_ data: Data, name: String) {
        guard Test.current != nil else { return }
        Attachment.record(Attachment([UInt8](data), named: name, sourceLocation: location), sourceLocation: location)
    }

    private var location: SourceLocation {
        SourceLocation(fileID: fileID, filePath: "\(file)", line: Int(line), column: Int(column))
    }
}
