import CSQLite
import Foundation

/// A store in a file of SQLite: a table for each entity with a column for each attribute, and one table of relationships.
final class SQLiteFile: StoreFile {
    private let database: SQLiteDatabase
    private let model: NSManagedObjectModel
    private let readOnly: Bool
    private var knownVersion: Int64 = 0

    init(_ url: URL, _ model: NSManagedObjectModel, readOnly: Bool) throws {
        (self.model, self.readOnly) = (model, readOnly)
        database = try SQLiteDatabase(url.path, readOnly: readOnly)
        // Reading the schema shows whether the file is a database at all.
        _ = try database.rows("SELECT count(*) FROM sqlite_master")
        knownVersion = dataVersion()
    }

    private static func quoted(_ name: String) -> String { "\"\(name.replacingOccurrences(of: "\"", with: "\"\""))\"" }
    private static func table(_ entity: String) -> String { quoted("E_\(entity)") }
    private static func column(_ property: String) -> String { quoted("A_\(property)") }

    private static func attributes(of entity: NSEntityDescription) -> [NSAttributeDescription] {
        entity.layout.properties.compactMap { $0 as? NSAttributeDescription }.filter { !$0.isTransient }
    }

    private var isNew: Bool {
        get throws {
            try database.rows("SELECT name FROM sqlite_master WHERE name = 'Metadata'").isEmpty
        }
    }

    func metadata() throws -> [String: Any]? {
        guard try !isNew, case .data(let data)?? = try database.rows("SELECT value FROM Metadata").first?.first else {
            return nil
        }
        return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    }

    func lastNumber() throws -> Int64 {
        guard try !isNew, case .integer(let number)?? = try database.rows("SELECT last FROM Metadata").first?.first
        else {
            return 0
        }
        return number
    }

    func close() { database.close() }

    private func dataVersion() -> Int64 {
        guard case .integer(let version)?? = try? database.rows("PRAGMA data_version").first?.first else { return 0 }
        return version
    }

    func wasChangedElsewhere() -> Bool {
        let version = dataVersion()
        defer { knownVersion = version }
        return version != knownVersion
    }

    // MARK: Reading

    func rows(
        of entity: NSEntityDescription, _ id: (NSEntityDescription, Int64) -> NSManagedObjectID
    ) throws
        -> [Int64: Row]
    {
        guard try !isNew else { return [:] }
        let attributes = Self.attributes(of: entity)
        let places = attributes.map { entity.layout.places[$0.name] ?? 0 }
        let names = (["id"] + attributes.map { Self.column($0.name) }).joined(separator: ", ")
        var values: [Int64: [Any?]] = [:]
        try database.each("SELECT \(names) FROM \(Self.table(entity.name ?? ""))") { row in
            guard case .integer(let number)? = row[0] else { return }
            var all = entity.layout.defaults
            for (index, attribute) in attributes.enumerated() {
                all[places[index]] = StoredValues.value(row[index + 1], attribute)
            }
            values[number] = all
        }
        try readLinks(of: entity, into: &values, id)
        return values.mapValues { Row($0) }
    }

    private func readLinks(
        of entity: NSEntityDescription, into values: inout [Int64: [Any?]],
        _ id: (NSEntityDescription, Int64) -> NSManagedObjectID
    ) throws {
        let entities = model.entitiesByName
        let sql = "SELECT owner, name, target, targetEntity FROM Links WHERE entity = ? ORDER BY owner, name, position"
        try database.each(sql, [.text(entity.name ?? "")]) { row in
            guard case .integer(let owner)? = row[0], case .text(let name)? = row[1],
                case .integer(let target)? = row[2],
                case .text(let targetEntity)? = row[3], let place = entity.layout.places[name],
                let destination = entities[targetEntity]
            else { return }
            if var links = values[owner]?[place] as? Links {
                values[owner]?[place] = nil
                links.append(id(destination, target))
                values[owner]?[place] = links
            } else {
                values[owner]?[place] = id(destination, target)
            }
        }
    }

    /// Everything in the file, by its own names.
    func old() throws -> OldStore {
        var objects: [String: [Int64: [String: StoredValue]]] = [:]
        for case .text(let table)? in try database.rows(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'E\\_%' ESCAPE '\\'"
        ).map(\.[0]) {
            let columns = try database.rows("PRAGMA table_info(\(Self.quoted(table)))").compactMap { row -> String? in
                if case .text(let name)? = row[1] { name } else { nil }
            }
            var found: [Int64: [String: StoredValue]] = [:]
            try database.each("SELECT \(columns.map(Self.quoted).joined(separator: ", ")) FROM \(Self.quoted(table))") {
                row in
                guard case .integer(let number)? = row[0] else { return }
                var values: [String: StoredValue] = [:]
                for (name, value) in zip(columns, row).dropFirst() { values[String(name.dropFirst(2))] = value }
                found[number] = values
            }
            objects[String(table.dropFirst(2))] = found
        }
        try database.each(
            "SELECT entity, owner, name, target, targetEntity FROM Links ORDER BY entity, owner, name, position"
        ) { row in
            guard case .text(let entity)? = row[0], case .integer(let owner)? = row[1], case .text(let name)? = row[2],
                case .integer(let target)? = row[3], case .text(let kind)? = row[4]
            else { return }
            var list: [StoredValue.Link] = []
            if case .links(let before)? = objects[entity]?[owner]?[name] { list = before }
            list.append(StoredValue.Link(entity: kind, number: target))
            objects[entity]?[owner]?[name] = .links(list)
        }
        return OldStore(objects: objects, lastNumber: try lastNumber())
    }

    // MARK: Writing

    func write(_ changes: [(id: NSManagedObjectID, row: Row?)], _ image: StoreImage) throws {
        try database.transaction {
            if try isNew { try makeTables() }
            for (id, row) in changes {
                guard let number = id.number else { continue }
                try remove(id.entity, number)
                if let row { try add(id.entity, number, row) }
            }
            try writeMetadata(image)
        }
        knownVersion = dataVersion()
    }

    private func writeMetadata(_ image: StoreImage) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: image.metadata, format: .binary, options: 0)
        try database.run("DELETE FROM Metadata", [])
        try database.run("INSERT INTO Metadata (last, value) VALUES (?, ?)", [.integer(image.lastNumber), .data(data)])
    }

    private func makeTables() throws {
        try database.run("CREATE TABLE Metadata (last INTEGER, value BLOB)", [])
        try database.run(
            "CREATE TABLE Links (entity TEXT, owner INTEGER, name TEXT, position INTEGER, target INTEGER, targetEntity TEXT, PRIMARY KEY (entity, owner, name, position)) WITHOUT ROWID",
            [])
        for entity in model.entities where !entity.isAbstract {
            let columns = Self.attributes(of: entity).map { "\(Self.column($0.name)) \(Self.type(of: $0))" }
            try database.run(
                "CREATE TABLE \(Self.table(entity.name ?? "")) (\((["id INTEGER PRIMARY KEY"] + columns).joined(separator: ", ")))",
                [])
        }
    }

    private static func type(of attribute: NSAttributeDescription) -> String {
        switch attribute.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType: "INTEGER"
        case .doubleAttributeType, .floatAttributeType, .dateAttributeType: "REAL"
        case .binaryDataAttributeType, .transformableAttributeType: "BLOB"
        default: "TEXT"
        }
    }

    private func remove(_ entity: NSEntityDescription, _ number: Int64) throws {
        let name = entity.name ?? ""
        try database.run("DELETE FROM \(Self.table(name)) WHERE id = ?", [.integer(number)])
        try database.run("DELETE FROM Links WHERE entity = ? AND owner = ?", [.text(name), .integer(number)])
    }

    private func add(_ entity: NSEntityDescription, _ number: Int64, _ row: Row) throws {
        let name = entity.name ?? ""
        let attributes = Self.attributes(of: entity)
        let columns = ["id"] + attributes.map { Self.column($0.name) }
        var values: [StoredValue?] = [.integer(number)]
        for attribute in attributes {
            values.append(try StoredValues.stored(row.values[entity.layout.places[attribute.name] ?? 0], attribute))
        }
        let marks = columns.map { _ in "?" }.joined(separator: ", ")
        try database.run(
            "INSERT INTO \(Self.table(name)) (\(columns.joined(separator: ", "))) VALUES (\(marks))", values)
        for (place, property) in entity.layout.properties.enumerated()
        where property is NSRelationshipDescription && !property.isTransient {
            guard case .links(let links)? = try StoredValues.stored(row.values[place], property) else { continue }
            for (position, link) in links.enumerated() {
                try database.run(
                    "INSERT INTO Links VALUES (?, ?, ?, ?, ?, ?)",
                    [
                        .text(name), .integer(number), .text(property.name), .integer(Int64(position)),
                        .integer(link.number), .text(link.entity),
                    ])
            }
        }
    }

    /// Takes everything out and makes the tables of the model.
    func clear() throws {
        let tables = try database.rows(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND (name LIKE 'E\\_%' ESCAPE '\\' OR name IN ('Links', 'Metadata'))"
        )
        for case .text(let name)? in tables.map(\.[0]) { try database.run("DROP TABLE \(Self.quoted(name))", []) }
    }

    /// Replaces everything, in one step.
    func replace(_ changes: [(id: NSManagedObjectID, row: Row?)], _ image: StoreImage) throws {
        try database.transaction {
            try clear()
            try makeTables()
            for (id, row) in changes {
                if let number = id.number, let row { try add(id.entity, number, row) }
            }
            try writeMetadata(image)
        }
        knownVersion = dataVersion()
    }
}
