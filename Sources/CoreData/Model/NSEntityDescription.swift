public import Foundation

/// A kind of objects: its name, its class, its properties.
open class NSEntityDescription: NSObject, @unchecked Sendable {
    /// The entity's name.
    open var name: String?
    /// The name of the class of the entity's objects, with its module or without.
    open var managedObjectClassName: String! = "NSManagedObject" { didSet { knownClass = nil } }
    /// Whether no object is of this entity itself.
    open var isAbstract = false
    /// The entity that this one inherits from.
    open internal(set) weak var superentity: NSEntityDescription?
    /// The entities that inherit from this one.
    open var subentities: [NSEntityDescription] = [] {
        didSet {
            for child in subentities { child.superentity = self }
            forgetLayout()
        }
    }
    /// What the program notes about the entity.
    open var userInfo: [AnyHashable: Any]?
    /// The name in an older model, from which a store is migrated.
    open var renamingIdentifier: String?
    /// Counts as a change of the model where it differs.
    open var versionHashModifier: String?
    /// Names of properties whose values no two objects share.
    open var uniquenessConstraints: [[Any]] = []
    /// The model that has the entity.
    open internal(set) weak var managedObjectModel: NSManagedObjectModel?
    private var own: [NSPropertyDescription] = []
    private var knownLayout: EntityLayout?
    private var knownClass: NSManagedObject.Type?

    /// The properties, inherited ones among them; those that are set are the entity's own.
    open var properties: [NSPropertyDescription] {
        get { inherited + own }
        set {
            let names = Set(inherited.map(\.name))
            own = newValue.filter { !names.contains($0.name) }
            for property in own { property.entity = self }
            forgetLayout()
        }
    }

    private var inherited: [NSPropertyDescription] { superentity?.properties ?? [] }

    private func forgetLayout() {
        knownLayout = nil
        for child in subentities { child.forgetLayout() }
    }

    /// Where each property's value stands.
    var layout: EntityLayout {
        if let knownLayout { return knownLayout }
        let layout = EntityLayout(properties)
        knownLayout = layout
        return layout
    }

    /// The properties by their names.
    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    }
    /// The attributes by their names.
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }
    /// The relationships by their names.
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }
    /// The entities that inherit from this one, by their names.
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
    }

    /// The relationships that lead to an entity.
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
    }

    /// Whether this entity is another, or inherits from it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        var current: NSEntityDescription? = self
        while let one = current {
            if one === entity || one.name == entity.name { return true }
            current = one.superentity
        }
        return false
    }

    /// This entity and all below it that have objects.
    var concrete: [NSEntityDescription] {
        (isAbstract ? [] : [self]) + subentities.flatMap(\.concrete)
    }

    /// What the entity is to a stored file.
    var signature: String {
        let lines = layout.properties.filter { !$0.isTransient }.map(\.signature).sorted()
        return ([name ?? "", superentity?.name ?? "", versionHashModifier ?? ""] + lines).joined(separator: "\n")
    }

    /// Tells versions of the entity apart.
    open var versionHash: Data { Data(signature.utf8) }

    /// The class of the entity's objects.
    var objectClass: NSManagedObject.Type {
        if let knownClass { return knownClass }
        let found = ModelClasses.find(managedObjectClassName ?? "", for: self)
        knownClass = found
        ModelClasses.note(found, self)
        return found
    }

    /// The entity of that name in the model of a context.
    open class func entity(
        forEntityName entityName: String, in context: NSManagedObjectContext
    )
        -> NSEntityDescription?
    { context.model?.entitiesByName[entityName] }

    /// A new object of the entity of that name.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    )
        -> NSManagedObject
    {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            preconditionFailure(
                "+entityForName: could not locate an NSManagedObjectModel with the entity name '\(entityName)'.")
        }
        return NSManagedObject.make(entity, context)
    }

    open override var description: String { "NSEntityDescription \(name ?? "")" }
}

/// Where each property's value stands in an object of an entity.
final class EntityLayout: @unchecked Sendable {
    let properties: [NSPropertyDescription]
    let places: [String: Int]
    /// The values of a new object.
    let defaults: [Any?]

    init(_ properties: [NSPropertyDescription]) {
        self.properties = properties
        places = Dictionary(properties.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
        defaults = properties.map { property in
            if let relationship = property as? NSRelationshipDescription {
                return relationship.isToMany ? Links() : nil
            }
            guard let attribute = property as? NSAttributeDescription else { return nil }
            return AttributeValues.canonical(attribute.defaultValue, attribute)
        }
    }
}
