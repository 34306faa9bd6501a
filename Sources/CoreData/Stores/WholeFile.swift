import Foundation

/// A store in a property list that is written whole with each save.
final class WholeFile: StoreFile {
    private let url: URL
    private let format: PropertyListSerialization.PropertyListFormat
    private let model: NSManagedObjectModel
    private var list: [String: Any] = [:]

    init(_ url: URL, _ format: PropertyListSerialization.PropertyListFormat, _ model: NSManagedObjectModel) throws {
        (self.url, self.format, self.model) = (url, format, model)
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        guard let read = try? PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil),
            let list = read as? [String: Any], list["metadata"] is [String: Any]
        else {
            throw cocoaError(
                CocoaError.Code.fileReadCorruptFile.rawValue, "The store \(url.path) is damaged or no store.",
                [NSFilePathErrorKey: url.path])
        }
        self.list = list
    }

    func metadata() throws -> [String: Any]? { list["metadata"] as? [String: Any] }
    func lastNumber() throws -> Int64 { (list["last"] as? NSNumber)?.int64Value ?? 0 }
    func wasChangedElsewhere() -> Bool { false }
    func close() {}

    private var objects: [String: [String: [String: Any]]] {
        list["objects"] as? [String: [String: [String: Any]]] ?? [:]
    }

    func old() -> OldStore {
        let all = objects.mapValues { table in
            Dictionary(
                table.compactMap { key, values in
                    Int64(key).map { ($0, values.compactMapValues(Self.read)) }
                }, uniquingKeysWith: { $1 })
        }
        return OldStore(objects: all, lastNumber: (list["last"] as? NSNumber)?.int64Value ?? 0)
    }

    func rows(
        of entity: NSEntityDescription, _ id: (NSEntityDescription, Int64) -> NSManagedObjectID
    ) throws
        -> [Int64: Row]
    {
        let entities = model.entitiesByName
        return (old().objects[entity.name ?? ""] ?? [:]).mapValues { values in
            Row(OldStore.values(values, of: entity) { link in entities[link.entity].map { id($0, link.number) } })
        }
    }

    private static func read(_ value: Any) -> StoredValue? {
        switch value {
        case let text as String: .text(text)
        case let data as Data: .data(data)
        case let links as [[String: Any]]:
            .links(
                links.compactMap { link in
                    guard let entity = link["entity"] as? String, let number = link["id"] as? NSNumber else {
                        return nil
                    }
                    return StoredValue.Link(entity: entity, number: number.int64Value)
                })
        case let number as NSNumber:
            "fd".contains(String(cString: number.objCType)) ? .real(number.doubleValue) : .integer(number.int64Value)
        default: nil
        }
    }

    private static func listed(_ value: StoredValue) -> Any {
        switch value {
        case .integer(let whole): NSNumber(value: whole)
        case .real(let real): NSNumber(value: real)
        case .text(let text): text
        case .data(let data): data
        case .links(let links): links.map { ["entity": $0.entity, "id": NSNumber(value: $0.number)] as [String: Any] }
        }
    }

    func write(_ changes: [(id: NSManagedObjectID, row: Row?)], _ image: StoreImage) throws {
        var objects = objects
        for (id, row) in changes {
            guard let number = id.number else { continue }
            objects[id.entity.name ?? "", default: [:]][String(number)] = try row.map { row in
                var values: [String: Any] = [:]
                for (place, property) in id.entity.layout.properties.enumerated() where !property.isTransient {
                    values[property.name] = try StoredValues.stored(row.values[place], property).map(Self.listed)
                }
                return values
            }
        }
        let new: [String: Any] = [
            "metadata": image.metadata, "last": NSNumber(value: image.lastNumber), "objects": objects,
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: new, format: format, options: 0)
        try data.write(to: url, options: .atomic)
        list = new
    }

    func replace(_ changes: [(id: NSManagedObjectID, row: Row?)], _ image: StoreImage) throws {
        list["objects"] = nil
        try write(changes, image)
    }
}

extension OldStore {
    /// The values of an object as a layout has them; a value of another kind is left out.
    static func values(
        _ stored: [String: StoredValue], of entity: NSEntityDescription,
        _ id: (StoredValue.Link) -> NSManagedObjectID?
    ) -> [Any?] {
        var values = entity.layout.defaults
        for (place, property) in entity.layout.properties.enumerated() {
            if let attribute = property as? NSAttributeDescription {
                values[place] =
                    attribute.isTransient ? values[place] : StoredValues.value(stored[attribute.name], attribute)
            } else if let relationship = property as? NSRelationshipDescription,
                case .links(let links)? = stored[property.name]
            {
                let ids = links.compactMap(id)
                values[place] = relationship.isToMany ? Links(ids) : ids.first
            }
        }
        return values
    }
}
