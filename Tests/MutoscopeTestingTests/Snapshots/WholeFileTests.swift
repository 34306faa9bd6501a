import QuartzCore
import TestSupport
import Testing

@testable import MutoscopeTesting

@Suite("Files are whole or absent")
struct WholeFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("folders are made on the way, and nothing else stays")
    func folders() throws {
        let url = folder.url.appendingPathComponent("a/b/c.png")
        try WholeFile.write(Data([1, 2, 3]), to: url)
        #expect(try Data(contentsOf: url) == Data([1, 2, 3]))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("a/b")) == ["c.png"])
    }

    @Test("what a killed process left is cleared away, what a living one writes is not")
    func parts() throws {
        let url = folder.url.appendingPathComponent("c.png")
        let dead = WholeFile.partName(of: "c.png", process: Int32.max - 1)
        let living = WholeFile.partName(of: "c.png", process: getppid())
        for name in [dead, living] { try Data([0]).write(to: folder.url.appendingPathComponent(name)) }
        try WholeFile.write(Data([1]), to: url)
        #expect(folder.contents == [living, "c.png"].sorted())
    }

    @Test("a file where a folder should be is named")
    func fileInTheWay() throws {
        try Data([0]).write(to: folder.url.appendingPathComponent("__Snapshots__"))
        let url = folder.url.appendingPathComponent("__Snapshots__/Tests/a.png")
        let failed = try #require(throws: WriteFailure.self) { try WholeFile.write(Data([1]), to: url) }
        #expect("\(failed)".contains("a file stands where"), "\(failed)")
    }

    @Test("a file system that takes nothing is named, and the old file stays")
    func readOnly() throws {
        let url = URL(fileURLWithPath: "/proc/self/golden.png")
        let failed = try #require(throws: WriteFailure.self) { try WholeFile.write(Data([1]), to: url) }
        #expect("\(failed)".contains("/proc/self/golden.png"))
    }

    @Test("each reason has its sentence")
    func sentences() {
        #expect("\(WriteFailure(path: "a.png", code: ENOSPC))" == "There is no space left to write a.png.")
        #expect("\(WriteFailure(path: "a.png", code: EACCES))".contains("read-only"))
        #expect("\(WriteFailure(path: "a.png", code: EROFS))".contains("file system is read-only"))
    }
}
