import AppleRuntime
public import Foundation

/// What a fetch may answer with: objects, their IDs, dictionaries, numbers.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// An object of a model's entity in a context. Its values are the entity's properties; a fault reads them when first asked.
open class NSManagedObject: NSObject, NSFetchRequestResult, KeyPathReadable {
    /// The object's entity.
    public final let entity: NSEntityDescription
    /// Tells the object apart from all others.
    public internal(set) final var objectID: NSManagedObjectID
    /// The context that the object is in.
    public internal(set) final weak var managedObjectContext: NSManagedObjectContext?
    /// By the places of the entity's layout; empty in a fault.
    final var values: [Any?] = []
    /// What the store or the parent has.
    final var row: Row?
    final var isLoaded = false
    /// Objects at the other ends while none of them has a context.
    final var strangers: [NSManagedObjectID: NSManagedObject] = [:]

    /// An object of an entity, inserted into a context if there is one.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        precondition(!entity.isAbstract, "The entity \(entity.name ?? "") is abstract: it has no objects of its own.")
        self.entity = entity
        objectID = NSManagedObjectID(entity)
        super.init()
        values = entity.layout.defaults
        isLoaded = true
        context?.insert(self)
    }

    /// A new object of the entity that the context's model has for this class.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: Self.entity(in: moc), insertInto: moc)
    }

    /// A new object of this class's entity, in no context.
    public override convenience init() {
        self.init(entity: Self.entity(), insertInto: nil)
    }

    @_silgen_name("mutoscope_NSManagedObject_fresh")
    convenience init(fresh entity: NSEntityDescription, _ context: NSManagedObjectContext?) {
        self.init(entity: entity, insertInto: context)
    }

    static func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
        guard let found = context.model?.entity(of: self) ?? context.model?.entitiesByName[String(describing: self)]
        else { preconditionFailure("No entity of the context's model has the class \(self).") }
        return found
    }

    /// The entity of this class, in the models that were loaded.
    open class func entity() -> NSEntityDescription {
        guard let entity = ModelClasses.entity(of: self) ?? NSManagedObjectContext.entity(of: self) else {
            preconditionFailure("No model that was loaded has an entity for \(self).")
        }
        return entity
    }

    /// A request for the objects of this class's entity.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: ModelClasses.entity(of: self)?.name ?? String(describing: self))
    }

    open override var hash: Int { objectID.serial }

    // MARK: State

    /// Whether the object is new and has not been saved.
    public final var isInserted: Bool { managedObjectContext?.inserted[objectID] != nil }
    /// Whether the object has changed since it was saved or fetched.
    public final var isUpdated: Bool { managedObjectContext?.updated[objectID] != nil }
    /// Whether the object will be gone with the next save.
    public final var isDeleted: Bool { managedObjectContext?.deleted[objectID] != nil }
    /// Whether the object is new, changed or deleted.
    public final var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    /// Whether a value differs from the saved one.
    public final var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
    /// Whether the values have not been read yet.
    public final var isFault: Bool { !isLoaded }
    /// How far the object is from being as saved: not at all, or busy with a deletion.
    public final var faultingState: Int { isFault ? 1 : 0 }

    /// Whether a relationship's objects have not been read yet.
    open func hasFault(forRelationshipNamed key: String) -> Bool { isFault }
    /// The IDs of the objects that a relationship leads to.
    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        switch loaded[place(of: key)] {
        case let links as Links: links.list
        case let id as NSManagedObjectID: [id]
        default: []
        }
    }

    // MARK: What classes override

    /// The object was made and inserted: the place for first values.
    open func awakeFromInsert() {}
    /// The object's values were read.
    open func awakeFromFetch() {}
    /// The object is about to be saved.
    open func willSave() {}
    /// The object was saved.
    open func didSave() {}
    /// The object is about to become a fault.
    open func willTurnIntoFault() {}
    /// The object has become a fault.
    open func didTurnIntoFault() {}
    /// The object is about to be deleted; its relationships are still there.
    open func prepareForDeletion() {}
    /// Whether values that no property of the entity has count as changes.
    open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

    /// Whether a value may be saved for a key; throws what is wrong with it.
    open func validateValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String) throws {}
    /// Whether the new object may be saved.
    open func validateForInsert() throws { try checkValues() }
    /// Whether the changed object may be saved.
    open func validateForUpdate() throws { try checkValues() }
    /// Whether the object may be deleted.
    open func validateForDelete() throws { try checkDeletion() }

    // MARK: Key-value coding

    /// A property's value: numbers as `NSNumber`, objects, or sets of objects.
    open func value(forKey key: String) -> Any? {
        guard let place = entity.layout.places[key] else {
            return storedValue(key, of: self) ?? value(forUndefinedKey: key)
        }
        willAccessValue(forKey: key)
        defer { didAccessValue(forKey: key) }
        return shown(place)
    }

    /// Sets a property's value; relationships change at their other ends too.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let place = entity.layout.places[key] else { return setValue(value, forUndefinedKey: key) }
        change(place, to: value)
    }

    /// What a key path leads to; collections on the way take operators such as `@count`.
    open func value(forKeyPath keyPath: String) -> Any? {
        let names = keyPath.split(separator: ".").map(String.init)
        guard let first = names.first else { return nil }
        if first == "self" || first == "SELF" {
            return names.count == 1 ? self : value(forKeyPath: names.dropFirst().joined(separator: "."))
        }
        if first == "objectID" { return objectID }
        let value = value(forKey: first)
        return names.count == 1 ? value : CollectionPath.value(names.dropFirst(), of: value)
    }

    /// Sets a property of an object that a path leads to.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let next = self.value(forKey: String(keyPath[..<dot])) as? NSManagedObject
        next?.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// Sets several properties.
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// Several properties by their names.
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
    }

    /// What stands for a property that the entity has not: a mistake of the program's.
    open func value(forUndefinedKey key: String) -> Any? {
        preconditionFailure("the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\".")
    }

    /// What happens to a value for a property that the entity has not: a mistake of the program's.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        preconditionFailure("the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\".")
    }

    /// A property's value as it is kept.
    open func primitiveValue(forKey key: String) -> Any? { shown(place(of: key)) }
    /// Sets a property's value and tells nobody.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        let place = place(of: key)
        let property = entity.layout.properties[place]
        load()
        if let attribute = property as? NSAttributeDescription {
            values[place] = AttributeValues.canonical(value, attribute)
        } else if let relationship = property as? NSRelationshipDescription {
            values[place] = links(value, relationship)
        }
        if row != nil || managedObjectContext == nil { managedObjectContext?.noteSilently(self) }
    }

    /// A property is about to be read; nil is any.
    open func willAccessValue(forKey key: String?) {}
    /// A property was read.
    open func didAccessValue(forKey key: String?) {}

    /// The values that differ from the saved ones, by their keys.
    open func changedValues() -> [String: Any] {
        guard isLoaded else { return [:] }
        let before = row?.values ?? entity.layout.defaults
        var changed: [String: Any] = [:]
        for (place, property) in entity.layout.properties.enumerated()
        where !AttributeValues.isSame(values[place], before[place]) {
            changed[property.name] = shown(place) ?? NSNull()
        }
        return changed
    }

    /// The values that have changed in this turn.
    open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

    /// The saved values of some keys; nil is all.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        guard let row = row ?? managedObjectContext?.savedRow(of: self) else { return [:] }
        var saved: [String: Any] = [:]
        for key in keys ?? entity.layout.properties.map(\.name) {
            guard let place = entity.layout.places[key] else { continue }
            saved[key] = shown(row.values[place], place) ?? NSNull()
        }
        return saved
    }

    open override var description: String {
        let values = entity.layout.properties.map { property -> String in
            guard let place = entity.layout.places[property.name], isLoaded else { return property.name }
            let value = self.values[place]
            return "\(property.name) = \((value as? Links).map { "\($0.list)" } ?? value.map { "\($0)" } ?? "nil")"
        }
        return
            "<\(type(of: self))> (entity: \(entity.name ?? ""); id: \(objectID); data: \(isFault ? "<fault>" : "{\(values.joined(separator: "; "))}"))"
    }
}

extension NSManagedObject {
    @_silgen_name("mutoscope_NSManagedObject_fresh")
    private final class func _instantiate(
        _ entity: consuming NSEntityDescription, _ context: consuming NSManagedObjectContext?
    ) -> NSManagedObject

    /// An object of the entity's own class, which is known only at run time.
    static func make(_ entity: NSEntityDescription, _ context: NSManagedObjectContext?) -> NSManagedObject {
        make(entity.objectClass, entity, context)
    }

    /// An object of a class that is known only at run time.
    static func make(
        _ type: NSManagedObject.Type, _ entity: NSEntityDescription, _ context: NSManagedObjectContext?
    ) -> NSManagedObject {
        type._instantiate(entity, context)
    }
}

extension NSManagedObject: PredicateIdentified {
    package final var predicateIdentity: AnyObject { objectID }
}

extension NSManagedObjectID: PredicateIdentified {
    package final var predicateIdentity: AnyObject { self }
}
