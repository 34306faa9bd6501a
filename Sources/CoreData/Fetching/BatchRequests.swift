public import AppleRuntime

/// What a batch deletion answers with.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly = 0
    case resultTypeObjectIDs
    case resultTypeCount
}

/// Deletes objects in the stores, past contexts.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    /// The search for the objects.
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    private let ids: [NSManagedObjectID]?
    /// What is answered.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

    /// Deletes what a request finds.
    public init<Result>(fetchRequest fetch: NSFetchRequest<Result>) {
        fetchRequest = NSFetchRequest(plan: fetch.plan)
        ids = nil
        super.init()
    }

    /// Deletes the objects of some IDs.
    public init(objectIDs objects: [NSManagedObjectID]) {
        fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
        ids = objects
        super.init()
    }

    override func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let batch = context.batchContext()
        let objects = try ids.map { $0.map(batch.object(with:)) } ?? batch.objects(fetchRequest.plan)
        let found = objects.map(\.objectID)
        for object in objects { batch.delete(object) }
        try batch.save()
        let result = NSBatchDeleteResult(resultType)
        switch resultType {
        case .resultTypeStatusOnly: result.result = true
        case .resultTypeObjectIDs: result.result = found
        case .resultTypeCount: result.result = found.count
        }
        return result
    }
}

/// What a batch deletion answers with.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// Whether it worked, the IDs of what is gone, or how many there were.
    open internal(set) var result: Any?
    /// Which of these.
    public let resultType: NSBatchDeleteRequestResultType
    init(_ type: NSBatchDeleteRequestResultType) {
        resultType = type
        super.init()
    }
}

/// What a batch change answers with.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType = 0
    case updatedObjectIDsResultType
    case updatedObjectsCountResultType
}

/// Changes objects in the stores, past contexts.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    /// The entity's name.
    public let entityName: String
    /// Which objects; nil is all.
    open var predicate: NSPredicate?
    /// Whether objects of entities that inherit from this one count.
    open var includesSubentities = true
    /// The new values by the names of properties: constants, or expressions.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// What is answered.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

    /// Changes objects of an entity.
    public init(entityName: String) {
        self.entityName = entityName
        super.init()
    }

    /// Changes objects of an entity.
    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }

    override func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let batch = context.batchContext()
        var plan = FetchPlan(entityName: entityName)
        (plan.predicate, plan.includesSubentities) = (predicate, includesSubentities)
        let objects = try batch.objects(plan)
        for object in objects {
            for (key, value) in propertiesToUpdate ?? [:] {
                guard let name = (key.base as? NSPropertyDescription)?.name ?? key.base as? String else { continue }
                var new: Any? = value
                if let expression = value as? NSExpression {
                    new = expression.expressionValue(with: object, context: nil)
                }
                object.setValue(new is NSNull ? nil : new, forKey: name)
            }
        }
        let ids = objects.map(\.objectID)
        try batch.save()
        let result = NSBatchUpdateResult(resultType)
        switch resultType {
        case .statusOnlyResultType: result.result = true
        case .updatedObjectIDsResultType: result.result = ids
        case .updatedObjectsCountResultType: result.result = ids.count
        }
        return result
    }
}

/// What a batch change answers with.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// Whether it worked, the IDs of what has changed, or how many there are.
    open internal(set) var result: Any?
    /// Which of these.
    public let resultType: NSBatchUpdateRequestResultType
    init(_ type: NSBatchUpdateRequestResultType) {
        resultType = type
        super.init()
    }
}

/// What a batch insertion answers with.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    case statusOnly = 0
    case objectIDs
    case count
}

/// Makes objects in the stores, past contexts.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    /// The entity's name.
    public let entityName: String
    /// The new objects' values.
    open var objectsToInsert: [[String: Any]]?
    /// Fills one new table after another; true ends it.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    /// Fills one new object after another; true ends it.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    /// What is answered.
    open var resultType = NSBatchInsertRequestResultType.statusOnly
    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

    /// Makes objects with values.
    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.entityName = entityName
        objectsToInsert = dictionaries
        super.init()
    }

    /// Makes objects with values.
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }

    /// Makes objects from tables that a closure fills until it answers true.
    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.entityName = entityName
        dictionaryHandler = handler
        super.init()
    }

    /// Makes objects from tables that a closure fills until it answers true.
    public convenience init(
        entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) { self.init(entityName: entity.name ?? "", dictionaryHandler: handler) }

    /// Makes objects that a closure fills until it answers true.
    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.entityName = entityName
        managedObjectHandler = handler
        super.init()
    }

    /// Makes objects that a closure fills until it answers true.
    public convenience init(
        entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) { self.init(entityName: entity.name ?? "", managedObjectHandler: handler) }

    override func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let batch = context.batchContext()
        let entity = batch.entity(of: FetchPlan(entityName: entityName))
        var made: [NSManagedObject] = []
        func make() -> NSManagedObject {
            let object = NSManagedObject.make(entity, batch)
            made.append(object)
            return object
        }
        for values in objectsToInsert ?? [] { make().setValuesForKeys(values) }
        if let handler = dictionaryHandler {
            while true {
                let table = NSMutableDictionary()
                if handler(table) { break }
                make().setValuesForKeys(table as? [String: Any] ?? [:])
            }
        }
        if let handler = managedObjectHandler {
            while true {
                let object = make()
                guard handler(object) else { continue }
                made.removeLast()
                batch.delete(object)
                break
            }
        }
        try batch.save()
        let result = NSBatchInsertResult(resultType)
        switch resultType {
        case .statusOnly: result.result = true
        case .objectIDs: result.result = made.map(\.objectID)
        case .count: result.result = made.count
        }
        return result
    }
}

/// What a batch insertion answers with.
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// Whether it worked, the IDs of the new objects, or how many there are.
    open internal(set) var result: Any?
    /// Which of these.
    public let resultType: NSBatchInsertRequestResultType
    init(_ type: NSBatchInsertRequestResultType) {
        resultType = type
        super.init()
    }
}

extension NSManagedObjectContext {
    /// A context of its own for what goes past this one.
    func batchContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(.confinementConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        context.retainsRegisteredObjects = true
        return context
    }
}
