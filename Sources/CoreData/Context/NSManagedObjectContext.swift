public import AppleRuntime
import CoreGraphics
public import Foundation
import Synchronization

/// On which queue a context lives.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// The queue that the program keeps to.
    case confinementConcurrencyType = 0
    /// A queue of the context's own.
    case privateQueueConcurrencyType
    /// The main queue.
    case mainQueueConcurrencyType
}

/// Objects of a model with what has changed of them until it is saved.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// On which queue the context lives.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// The context's name, for logs.
    open var name: String?
    /// What the program keeps with the context.
    open private(set) var userInfo = NSMutableDictionary()
    /// What becomes of objects that others have saved meanwhile.
    open var mergePolicy: Any = NSMergePolicy.error
    /// Whether the context takes over what is saved below it.
    open var automaticallyMergesChangesFromParent = false
    /// Takes changes back; nil until the program sets one.
    open var undoManager: UndoManager?
    /// Whether deletions spread at the end of the turn; they spread then or when saving.
    open var propagatesDeletesAtEndOfEvent = true
    /// Whether objects that nobody else holds stay; changed ones always do.
    open var retainsRegisteredObjects = false
    /// Whether faults of objects that are gone have no values.
    open var shouldDeleteInaccessibleFaults = true
    /// How old saved values may be, in seconds; nothing that a context of this process saves is old.
    open var stalenessInterval: TimeInterval = -1
    /// Who the program says is making the changes.
    open var transactionAuthor: String?
    /// The coordinator below, directly or by parents.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { parent?.persistentStoreCoordinator ?? coordinator }
        set { coordinator = newValue }
    }
    /// The context that saves go to.
    open var parent: NSManagedObjectContext?
    private var coordinator: NSPersistentStoreCoordinator?

    /// Objects by their IDs, as long as somebody holds them.
    struct Registered { weak var object: NSManagedObject? }
    var registered: [NSManagedObjectID: Registered] = [:]
    private var purgeAt = 256
    var inserted: [NSManagedObjectID: NSManagedObject] = [:]
    var updated: [NSManagedObjectID: NSManagedObject] = [:]
    var deleted: [NSManagedObjectID: NSManagedObject] = [:]
    /// What has changed since it was last told of.
    var pending = ChangeSet()
    /// Deleted objects whose relationships have not been followed yet.
    var unspread: [NSManagedObject] = []
    private var kept: [NSManagedObjectID: NSManagedObject] = [:]
    private var isScheduled = false
    var isUndoing = false
    let queue: DispatchQueue?

    /// A context on a queue.
    public init(_ type: NSManagedObjectContextConcurrencyType) {
        concurrencyType = type
        queue = type == .privateQueueConcurrencyType ? DispatchQueue(label: "NSManagedObjectContext") : nil
        super.init()
        queue?.setSpecific(key: Self.key, value: ObjectIdentifier(self))
        Self.living.withLock { list in
            list.removeAll { $0.context == nil }
            list.append(Living(context: self))
        }
    }

    /// A context on a queue.
    public convenience init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { self.init(ct) }

    static let key = DispatchSpecificKey<ObjectIdentifier>()
    private struct Living: @unchecked Sendable { weak var context: NSManagedObjectContext? }
    private static let living = Mutex<[Living]>([])

    /// The contexts that there are.
    static var all: [NSManagedObjectContext] { living.withLock { $0.compactMap(\.context) } }

    /// The entity that some context's model has for a class.
    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        all.lazy.compactMap { $0.model?.entity(of: type) }.first
    }

    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    /// Where saved values come from.
    var source: (any RowSource)? { parent ?? coordinator }

    // MARK: Objects

    /// The objects that the context has.
    open var registeredObjects: Set<NSManagedObject> { Set(registered.values.compactMap(\.object)) }
    /// The new objects.
    open var insertedObjects: Set<NSManagedObject> { Set(inserted.values) }
    /// The changed objects.
    open var updatedObjects: Set<NSManagedObject> { Set(updated.values) }
    /// The objects that will be gone with the next save.
    open var deletedObjects: Set<NSManagedObject> { Set(deleted.values) }
    /// Whether there is something to save.
    open var hasChanges: Bool { !(inserted.isEmpty && updated.isEmpty && deleted.isEmpty) }

    func register(_ object: NSManagedObject) {
        if registered.count >= purgeAt {
            registered = registered.filter { $0.value.object != nil }
            purgeAt = max(256, registered.count * 2)
        }
        registered[object.objectID] = Registered(object: object)
        if retainsRegisteredObjects { kept[object.objectID] = object }
        object.managedObjectContext = self
    }

    func unregister(_ object: NSManagedObject) {
        registered[object.objectID] = nil
        kept[object.objectID] = nil
        object.managedObjectContext = nil
    }

    /// The object of an ID, if the context has it.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        registered[objectID]?.object
    }

    /// The object of an ID: a fault, where the context has not got it. Whether the store has it shows when its values are read.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let known = registered[objectID]?.object { return known }
        return fault(objectID)
    }

    private func fault(_ id: NSManagedObjectID) -> NSManagedObject {
        let object = NSManagedObject.make(id.entity, nil)
        object.objectID = id
        object.isLoaded = false
        object.values = []
        register(object)
        return object
    }

    /// The object of an ID that was saved with the values given.
    func object(with id: NSManagedObjectID, _ row: Row) -> NSManagedObject {
        let object = object(with: id)
        if !object.isLoaded { object.row = row }
        return object
    }

    /// The object of an ID; throws where there is none.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        if let known = registered[objectID]?.object, known.isLoaded, deleted[objectID] == nil { return known }
        guard deleted[objectID] == nil, let row = source?.row(of: objectID) else {
            throw cocoaError(NSManagedObjectReferentialIntegrityError, "There is no object \(objectID).")
        }
        let object = object(with: objectID, row)
        object.load()
        return object
    }

    func savedRow(of object: NSManagedObject) -> Row? { source?.row(of: object.objectID) }

    /// Puts an object into the context as a new one.
    open func insert(_ object: NSManagedObject) {
        if let other = object.managedObjectContext {
            precondition(other === self, "The object \(object.objectID) is in another context.")
            if deleted[object.objectID] == nil { return }
        }
        register(object)
        object.strangers = [:]
        deleted[object.objectID] = nil
        inserted[object.objectID] = object
        pending.insert(object)
        noteUndo(of: self) { $0.delete(object) }
        schedule()
        object.awakeFromInsert()
    }

    /// Marks an object for deletion with the next save.
    open func delete(_ object: NSManagedObject) {
        guard object.managedObjectContext === self, deleted[object.objectID] == nil else { return }
        object.load()
        object.prepareForDeletion()
        noteUndo(of: self) { $0.restore(object) }
        unspread.append(object)
        pending.delete(object)
        if inserted.removeValue(forKey: object.objectID) == nil {
            deleted[object.objectID] = object
        } else {
            // What was never saved is simply gone.
            gone[object.objectID] = object
        }
        updated[object.objectID] = nil
        schedule()
    }

    /// Objects that were never saved and are gone, until what leads to them is told.
    private(set) var gone: [NSManagedObjectID: NSManagedObject] = [:]

    func forgetGone() {
        for object in gone.values { unregister(object) }
        gone = [:]
    }

    private func restore(_ object: NSManagedObject) {
        unspread.removeAll { $0 === object }
        if deleted.removeValue(forKey: object.objectID) != nil {
            updated[object.objectID] = object
            pending.update(object)
            schedule()
        } else {
            gone[object.objectID] = nil
            object.managedObjectContext = nil
            insert(object)
        }
    }

    /// An object is about to change.
    func note(_ object: NSManagedObject, undo: @escaping (NSManagedObject) -> Void) {
        noteUndo(of: object, undo)
        noteSilently(object)
    }

    func noteSilently(_ object: NSManagedObject) {
        let id = object.objectID
        guard deleted[id] == nil, gone[id] == nil else { return }
        if inserted[id] == nil { updated[id] = object }
        pending.update(object)
        schedule()
    }

    /// Has changes told of at the end of the turn.
    func schedule() {
        guard !isScheduled, concurrencyType == .mainQueueConcurrencyType else { return }
        isScheduled = true
        MainTurn.perform { [weak self] in self?.processPendingChanges() }
    }

    func wasProcessed() { isScheduled = false }

    // MARK: Undoing

    /// Undo managers are the main thread's: those of contexts on queues of their own note nothing.
    func withUndo(_ body: @MainActor @escaping (UndoManager) -> Void) {
        guard let undoManager, concurrencyType != .privateQueueConcurrencyType else { return }
        let work = UncheckedBox(value: undoManager)
        MainActor.assumeIsolated { body(work.value) }
    }

    private func noteUndo<Target: AnyObject>(of target: Target, _ undo: @escaping (Target) -> Void) {
        guard undoManager != nil else { return }
        let (object, work) = (UncheckedBox(value: target), UncheckedBox(value: undo))
        withUndo { $0.registerUndo(withTarget: object.value) { work.value($0) } }
    }

    /// Takes the last changes back.
    open func undo() {
        processPendingChanges()
        withUndo { $0.undo() }
    }

    /// Makes again what was taken back.
    open func redo() {
        processPendingChanges()
        withUndo { $0.redo() }
    }

    // MARK: What subclasses override

    /// Deletions spread, and what has changed is told.
    open func processPendingChanges() { workOffChanges() }
    /// Saves what has changed to the stores, or to the parent.
    ///
    /// Throws what validation or a store says.
    open func save() throws { try saveChanges() }
    /// Forgets every change since the last save.
    open func rollback() { takeChangesBack() }
    /// Forgets every object.
    open func reset() { forgetObjects() }
    /// Does what a request asks for.
    ///
    /// Throws what the store says.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult { try carryOut(request) }
    /// Does work on the context's queue, later.
    open func perform(_ block: @escaping () -> Void) { performLater(block) }
    /// Does work on the context's queue and waits for it.
    open func performAndWait(_ block: () -> Void) { performNow(block) }
}

/// What has changed of a context's objects.
struct ChangeSet {
    var inserted: [NSManagedObjectID: NSManagedObject] = [:]
    var updated: [NSManagedObjectID: NSManagedObject] = [:]
    var deleted: [NSManagedObjectID: NSManagedObject] = [:]
    var refreshed: [NSManagedObjectID: NSManagedObject] = [:]
    var isAll = false

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty && !isAll }

    mutating func insert(_ object: NSManagedObject) {
        deleted[object.objectID] = nil
        inserted[object.objectID] = object
    }

    mutating func update(_ object: NSManagedObject) {
        if inserted[object.objectID] == nil { updated[object.objectID] = object }
    }

    mutating func delete(_ object: NSManagedObject) {
        updated[object.objectID] = nil
        refreshed[object.objectID] = nil
        if inserted.removeValue(forKey: object.objectID) == nil { deleted[object.objectID] = object }
    }

    /// As notifications have it.
    var userInfo: [AnyHashable: Any] {
        var info: [AnyHashable: Any] = [:]
        let parts = [
            (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated), (NSDeletedObjectsKey, deleted),
            (NSRefreshedObjectsKey, refreshed),
        ]
        for (key, objects) in parts where !objects.isEmpty { info[key] = Set(objects.values) }
        if isAll { info[NSInvalidatedAllObjectsKey] = [NSManagedObjectID]() }
        return info
    }
}

/// What a context reads from and saves to: a coordinator, or another context.
protocol RowSource: AnyObject {
    /// The objects of an entity and of those that inherit from it, in the order in which they were made.
    func rows(of entity: NSEntityDescription) throws -> [(id: NSManagedObjectID, row: Row)]
    func row(of id: NSManagedObjectID) -> Row?
    /// Saves; answers what is there then.
    func commit(_ batch: SaveBatch, _ policy: NSMergePolicy) throws -> [NSManagedObjectID: Row]
}

/// What a context saves.
struct SaveBatch {
    struct Change {
        let object: NSManagedObject
        var id: NSManagedObjectID { object.objectID }
        /// What the changes were made to.
        let base: Row?
        let values: [Any?]
    }
    var inserted: [Change] = []
    var updated: [Change] = []
    var deleted: [Change] = []
}
