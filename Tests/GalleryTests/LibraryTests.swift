import MutoscopeTesting
import Testing
import UIKit

@testable import gallery

@Suite("Gallery books", .serialized)
@MainActor
struct LibraryTests {
    private func folder(_ texts: [String: Data]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("books-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in texts { try text.write(to: folder.appendingPathComponent(name)) }
        return folder
    }

    @Test("a folder that is missing or holds no texts is a sentence")
    func folders() throws {
        #expect(throws: GalleryError.self) { try Library(folder: "/nonexistent-folder") }
        let empty = try folder(["a.png": Data([1])])
        defer { try? FileManager.default.removeItem(at: empty) }
        let error = #expect(throws: GalleryError.self) { try Library(folder: empty.path) }
        #expect(error?.description.contains("no text files") == true)
    }

    @Test(
        "a book whose title is read from the right is bound at the right",
        arguments: [("مقدمة", true), ("12 שנה", true), ("1984", false), ("Middlemarch", false), ("", false)])
    func binding(title: String, isRightToLeft: Bool) {
        let book = Library.Book(title: title, cover: BookCover.shelf[0], file: nil)
        #expect(book.isRightToLeft == isRightToLeft)
    }

    @Test("the user's texts stand on the shelf, open, and whatever they hold is shown", .timeLimit(.minutes(10)))
    func shelf() async throws {
        let broken = Data("It begins well".utf8) + Data(repeating: 0xFF, count: 40)
        let folder = try folder(["first.txt": broken, "second.md": Data()])
        defer { try? FileManager.default.removeItem(at: folder) }
        let library = try Library(folder: folder.path),
            screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)
        let scenery = Scenery(
            size: screen.size, scale: 1, pictures: Pictures(), start: 0, library: library, isLive: true)
        let shelf = BookOpeningScreen().makeController(scenery)
        screen.show(shelf)
        await screen.advance(by: 0.2)
        #expect(shelf.sharedElement(for: "first") != nil)
        #expect(shelf.sharedElement(for: "second") != nil)
        screen.tap(at: shelf.center(of: 1))
        await screen.advance(by: 2)
        let page = try #require(shelf.presentedViewController?.view)
        // Read off the main actor; the page is there soon after.
        while !Self.words(in: page).contains("begins") { await Task.yield() }
        await screen.advance(by: 0.2)
        #expect(Self.words(in: page).contains("It begins well"))
        #expect(Self.words(in: page).contains("\u{FFFD}"))
    }

    /// What readers of the screen hear.
    private static func words(in view: UIView) -> String {
        ([view.accessibilityLabel ?? ""] + view.subviews.map { words(in: $0) }).joined(separator: " ")
    }
}
