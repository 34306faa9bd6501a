import Foundation
import PortBase

/// The models of a tree as one Swift file: their texts, the classes that they name, and the classes that Xcode would make of them.
package struct ModelLibrary {
    package static let fileName = "PortedModels.swift"
    package private(set) var documents: [ModelDocument] = []
    package private(set) var findings: [Finding] = []

    /// - Parameter folders: those that end in `.xcdatamodeld` or `.xcdatamodel`, absolute. Of one name the first counts.
    package init(_ folders: [String]) {
        for folder in folders.sorted() {
            guard let document = ModelDocument(folder: folder) else {
                findings.append(
                    Finding(
                        file: folder, line: 1, column: 1, severity: .warning,
                        message: "The model cannot be read: left out."))
                continue
            }
            if !documents.contains(where: { $0.name == document.name }) { documents.append(document) }
        }
    }

    /// The classes that will be made, given those that the sources declare.
    private func made(_ declared: Set<String>) -> [(document: ModelDocument, entity: ModelDocument.Entity)] {
        var taken = declared
        return documents.flatMap { document in
            document.entities.compactMap { entity in
                guard entity.generation == "class", entity.className != "NSManagedObject",
                    taken.insert(entity.className).inserted
                else { return nil }
                return (document, entity)
            }
        }
    }

    /// The text of the file.
    /// - Parameters:
    ///   - declared: classes that the sources declare at their top.
    package func source(declared: Set<String>) -> String {
        let made = made(declared)
        let known = declared.union(made.map(\.entity.className))
        let named = Set(documents.flatMap { $0.entities.map(\.className) }).intersection(known).sorted()
        let cases = named.map { "        case \"\($0)\": return \($0).self\n" }.joined()
        let table = documents.enumerated().map { "\"\($1.name)\": model\($0)" }.joined(separator: ", ")
        let classes = made.map { self.declaration(of: $0.entity, in: $0.document, known) }
        let extensions = documents.flatMap { document in
            document.entities.filter { $0.generation == "category" && declared.contains($0.className) }
                .map { self.members(of: $0, in: document, known) }
        }
        let needsUIKit = documents.contains { document in
            document.entities.contains {
                $0.properties.contains { $0.attributes["customClassName"]?.hasPrefix("UI") ?? false }
            }
        }
        return """
            // Written by port from the models beside the sources.
            import CoreData
            \(needsUIKit ? "import UIKit" : "import Foundation")

            final class PortedModels: CompiledModels {
                override var models: [String: String] { [\(table.isEmpty ? ":" : table)] }
                override func type(named name: String) -> AnyClass? {
                    switch name {
            \(cases)        default: return nil
                    }
                }
            }

            \((classes + extensions).joined(separator: "\n"))
            \(texts())
            """
    }

    private func texts() -> String {
        documents.enumerated().map { number, document in
            // More marks than any text has.
            let marks = "#####"
            return "private let model\(number) = \(marks)\"\"\"\n\(document.text)\n\"\"\"\(marks)\n"
        }.joined()
    }

    // MARK: Classes

    private func declaration(
        of entity: ModelDocument.Entity, in document: ModelDocument, _ known: Set<String>
    ) -> String {
        let parent = document.entities.first { $0.name == entity.parent }?.className
        let base = parent.flatMap { known.contains($0) ? $0 : nil } ?? "NSManagedObject"
        return "public class \(entity.className): \(base) {}\n\(members(of: entity, in: document, known))"
            + "extension \(entity.className): Identifiable {}\n"
    }

    private func members(
        of entity: ModelDocument.Entity, in document: ModelDocument, _ known: Set<String>
    ) -> String {
        let lines = entity.properties.flatMap { property in
            property.isRelationship ? relationship(property, document, known) : [attribute(property)]
        }
        let name = entity.className
        return """
            extension \(name) {
                @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {
                    NSFetchRequest<\(name)>(entityName: "\(entity.name)")
                }
            \(lines.map { "    \($0)\n" }.joined())}

            """
    }

    private static let plain = [
        "String": "String?", "Binary": "Data?", "Date": "Date?", "UUID": "UUID?", "URI": "URL?",
        "Decimal": "NSDecimalNumber?",
    ]
    private static let scalars = [
        "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
        "Boolean": "Bool",
    ]

    private func attribute(_ property: ModelDocument.Property) -> String {
        let kind = property.attributes["attributeType"] ?? ""
        if let scalar = Self.scalars[kind] {
            let isScalar = property.attributes["usesScalarValueType"] == "YES"
            return "public " + variable(property.name, isScalar ? scalar : "NSNumber?")
        }
        if let plain = Self.plain[kind] { return "public " + variable(property.name, plain) }
        return variable(property.name, (property.attributes["customClassName"] ?? "NSObject") + "?")
    }

    private func variable(_ name: String, _ type: String) -> String {
        "var `\(name)`: \(type) { get { managed(\"\(name)\") } set { setManaged(newValue, \"\(name)\") } }"
    }

    private func relationship(
        _ property: ModelDocument.Property, _ document: ModelDocument, _ known: Set<String>
    ) -> [String] {
        let target = document.entities.first { $0.name == property.attributes["destinationEntity"] }?.className
        let type = target.flatMap { known.contains($0) ? $0 : nil } ?? "NSManagedObject"
        let name = property.name
        guard property.attributes["toMany"] == "YES" else { return [variable(name, type + "?")] }
        let isOrdered = property.attributes["ordered"] == "YES"
        let set = isOrdered ? "NSOrderedSet" : "NSSet"
        let title = name.prefix(1).uppercased() + name.dropFirst()
        var lines = [
            variable(name, set + "?"),
            "func addTo\(title)(_ value: \(type)) { addManaged(value, \"\(name)\") }",
            "func addTo\(title)(_ values: \(set)) { addManaged(values, \"\(name)\") }",
            "func removeFrom\(title)(_ value: \(type)) { removeManaged(value, \"\(name)\") }",
            "func removeFrom\(title)(_ values: \(set)) { removeManaged(values, \"\(name)\") }",
        ]
        guard isOrdered else { return lines }
        lines += [
            "func insertInto\(title)(_ value: \(type), at idx: Int) { insertManaged(value, at: idx, \"\(name)\") }",
            "func insertInto\(title)(_ values: [\(type)], at indexes: NSIndexSet) { insertManaged(values, at: indexes, \"\(name)\") }",
            "func removeFrom\(title)(at idx: Int) { removeManaged(at: idx, \"\(name)\") }",
            "func removeFrom\(title)(at indexes: NSIndexSet) { removeManaged(at: indexes, \"\(name)\") }",
            "func replace\(title)(at idx: Int, with value: \(type)) { replaceManaged(at: idx, with: value, \"\(name)\") }",
            "func replace\(title)(at indexes: NSIndexSet, with values: [\(type)]) { replaceManaged(at: indexes, with: values, \"\(name)\") }",
        ]
        return lines
    }
}
