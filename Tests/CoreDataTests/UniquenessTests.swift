import CoreData
import Foundation
import Testing

/// Values that only one object of an entity may have.
@MainActor
@Suite("Constraints of uniqueness")
struct UniquenessTests {
    private let context: NSManagedObjectContext

    init() throws {
        func attribute(_ name: String) -> NSAttributeDescription {
            let attribute = NSAttributeDescription()
            (attribute.name, attribute.attributeType, attribute.isOptional) = (name, .stringAttributeType, true)
            return attribute
        }
        let entity = NSEntityDescription(), model = NSManagedObjectModel()
        entity.name = "City"
        entity.properties = ["name", "country", "note"].map(attribute)
        entity.uniquenessConstraints = [["name", "country"]]
        model.entities = [entity]
        let container = NSPersistentContainer(name: "Cities", managedObjectModel: model)
        let description = NSPersistentStoreDescription()
        description.type = NSInMemoryStoreType
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { #expect($1 == nil) }
        context = container.viewContext
    }

    @discardableResult
    private func city(_ name: String?, _ country: String?, _ note: String) -> NSManagedObject {
        let city = NSEntityDescription.insertNewObject(forEntityName: "City", into: context)
        for (key, value) in [("name", name), ("country", country), ("note", note)] { city.setValue(value, forKey: key) }
        return city
    }

    private func notes() throws -> [String] {
        let request = NSFetchRequest<NSManagedObject>(entityName: "City")
        return try context.fetch(request).compactMap { $0.value(forKey: "note") as? String }.sorted()
    }

    @Test("a save fails that would have a value twice, with what is saved or within itself")
    func fails() throws {
        city("Paris", "FR", "first")
        try context.save()
        let second = city("Paris", "FR", "second")
        #expect(throws: (any Error).self) { try context.save() }
        context.delete(second)
        city("Rome", "IT", "a")
        city("Rome", "IT", "b")
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSManagedObjectConstraintMergeError)
    }

    @Test("the policy says which of two stays")
    func policies() throws {
        city("Paris", "FR", "first")
        try context.save()
        context.mergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
        city("Paris", "FR", "second")
        try context.save()
        #expect(try notes() == ["first"])
        context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        city("Paris", "FR", "third")
        try context.save()
        #expect(try notes() == ["third"])
    }

    @Test("all values of a constraint count together, and none that is missing")
    func together() throws {
        city("Paris", "FR", "a")
        city("Paris", "US", "b")
        city("Paris", nil, "c")
        city("Paris", nil, "d")
        try context.save()
        #expect(try notes() == ["a", "b", "c", "d"])
    }

    @Test("a value that another object gives up in the same save is free")
    func handedOn() throws {
        let one = city("Paris", "FR", "a"), other = city("Rome", "IT", "b")
        try context.save()
        one.setValue("Lyon", forKey: "name")
        other.setValue("Paris", forKey: "name")
        other.setValue("FR", forKey: "country")
        try context.save()
        context.delete(one)
        city("Lyon", "FR", "c")
        try context.save()
        #expect(try notes() == ["b", "c"])
    }

    @Test("thousands are compared by looking each up, the later of two stays where objects trump")
    func many() throws {
        context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        for number in 0..<4_000 { city("\(number % 2_000)", "X", number < 2_000 ? "old" : "new") }
        try context.save()
        #expect(try notes() == Array(repeating: "new", count: 2_000))
    }
}
