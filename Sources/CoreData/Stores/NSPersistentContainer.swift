import CoreGraphics
public import Foundation
import Synchronization

/// How a store is opened.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
    /// The kind of store.
    open var type = NSSQLiteStoreType
    /// The configuration of the model.
    open var configuration: String?
    /// Where the store lies.
    open var url: URL?
    /// How long opening may take, in seconds.
    open var timeout: TimeInterval = 240
    /// Whether nothing is saved.
    open var isReadOnly: Bool {
        get { all[NSReadOnlyPersistentStoreOption] as? Bool ?? false }
        set { all[NSReadOnlyPersistentStoreOption] = newValue as NSNumber }
    }
    /// Whether the store is opened on another queue; it is opened at once.
    open var shouldAddStoreAsynchronously = false
    /// Whether a store of another model is migrated.
    open var shouldMigrateStoreAutomatically: Bool {
        get { (all[NSMigratePersistentStoresAutomaticallyOption] as? NSNumber)?.boolValue ?? false }
        set { all[NSMigratePersistentStoresAutomaticallyOption] = newValue as NSNumber }
    }
    /// Whether how to migrate is found out by comparing the models.
    open var shouldInferMappingModelAutomatically: Bool {
        get { (all[NSInferMappingModelAutomaticallyOption] as? NSNumber)?.boolValue ?? false }
        set { all[NSInferMappingModelAutomaticallyOption] = newValue as NSNumber }
    }
    /// How the store is kept in the cloud, which there is none of.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    private var all: [AnyHashable: Any] = [
        NSMigratePersistentStoresAutomaticallyOption: true as NSNumber,
        NSInferMappingModelAutomaticallyOption: true as NSNumber,
    ]

    /// A store without a place.
    public override init() { super.init() }

    /// A store of SQLite in a file.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// What the store is opened with.
    open var options: [String: NSObject] {
        Dictionary(
            all.compactMap { key, value in
                guard let key = key.base as? String, let value = value as? NSObject else { return nil }
                return (key, value)
            }, uniquingKeysWith: { $1 })
    }

    /// Sets what the store is opened with.
    open func setOption(_ option: NSObject?, forKey key: String) { all[key] = option }

    /// Sets a pragma of SQLite; the store has its own.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}

    /// Another description like this.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPersistentStoreDescription()
        (copy.type, copy.configuration, copy.url) = (type, configuration, url)
        (copy.timeout, copy.all) = (timeout, all)
        return copy
    }
}

/// How a store is kept in the cloud, which there is none of.
open class NSPersistentCloudKitContainerOptions: NSObject {
    /// The container's identifier.
    public let containerIdentifier: String
    /// The options of a container.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// A model, its stores and the contexts of a program.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    /// The container's name, of its model and of its store's file.
    public let name: String
    /// The model.
    public let managedObjectModel: NSManagedObjectModel
    /// Joins the model and the stores.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The context of the main queue.
    public let viewContext: NSManagedObjectContext
    /// How the stores are opened.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// A container with the model of its name, compiled or in the program's bundle. `fileID` tells whose classes the model names.
    public convenience init(name: String, fileID: String = #fileID) {
        ModelClasses.noteModule(of: fileID)
        let model = ModelLibrary.model(named: name)
        if model == nil {
            Diagnostics.report(
                "Failed to load model named \(name): no file \(name).xcdatamodeld lies in the bundle or was compiled by port.",
                key: "model \(name)")
        }
        self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
    }

    /// A container with a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(.mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        let file = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
        super.init()
    }

    /// Where stores lie: a folder for programs' data, with the program's name.
    open class func defaultDirectoryURL() -> URL {
        let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
        let folder = folders.first ?? URL(fileURLWithPath: NSTemporaryDirectory())
        return folder.appendingPathComponent(ProcessInfo.processInfo.processName)
    }

    /// Opens the stores, and tells of each how that went.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            let folder = Self.defaultDirectoryURL()
            if description.type != NSInMemoryStoreType,
                description.url?.deletingLastPathComponent().standardizedFileURL.path == folder.standardizedFileURL.path
            {
                try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            }
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// A context on a queue of its own.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(.privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Does work with a context on a queue of its own.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Does work with a context on a queue of its own, and answers with its result.
    public func performBackgroundTask<T>(
        isolation: isolated (any Actor)? = #isolation, _ block: @escaping (NSManagedObjectContext) throws -> T
    ) async rethrows -> T {
        let context = newBackgroundContext()
        return try await context.perform { try block(context) }
    }
}

/// A container whose objects would be in the cloud too: they stay on this machine.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// A container with a model.
    public override init(name: String, managedObjectModel model: NSManagedObjectModel) {
        Diagnostics.report(
            "NSPersistentCloudKitContainer keeps its objects on this machine: there is no CloudKit.", key: "CloudKit")
        super.init(name: name, managedObjectModel: model)
    }

    /// Makes the cloud's schema; there is no cloud.
    open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {}
}

/// How the cloud's schema is made.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The bits as they are.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing is sent.
    public static let dryRun = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 2)
    /// The schema is printed.
    public static let printSchema = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 4)
}
