public import Foundation
import Synchronization

/// Joins a model and its stores; contexts read from it and save to it.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    /// The model.
    public let managedObjectModel: NSManagedObjectModel
    /// The coordinator's name, for logs.
    open var name: String?
    private let lock = NSRecursiveLock()
    private var stores: [NSPersistentStore] = []
    private var assigned: [NSManagedObjectID: NSPersistentStore] = [:]

    /// A coordinator of a model, without stores.
    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
        // Classes answer `entity()` from now on.
        for entity in model.entities { _ = entity.objectClass }
    }

    /// The stores.
    open var persistentStores: [NSPersistentStore] { lock.withLock { stores } }

    /// The store of a file.
    open func persistentStore(for URL: URL) -> NSPersistentStore? {
        persistentStores.first { $0.url?.standardizedFileURL == URL.standardizedFileURL }
    }

    /// Where a store lies.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    /// Opens a store, or makes one.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try lock.withLock {
            let store = try StoreOpening(managedObjectModel, storeType, configuration, storeURL, options).open()
            store.persistentStoreCoordinator = self
            stores.append(store)
            return store
        }
    }

    /// Opens a store, or makes one.
    @discardableResult
    open func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    /// Opens a store as a description says, and tells how that went.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        do {
            try addPersistentStore(
                ofType: storeDescription.type, configurationName: storeDescription.configuration,
                at: storeDescription.url, options: storeDescription.options)
            block(storeDescription, nil)
        } catch { block(storeDescription, error) }
    }

    /// Closes a store; its file stays.
    open func remove(_ store: NSPersistentStore) throws {
        lock.withLock {
            stores.removeAll { $0 === store }
            store.close()
            store.persistentStoreCoordinator = nil
        }
    }

    /// Takes a store's file away.
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        if let store = persistentStore(for: url) { try remove(store) }
        for ending in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: url.path + ending) {
            try FileManager.default.removeItem(atPath: url.path + ending)
        }
    }

    /// Takes a store's file away.
    open func destroyPersistentStore(
        at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws { try destroyPersistentStore(at: url, ofType: storeType.rawValue, options: options) }

    /// The ID of an address that an ID gave.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        let parts = url.path.split(separator: "/").map(String.init)
        guard url.scheme == "x-coredata", parts.count == 2, parts[1].hasPrefix("p"),
            let number = Int64(parts[1].dropFirst()), let entity = managedObjectModel.entitiesByName[parts[0]]
        else { return nil }
        return lock.withLock {
            stores.first { $0.identifier.lowercased() == url.host?.lowercased() }?.id(entity, number)
        }
    }

    /// What is kept about a store.
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

    /// Keeps something about a store, with the next save.
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
        store.metadata = (store.metadata ?? [:]).merging(metadata ?? [:]) { $1 }
    }

    /// What is kept about the store in a file.
    open class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        let file = try StoreOpening(
            NSManagedObjectModel(), storeType, nil, url, [NSReadOnlyPersistentStoreOption: true]
        ).file()
        defer { file?.close() }
        return try file?.metadata() ?? [:]
    }

    /// Where the history is; there is none.
    open func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? { nil }

    /// Does work while nobody else uses the coordinator.
    open func perform(_ block: @escaping () -> Void) { lock.withLock(block) }

    /// Does work while nobody else uses the coordinator, and waits for it.
    open func performAndWait(_ block: () -> Void) { lock.withLock(block) }

    // MARK: Saving

    private func store(for id: NSManagedObjectID) throws -> NSPersistentStore {
        if let store = id.persistentStore ?? assigned[id] { return store }
        let fitting = stores.first { store in
            guard !store.isReadOnly else { return false }
            let names = managedObjectModel.configurationNames[store.configurationName]
            return names?.contains(id.entity.name ?? "") ?? true
        }
        guard let store = fitting else {
            throw cocoaError(
                NSPersistentStoreSaveError,
                "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save operation.")
        }
        return store
    }

    func assign(_ id: NSManagedObjectID, to store: NSPersistentStore) { lock.withLock { assigned[id] = store } }

    func makePermanent(_ id: NSManagedObjectID) throws {
        try lock.withLock { try store(for: id).makePermanent(id) }
    }
}

extension NSPersistentStoreCoordinator: RowSource {
    func rows(of entity: NSEntityDescription) throws -> [(id: NSManagedObjectID, row: Row)] {
        try lock.withLock {
            var all: [(id: NSManagedObjectID, row: Row)] = []
            for store in stores {
                store.lookForChanges()
                for kind in entity.concrete {
                    let table = try store.table(of: kind)
                    all += table.keys.sorted().compactMap { number in
                        table[number].map { (store.id(kind, number), $0) }
                    }
                }
            }
            return all
        }
    }

    func row(of id: NSManagedObjectID) -> Row? {
        lock.withLock { try? id.persistentStore?.row(id) }
    }

    func commit(_ batch: SaveBatch, _ policy: NSMergePolicy) throws -> [NSManagedObjectID: Row] {
        try lock.withLock {
            var work = try SaveWork(batch, policy)
            try work.checkUniqueness { entity in try rows(of: entity) }
            for change in batch.inserted where work.rows[change.id] != nil {
                let store = try store(for: change.id)
                if store.isReadOnly { break }
                store.makePermanent(change.id)
                assigned[change.id] = nil
            }
            var byStore: [(NSPersistentStore, [(id: NSManagedObjectID, row: Row?)])] = []
            for id in (Array(work.rows.keys) + work.deleted).sorted(by: { $0.serial < $1.serial }) {
                guard let store = id.persistentStore else { continue }
                if let place = byStore.firstIndex(where: { $0.0 === store }) {
                    byStore[place].1.append((id, work.rows[id]))
                } else {
                    byStore.append((store, [(id, work.rows[id])]))
                }
            }
            for (store, changes) in byStore { try store.write(changes) }
            return work.rows
        }
    }
}

/// A save on its way to the stores.
private struct SaveWork {
    /// What is written.
    private(set) var rows: [NSManagedObjectID: Row] = [:]
    private(set) var deleted: [NSManagedObjectID]
    private let batch: SaveBatch
    private let policy: NSMergePolicy

    init(_ batch: SaveBatch, _ policy: NSMergePolicy) throws {
        (self.batch, self.policy) = (batch, policy)
        deleted = batch.deleted.map(\.id)
        for change in batch.inserted { rows[change.id] = Row(change.values) }
        var conflicts: [NSMergeConflict] = []
        for change in batch.updated {
            let current = try change.id.persistentStore?.row(change.id)
            if let current, current === change.base || change.base == nil {
                rows[change.id] = Row(change.values)
            } else if let current {
                if let values = policy.merged(change.values, base: change.base, store: current) {
                    rows[change.id] = Row(values)
                } else {
                    conflicts.append(NSMergeConflict(change.object, base: change.base, store: current))
                }
            } else if policy.prefersObjects {
                rows[change.id] = Row(change.values)
            } else if policy.mergeType == .errorMergePolicyType {
                conflicts.append(NSMergeConflict(change.object, base: change.base, store: nil))
            }
        }
        for change in batch.deleted where policy.mergeType == .errorMergePolicyType {
            guard let current = try change.id.persistentStore?.row(change.id), let base = change.base, current !== base
            else { continue }
            conflicts.append(NSMergeConflict(change.object, base: base, store: current))
        }
        guard conflicts.isEmpty else {
            throw cocoaError(
                NSManagedObjectMergeError, "Could not merge changes.",
                [NSPersistentStoreSaveConflictsErrorKey: conflicts])
        }
    }

    /// Drops objects, or throws, where values that there may be once are there twice. Of two in one save the later counts as the
    /// object that trumps.
    mutating func checkUniqueness(
        _ saved: (NSEntityDescription) throws -> [(id: NSManagedObjectID, row: Row)]
    ) throws {
        for constraint in constraints() { try check(constraint, saved(constraint.owner)) }
    }

    private mutating func check(_ constraint: Constraint, _ saved: [(id: NSManagedObjectID, row: Row)]) throws {
        var holders: [[AnyHashable]: NSManagedObjectID] = [:]
        let gone = Set(deleted)
        for (id, row) in saved where rows[id] == nil && !gone.contains(id) {
            if let key = constraint.key(of: row, id.entity) { holders[key] = id }
        }
        for change in batch.inserted + batch.updated where change.object.entity.isKindOf(entity: constraint.owner) {
            guard let row = rows[change.id], let key = constraint.key(of: row, change.object.entity) else { continue }
            if let other = holders[key] {
                let loser = try loser(of: change.id, and: other)
                rows[loser] = nil
                if !loser.isTemporaryID { deleted.append(loser) }
                if loser == change.id { continue }
            }
            holders[key] = change.id
        }
    }

    private func loser(of new: NSManagedObjectID, and other: NSManagedObjectID) throws -> NSManagedObjectID {
        guard policy.mergeType != .errorMergePolicyType else {
            throw cocoaError(
                NSManagedObjectConstraintMergeError,
                "Could not merge changes: a value that there may be once is there twice.",
                [NSPersistentStoreSaveConflictsErrorKey: [other, new]])
        }
        return policy.prefersObjects ? other : new
    }

    /// Of the entities that are saved, and those above them.
    private func constraints() -> [Constraint] {
        var all: [Constraint] = [], seen: Set<NSEntityDescription> = []
        for change in batch.inserted + batch.updated {
            for entity in sequence(first: change.object.entity, next: \.superentity) {
                guard seen.insert(entity).inserted else { break }
                all += entity.uniquenessConstraints.map { Constraint(owner: entity, properties: $0) }
            }
        }
        return all
    }
}

/// Properties of an entity whose values, taken together, only one object may have.
private struct Constraint {
    let owner: NSEntityDescription
    let names: [String]

    init(owner: NSEntityDescription, properties: [Any]) {
        self.owner = owner
        names = properties.compactMap { ($0 as? NSPropertyDescription)?.name ?? $0 as? String }
    }

    /// An object's values; nil where one is missing, which there may be often.
    func key(of row: Row, _ entity: NSEntityDescription) -> [AnyHashable]? {
        let values = names.compactMap { name in
            entity.layout.places[name].flatMap { row.values[$0] as? AnyHashable }
        }
        return values.count == names.count ? values : nil
    }
}

extension NSPersistentStore {
    /// The kinds of stores, by their later names.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        /// The name of the kind.
        public var rawValue: String
        /// The kind of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A file of SQLite.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        /// A file that is written whole.
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        /// A text file that is written whole.
        public static let xml = StoreType(rawValue: NSXMLStoreType)
        /// Objects in memory alone.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }
}
