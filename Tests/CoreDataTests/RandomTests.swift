import CoreData
import Foundation
import TestSupport
import Testing

/// What a context and its store have to have, kept in plain dictionaries.
private struct Expectation {
    var books: [String: Int] = [:]
    /// By book the shelf that it is on.
    var places: [String: String] = [:]
    var shelves: Set<String> = []

    mutating func delete(shelf: String) {
        shelves.remove(shelf)
        for (book, place) in places where place == shelf {
            books[book] = nil
            places[book] = nil
        }
    }
}

@MainActor
private struct Script {
    private var random: SeededGenerator
    private let kind: String
    private let url: URL
    private var context: NSManagedObjectContext
    private var present = Expectation()
    private var saved = Expectation()
    private var count = 0

    init(seed: UInt64, kind: String, folder: TemporaryFolder) throws {
        random = SeededGenerator(seed: seed)
        (self.kind, url) = (kind, folder.url.appendingPathComponent("store\(seed)"))
        context = try Library.container("Library", kind, at: url).viewContext
    }

    private func object(_ entity: String, _ name: String) throws -> NSManagedObject {
        let request = NSFetchRequest<NSManagedObject>(entityName: entity)
        request.predicate = NSPredicate(format: "%K == %@", entity == "Book" ? "title" : "name", name)
        let found = try context.fetch(request)
        #expect(found.count == 1)
        return try #require(found.first)
    }

    mutating func step() throws {
        let book = present.books.keys.sorted().randomElement(using: &random)
        let shelf = present.shelves.sorted().randomElement(using: &random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1:
            count += 1
            Book(context: context).title = "b\(count)"
            present.books["b\(count)"] = 10
        case 2:
            count += 1
            Shelf(context: context).name = "s\(count)"
            present.shelves.insert("s\(count)")
        case 3, 4:
            guard let book else { return }
            let pages = Int.random(in: 0..<1000, using: &random)
            try object("Book", book).setValue(pages, forKey: "pages")
            present.books[book] = pages
        case 5, 6: try relate(book, shelf)
        case 7:
            guard let book else { return }
            context.delete(try object("Book", book))
            (present.books[book], present.places[book]) = (nil, nil)
        case 8:
            guard let shelf, Bool.random(using: &random) else { return }
            context.delete(try object("Shelf", shelf))
            present.delete(shelf: shelf)
        case 9: try save()
        case 10:
            guard Bool.random(using: &random) else { return }
            context.rollback()
            present = saved
        default: try reopen()
        }
    }

    private mutating func relate(_ book: String?, _ shelf: String?) throws {
        guard let book else { return }
        let object = try object("Book", book) as? Book
        guard let shelf, Int.random(in: 0..<4, using: &random) > 0 else {
            object?.shelf = nil
            present.places[book] = nil
            return
        }
        let target = try self.object("Shelf", shelf) as? Shelf
        if Bool.random(using: &random) { object?.shelf = target } else { object.map { target?.addToBooks($0) } }
        present.places[book] = shelf
    }

    private mutating func save() throws {
        try context.save()
        #expect(!context.hasChanges)
        saved = present
    }

    /// Begins anew with what the store has.
    private mutating func reopen() throws {
        if kind == NSInMemoryStoreType {
            context.reset()
        } else {
            context = try Library.container("Library", kind, at: url).viewContext
        }
        present = saved
    }

    func check() throws {
        let books = try context.fetch(Book.fetchRequest())
        #expect(books.count == present.books.count)
        for book in books {
            #expect(present.books[book.title] == Int(book.pages))
            #expect(present.places[book.title] == book.shelf?.name)
        }
        let shelves = try context.fetch(NSFetchRequest<Shelf>(entityName: "Shelf"))
        #expect(Set(shelves.map { $0.name ?? "" }) == present.shelves)
        for shelf in shelves {
            let on = Set((shelf.books?.allObjects as? [Book] ?? []).map(\.title))
            #expect(on == Set(present.places.filter { $0.value == shelf.name }.keys))
        }
        let request = Book.fetchRequest()
        request.predicate = NSPredicate(format: "pages >= 500 AND shelf != nil")
        #expect(
            try context.count(for: request) == present.books.count { $0.value >= 500 && present.places[$0.key] != nil })
    }
}

@MainActor
@Suite("Whatever is done to objects, they are as a plain model says")
struct RandomTests {
    @Test(arguments: [NSInMemoryStoreType, NSSQLiteStoreType, NSBinaryStoreType])
    func scripts(kind: String) throws {
        let folder = try TemporaryFolder()
        for seed in RandomRounds.seeds(usually: 12) {
            var script = try Script(seed: seed, kind: kind, folder: folder)
            for _ in 0..<80 {
                try script.step()
                try script.check()
            }
        }
    }
}
