import CoreGraphics
import Foundation
import Testing

@testable import gallery

/// What every screen looks like at its five moments, as one hash each, against the table in Resources.
/// `scripts/fingerprints` shows what changed as pictures, and writes the table anew.
@Suite("Fingerprints")
@MainActor
struct FingerprintTests {
    private static let size = CGSize(width: 195, height: 422)
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Resources/fingerprints.tsv")

    @Test("of all screens are those of the table")
    func screens() throws {
        let found = FingerprintTable(lines: ScreenCatalog.all.map(Self.line))
        if let path = ProcessInfo.processInfo.environment["MUTOSCOPE_FINGERPRINTS"], !path.isEmpty {
            try found.text.write(toFile: path == "accept" ? Self.file.path : path, atomically: true, encoding: .utf8)
            return
        }
        let kept = try FingerprintTable(text: String(contentsOf: Self.file, encoding: .utf8))
        #expect(found.lines.map(\.name) == kept.lines.map(\.name), "run scripts/fingerprints accept")
        for line in found.changes(from: kept) {
            Issue.record("\(line.name) looks different: scripts/fingerprints show \(line.name)")
        }
    }

    private static func line(of screen: any Screen) -> FingerprintTable.Line {
        UsedFonts.forget()
        // Calendars show today: the same day in every run, noon of 15 November 2026 in Greenwich.
        let stills = ScreenPlayer.sheetStills(
            of: screen, size: size, scale: 1, pictures: Pictures(), date: Date(timeIntervalSince1970: 1_794_744_000))
        return FingerprintTable.Line(name: screen.name, fonts: UsedFonts.identities, hashes: stills.map(hash))
    }

    private static func hash(_ picture: CGImage) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for y in 0..<picture.height {
            let row = picture.buffer.base + y * picture.buffer.stride
            for x in 0..<picture.width { hash = (hash ^ UInt64(row[x])) &* 0x100_0000_01B3 }
        }
        return hash
    }

    @Test("of text count only where the fonts are the same")
    func fonts() {
        let shape = FingerprintTable.Line(name: "shape", fonts: [], hashes: [1, 2])
        let text = FingerprintTable.Line(name: "text", fonts: [7], hashes: [3])
        let kept = FingerprintTable(lines: [shape, text])
        #expect(FingerprintTable(text: kept.text) == kept)
        var other = kept
        other.lines[1].hashes = [4]
        #expect(other.changes(from: kept).map(\.name) == ["text"])
        other.lines[1].fonts = [8]
        #expect(other.changes(from: kept).isEmpty)
        other.lines[0].hashes = [1, 3]
        #expect(other.changes(from: kept).map(\.name) == ["shape"])
    }
}

/// One line for each screen: its name, the fonts of its text or a dash, its hashes.
struct FingerprintTable: Equatable {
    struct Line: Equatable {
        var name: String
        var fonts: [UInt64]
        var hashes: [UInt64]
    }

    var lines: [Line]

    init(lines: [Line]) { self.lines = lines }

    init(text: String) {
        lines = text.split(separator: "\n").map { row in
            let cells = row.split(separator: "\t")
            return Line(
                name: String(cells[0]), fonts: cells[1].split(separator: ",").compactMap { UInt64($0, radix: 16) },
                hashes: cells.dropFirst(2).compactMap { UInt64($0, radix: 16) })
        }
    }

    var text: String {
        lines.map { line in
            let fonts = line.fonts.isEmpty ? "-" : line.fonts.map(Self.digits).joined(separator: ",")
            return ([line.name, fonts] + line.hashes.map(Self.digits)).joined(separator: "\t") + "\n"
        }.joined()
    }

    private static func digits(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Lines with other hashes, but for text in other fonts.
    func changes(from kept: FingerprintTable) -> [Line] {
        let known = Dictionary(kept.lines.map { ($0.name, $0) }) { first, _ in first }
        return lines.filter { line in
            guard let before = known[line.name], before.fonts == line.fonts else { return false }
            return before.hashes != line.hashes
        }
    }
}
