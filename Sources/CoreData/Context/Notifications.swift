public import Foundation

extension Notification.Name {
    /// Objects of a context have changed: `userInfo` has them by kinds.
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification")
    /// A context was saved: `userInfo` has the objects by kinds.
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    /// A context is about to be saved.
    public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
    /// Stores of a coordinator were added or removed.
    public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
        "_NSPersistentStoreCoordinatorStoresDidChangeNotification")
    /// Stores of a coordinator are about to change.
    public static let NSPersistentStoreCoordinatorStoresWillChange = Notification.Name(
        "NSPersistentStoreCoordinatorStoresWillChangeNotification")
    /// A store is about to be removed.
    public static let NSPersistentStoreCoordinatorWillRemoveStore = Notification.Name(
        "_NSPersistentStoreCoordinatorWillRemoveStoreNotification")
    /// A store was changed elsewhere; never posted, for nobody else is told of.
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
    /// Objects of a context have changed.
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
    /// A context was saved.
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    /// A context is about to be saved.
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
}

/// The new objects of a notification, a set.
public let NSInsertedObjectsKey = "inserted"
/// The changed objects of a notification, a set.
public let NSUpdatedObjectsKey = "updated"
/// The deleted objects of a notification, a set.
public let NSDeletedObjectsKey = "deleted"
/// The objects of a notification that were read anew, a set.
public let NSRefreshedObjectsKey = "refreshed"
/// The objects of a notification that are not known any more, a set.
public let NSInvalidatedObjectsKey = "invalidated"
/// Says that no object of a context is known any more.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
