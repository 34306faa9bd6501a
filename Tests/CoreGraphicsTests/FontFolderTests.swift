import Testing

@testable import CoreGraphics

@Suite("A folder of fonts")
struct FontFolderTests {
    @Test("has the fonts in it, and no others")
    func families() throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let folder = tests.appendingPathComponent("UIFoundationTests/Resources")
        #expect(FontFolder.families(in: folder.path) == ["Whole Squares"])
    }

    @Test("may be empty or missing")
    func none() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts & more \(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(FontFolder.families(in: folder.path) == [])
        #expect(FontFolder.families(in: folder.path + "/none") == nil)
    }

    @Test("a character that no font has is named, once for its neighbours")
    func missing() {
        // A noncharacter of a plane without any script.
        let (_, messages) = Diagnostics.collecting {
            TextLayout([TextRun("a\u{8FFF0}", TextAttributes(font: FontDescription(size: 12)))]).size.width
        }
        #expect(messages.contains { $0.contains("U+8FFF0") })
    }
}
