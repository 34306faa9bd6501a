public import Foundation

extension NSManagedObjectContext {
    /// Deletions spread, and what has changed is told.
    func workOffChanges() {
        wasProcessed()
        spreadDeletions()
        guard !pending.isEmpty else { return forgetGone() }
        let changes = pending
        pending = ChangeSet()
        post(.NSManagedObjectContextObjectsDidChange, changes.userInfo)
        forgetGone()
    }

    func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }

    private func spreadDeletions() {
        while !unspread.isEmpty {
            let object = unspread.removeFirst()
            for (place, property) in object.entity.layout.properties.enumerated() {
                guard let relationship = property as? NSRelationshipDescription else { continue }
                spread(from: object, relationship, object.loaded[place])
            }
        }
    }

    private func spread(from object: NSManagedObject, _ relationship: NSRelationshipDescription, _ value: Any?) {
        let ids = (value as? Links)?.list ?? [value as? NSManagedObjectID].compactMap { $0 }
        for id in ids {
            guard deleted[id] == nil, let other = object.object(of: id) else { continue }
            switch relationship.deleteRule {
            case .cascadeDeleteRule: delete(other)
            case .nullifyDeleteRule:
                if let inverse = relationship.inverseRelationship { other.unlink(object, inverse) }
            case .denyDeleteRule, .noActionDeleteRule: break
            }
        }
    }

    // MARK: Saving

    /// Saves what has changed to the stores, or to the parent.
    func saveChanges() throws {
        guard hasChanges || !unspread.isEmpty else { return }
        post(.NSManagedObjectContextWillSave, [:])
        processPendingChanges()
        tellWillSave()
        try validate()
        guard let source else {
            throw cocoaError(
                NSPersistentStoreSaveError, "The context has neither a coordinator nor a parent to save to.")
        }
        let batch = SaveBatch(self)
        let rows = try source.commit(batch, mergePolicy as? NSMergePolicy ?? .error)
        finish(batch, rows)
    }

    private func ordered(_ objects: [NSManagedObjectID: NSManagedObject]) -> [NSManagedObject] {
        objects.values.sorted { $0.objectID.serial < $1.objectID.serial }
    }

    /// Objects may change others when they hear that they are saved; those hear too.
    private func tellWillSave() {
        var told: Set<NSManagedObjectID> = []
        for _ in 0..<1000 {
            let waiting = (ordered(inserted) + ordered(updated) + ordered(deleted)).filter {
                !told.contains($0.objectID)
            }
            guard !waiting.isEmpty else { return }
            for object in waiting {
                told.insert(object.objectID)
                object.willSave()
            }
            processPendingChanges()
        }
    }

    private func validate() throws {
        var errors: [NSError] = []
        func note(_ body: () throws -> Void) {
            do { try body() } catch let error as NSError {
                if error.code == NSValidationMultipleErrorsError,
                    let all = error.userInfo[NSDetailedErrorsKey] as? [NSError]
                {
                    errors += all
                } else {
                    errors.append(error)
                }
            }
        }
        for object in ordered(inserted) { note(object.validateForInsert) }
        for object in ordered(updated) { note(object.validateForUpdate) }
        for object in ordered(deleted) { note(object.validateForDelete) }
        if errors.count > 1 {
            throw cocoaError(
                NSValidationMultipleErrorsError, "Multiple validation errors occurred.", [NSDetailedErrorsKey: errors])
        }
        if let error = errors.first { throw error }
    }

    private func finish(_ batch: SaveBatch, _ rows: [NSManagedObjectID: Row]) {
        var saved = ChangeSet()
        for change in batch.inserted + batch.updated {
            let object = change.object
            object.row = rows[change.id]
            if let row = object.row { object.values = row.values }
        }
        for change in batch.inserted where rows[change.id] != nil { saved.inserted[change.id] = change.object }
        for change in batch.updated where rows[change.id] != nil { saved.updated[change.id] = change.object }
        for change in batch.deleted { saved.deleted[change.id] = change.object }
        for change in batch.inserted + batch.updated where rows[change.id] == nil {
            saved.deleted[change.id] = change.object
        }
        (inserted, updated, deleted) = ([:], [:], [:])
        pending = ChangeSet()
        for object in (batch.inserted + batch.updated + batch.deleted).map(\.object) { object.didSave() }
        for object in saved.deleted.values { unregister(object) }
        // What hearing of the save has changed is told with the next turn.
        var info = saved.userInfo
        if let token = persistentStoreCoordinator?.currentPersistentHistoryToken(fromStores: nil) {
            info["newQueryGeneration"] = token
        }
        post(.NSManagedObjectContextDidSave, info)
        tellListeners(saved)
    }

    // MARK: Taking back

    /// Forgets every change since the last save.
    func takeChangesBack() {
        unspread = []
        let new = inserted
        for object in new.values {
            unregister(object)
            pending.delete(object)
        }
        for object in Array(updated.values) + Array(deleted.values) {
            object.values = object.row?.values ?? []
            object.isLoaded = object.row != nil
            pending.refreshed[object.objectID] = object
            pending.updated[object.objectID] = nil
            pending.deleted[object.objectID] = nil
        }
        (inserted, updated, deleted) = ([:], [:], [:])
        // Those that fetched results still show are told as deleted.
        for object in new.values { pending.deleted[object.objectID] = object }
        withUndo { $0.removeAllActions() }
        processPendingChanges()
    }

    /// Forgets every object.
    func forgetObjects() {
        unspread = []
        pending = ChangeSet()
        (inserted, updated, deleted) = ([:], [:], [:])
        for object in registered.values.compactMap(\.object) {
            unregister(object)
            (object.isLoaded, object.values, object.row) = (false, [], nil)
        }
        registered = [:]
        withUndo { $0.removeAllActions() }
        forgetGone()
        pending.isAll = true
        processPendingChanges()
    }

    /// Reads an object anew when its values are next asked for; with `mergeChanges` its own changes stay.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.managedObjectContext === self, inserted[object.objectID] == nil else { return }
        guard object.isLoaded || flag else { return }
        object.willTurnIntoFault()
        let fresh = source?.row(of: object.objectID)
        if flag, object.isLoaded, updated[object.objectID] != nil, let old = object.row, let fresh {
            object.values = zip(zip(object.values, old.values), fresh.values).map { own, new in
                AttributeValues.isSame(own.0, own.1) ? new : own.0
            }
            object.row = fresh
        } else {
            updated[object.objectID] = nil
            (object.isLoaded, object.values, object.row) = (false, [], nil)
        }
        object.didTurnIntoFault()
        pending.updated[object.objectID] = nil
        pending.refreshed[object.objectID] = object
        schedule()
    }

    /// Reads every object anew; their own changes stay.
    public func refreshAllObjects() {
        for object in registered.values.compactMap(\.object) { refresh(object, mergeChanges: true) }
    }

    /// The context's changes are told, and its new objects stay new: what is asked for here is done when saving.
    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects where object.objectID.isTemporaryID {
            guard let coordinator = persistentStoreCoordinator else { continue }
            try coordinator.makePermanent(object.objectID)
        }
    }

    /// Puts a new object into a store of several.
    public func assign(_ object: Any, to store: NSPersistentStore) {
        (object as? NSManagedObject).map { persistentStoreCoordinator?.assign($0.objectID, to: store) }
    }

    // MARK: Other contexts

    /// Contexts above, or beside on the same coordinator, take the changes over that want to.
    private func tellListeners(_ saved: ChangeSet) {
        let changes = SavedIDs(saved)
        for other in Self.all where other !== self && other.automaticallyMergesChangesFromParent {
            let isBelow = parent != nil ? other.parent === parent : other.parent == nil
            guard isBelow, other.persistentStoreCoordinator === persistentStoreCoordinator else { continue }
            other.perform { other.merge(changes) }
        }
        // Children of this context.
        for child in Self.all where child.parent === self && child.automaticallyMergesChangesFromParent {
            child.perform { child.merge(changes) }
        }
    }

    /// Takes over what another context has saved.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        var saved = ChangeSet()
        let keys: [(String, WritableKeyPath<ChangeSet, [NSManagedObjectID: NSManagedObject]>)] = [
            (NSInsertedObjectsKey, \.inserted), (NSUpdatedObjectsKey, \.updated), (NSDeletedObjectsKey, \.deleted),
        ]
        for (key, path) in keys {
            for object in notification.userInfo?[key] as? Set<NSManagedObject> ?? [] {
                saved[keyPath: path][object.objectID] = object
            }
        }
        merge(SavedIDs(saved))
    }

    /// Takes over changes that a batch request made: lists of IDs by the keys of notifications.
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        let changes = SavedIDs(changeNotificationData)
        for context in contexts { context.performAndWait { context.merge(changes) } }
    }

    func merge(_ changes: SavedIDs) {
        for id in changes.updated {
            guard let object = registered[id]?.object else { continue }
            refresh(object, mergeChanges: true)
            pending.refreshed[id] = nil
            pending.update(object)
        }
        for id in changes.inserted where deleted[id] == nil { pending.insert(object(with: id)) }
        for id in changes.deleted {
            guard let object = registered[id]?.object else { continue }
            (updated[id], deleted[id]) = (nil, nil)
            pending.delete(object)
        }
        processPendingChanges()
        for id in changes.deleted { registered[id]?.object.map(unregister) }
    }
}

/// The IDs of what a context has saved: what other contexts, on other queues, may look at.
struct SavedIDs: Sendable {
    var inserted: [NSManagedObjectID]
    var updated: [NSManagedObjectID]
    var deleted: [NSManagedObjectID]

    init(_ changes: ChangeSet) {
        func sorted(_ keys: some Sequence<NSManagedObjectID>) -> [NSManagedObjectID] {
            keys.sorted { $0.serial < $1.serial }
        }
        inserted = sorted(changes.inserted.keys)
        updated = sorted(changes.updated.keys)
        deleted = sorted(changes.deleted.keys)
    }

    init(_ table: [AnyHashable: Any]) {
        func ids(_ key: String) -> [NSManagedObjectID] {
            switch table[key] {
            case let ids as [NSManagedObjectID]: ids
            case let ids as Set<NSManagedObjectID>: Array(ids)
            default: []
            }
        }
        inserted = ids(NSInsertedObjectsKey)
        updated = ids(NSUpdatedObjectsKey)
        deleted = ids(NSDeletedObjectsKey)
    }
}

extension SaveBatch {
    /// What a context has to save.
    init(_ context: NSManagedObjectContext) {
        func changes(_ objects: [NSManagedObjectID: NSManagedObject]) -> [Change] {
            objects.values.sorted { $0.objectID.serial < $1.objectID.serial }.map {
                Change(object: $0, base: $0.row, values: $0.loaded)
            }
        }
        inserted = changes(context.inserted)
        updated = changes(context.updated)
        deleted = changes(context.deleted)
    }
}

// MARK: A context as what others save to

extension NSManagedObjectContext: RowSource {
    func rows(of entity: NSEntityDescription) throws -> [(id: NSManagedObjectID, row: Row)] {
        let plan = FetchPlan(entityName: entity.name ?? "", entity: entity)
        var found: Result<[(id: NSManagedObjectID, row: Row)], any Error> = .success([])
        performAndWait {
            found = Result { try objects(plan).map { ($0.objectID, Row($0.loaded)) } }
        }
        return try found.get()
    }

    func row(of id: NSManagedObjectID) -> Row? {
        var found: Row?
        performAndWait {
            if let object = registered[id]?.object, deleted[id] == nil {
                if object.isLoaded || inserted[id] != nil {
                    found = Row(object.loaded)
                } else {
                    found = source?.row(of: id)
                }
            } else if deleted[id] == nil {
                found = source?.row(of: id)
            }
        }
        return found
    }

    func commit(_ batch: SaveBatch, _ policy: NSMergePolicy) throws -> [NSManagedObjectID: Row] {
        var rows: [NSManagedObjectID: Row] = [:]
        performAndWait {
            for change in batch.inserted { adopt(change) }
            for change in batch.updated {
                let object = object(with: change.id)
                object.load()
                noteSilently(object)
                object.values = change.values
            }
            for change in batch.inserted + batch.updated { rows[change.id] = Row(change.values) }
            for change in batch.deleted {
                let object = object(with: change.id)
                object.load()
                // The child has followed the relationships already.
                delete(object)
                unspread.removeAll { $0 === object }
            }
            processPendingChanges()
        }
        return rows
    }

    private func adopt(_ change: SaveBatch.Change) {
        let object = NSManagedObject.make(change.object.entity, nil)
        object.objectID = change.id
        object.values = change.values
        register(object)
        inserted[change.id] = object
        pending.insert(object)
        schedule()
    }
}
