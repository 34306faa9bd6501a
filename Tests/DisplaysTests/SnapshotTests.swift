import QuartzCore
import Testing

@testable import MutoscopeTesting

@Suite("Golden pictures")
@MainActor
struct SnapshotTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private var golden: GoldenPicture {
        GoldenPicture(testFile: folder.path("CardTests.swift"), test: "opens(at:)", name: "half way")
    }

    private func picture(
        _ word: UInt32, width: Int = 4, changing change: (x: Int, y: Int, word: UInt32)? = nil
    ) -> CGImage {
        let buffer = PixelBuffer(width: width, height: 3, isOpaque: true)
        buffer.fill(word)
        if let change { buffer.base[change.y * buffer.stride + change.x] = change.word }
        return CGImage(buffer: buffer)
    }

    private func failure(_ body: () throws -> Void) throws -> SnapshotFailure {
        try #require(#expect(throws: SnapshotFailure.self, performing: body))
    }

    @Test("a golden picture lies beside the test, named by test and name")
    func place() {
        #expect(golden.file.path == folder.path("__Snapshots__/CardTests/opens-at.half-way.png"))
    }

    @Test("the first run records and fails, the next one compares")
    func firstRun() throws {
        let drawn = picture(0xFF12_3456)
        let first = try failure { try golden.check(drawn, tolerance: .exact, mode: .missing) }
        #expect(first.message.contains("Look at it"))
        try golden.check(drawn, tolerance: .exact, mode: .missing)
        try golden.check(drawn, tolerance: .exact, mode: .never)
    }

    @Test("nothing is written where goldens must exist")
    func never() throws {
        let failed = try failure { try golden.check(picture(0xFF00_0000), tolerance: .exact, mode: .never) }
        #expect(failed.message.contains("no golden picture"))
        #expect(folder.contents.isEmpty)
    }

    @Test("a difference says how many pixels, how much and where, with a picture")
    func difference() throws {
        _ = try failure { try golden.check(picture(0xFF10_2030), tolerance: .exact, mode: .record) }
        let changed = picture(0xFF10_2030, changing: (2, 1, 0xFF10_2A30))
        let failed = try failure { try golden.check(changed, tolerance: .exact, mode: .never) }
        #expect(failed.message.contains("1 of 12 pixels"))
        #expect(failed.message.contains("by up to 10 of 255 at (2, 1)"))
        let sheet = try #require(failed.picture)
        #expect(sheet.width == 4 * 3 + 16 && sheet.height == 3)
        #expect(sheet.base[sheet.stride + 2 * (4 + 8) + 2] == 0xFFFF_0000)
        #expect(sheet.base[sheet.stride + 4 + 8 + 2] == 0xFF10_2A30)
    }

    @Test("tolerances bound the channel and the number of pixels")
    func tolerance() throws {
        _ = try failure { try golden.check(picture(0xFF10_2030), tolerance: .exact, mode: .record) }
        let changed = picture(0xFF10_2030, changing: (0, 0, 0xFF10_2430))
        try golden.check(changed, tolerance: SnapshotTolerance(channel: 4), mode: .never)
        try golden.check(changed, tolerance: SnapshotTolerance(pixels: 0.09), mode: .never)
        _ = try failure { try golden.check(changed, tolerance: SnapshotTolerance(channel: 3), mode: .never) }
        _ = try failure { try golden.check(changed, tolerance: SnapshotTolerance(pixels: 0.08), mode: .never) }
    }

    @Test("another size is a difference of its own")
    func size() throws {
        _ = try failure { try golden.check(picture(0xFF10_2030), tolerance: .exact, mode: .record) }
        let failed = try failure { try golden.check(picture(0xFF10_2030, width: 5), tolerance: .exact, mode: .never) }
        #expect(failed.message.contains("5×3") && failed.message.contains("4×3"))
        #expect(failed.picture != nil)
    }

    @Test("a golden picture that is no picture is named")
    func damaged() throws {
        _ = try failure { try golden.check(picture(0xFF10_2030), tolerance: .exact, mode: .record) }
        try Data("not a picture".utf8).write(to: golden.file)
        let failed = try failure { try golden.check(picture(0xFF10_2030), tolerance: .exact, mode: .never) }
        #expect(failed.message.contains("cannot be read"))
    }

    @Test("the environment chooses what is written")
    func modes() throws {
        #expect(try SnapshotMode.chosen(by: [:]) == .missing)
        #expect(try SnapshotMode.chosen(by: ["CI": "true"]) == .never)
        #expect(try SnapshotMode.chosen(by: ["CI": "true", "MUTOSCOPE_SNAPSHOTS": "record"]) == .record)
        let failed = try failure { _ = try SnapshotMode.chosen(by: ["MUTOSCOPE_SNAPSHOTS": "always"]) }
        #expect(failed.message.contains("always"))
    }
}
