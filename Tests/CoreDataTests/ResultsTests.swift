import CoreData
import Foundation
import Testing

@MainActor
private final class Listener: NSFetchedResultsControllerDelegate {
    var heard: [String] = []

    private func text(_ path: IndexPath?) -> String { path.map { "\($0[0]).\($0[1])" } ?? "-" }

    nonisolated func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        MainActor.assumeIsolated { heard.append("will") }
    }

    nonisolated func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        MainActor.assumeIsolated { heard.append("did") }
    }

    nonisolated func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {
        let name = sectionInfo.name
        MainActor.assumeIsolated { heard.append("section \(name) \(type) \(sectionIndex)") }
    }

    nonisolated func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        let title = (anObject as? Book)?.title ?? ""
        MainActor.assumeIsolated { heard.append("\(title) \(type) \(text(indexPath)) \(text(newIndexPath))") }
    }

    func take() -> [String] {
        defer { heard = [] }
        return heard
    }
}

@MainActor
@Suite("Fetched results follow their context")
struct ResultsTests {
    private let context: NSManagedObjectContext
    private let books: [Book]

    init() throws {
        let context = try Library.container().viewContext
        self.context = context
        books = ["A", "B", "C"].map { title in
            let book = Book(context: context)
            (book.title, book.isRead) = (title, title == "C")
            return book
        }
        try context.save()
    }

    private func controller(_ keys: [String], sections: String? = nil) throws -> NSFetchedResultsController<Book> {
        let request = Book.fetchRequest()
        request.sortDescriptors = keys.map { NSSortDescriptor(key: $0, ascending: true) }
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: nil)
        try controller.performFetch()
        return controller
    }

    @Test("object by object")
    func objects() throws {
        let controller = try controller(["title"]), listener = Listener()
        controller.delegate = listener
        #expect(controller.object(at: IndexPath(indexes: [0, 1])) === books[1])
        #expect(controller.indexPath(forObject: books[2]) == IndexPath(indexes: [0, 2]))
        Book(context: context).title = "D"
        context.processPendingChanges()
        #expect(listener.take() == ["will", "D insert - 0.3", "did"])
        books[0].pages = 3
        context.processPendingChanges()
        #expect(listener.take() == ["will", "A update 0.0 0.0", "did"])
        books[0].title = "E"
        context.processPendingChanges()
        #expect(listener.take() == ["will", "E move 0.0 0.3", "did"])
        context.delete(books[1])
        try context.save()
        #expect(listener.take() == ["will", "B delete 0.0 -", "did"])
        #expect(controller.fetchedObjects?.map(\.title) == ["C", "D", "E"])
        try context.save()
        #expect(listener.take().isEmpty)
    }

    @Test("section by section")
    func sections() throws {
        let controller = try controller(["isRead", "title"], sections: "isRead"), listener = Listener()
        controller.delegate = listener
        #expect(controller.sections?.map(\.numberOfObjects) == [2, 1])
        books[2].isRead = false
        context.processPendingChanges()
        #expect(listener.take() == ["will", "section 1 delete 1", "C move 1.0 0.2", "did"])
        books[0].isRead = true
        context.processPendingChanges()
        #expect(listener.take() == ["will", "section 1 insert 1", "A move 0.0 1.0", "did"])
    }
}
