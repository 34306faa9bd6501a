import CoreGraphics
import Testing

@testable import gallery

@Suite("Gallery pictures")
@MainActor
struct PicturesTests {
    @Test("a folder that is missing or holds no pictures is a sentence")
    func folders() throws {
        #expect(throws: GalleryError.self) { try Pictures(folder: "/nonexistent-folder") }
        let empty = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: empty) }
        let error = #expect(throws: GalleryError.self) { try Pictures(folder: empty.path) }
        #expect(error?.description.contains("no pictures") == true)
    }

    @Test("photos fill what is asked for and are no larger than needed; unreadable ones give way to a landscape")
    func photos() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let wide = Landscape(1).image(size: CGSize(width: 400, height: 100), scale: 1)
        try PNGWriter.write(wide.buffer, to: folder.appendingPathComponent("a.png"))
        try Data("not a picture".utf8).write(to: folder.appendingPathComponent("b.png"))
        let pictures = try Pictures(folder: folder.path)
        let photo = pictures.image(0, size: CGSize(width: 50, height: 50), scale: 1)
        #expect(
            photo.width == 25 && photo.height == 25, "400×100 was decoded to at most 100 a side and cut to a square")
        let landscape = pictures.image(1, size: CGSize(width: 50, height: 50), scale: 1)
        #expect(landscape.width == 50 && landscape.height == 50)
        #expect(pictures.image(0, size: CGSize(width: 50, height: 50), scale: 1) === photo)
    }

    @Test("landscapes are the same on every run and differ from one another")
    func landscapes() throws {
        let size = CGSize(width: 32, height: 24)
        let first = try PNGWriter.data(of: Landscape(0).image(size: size, scale: 1).buffer)
        #expect(first == (try PNGWriter.data(of: Landscape(0).image(size: size, scale: 1).buffer)))
        #expect(first != (try PNGWriter.data(of: Landscape(1).image(size: size, scale: 1).buffer)))
    }
}
