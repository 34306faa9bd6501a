import AppleRuntime
public import Foundation
import Synchronization

/// A file of objects, or objects in memory.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    /// The kind of store.
    public let type: String
    /// Where the store's file lies.
    open var url: URL?
    /// The store's own identifier.
    open var identifier: String!
    /// The configuration of the model that the store is of.
    public let configurationName: String
    /// What the store was opened with.
    public let options: [AnyHashable: Any]?
    /// Whether nothing can be saved.
    open var isReadOnly: Bool
    /// The coordinator that has the store.
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// What is kept about the store: its kind, its identifier, the versions of the model.
    open var metadata: [String: Any]!
    private let file: (any StoreFile)?
    private let model: NSManagedObjectModel
    private var tables: [String: [Int64: Row]] = [:]
    private var ids: [Int64: NSManagedObjectID] = [:]
    private var lastNumber: Int64 = 0

    init(
        _ type: String, _ configuration: String?, _ url: URL?, _ options: [AnyHashable: Any]?,
        _ model: NSManagedObjectModel, _ file: (any StoreFile)?
    ) throws {
        (self.type, self.url, self.options, self.model, self.file) = (type, url, options, model, file)
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        isReadOnly = options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false
        super.init()
        let known = try file?.metadata()
        identifier = known?[NSStoreUUIDKey] as? String ?? UUID().uuidString
        metadata = (known ?? [:]).merging(
            [
                NSStoreTypeKey: type, NSStoreUUIDKey: identifier as Any,
                NSStoreModelVersionHashesKey: model.entityVersionHashesByName,
            ]) { $1 }
        lastNumber = try file?.lastNumber() ?? 0
    }

    // MARK: Rows

    /// The rows of an entity, without those of entities that inherit from it.
    func table(of entity: NSEntityDescription) throws -> [Int64: Row] {
        let name = entity.name ?? ""
        if let known = tables[name] { return known }
        guard let file else { return [:] }
        let rows = try file.rows(of: entity) { [self] entity, number in id(entity, number) }
        tables[name] = rows
        return rows
    }

    /// Reads anew what another program has changed.
    func lookForChanges() {
        if file?.wasChangedElsewhere() ?? false { tables = [:] }
    }

    func id(_ entity: NSEntityDescription, _ number: Int64) -> NSManagedObjectID {
        if let known = ids[number] { return known }
        let id = NSManagedObjectID(entity, self, number)
        ids[number] = id
        return id
    }

    func row(_ id: NSManagedObjectID) throws -> Row? {
        guard let number = id.number else { return nil }
        return try table(of: id.entity)[number]
    }

    func makePermanent(_ id: NSManagedObjectID) {
        guard id.isTemporaryID else { return }
        lastNumber += 1
        id.becomePermanent(self, lastNumber)
        ids[lastNumber] = id
    }

    /// Writes rows, and takes out those without one.
    func write(_ changes: [(id: NSManagedObjectID, row: Row?)]) throws {
        if isReadOnly {
            throw cocoaError(NSPersistentStoreSaveError, "The store is open for reading alone.")
        }
        for change in changes { _ = try table(of: change.id.entity) }
        let before = tables
        for (id, row) in changes {
            guard let number = id.number else { continue }
            tables[id.entity.name ?? "", default: [:]][number] = row
        }
        do {
            try file?.write(
                changes, StoreImage(model: model, metadata: metadata, lastNumber: lastNumber, tables: tables))
        } catch {
            tables = before
            throw error
        }
        for (id, row) in changes where row == nil { id.number.map { ids[$0] = nil } }
    }

    /// Writes the metadata.
    func writeMetadata() throws {
        try file?.write([], StoreImage(model: model, metadata: metadata, lastNumber: lastNumber, tables: tables))
    }

    func close() { file?.close() }
}

/// All that a store has.
struct StoreImage {
    let model: NSManagedObjectModel
    let metadata: [String: Any]
    let lastNumber: Int64
    let tables: [String: [Int64: Row]]
}

/// A store's file.
protocol StoreFile: AnyObject {
    /// What is kept about the store; nil of a new one.
    func metadata() throws -> [String: Any]?
    /// The greatest number of an object.
    func lastNumber() throws -> Int64
    func rows(
        of entity: NSEntityDescription, _ id: (NSEntityDescription, Int64) -> NSManagedObjectID
    ) throws
        -> [Int64: Row]
    /// Writes what has changed, all of it or nothing.
    func write(_ changes: [(id: NSManagedObjectID, row: Row?)], _ image: StoreImage) throws
    func wasChangedElsewhere() -> Bool
    func close()
}

/// A store's file as it was written, whatever its model was: what a migration reads.
struct OldStore {
    /// By entity and object: the values by the properties' names.
    var objects: [String: [Int64: [String: StoredValue]]]
    var lastNumber: Int64
}

/// A value as files have it.
enum StoredValue: Equatable {
    case integer(Int64)
    case real(Double)
    case text(String)
    case data(Data)
    /// Objects of entities, in order.
    case links([Link])

    struct Link: Equatable {
        let entity: String
        let number: Int64
    }
}

/// Between values and what files have.
enum StoredValues {
    static func stored(_ value: Any?, _ property: NSPropertyDescription) throws -> StoredValue? {
        guard let value else { return nil }
        if let links = value as? Links { return .links(links.list.compactMap(link)) }
        if let id = value as? NSManagedObjectID { return .links([link(id)].compactMap { $0 }) }
        guard let attribute = property as? NSAttributeDescription else { return nil }
        switch (attribute.attributeType, value) {
        case (.transformableAttributeType, _): return .data(try archive(value, attribute))
        case (.doubleAttributeType, let number as NSNumber), (.floatAttributeType, let number as NSNumber):
            return .real(number.doubleValue)
        case (_, let number as NSDecimalNumber): return .text(number.stringValue)
        case (_, let number as NSNumber): return .integer(number.int64Value)
        case (_, let text as String): return .text(text)
        case (_, let date as Date): return .real(date.timeIntervalSinceReferenceDate)
        case (_, let data as Data): return .data(data)
        case (_, let uuid as UUID): return .text(uuid.uuidString)
        case (_, let url as URL): return .text(url.absoluteString)
        default: return .data(try archive(value, attribute))
        }
    }

    private static func link(_ id: NSManagedObjectID) -> StoredValue.Link? {
        id.number.map { StoredValue.Link(entity: id.entity.name ?? "", number: $0) }
    }

    static func value(_ stored: StoredValue?, _ attribute: NSAttributeDescription) -> Any? {
        switch (attribute.attributeType, stored) {
        case (.doubleAttributeType, _), (.floatAttributeType, _): number(stored).map { NSNumber(value: $0) }
        case (.booleanAttributeType, .integer(let whole)?): NSNumber(value: whole != 0)
        case (.decimalAttributeType, .text(let text)?): NSDecimalNumber(string: text)
        case (.dateAttributeType, _): number(stored).map { Date(timeIntervalSinceReferenceDate: $0) }
        case (.UUIDAttributeType, .text(let text)?): UUID(uuidString: text)
        case (.URIAttributeType, .text(let text)?): URL(string: text)
        case (.transformableAttributeType, .data(let data)?): unarchive(data, attribute)
        case (_, .integer(let whole)?): NSNumber(value: whole)
        case (_, .real(let real)?): NSNumber(value: real)
        case (_, .text(let text)?): text
        case (_, .data(let data)?): data
        default: nil
        }
    }

    private static func number(_ stored: StoredValue?) -> Double? {
        switch stored {
        case .integer(let whole)?: Double(whole)
        case .real(let real)?: real
        default: nil
        }
    }

    // MARK: Transformable values

    private static func archive(_ value: Any, _ attribute: NSAttributeDescription) throws -> Data {
        if let name = attribute.valueTransformerName, let transformer = transformer(name) {
            // Transformers that read archives write them the other way round.
            let isReader = transformer is NSSecureUnarchiveFromDataTransformer
            let made = isReader ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)
            guard let data = made as? Data else {
                throw cocoaError(
                    NSPersistentStoreSaveError, "The transformer \(name) made no data of \(attribute.name).")
            }
            return data
        }
        return try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
    }

    private static func unarchive(_ data: Data, _ attribute: NSAttributeDescription) -> Any? {
        if let name = attribute.valueTransformerName, let transformer = transformer(name) {
            return transformer is NSSecureUnarchiveFromDataTransformer
                ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
        }
        guard let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        reader.requiresSecureCoding = false
        return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    }

    /// A transformer of the program's; those of the system archive as is done without one.
    private static func transformer(_ name: String) -> ValueTransformer? {
        guard !name.isEmpty, !name.hasSuffix("UnarchiveFromData"), !name.hasSuffix("UnarchiveFromDataTransformer"),
            !name.hasSuffix("UnarchiveFromDataTransformerName")
        else { return nil }
        return ValueTransformer.valueTransformer(forName: NSValueTransformerName(rawValue: name))
    }
}

/// The kinds of stores.
public let NSSQLiteStoreType = "SQLite"
/// A file that is written whole.
public let NSBinaryStoreType = "Binary"
/// A text file that is written whole.
public let NSXMLStoreType = "XML"
/// Objects in memory alone.
public let NSInMemoryStoreType = "InMemory"

/// In metadata: the kind of store.
public let NSStoreTypeKey = "NSStoreType"
/// In metadata: the store's identifier.
public let NSStoreUUIDKey = "NSStoreUUID"
/// In metadata: what tells versions of entities apart.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// Opens a store for reading alone.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// Migrates a store that another model made.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// Finds out how to migrate by comparing the models.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Pragmas of SQLite; the store has its own.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// Keeps a history of changes, which there is none of.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Tells of changes made elsewhere, which nobody tells of.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// Protects the file, which is left to the system.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"

/// A point in a store's history.
open class NSPersistentHistoryToken: NSObject, @unchecked Sendable {}
