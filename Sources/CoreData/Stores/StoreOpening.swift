import Foundation

/// Opens a store, and migrates it where its model was another.
struct StoreOpening {
    private let model: NSManagedObjectModel
    private let type: String
    private let configuration: String?
    private let url: URL?
    private let options: [AnyHashable: Any]

    init(
        _ model: NSManagedObjectModel, _ type: String, _ configuration: String?, _ url: URL?,
        _ options: [AnyHashable: Any]?
    ) {
        (self.model, self.type, self.configuration, self.url) = (model, type, configuration, url)
        self.options = options ?? [:]
    }

    private func isOn(_ option: String) -> Bool {
        (options[option] as? Bool) ?? (options[option] as? NSNumber)?.boolValue ?? false
    }

    func open() throws -> NSPersistentStore {
        let file = try file()
        guard let old = try file?.metadata(), let file else { return try store(file) }
        let hashes = old[NSStoreModelVersionHashesKey] as? [String: Data] ?? [:]
        guard hashes != model.entityVersionHashesByName else { return try store(file) }
        guard isOn(NSMigratePersistentStoresAutomaticallyOption), isOn(NSInferMappingModelAutomaticallyOption) else {
            file.close()
            throw cocoaError(
                NSPersistentStoreIncompatibleVersionHashError,
                "The model used to open the store is incompatible with the one used to create the store",
                [
                    "metadata": old,
                    "reason": "The model used to open the store is incompatible with the one used to create the store",
                ])
        }
        try migrate(file, old)
        return try store(file)
    }

    private func store(_ file: (any StoreFile)?) throws -> NSPersistentStore {
        let store = try NSPersistentStore(type, configuration, url, options, model, file)
        // The file is there as soon as the store is, as on Apple's systems.
        if try file != nil && file?.metadata() == nil && !store.isReadOnly { try store.writeMetadata() }
        return store
    }

    func file() throws -> (any StoreFile)? {
        if type == NSInMemoryStoreType { return nil }
        guard let url else {
            throw cocoaError(NSPersistentStoreOpenError, "A store of the type \(type) needs an address.")
        }
        // What is written to nowhere is in memory alone.
        if url.path == "/dev/null" { return nil }
        makeFolder(of: url)
        switch type {
        case NSSQLiteStoreType: return try SQLiteFile(url, model, readOnly: isOn(NSReadOnlyPersistentStoreOption))
        case NSBinaryStoreType: return try WholeFile(url, .binary, model)
        case NSXMLStoreType: return try WholeFile(url, .xml, model)
        default:
            throw cocoaError(NSPersistentStoreInvalidTypeError, "There is no kind of store called \(type).")
        }
    }

    /// The user's documents have a folder on Apple's systems, before anything is in it.
    private func makeFolder(of url: URL) {
        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
        let folder = url.deletingLastPathComponent().standardizedFileURL
        guard folder.path == documents?.standardizedFileURL.path else { return }
        // Where that fails, opening says so.
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    // MARK: Migration

    private func migrate(_ file: any StoreFile, _ metadata: [String: Any]) throws {
        let old = try (file as? SQLiteFile)?.old() ?? (file as? WholeFile)?.old()
        guard let old else { return }
        var new = metadata
        new[NSStoreModelVersionHashesKey] = model.entityVersionHashesByName
        let scratch = try NSPersistentStore(NSInMemoryStoreType, nil, nil, nil, model, nil)
        let names = renamed(old)
        var changes: [(id: NSManagedObjectID, row: Row?)] = []
        for (name, table) in old.objects.sorted(by: { $0.key < $1.key }) {
            guard let entity = names[name] else { continue }
            for (number, values) in table.sorted(by: { $0.key < $1.key }) {
                let values = try moved(values, to: entity)
                let row = OldStore.values(values, of: entity) { link in
                    guard let target = names[link.entity], old.objects[link.entity]?[link.number] != nil else {
                        return nil
                    }
                    return scratch.id(target, link.number)
                }
                changes.append((scratch.id(entity, number), Row(row)))
            }
        }
        let image = StoreImage(model: model, metadata: new, lastNumber: old.lastNumber, tables: [:])
        if let file = file as? SQLiteFile {
            try file.replace(changes, image)
        } else {
            try (file as? WholeFile)?.replace(changes, image)
        }
    }

    /// The entities by their old names.
    private func renamed(_ old: OldStore) -> [String: NSEntityDescription] {
        var names: [String: NSEntityDescription] = [:]
        for entity in model.entities where !entity.isAbstract {
            let own = entity.name ?? ""
            if let before = entity.renamingIdentifier, old.objects[before] != nil {
                names[before] = entity
            } else {
                names[own] = entity
            }
        }
        return names
    }

    /// An object's values by the names that they have now. What must have a value and has none asks for a mapping of the program's.
    private func moved(_ values: [String: StoredValue], to entity: NSEntityDescription) throws -> [String: StoredValue]
    {
        var new: [String: StoredValue] = [:]
        for property in entity.layout.properties where !property.isTransient {
            let before = property.renamingIdentifier.flatMap { values[$0] } ?? values[property.name]
            guard let attribute = property as? NSAttributeDescription else {
                new[property.name] = before
                continue
            }
            if let before {
                guard StoredValues.value(before, attribute) != nil else {
                    throw mismatch(entity, property, "has another type")
                }
                new[property.name] = before
            } else {
                let value = AttributeValues.canonical(attribute.defaultValue, attribute)
                new[property.name] = try StoredValues.stored(value, attribute)
                if new[property.name] == nil, !attribute.isOptional {
                    throw mismatch(entity, property, "must have a value, and has no default")
                }
            }
        }
        return new
    }

    private func mismatch(_ entity: NSEntityDescription, _ property: NSPropertyDescription, _ words: String) -> NSError
    {
        cocoaError(
            NSInferredMappingModelError,
            "Can't infer how to migrate the store: \(entity.name ?? "").\(property.name) \(words).",
            ["entity": entity.name ?? "", "property": property.name])
    }
}
