import AppleRuntime
public import Foundation

/// The kinds of requests to stores.
public enum NSPersistentStoreRequestType: UInt, Sendable {
    case fetchRequestType = 1
    case saveRequestType
    case batchInsertRequestType = 5
    case batchUpdateRequestType
    case batchDeleteRequestType
}

/// Something that is asked of stores.
open class NSPersistentStoreRequest: NSObject {
    /// The stores that are asked; nil is all.
    open var affectedStores: [NSPersistentStore]?
    /// What is asked.
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }

    override init() { super.init() }

    /// Does what is asked, in a context.
    func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        preconditionFailure("\(type(of: self)) is no request that contexts know.")
    }
}

/// What a fetch answers with.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The bits as they are.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects.
    public static let managedObjectResultType: NSFetchRequestResultType = []
    /// The objects' IDs.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Dictionaries of some properties.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// How many objects there are.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// What a fetch asks for.
struct FetchPlan {
    var entityName: String
    var entity: NSEntityDescription?
    var predicate: NSPredicate?
    var sortDescriptors: [NSSortDescriptor]?
    var limit = 0
    var offset = 0
    var batchSize = 0
    var resultType = NSFetchRequestResultType.managedObjectResultType
    var includesSubentities = true
    var includesPropertyValues = true
    var includesPendingChanges = true
    var returnsObjectsAsFaults = true
    var returnsDistinctResults = false
    var shouldRefreshRefetchedObjects = false
    var properties: [Any]?
    var groups: [Any]?
    var having: NSPredicate?
    var prefetched: [String]?

    init(entityName: String, entity: NSEntityDescription? = nil) {
        self.entityName = entityName
        self.entity = entity
    }
}

/// A search for an entity's objects.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    var plan: FetchPlan

    /// A request without an entity.
    public override init() { plan = FetchPlan(entityName: "") }
    /// A request for the objects of an entity.
    public init(entityName: String) { plan = FetchPlan(entityName: entityName) }
    /// A request for the objects of an entity.
    public init(entity: NSEntityDescription) { plan = FetchPlan(entityName: entity.name ?? "", entity: entity) }
    init(plan: FetchPlan) { self.plan = plan }

    /// The entity.
    open var entity: NSEntityDescription? {
        get { plan.entity }
        set { (plan.entity, plan.entityName) = (newValue, newValue?.name ?? "") }
    }
    /// The entity's name.
    open var entityName: String? { plan.entityName.isEmpty ? nil : plan.entityName }
    /// What holds of the objects; nil takes all.
    open var predicate: NSPredicate? {
        get { plan.predicate }
        set { plan.predicate = newValue }
    }
    /// The order of the results.
    open var sortDescriptors: [NSSortDescriptor]? {
        get { plan.sortDescriptors }
        set { plan.sortDescriptors = newValue }
    }
    /// The greatest number of results; 0 is any.
    open var fetchLimit: Int {
        get { plan.limit }
        set { plan.limit = newValue }
    }
    /// How many results are left out at the beginning.
    open var fetchOffset: Int {
        get { plan.offset }
        set { plan.offset = newValue }
    }
    /// How many objects are read at once; all are.
    open var fetchBatchSize: Int {
        get { plan.batchSize }
        set { plan.batchSize = newValue }
    }
    /// What the results are.
    open var resultType: NSFetchRequestResultType {
        get { plan.resultType }
        set { plan.resultType = newValue }
    }
    /// Whether objects of entities that inherit from this one count.
    open var includesSubentities: Bool {
        get { plan.includesSubentities }
        set { plan.includesSubentities = newValue }
    }
    /// Whether values are read with the objects; they are.
    open var includesPropertyValues: Bool {
        get { plan.includesPropertyValues }
        set { plan.includesPropertyValues = newValue }
    }
    /// Whether changes count that were not saved.
    open var includesPendingChanges: Bool {
        get { plan.includesPendingChanges }
        set { plan.includesPendingChanges = newValue }
    }
    /// Whether objects read their values when these are first asked for.
    open var returnsObjectsAsFaults: Bool {
        get { plan.returnsObjectsAsFaults }
        set { plan.returnsObjectsAsFaults = newValue }
    }
    /// Whether equal dictionaries count once.
    open var returnsDistinctResults: Bool {
        get { plan.returnsDistinctResults }
        set { plan.returnsDistinctResults = newValue }
    }
    /// Whether objects that are there already are read anew.
    open var shouldRefreshRefetchedObjects: Bool {
        get { plan.shouldRefreshRefetchedObjects }
        set { plan.shouldRefreshRefetchedObjects = newValue }
    }
    /// The properties of dictionaries: names, or descriptions of properties and expressions.
    open var propertiesToFetch: [Any]? {
        get { plan.properties }
        set { plan.properties = newValue }
    }
    /// The properties whose equal values make one dictionary.
    open var propertiesToGroupBy: [Any]? {
        get { plan.groups }
        set { plan.groups = newValue }
    }
    /// What holds of the dictionaries of groups.
    open var havingPredicate: NSPredicate? {
        get { plan.having }
        set { plan.having = newValue }
    }
    /// The relationships whose objects are read too; they are read when asked for.
    open var relationshipKeyPathsForPrefetching: [String]? {
        get { plan.prefetched }
        set { plan.prefetched = newValue }
    }

    /// The results, in the context of the queue that this is; only inside of `perform`.
    open func execute() throws -> [ResultType] {
        let current = DispatchQueue.getSpecific(key: NSManagedObjectContext.key)
        let contexts = NSManagedObjectContext.all
        let own = contexts.first { current == ObjectIdentifier($0) }
        guard let context = own ?? contexts.first(where: { $0.concurrencyType == .mainQueueConcurrencyType }) else {
            preconditionFailure("A fetch request executes only where a context performs work.")
        }
        return try context.fetch(self)
    }

    override func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        NSAsynchronousFetchResult(self, try context.fetch(self))
    }
}

/// What a request answers with.
open class NSPersistentStoreResult: NSObject {
    override init() { super.init() }
}

/// What a request answers with that need not be waited for.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
    /// The context that was asked.
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    /// What went wrong.
    open internal(set) var operationError: (any Error)?
    /// How far it is; there is none.
    open var progress: Progress? { nil }
    /// Ends the request; it has ended.
    open func cancel() {}
}

/// The results of a fetch that was not waited for.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult {
    /// The request.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The results; nil before they are there.
    open internal(set) var finalResult: [ResultType]?

    init(_ request: NSFetchRequest<ResultType>, _ result: [ResultType]?) {
        fetchRequest = request
        finalResult = result
        super.init()
    }
}

/// A fetch that is not waited for.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
    /// The fetch.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// Hears the results, on the context's queue.
    public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    /// How many results are expected.
    open var estimatedResultCount = 0

    /// A fetch whose results a closure hears.
    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        fetchRequest = request
        completionBlock = blk
        super.init()
    }

    override func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(fetchRequest, nil)
        result.managedObjectContext = context
        context.perform { [self] in
            do { result.finalResult = try context.fetch(fetchRequest) } catch { result.operationError = error }
            completionBlock?(result)
        }
        return result
    }
}
