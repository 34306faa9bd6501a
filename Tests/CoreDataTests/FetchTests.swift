import CoreData
import Foundation
import Testing

@MainActor
@Suite("Fetches")
struct FetchTests {
    private let context: NSManagedObjectContext

    init() throws {
        context = try Library.container().viewContext
        let shelf = Shelf(context: context)
        shelf.name = "Tall"
        for (title, pages) in [("Beowulf", 120), ("Alice", 90), ("Candide", 60), ("Dune", 600)] {
            let book = Book(context: context)
            (book.title, book.pages, book.price) = (title, Int16(pages), Double(pages) / 10)
            if pages > 100 { book.shelf = shelf }
        }
        try context.save()
    }

    private func titles(_ set: (NSFetchRequest<Book>) -> Void) throws -> [String] {
        let request = Book.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        set(request)
        return try context.fetch(request).map(\.title)
    }

    @Test("find by predicates, in order, within limits")
    func finding() throws {
        #expect(try titles { _ in } == ["Alice", "Beowulf", "Candide", "Dune"])
        #expect(try titles { $0.predicate = NSPredicate(format: "pages > %d", 100) } == ["Beowulf", "Dune"])
        #expect(try titles { $0.predicate = NSPredicate(format: "title CONTAINS[cd] %@", "AN") } == ["Candide"])
        #expect(try titles { $0.predicate = NSPredicate(format: "shelf.name == %@", "Tall") } == ["Beowulf", "Dune"])
        #expect(try titles { $0.predicate = NSPredicate(format: "shelf == nil") } == ["Alice", "Candide"])
        #expect(
            try titles {
                $0.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: false)]
                ($0.fetchLimit, $0.fetchOffset) = (2, 1)
            } == ["Beowulf", "Alice"])
        let shelves = NSFetchRequest<Shelf>(entityName: "Shelf")
        shelves.predicate = NSPredicate(format: "ANY books.title BEGINSWITH 'D' AND books.@count == 2")
        let shelf = try #require(try context.fetch(shelves).first)
        #expect(try titles { $0.predicate = NSPredicate(format: "shelf == %@", shelf) } == ["Beowulf", "Dune"])
    }

    @Test("come in the order of properties without a value, and of yes and no")
    func orders() throws {
        let dune = try #require(try context.fetch(Book.fetchRequest()).first { $0.title == "Dune" })
        let alice = try #require(try context.fetch(Book.fetchRequest()).first { $0.title == "Alice" })
        (dune.bought, dune.isRead) = (Date(timeIntervalSinceReferenceDate: 1), true)
        alice.bought = Date(timeIntervalSinceReferenceDate: 2)
        #expect(
            try titles { $0.sortDescriptors = [NSSortDescriptor(keyPath: \Book.bought, ascending: true)] }
                == ["Beowulf", "Candide", "Dune", "Alice"])
        #expect(
            try titles { $0.sortDescriptors = [NSSortDescriptor(keyPath: \Book.isRead, ascending: false)] }.first
                == "Dune")
    }

    @Test("see changes that were not saved, unless asked not to")
    func pending() throws {
        let dune = try #require(try context.fetch(Book.fetchRequest()).first { $0.title == "Dune" })
        dune.title = "Emma"
        Book(context: context).title = "Faust"
        #expect(try titles { $0.predicate = NSPredicate(format: "title > 'D'") } == ["Emma", "Faust"])
        #expect(
            try titles {
                $0.predicate = NSPredicate(format: "title > 'D'")
                $0.includesPendingChanges = false
            } == ["Emma"])
        context.delete(dune)
        #expect(try titles { $0.predicate = NSPredicate(format: "title > 'D'") } == ["Faust"])
    }

    @Test("answer with numbers, IDs and dictionaries")
    func kinds() throws {
        #expect(try context.count(for: Book.fetchRequest()) == 4)
        let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
        ids.resultType = .managedObjectIDResultType
        let id = try #require(try context.fetch(ids).first)
        #expect((try context.existingObject(with: id) as? Book)?.title == "Beowulf")
        let coordinator = context.persistentStoreCoordinator
        #expect(coordinator?.managedObjectID(forURIRepresentation: id.uriRepresentation()) === id)
        let tables = NSFetchRequest<NSDictionary>(entityName: "Book")
        tables.resultType = .dictionaryResultType
        let sum = NSExpressionDescription()
        (sum.name, sum.expressionResultType) = ("total", .integer64AttributeType)
        sum.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "pages")])
        tables.propertiesToFetch = [sum]
        #expect(try context.fetch(tables).first?["total"] as? Int == 870)
        tables.propertiesToFetch = ["title"]
        tables.predicate = NSPredicate(format: "pages < 70")
        #expect(try context.fetch(tables) == [["title": "Candide"]])
        let thick = context.persistentStoreCoordinator?.managedObjectModel.fetchRequestTemplate(forName: "Thick")
        #expect(try context.fetch(try #require(thick)).count == 2)
    }

    @Test("of any type run as they are written")
    func untyped() throws {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
        let found = try context.fetch(request) as? [NSManagedObject]
        #expect(found?.count == 4)
        let deletion = NSBatchDeleteRequest(fetchRequest: request)
        deletion.resultType = .resultTypeCount
        #expect((try context.execute(deletion) as? NSBatchDeleteResult)?.result as? Int == 4)
        #expect(try context.count(for: Book.fetchRequest()) == 0)
    }

    @Test("in batches change and make objects past the context")
    func batches() throws {
        let update = NSBatchUpdateRequest(entityName: "Book")
        update.predicate = NSPredicate(format: "pages > 100")
        update.propertiesToUpdate = ["isRead": true]
        update.resultType = .updatedObjectsCountResultType
        #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 2)
        #expect(try titles { $0.predicate = NSPredicate(format: "isRead == YES") } == ["Beowulf", "Dune"])
        try context.execute(
            NSBatchInsertRequest(entityName: "Book", objects: [["title": "Zadig"], ["title": "Yvain"]]))
        #expect(try titles { $0.predicate = NSPredicate(format: "title > 'X'") } == ["Yvain", "Zadig"])
    }
}
