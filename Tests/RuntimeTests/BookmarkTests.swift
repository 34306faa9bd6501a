import Foundation
import Testing
import UIKit

@Suite("Bookmarks of files")
struct BookmarkTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    @Test("a bookmark finds its file, and says when another has come in its place")
    func bookmarks() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a"), manager = FileManager.default
        #expect(throws: CocoaError.self) { try file.bookmarkData() }
        try Data([1]).write(to: file)
        let data = try file.bookmarkData(options: .minimalBookmark)
        var isStale = true
        let found = try URL(resolvingBookmarkData: data, options: .withoutUI, bookmarkDataIsStale: &isStale)
        #expect(found.path == file.standardizedFileURL.path)
        #expect(!isStale)
        try manager.moveItem(at: file, to: folder.appendingPathComponent("b"))
        #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale) }
        try Data([2]).write(to: file)
        _ = try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
        #expect(isStale)
        #expect(throws: CocoaError.self) {
            try URL(resolvingBookmarkData: Data([1, 2]), bookmarkDataIsStale: &isStale)
        }
    }
}
