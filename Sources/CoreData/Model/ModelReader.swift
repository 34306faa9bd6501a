import CoreGraphics
import Foundation
import FoundationXML

/// Reads the XML of a model's version.
final class ModelReader: NSObject, XMLParserDelegate {
    private var entities: [NSEntityDescription] = []
    private var parents: [String: String] = [:]
    private var requests: [(name: String, entity: String, predicate: String?)] = []
    private var configurations: [String: [String]] = [:]
    private var configuration = ""
    private var constraint: [Any] = []
    private var property: NSPropertyDescription?
    private var isModel = false

    /// The model; nil where the data are none.
    static func read(_ data: Data, title: String) -> NSManagedObjectModel? {
        // These end the process in Foundation's parser, and no model of Xcode has them.
        guard let text = String(validating: data, as: UTF8.self), !text.contains("<!DOCTYPE"),
            text.ranges(of: "<?").count == text.ranges(of: "<?xml ").count
        else { return nil }
        let reader = ModelReader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse(), reader.isModel else { return nil }
        return reader.model(title)
    }

    private func model(_ title: String) -> NSManagedObjectModel {
        let byName = Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
        for entity in entities {
            guard let parent = parents[entity.name ?? ""].flatMap({ byName[$0] }) else { continue }
            parent.subentities.append(entity)
        }
        for case let relationship as NSRelationshipDescription in entities.flatMap(\.properties) {
            relationship.destinationEntity = relationship.destinationName.flatMap { byName[$0] }
            let back = relationship.inverseName.flatMap { relationship.destinationEntity?.relationshipsByName[$0] }
            relationship.inverseRelationship = back
        }
        let model = NSManagedObjectModel()
        model.title = title
        model.entities = entities
        model.configurationNames = configurations
        for request in requests {
            var plan = FetchPlan(entityName: request.entity)
            plan.predicate = request.predicate.map { NSPredicate(format: $0, argumentArray: nil) }
            model.keep(plan, as: request.name)
        }
        return model
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        switch name {
        case "model": isModel = true
        case "entity": start(attributes)
        case "attribute": add(attribute(attributes))
        case "relationship": add(relationship(attributes))
        case "uniquenessConstraint": constraint = []
        case "constraint": attributes["value"].map { constraint.append($0) }
        case "fetchRequest":
            guard let title = attributes["name"], let entity = attributes["entity"] else { return }
            requests.append((title, entity, attributes["predicateString"]))
        case "configuration": configuration = attributes["name"] ?? ""
        case "memberEntity": attributes["name"].map { configurations[configuration, default: []].append($0) }
        case "entry": noteInfo(attributes)
        default: break
        }
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        switch name {
        case "uniquenessConstraint": if !constraint.isEmpty { entities.last?.uniquenessConstraints.append(constraint) }
        case "attribute", "relationship": property = nil
        default: break
        }
    }

    private func noteInfo(_ attributes: [String: String]) {
        guard let key = attributes["key"] else { return }
        if let property {
            property.userInfo = (property.userInfo ?? [:]).merging([key: attributes["value"] ?? ""]) { $1 }
        } else if let entity = entities.last {
            entity.userInfo = (entity.userInfo ?? [:]).merging([key: attributes["value"] ?? ""]) { $1 }
        }
    }

    private func start(_ attributes: [String: String]) {
        let entity = NSEntityDescription()
        entity.name = attributes["name"]
        entity.managedObjectClassName = attributes["representedClassName"] ?? "NSManagedObject"
        entity.isAbstract = attributes["isAbstract"] == "YES"
        entity.renamingIdentifier = attributes["elementID"]
        entity.versionHashModifier = attributes["versionHashModifier"]
        if let parent = attributes["parentEntity"] { parents[entity.name ?? ""] = parent }
        entities.append(entity)
    }

    private func add(_ property: NSPropertyDescription?) {
        guard let property, let entity = entities.last else { return }
        self.property = property
        entity.properties.append(property)
    }

    private func fill(_ property: NSPropertyDescription, _ attributes: [String: String]) {
        property.name = attributes["name"] ?? ""
        property.isOptional = attributes["optional"] == "YES"
        property.isTransient = attributes["transient"] == "YES"
        property.renamingIdentifier = attributes["elementID"]
        property.versionHashModifier = attributes["versionHashModifier"]
    }

    private func attribute(_ attributes: [String: String]) -> NSAttributeDescription? {
        let attribute = NSAttributeDescription()
        fill(attribute, attributes)
        if attributes["derived"] == "YES" {
            Diagnostics.report(
                "The attribute \(attribute.name) is derived: it stays without a value.",
                key: "derived \(attribute.name)")
            attribute.isOptional = true
        }
        attribute.attributeType = Self.types[attributes["attributeType"] ?? ""] ?? .undefinedAttributeType
        attribute.valueTransformerName = attributes["valueTransformerName"]
        attribute.attributeValueClassName = attributes["customClassName"]
        attribute.allowsExternalBinaryDataStorage = attributes["allowsExternalBinaryDataStorage"] == "YES"
        let isDate = attribute.attributeType == .dateAttributeType
        let least = attributes[isDate ? "minDateTimeInterval" : "minValueString"]
        let greatest = attributes[isDate ? "maxDateTimeInterval" : "maxValueString"]
        attribute.bounds = (least.flatMap(Double.init), greatest.flatMap(Double.init))
        attribute.pattern = attributes["regularExpressionString"]
        attribute.defaultValue = AttributeValues.parse(
            attributes[isDate ? "defaultDateTimeInterval" : "defaultValueString"], attribute.attributeType)
        return attribute
    }

    private static let types: [String: NSAttributeType] = [
        "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
        "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
        "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
        "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
        "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
    ]

    private func relationship(_ attributes: [String: String]) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        fill(relationship, attributes)
        let isToMany = attributes["toMany"] == "YES"
        relationship.minCount = attributes["minCount"].flatMap { Int($0) } ?? 0
        relationship.maxCount = attributes["maxCount"].flatMap { Int($0) } ?? (isToMany ? 0 : 1)
        relationship.isOrdered = attributes["ordered"] == "YES"
        relationship.destinationName = attributes["destinationEntity"]
        relationship.inverseName = attributes["inverseName"]
        switch attributes["deletionRule"] {
        case "Cascade": relationship.deleteRule = .cascadeDeleteRule
        case "Deny": relationship.deleteRule = .denyDeleteRule
        case "No Action": relationship.deleteRule = .noActionDeleteRule
        default: relationship.deleteRule = .nullifyDeleteRule
        }
        return relationship
    }
}
