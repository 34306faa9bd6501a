import CoreData
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Stores")
struct StoreTests {
    private nonisolated static let kinds = [NSSQLiteStoreType, NSBinaryStoreType, NSXMLStoreType]
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("stores-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    private func done() { try? FileManager.default.removeItem(at: folder) }

    @Test("have after a restart what was saved", arguments: kinds)
    func restart(kind: String) throws {
        defer { done() }
        let url = folder.appendingPathComponent("a")
        let (mark, bought) = (UUID(), Date(timeIntervalSinceReferenceDate: 12.5))
        do {
            let context = try Library.container("Library", kind, at: url).viewContext
            let book = Book(context: context), shelf = Shelf(context: context)
            (book.title, book.pages, book.price, book.isRead) = ("Ä 本", 300, 2.5, true)
            (book.bought, book.cover, book.mark) = (bought, Data([0, 1, 255]), mark)
            (book.page, book.cost) = (URL(string: "https://a.b/c?d"), NSDecimalNumber(string: "1.10"))
            book.words = ["x", "y"] as NSArray
            (shelf.name, book.shelf) = ("S", shelf)
            let notes = ["1", "2", "3"].map { text -> NSManagedObject in
                let note = NSEntityDescription.insertNewObject(
                    forEntityName: text == "2" ? "LongNote" : "Note", into: context)
                note.setValue(text, forKey: "text")
                return note
            }
            book.notes = NSOrderedSet(array: [notes[2], notes[0], notes[1]])
            try context.save()
        }
        let context = try Library.container("Library", kind, at: url).viewContext
        let book = try #require(try context.fetch(Book.fetchRequest()).first)
        #expect(book.title == "Ä 本" && book.pages == 300 && book.price == 2.5 && book.isRead)
        #expect(book.bought == bought && book.cover == Data([0, 1, 255]) && book.mark == mark)
        #expect(book.page?.absoluteString == "https://a.b/c?d" && book.cost == NSDecimalNumber(string: "1.10"))
        #expect(book.words as? [String] == ["x", "y"])
        #expect(book.shelf?.name == "S" && book.shelf?.books == NSSet(object: book))
        #expect(
            book.notes?.array.map { ($0 as? NSManagedObject)?.value(forKey: "text") as? String } == ["3", "1", "2"])
        #expect((book.notes?.array.last as? NSManagedObject)?.entity.name == "LongNote")
        let all = NSFetchRequest<NSManagedObject>(entityName: "Note")
        #expect(try context.count(for: all) == 3)
        all.includesSubentities = false
        #expect(try context.count(for: all) == 2)
        context.delete(book)
        try context.save()
        #expect(try context.count(for: all) == 0)
        let again = try Library.container("Library", kind, at: url).viewContext
        #expect(try again.count(for: Book.fetchRequest()) == 0)
        #expect(try again.fetch(NSFetchRequest<Shelf>(entityName: "Shelf")).first?.books?.count == 0)
    }

    @Test("of an older model are brought to the new one where that follows from the two", arguments: kinds)
    func migration(kind: String) throws {
        defer { done() }
        let url = folder.appendingPathComponent("a")
        do {
            let context = try Library.container("Library", kind, at: url).viewContext
            let shelf = Shelf(context: context), book = Book(context: context)
            (shelf.name, book.title, book.shelf) = ("S", "B", shelf)
            try context.save()
        }
        let error = #expect(throws: NSError.self) { try Library.container("Broken", kind, at: url) }
        #expect(error?.code == NSInferredMappingModelError)
        let model = try #require(NSManagedObjectModel(contentsOf: URL(fileURLWithPath: "/Later.momd")))
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        let refusal = #expect(throws: NSError.self) {
            try coordinator.addPersistentStore(ofType: kind, configurationName: nil, at: url)
        }
        #expect(refusal?.code == NSPersistentStoreIncompatibleVersionHashError)
        let context = try Library.container("Later", kind, at: url).viewContext
        let shelf = try #require(try context.fetch(NSFetchRequest<Shelf>(entityName: "Shelf")).first)
        #expect(shelf.value(forKey: "label") as? String == "S")
        #expect(shelf.value(forKey: "height") as? Int == 7)
        #expect((shelf.books?.anyObject() as? Book)?.title == "B")
    }

    @Test("of a model whose file is not UTF-8 are none, and reading it does not end the process")
    func brokenModel() throws {
        defer { done() }
        let text = Array("<model><entity name=\"?\"/></model>".utf8)
        func model(_ name: String, _ bytes: [UInt8]) throws -> NSManagedObjectModel? {
            let model = folder.appendingPathComponent("\(name).xcdatamodel")
            try FileManager.default.createDirectory(at: model, withIntermediateDirectories: true)
            try Data(bytes).write(to: model.appendingPathComponent("contents"))
            return NSManagedObjectModel(contentsOf: model)
        }
        #expect(try model("Whole", text) != nil)
        #expect(try model("Mark", Array("<?x?>".utf8) + text) == nil)
        #expect(try model("Bytes", text.map { $0 == UInt8(ascii: "?") ? 0xFF : $0 }) == nil)
    }

    @Test("that are no stores or cannot be written say so", arguments: kinds)
    func damage(kind: String) throws {
        defer { done() }
        let url = folder.appendingPathComponent("a")
        try Data(String(repeating: "no store ", count: 500).utf8).write(to: url)
        let error = #expect(throws: NSError.self) { try Library.container("Library", kind, at: url) }
        #expect(error?.code == CocoaError.Code.fileReadCorruptFile.rawValue)
        let nowhere = folder.appendingPathComponent("no/such/folder")
        #expect(throws: NSError.self) {
            let context = try Library.container("Library", kind, at: nowhere).viewContext
            Book(context: context).title = "A"
            try context.save()
        }
    }

    private final class Contained: NSPersistentContainer, @unchecked Sendable {
        nonisolated(unsafe) static var folder = URL(fileURLWithPath: "/")
        override class func defaultDirectoryURL() -> URL { folder }
    }

    @Test("of containers make their folder")
    func containers() throws {
        defer { done() }
        Contained.folder = folder.appendingPathComponent("new/program")
        let container = Contained(name: "Library")
        var failure: (any Error)?
        container.loadPersistentStores { failure = $1 }
        #expect(failure == nil)
        Book(context: container.viewContext).title = "A"
        try container.viewContext.save()
        #expect(FileManager.default.fileExists(atPath: folder.path + "/new/program/Library.sqlite"))
    }

    @Test("another connection's changes are seen")
    func others() throws {
        defer { done() }
        let url = folder.appendingPathComponent("a")
        let first = try Library.container("Library", NSSQLiteStoreType, at: url).viewContext
        let second = try Library.container("Library", NSSQLiteStoreType, at: url).viewContext
        #expect(try second.count(for: Book.fetchRequest()) == 0)
        Book(context: first).title = "A"
        try first.save()
        #expect(try second.fetch(Book.fetchRequest()).map(\.title) == ["A"])
    }
}
