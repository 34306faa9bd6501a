import Mutoscope
import UIKit

/// The books on the shelf: the gallery's own, and the user's text files.
@MainActor
final class Library {
    struct Book {
        let title: String
        let cover: BookCover
        let file: URL?

        /// Whether it is bound at the right: by the first letter of its title.
        var isRightToLeft: Bool {
            guard let first = title.unicodeScalars.first(where: \.properties.isAlphabetic) else { return false }
            // Hebrew, Arabic and their neighbours, and their presentation forms.
            return [0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF].contains { $0.contains(first.value) }
        }
    }

    let books: [Book]

    /// The gallery's own book alone.
    init() {
        books = [Book(title: OwnBook.title, cover: Self.cover(OwnBook.title, 1), file: nil)] + Self.dummies
    }

    /// A folder of text files, in the order of their names, after the gallery's own.
    init(folder: String) throws(GalleryError) {
        let files: [URL]
        do {
            files = try FileManager.default.contentsOfDirectory(
                at: URL(fileURLWithPath: folder, isDirectory: true), includingPropertiesForKeys: nil)
        } catch {
            throw GalleryError("The folder \(folder) cannot be read: \(error.localizedDescription)")
        }
        let texts = files.filter { ["txt", "text", "md"].contains($0.pathExtension.lowercased()) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        guard !texts.isEmpty else { throw GalleryError("The folder \(folder) holds no text files (.txt, .text, .md).") }
        books =
            [Book(title: OwnBook.title, cover: Self.cover(OwnBook.title, 1), file: nil)]
            + texts.enumerated().map { index, file in
                let title = file.deletingPathExtension().lastPathComponent
                return Book(title: title, cover: Self.cover(title, index + 2), file: file)
            }
    }

    /// More copies of the same book, so that the shelf is one.
    private static let dummies = (2..<9).map { index in
        Book(title: "\(OwnBook.title) \(index)", cover: BookCover.shelf[index % BookCover.shelf.count], file: nil)
    }

    private static func cover(_ title: String, _ index: Int) -> BookCover {
        var cover = BookCover.shelf[index % BookCover.shelf.count]
        cover.title = title.split(separator: " ", maxSplits: 1).joined(separator: "\n")
        cover.author = "Mutoscope"
        return cover
    }

    /// Reads a book off the main actor.
    func text(of book: Book) async throws -> BookText {
        guard let file = book.file else { return BookText(OwnBook.text) }
        return try await Task.detached { try BookText(contentsOf: file) }.value
    }

    // MARK: Places

    private static func key(_ book: Book) -> String { "place of \(book.file?.path ?? book.title)" }

    /// Where a book was left, in bytes.
    func place(in book: Book) -> Int { UserDefaults.standard.integer(forKey: Self.key(book)) }

    func remember(_ place: Int, in book: Book) {
        UserDefaults.standard.set(place, forKey: Self.key(book))
    }
}
