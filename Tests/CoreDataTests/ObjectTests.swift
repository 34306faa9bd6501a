import CoreData
import Foundation
import Testing

@MainActor
@Suite("Objects of a model")
struct ObjectTests {
    private let context: NSManagedObjectContext

    init() throws { context = try Library.container().viewContext }

    private func book(_ title: String, pages: Int16 = 10) -> Book {
        let book = Book(context: context)
        (book.title, book.pages) = (title, pages)
        return book
    }

    @Test("are of the classes that the model names, with its defaults, and read by keys")
    func values() {
        let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context) as? Book
        #expect(book?.pages == 10)
        #expect(book?.title == "")
        #expect(book?.value(forKey: "pages") as? Int == 10)
        #expect(book?.value(forKey: "isRead") as? Bool == false)
        book?.setValue(12, forKey: "pages")
        #expect(book?.pages == 12)
        #expect(book?.isInserted == true)
        #expect(Book.entity().name == "Book")
        let noteEntity = NSEntityDescription.entity(forEntityName: "Note", in: context)
        #expect(noteEntity?.subentities.map(\.name) == ["LongNote"])
    }

    @Test("are made without a context too, and go into one later")
    func withoutContext() throws {
        let book = Book()
        #expect(book.entity === Book.entity())
        #expect(book.managedObjectContext == nil && !book.isInserted && book.pages == 10)
        book.title = "Loose"
        context.insert(book)
        #expect(book.isInserted)
        try context.save()
        #expect(try context.fetch(Book.fetchRequest()).count == 1)
    }

    @Test("keep both ends of a relationship, whichever is set")
    func inverses() {
        let (a, b) = (Shelf(context: context), Shelf(context: context))
        let book = book("A")
        book.shelf = a
        #expect(a.books == NSSet(object: book))
        b.addToBooks(book)
        #expect(a.books?.count == 0)
        #expect(book.shelf === b)
        b.books = NSSet()
        #expect(book.shelf == nil)
        let note = NSEntityDescription.insertNewObject(forEntityName: "LongNote", into: context)
        let first = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
        book.notes = NSOrderedSet(array: [first, note])
        #expect(note.value(forKeyPath: "book.title") as? String == "A")
        book.mutableOrderedSetValue(forKey: "notes").insert(note, at: 0)
        book.removeManaged(first, "notes")
        #expect(book.notes?.array.count == 1)
        #expect(first.value(forKey: "book") == nil)
    }

    @Test("are deleted with what hangs on them, and leave the others")
    func deleting() throws {
        let shelf = Shelf(context: context)
        let (a, b) = (book("A"), book("B"))
        shelf.books = NSSet(array: [a, b])
        try context.save()
        context.delete(a)
        try context.save()
        #expect(shelf.books == NSSet(object: b))
        context.delete(shelf)
        try context.save()
        #expect(try context.count(for: Book.fetchRequest()) == 0)
        #expect(a.managedObjectContext == nil)
    }

    @Test("of a model in code may deny their deletion")
    func denying() throws {
        let (one, many) = (NSEntityDescription(), NSEntityDescription())
        (one.name, many.name) = ("One", "Many")
        let (down, up) = (NSRelationshipDescription(), NSRelationshipDescription())
        (down.name, down.destinationEntity, down.inverseRelationship, down.deleteRule) = (
            "down", many, up, .denyDeleteRule
        )
        (up.name, up.destinationEntity, up.inverseRelationship, up.maxCount) = ("up", one, down, 1)
        (one.properties, many.properties) = ([down], [up])
        let model = NSManagedObjectModel()
        model.entities = [one, many]
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        let top = NSEntityDescription.insertNewObject(forEntityName: "One", into: context)
        let below = NSEntityDescription.insertNewObject(forEntityName: "Many", into: context)
        below.setValue(top, forKey: "up")
        try context.save()
        context.delete(top)
        #expect(throws: (any Error).self) { try context.save() }
        context.delete(below)
        try context.save()
    }

    @Test("that may not be saved say which value is to blame")
    func validation() {
        let book = Book(context: context)
        func code() -> Int? {
            do { try context.save() } catch let error as NSError { return error.code }
            return nil
        }
        #expect(code() == NSValidationMissingMandatoryPropertyError)
        book.title = ""
        #expect(code() == NSValidationStringTooShortError)
        (book.title, book.price) = ("A", 1001)
        #expect(code() == NSValidationNumberTooLargeError)
        book.title = ""
        #expect(code() == NSValidationMultipleErrorsError)
        (book.title, book.price) = ("A", 1000)
        #expect(code() == nil)
    }

    @Test("go back to what was saved")
    func rollback() throws {
        let saved = book("A")
        try context.save()
        let new = book("B")
        saved.title = "C"
        #expect(saved.changedValues().keys.sorted() == ["title"])
        #expect(saved.committedValues(forKeys: ["title"])["title"] as? String == "A")
        context.rollback()
        #expect(saved.title == "A")
        #expect(new.managedObjectContext == nil)
        #expect(!context.hasChanges)
        context.delete(saved)
        context.rollback()
        #expect(!saved.isDeleted)
        #expect(saved.title == "A")
    }

    @Test("change back and again with an undo manager")
    func undoing() throws {
        let saved = book("A")
        try context.save()
        context.undoManager = UndoManager()
        context.undoManager?.groupsByEvent = false
        context.undoManager?.beginUndoGrouping()
        saved.title = "B"
        context.undoManager?.endUndoGrouping()
        context.undo()
        #expect(saved.title == "A")
        context.redo()
        #expect(saved.title == "B")
    }

    @Test("tell what has become of them")
    func hooks() throws {
        Book.heard = []
        let book = book("A")
        try context.save()
        context.delete(book)
        #expect(Book.heard == ["insert", "delete"])
    }

    @Test("are told of in notifications, by kinds")
    func notifications() throws {
        nonisolated(unsafe) var heard: [String] = []
        let keys = [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey]
        for name in [Notification.Name.NSManagedObjectContextObjectsDidChange, .NSManagedObjectContextDidSave] {
            NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { notification in
                let sets = keys.map { (notification.userInfo?[$0] as? Set<NSManagedObject>)?.count ?? 0 }
                heard.append("\(name == .NSManagedObjectContextDidSave ? "saved" : "changed") \(sets)")
            }
        }
        let a = book("A")
        try context.save()
        a.title = "B"
        context.processPendingChanges()
        context.delete(a)
        try context.save()
        #expect(
            heard == [
                "changed [1, 0, 0]", "saved [1, 0, 0]", "changed [0, 1, 0]", "changed [0, 0, 1]", "saved [0, 0, 1]",
            ])
    }

    @Test("are made by a class that is known only at run time")
    func metatypes() throws {
        let kind: NSManagedObject.Type = Book.self
        #expect(instance(of: kind, context: context) is Book)
        let entity = try #require(context.persistentStoreCoordinator?.managedObjectModel.entitiesByName["Book"])
        let other = instance(of: kind, entity: entity, insertInto: nil)
        #expect(other is Book)
        #expect(other.managedObjectContext == nil)
    }
}
