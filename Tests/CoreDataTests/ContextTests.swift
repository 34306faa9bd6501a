import CoreData
import Foundation
import Testing

@MainActor
@Suite("Contexts")
struct ContextTests {
    private let container: NSPersistentContainer
    private let context: NSManagedObjectContext
    private let book: Book

    init() throws {
        container = try Library.container()
        context = container.viewContext
        book = Book(context: context)
        book.title = "A"
        try context.save()
    }

    private func other() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(.mainQueueConcurrencyType)
        context.persistentStoreCoordinator = container.persistentStoreCoordinator
        return context
    }

    /// As tests use it that want no store to be written.
    private final class Counting: NSManagedObjectContext, @unchecked Sendable {
        var calls: [String] = []
        override func save() throws {
            calls.append("save")
            throw CocoaError(.fileWriteNoPermission)
        }
        override func perform(_ block: @escaping () -> Void) {
            calls.append("perform")
            block()
        }
        override func performAndWait(_ block: () -> Void) {
            calls.append("performAndWait")
            block()
        }
        override func rollback() {
            calls.append("rollback")
            super.rollback()
        }
        override func processPendingChanges() { super.processPendingChanges() }
        override func reset() { super.reset() }
    }

    @Test("of a program's own class answer for what they are asked to do")
    func ownClass() {
        let context = Counting(.mainQueueConcurrencyType)
        #expect(throws: CocoaError.self) { try context.save() }
        context.perform {}
        context.performAndWait {}
        context.rollback()
        #expect(context.calls == ["save", "perform", "performAndWait", "rollback"])
    }

    @Test("refuse what another has changed meanwhile, or settle it as their policy says")
    func conflicts() throws {
        let other = other()
        let same = try #require(try other.fetch(Book.fetchRequest()).first)
        (same.title, same.pages) = ("B", 1)
        try other.save()
        (book.title, book.price) = ("C", 2)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSManagedObjectMergeError)
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try context.save()
        #expect(book.title == "C" && book.price == 2 && book.pages == 1)
        (same.title, same.price) = ("D", 3)
        other.mergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
        try other.save()
        #expect(same.title == "C" && same.price == 2)
    }

    @Test("below another save to it, and see it")
    func children() throws {
        let child = NSManagedObjectContext(.mainQueueConcurrencyType)
        child.parent = context
        let same = try #require(try child.fetch(Book.fetchRequest()).first)
        #expect(same !== book && same.objectID === book.objectID)
        same.title = "B"
        Book(context: child).title = "N"
        #expect(book.title == "A")
        try child.save()
        #expect(book.title == "B" && context.hasChanges)
        #expect(try context.count(for: Book.fetchRequest()) == 2)
        try context.save()
        #expect(try other().fetch(Book.fetchRequest()).map(\.title) == ["B", "N"])
        child.delete(same)
        try child.save()
        #expect(book.isDeleted)
    }

    @Test("take over what others save, when they want to")
    func merging() async throws {
        context.automaticallyMergesChangesFromParent = true
        let id = book.objectID
        try await container.performBackgroundTask { background in
            let same = background.object(with: id) as? Book
            same?.title = "B"
            try background.save()
        }
        try await context.perform {}
        #expect(book.title == "B")
    }

    @Test("on queues of their own do their work there")
    func queues() async throws {
        let background = container.newBackgroundContext()
        let count = try await background.perform { try background.count(for: Book.fetchRequest()) }
        #expect(count == 1)
        let again = background.performAndWait { background.performAndWait { 2 } }
        #expect(again == 2)
    }

    @Test("find objects that are gone missing")
    func gone() throws {
        let id = book.objectID
        context.delete(book)
        try context.save()
        #expect(throws: NSError.self) { try context.existingObject(with: id) }
        context.reset()
        #expect(context.registeredObjects.isEmpty)
    }
}
