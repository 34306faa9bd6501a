import Foundation
import SnapshotReport
import TestSupport
import Testing

@Suite("Runs of snapshots")
struct SnapshotLogTests {
    private let folder: TemporaryFolder
    private let tests: URL

    init() throws {
        folder = try TemporaryFolder()
        tests = folder.url.appendingPathComponent("Tests")
        for name in [
            "CardTests/a.png", "CardTests/b.png", "CardTests/c.mutoscope.png", "OtherTests/z.png", "GoneTests/g.txt",
        ] {
            try write("golden", to: tests.appendingPathComponent("__Snapshots__/\(name)"))
        }
        for name in ["CardTests.swift", "OtherTests.swift"] { try write("", to: tests.appendingPathComponent(name)) }
    }

    private func write(_ text: String, to url: URL) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func golden(_ name: String) -> URL { tests.appendingPathComponent("__Snapshots__/CardTests/\(name)") }

    /// The log of a run in which `a` failed.
    private func log(_ more: String = "") throws -> SnapshotLog {
        let run = folder.url.appendingPathComponent("run")
        try write("drawn", to: run.appendingPathComponent("a.failure.png"))
        var record = SnapshotRecord(
            golden: golden("a.png").path, name: "a", test: "CardTests/a()", file: "/t/CardTests.swift", line: 7,
            status: .failed)
        record.message = "a differs </script>"
        record.evidence = ["failure": run.appendingPathComponent("a.failure.png").path]
        let line = String(decoding: try JSONEncoder().encode(record), as: UTF8.self)
        try write(line + "\n" + more, to: run.appendingPathComponent("1.jsonl"))
        return try SnapshotLog(folder: run)
    }

    @Test("unused files are those of test files that ran or are gone, never of other tools")
    func unused() throws {
        let names = try log().unusedGoldens(below: tests).map(\.lastPathComponent)
        #expect(names == ["b.png", "g.txt"])
    }

    @Test("accepting puts what was drawn in place, for one name or for all")
    func accept() throws {
        let log = try log()
        let error = #expect(throws: SnapshotLogError.self) { try log.accept("b") }
        #expect(error?.description.contains("These did:\n  a") == true)
        #expect(try log.accept("a") == [golden("a.png").path])
        #expect(try String(contentsOf: golden("a.png"), encoding: .utf8) == "drawn")
        #expect(try log.accept(nil).count == 1)
    }

    @Test("a line that a killed process began does not count, one that is no record is named")
    func brokenLines() throws {
        #expect(try log("{\"golden\": \"/x").records.count == 1)
        #expect(throws: SnapshotLogError.self) { try log("{\"golden\": \"/x\n") }
        #expect(throws: SnapshotLogError.self) { try SnapshotLog(folder: folder.url.appendingPathComponent("none")) }
    }

    @Test("the page has the pictures beside it, and nothing in a name ends its script")
    func page() throws {
        let page = try ReportPage(log(), acceptCommand: "swift package snapshots accept").write(
            to: folder.url.appendingPathComponent("page"))
        let html = try String(contentsOf: page, encoding: .utf8)
        #expect(html.contains("1 failed"))
        #expect(html.contains("swift package snapshots accept CardTests\\/a.png"))
        #expect(!html.contains("differs </script>"))
        #expect(FileManager.default.fileExists(atPath: folder.path("page/pictures/0.failure.png")))
    }

    @Test("pictures of a matrix know their place in the page's table, and films move")
    func matrixAndFilm() throws {
        var cell = SnapshotRecord(
            golden: golden("b.png").path, name: "b", test: "CardTests/b()", file: "/t/CardTests.swift", line: 9,
            status: .equal)
        cell.cell = .init(matrix: "b", row: "iPhone 16 Pro", column: "dark · L")
        let film = SnapshotRecord(
            golden: golden("f.film.png").path, name: "f", test: "CardTests/f()", file: "/t/CardTests.swift", line: 11,
            status: .equal)
        let lines = try [cell, film].map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) + "\n" }
        let log = try log(lines.joined())
        #expect(log.records.map(\.number) == [0, 1, 2])
        let page = try ReportPage(log, acceptCommand: "accept").write(to: folder.url.appendingPathComponent("page"))
        let html = try String(contentsOf: page, encoding: .utf8)
        #expect(html.contains(#""cell":{"column":"dark · L","matrix":"b","row":"iPhone 16 Pro"}"#))
        #expect(html.contains(#""isFilm":true"#))
    }

    @Test("a pull request is told what failed, in names that Markdown leaves alone")
    func summary() throws {
        let markdown = try ReportSummary(log(), acceptCommand: "swift package snapshots accept").markdown
        #expect(markdown.hasPrefix("### Snapshots: 1 failed\n\n1 snapshot, 1 failed\n"))
        #expect(markdown.contains("| `CardTests/a.png` | `CardTests.swift:7` |"))
        #expect(markdown.contains("swift package snapshots accept CardTests/a.png"))
        var other = SnapshotRecord(
            golden: golden("a.png").path, name: "a", test: "t", file: "/t/x.swift", line: 1, status: .equal)
        other.golden = golden("x|`y.png").path
        other.status = .failed
        let line = String(decoding: try JSONEncoder().encode(other), as: UTF8.self) + "\n"
        let both = try ReportSummary(log(line), acceptCommand: "accept").markdown
        #expect(both.contains(#"`CardTests/x\|'y.png`"#))
        #expect(both.contains("accept --all"))
    }

    @Test("a path of folder and file accepts one failure where two have one name")
    func acceptByPath() throws {
        var other = SnapshotRecord(
            golden: tests.appendingPathComponent("__Snapshots__/OtherTests/a.png").path, name: "a", test: "t",
            file: "/t/OtherTests.swift", line: 1, status: .failed)
        other.evidence = try log().failures[0].evidence
        let line = String(decoding: try JSONEncoder().encode(other), as: UTF8.self) + "\n"
        let log = try log(line)
        #expect(try log.accept("OtherTests/a.png") == [other.golden])
        #expect(try log.accept("a").count == 2)
    }
}
