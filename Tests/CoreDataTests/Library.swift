import CoreData
import Foundation
import TestSupport

/// A class as `port` writes it.
class Shelf: NSManagedObject {
    var name: String? {
        get { managed("name") }
        set { setManaged(newValue, "name") }
    }
    var books: NSSet? {
        get { managed("books") }
        set { setManaged(newValue, "books") }
    }
    func addToBooks(_ value: Book) { addManaged(value, "books") }
    func removeFromBooks(_ value: Book) { removeManaged(value, "books") }
}

class Book: NSManagedObject {
    var title: String {
        get { managed("title") }
        set { setManaged(newValue, "title") }
    }
    var pages: Int16 {
        get { managed("pages") }
        set { setManaged(newValue, "pages") }
    }
    var price: Double {
        get { managed("price") }
        set { setManaged(newValue, "price") }
    }
    var isRead: Bool {
        get { managed("isRead") }
        set { setManaged(newValue, "isRead") }
    }
    var bought: Date? {
        get { managed("bought") }
        set { setManaged(newValue, "bought") }
    }
    var cover: Data? {
        get { managed("cover") }
        set { setManaged(newValue, "cover") }
    }
    var mark: UUID? {
        get { managed("mark") }
        set { setManaged(newValue, "mark") }
    }
    var page: URL? {
        get { managed("page") }
        set { setManaged(newValue, "page") }
    }
    var cost: NSDecimalNumber? {
        get { managed("cost") }
        set { setManaged(newValue, "cost") }
    }
    var words: NSObject? {
        get { managed("words") }
        set { setManaged(newValue, "words") }
    }
    var shelf: Shelf? {
        get { managed("shelf") }
        set { setManaged(newValue, "shelf") }
    }
    var notes: NSOrderedSet? {
        get { managed("notes") }
        set { setManaged(newValue, "notes") }
    }
    class func fetchRequest() -> NSFetchRequest<Book> { NSFetchRequest(entityName: "Book") }
    nonisolated(unsafe) static var heard: [String] = []
    override func awakeFromInsert() { Book.heard.append("insert") }
    override func prepareForDeletion() { Book.heard.append("delete") }
}

/// What `port` writes beside the sources: the model's text and its classes.
final class PortedModels: CompiledModels {
    override var models: [String: String] {
        ["Library": Library.text, "Later": Library.later, "Broken": Library.broken]
    }
    override func type(named name: String) -> AnyClass? {
        switch name {
        case "Shelf": Shelf.self
        case "Book": Book.self
        default: nil
        }
    }
}

enum Library {
    static let text = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            <entity name="Shelf" representedClassName="Shelf" syncable="YES">
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Book" inverseName="shelf" inverseEntity="Book"/>
            </entity>
            <entity name="Book" representedClassName=".Book" syncable="YES">
                <attribute name="title" attributeType="String" minValueString="1"/>
                <attribute name="pages" optional="YES" attributeType="Integer 16" defaultValueString="10" usesScalarValueType="YES"/>
                <attribute name="price" optional="YES" attributeType="Double" defaultValueString="0.0" maxValueString="1000"/>
                <attribute name="isRead" optional="YES" attributeType="Boolean" defaultValueString="NO"/>
                <attribute name="bought" optional="YES" attributeType="Date"/>
                <attribute name="cover" optional="YES" attributeType="Binary"/>
                <attribute name="mark" optional="YES" attributeType="UUID"/>
                <attribute name="page" optional="YES" attributeType="URI"/>
                <attribute name="cost" optional="YES" attributeType="Decimal"/>
                <attribute name="words" optional="YES" attributeType="Transformable"/>
                <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf" inverseName="books" inverseEntity="Shelf"/>
                <relationship name="notes" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade" destinationEntity="Note" inverseName="book" inverseEntity="Note"/>
            </entity>
            <entity name="Note" representedClassName="NSManagedObject">
                <attribute name="text" optional="YES" attributeType="String"/>
                <relationship name="book" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Book" inverseName="notes" inverseEntity="Book"/>
            </entity>
            <entity name="LongNote" representedClassName="NSManagedObject" parentEntity="Note">
                <attribute name="length" optional="YES" attributeType="Integer 32"/>
            </entity>
            <fetchRequest name="Thick" entity="Book" predicateString="pages &gt; 100"/>
        </model>
        """
    /// With an attribute more and one called otherwise.
    static let later = text.replacingOccurrences(
        of: #"<attribute name="name" optional="YES" attributeType="String"/>"#,
        with:
            #"<attribute name="label" optional="YES" attributeType="String" elementID="name"/><attribute name="height" attributeType="Integer 32" defaultValueString="7"/>"#
    )
    /// With an attribute more that must have a value and has none.
    static let broken = text.replacingOccurrences(
        of: #"<attribute name="name" optional="YES" attributeType="String"/>"#,
        with: #"<attribute name="height" attributeType="Integer 32"/>"#)

    /// A container in memory, or in a file of the kind given.
    static func container(
        _ name: String = "Library", _ type: String = NSInMemoryStoreType, at url: URL? = nil
    ) throws -> NSPersistentContainer {
        let container = NSPersistentContainer(name: name)
        let description = NSPersistentStoreDescription()
        (description.type, description.url) = (type, url)
        container.persistentStoreDescriptions = [description]
        var failure: (any Error)?
        container.loadPersistentStores { failure = $1 }
        if let failure { throw failure }
        return container
    }
}
