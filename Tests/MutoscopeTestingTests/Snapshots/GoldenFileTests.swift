import QuartzCore
import TestSupport
import Testing

@testable import MutoscopeTesting

@Suite("Golden files")
@MainActor
struct GoldenFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private var golden: GoldenFile {
        GoldenFile(testFile: folder.path("CardTests.swift"), name: "opens-at.half-way", ending: "png")
    }

    private var goldenText: GoldenFile {
        GoldenFile(testFile: folder.path("CardTests.swift"), name: "tree", ending: "txt")
    }

    private func failure(_ body: () throws -> Void) throws -> SnapshotFailure {
        try #require(#expect(throws: SnapshotFailure.self, performing: body))
    }

    /// Checks a picture without allowing anything to be written.
    private func compare(_ picture: CGImage, by comparison: SnapshotComparison = .exact) throws {
        #expect(try golden.check(GoldenContent(.picture(picture)), by: comparison, recording: .never) == .equal)
    }

    private func record(_ picture: CGImage) throws {
        _ = try golden.check(GoldenContent(.picture(picture)), by: .exact, recording: .all)
    }

    @Test("a golden file lies beside the test, in a folder of the test file's name")
    func place() {
        #expect(golden.url.path == folder.path("__Snapshots__/CardTests/opens-at.half-way.png"))
    }

    @Test("the first run records and says so, the next one compares")
    func firstRun() throws {
        let drawn = GoldenContent(.picture(.plain(0xFF12_3456)))
        guard case .recorded(let message) = try golden.check(drawn, by: .exact, recording: .missing) else {
            Issue.record("nothing was recorded")
            return
        }
        #expect(message.contains("Look at it"))
        #expect(try golden.check(drawn, by: .exact, recording: .missing) == .equal)
        #expect(try golden.check(drawn, by: .exact, recording: .never) == .equal)
    }

    @Test("nothing is written where golden files must exist")
    func never() throws {
        let failed = try failure { try compare(.plain(0xFF00_0000)) }
        #expect(failed.message.contains("no golden file"))
        #expect(folder.contents.isEmpty)
    }

    @Test("recording what failed writes what is missing and what differs, and fails each time")
    func recordingFailed() throws {
        let red = GoldenContent(.picture(.plain(0xFFFF_0000))), blue = GoldenContent(.picture(.plain(0xFF00_00FF)))
        guard case .recorded = try golden.check(red, by: .exact, recording: .failed) else {
            Issue.record("the missing one was not recorded")
            return
        }
        #expect(try golden.check(red, by: .exact, recording: .failed) == .equal)
        let failed = try failure { _ = try golden.check(blue, by: .exact, recording: .failed) }
        #expect(failed.message.contains("Recorded anew"))
        #expect(failed.evidence.count == 4)
        #expect(try golden.check(blue, by: .exact, recording: .never) == .equal)
    }

    @Test("a difference says how many pixels, how much and where, with pictures apart and together")
    func difference() throws {
        try record(.plain(0xFF10_2030))
        let changed = CGImage.plain(0xFF10_2030, changing: (2, 1, 0xFF10_2A30))
        let failed = try failure { try compare(changed) }
        #expect(failed.message.contains("1 of 12 pixels"))
        #expect(failed.message.contains("by up to 10 of 255 at (2, 1)"))
        #expect(failed.evidence.map(\.role) == SnapshotEvidence.Role.allCases)
        let pictures = try failed.evidence.map { try PNGFile.read($0.data) }
        #expect(pictures[0][2, 1] == 0xFF10_2030)
        #expect(pictures[1][2, 1] == 0xFF10_2A30)
        #expect(pictures[2][2, 1] == 0xFFFF_0000)
        #expect(pictures[3].width == 4 * 3 + 16)
    }

    @Test("tolerances bound the channel and the number of pixels")
    func tolerance() throws {
        try record(.plain(0xFF10_2030))
        let changed = CGImage.plain(0xFF10_2030, changing: (0, 0, 0xFF10_2430))
        try compare(changed, by: .within(channel: 4))
        try compare(changed, by: .within(channel: 0, pixels: 0.09))
        _ = try failure { try compare(changed, by: .within(channel: 3)) }
        _ = try failure { try compare(changed, by: .within(channel: 0, pixels: 0.08)) }
    }

    @Test("another size is a difference of its own, whatever is tolerated")
    func size() throws {
        try record(.plain(0xFF10_2030))
        let wide = CGImage.plain(0xFF10_2030, width: 5)
        for comparison in [SnapshotComparison.exact, .perceptual(difference: 100, share: 0), .moved(by: 8, pixels: 1)] {
            let failed = try failure { try compare(wide, by: comparison) }
            #expect(failed.message.contains("5×3"))
            #expect(failed.message.contains("4×3"))
            #expect(failed.evidence.count == 4)
        }
    }

    @Test(
        "a golden picture that is none, is cut off, damaged, empty or of 16 bits is named and never passes",
        arguments: [
            ("not a picture", "not a PNG file"), ("", "it is empty"), ("cut", "breaks off"), ("bit", "checksum"),
            ("sixteen", "16 bits"),
        ])
    func damaged(_ kind: String, _ words: String) throws {
        try record(.plain(0xFF10_2030))
        let whole = try Data(contentsOf: golden.url)
        var bytes = whole
        switch kind {
        case "cut": bytes = whole.prefix(whole.count - 20)
        case "bit": bytes[bytes.count - 18] ^= 1
        case "sixteen": bytes = .sixteenBitPNG
        default: bytes = Data(kind.utf8)
        }
        try bytes.write(to: golden.url)
        let failed = try failure { try compare(.plain(0xFF10_2030), by: .perceptual(difference: 100, share: 0)) }
        #expect(failed.message.contains("cannot be compared"))
        #expect(failed.message.contains(words), "\(failed.message)")
    }

    @Test("golden pictures that another program has packed compare by their pixels")
    func otherPrograms() throws {
        try record(.plain(0xFFFF_FFFF))
        // One pixel, gray, 1 bit: what optimisers make of white pictures.
        try Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==")?
            .write(to: golden.url)
        let failed = try failure { try compare(.plain(0xFFFF_FFFF)) }
        #expect(failed.message.contains("1×1"))
    }

    @Test("texts are compared by lines, and the lines that differ are shown")
    func texts() throws {
        _ = try goldenText.check(GoldenContent(.text("one\ntwo\nthree")), by: .exact, recording: .all)
        #expect(try goldenText.check(GoldenContent(.text("one\ntwo\nthree")), by: .exact, recording: .never) == .equal)
        let failed = try failure {
            _ = try goldenText.check(
                GoldenContent(.text("one\n2\nthree")), by: .perceptual(share: 0), recording: .never)
        }
        #expect(failed.message.contains("-two\n+2"))
        #expect(failed.evidence.map(\.role) == [.reference, .failure, .difference])
    }

    @Test("a golden file that is a folder is not a pass")
    func isFolder() throws {
        try FileManager.default.createDirectory(at: golden.url, withIntermediateDirectories: true)
        let compared = try failure { try compare(.plain(0xFF00_0000)) }
        #expect(compared.message.contains("cannot be read"))
        let recorded = try failure { try record(.plain(0xFF00_0000)) }
        #expect(recorded.message.contains("not recorded"))
    }
}
