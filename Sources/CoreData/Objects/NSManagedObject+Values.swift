import AppleRuntime
import Foundation

extension NSManagedObject {
    func place(of key: String) -> Int {
        guard let place = entity.layout.places[key] else {
            preconditionFailure(
                "the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\".")
        }
        return place
    }

    /// Reads the values where the object is a fault.
    func load() {
        guard !isLoaded else { return }
        isLoaded = true
        row = row ?? managedObjectContext?.savedRow(of: self)
        values = row?.values ?? entity.layout.defaults
        if row != nil { awakeFromFetch() }
    }

    var loaded: [Any?] {
        load()
        return values
    }

    func shown(_ place: Int) -> Any? {
        load()
        return shown(values[place], place)
    }

    /// A value as programs see it: objects in place of IDs.
    func shown(_ value: Any?, _ place: Int) -> Any? {
        guard let relationship = entity.layout.properties[place] as? NSRelationshipDescription else { return value }
        if let id = value as? NSManagedObjectID { return object(of: id) }
        guard let links = value as? Links else { return nil }
        let objects = links.list.compactMap(object)
        return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }

    func object(of id: NSManagedObjectID) -> NSManagedObject? {
        managedObjectContext?.object(with: id) ?? strangers[id]
    }

    // MARK: Changes

    func change(_ place: Int, to value: Any?) {
        let property = entity.layout.properties[place]
        load()
        guard let relationship = property as? NSRelationshipDescription else {
            return change(property, place, to: value)
        }
        let new = links(value, relationship)
        guard !AttributeValues.isSame(values[place], new) else { return }
        let old = values[place]
        let before = shown(old, place)
        note { $0.setValue(before, forKey: relationship.name) }
        values[place] = new
        let (gone, come) = Self.difference(old, new)
        if let inverse = relationship.inverseRelationship {
            for id in gone { object(of: id)?.unlink(self, inverse) }
            for id in come { object(of: id)?.link(self, inverse) }
        }
        KeyValueObservations.didChange(self)
    }

    private func change(_ property: NSPropertyDescription, _ place: Int, to value: Any?) {
        let new = (property as? NSAttributeDescription).map { AttributeValues.canonical(value, $0) } ?? value
        if let attribute = property as? NSAttributeDescription, let new {
            precondition(
                AttributeValues.fits(new, attribute.attributeType),
                "Unacceptable type of value for attribute: property = \"\(property.name)\"; desired type = \(attribute.attributeType); given type = \(type(of: new)); value = \(new)."
            )
        }
        let old = values[place]
        note { $0.setValue(old, forKey: property.name) }
        values[place] = new
        KeyValueObservations.didChange(self)
    }

    /// The object is about to change; undoing does what the closure says.
    func note(_ undo: @escaping (NSManagedObject) -> Void) {
        managedObjectContext?.note(self, undo: undo)
    }

    /// The IDs of what programs give for a relationship.
    func links(_ value: Any?, _ relationship: NSRelationshipDescription) -> Any? {
        if relationship.isToMany { return Links(Self.objects(in: value).map { id(of: $0, relationship) }) }
        return (value as? NSManagedObject).map { id(of: $0, relationship) }
    }

    static func objects(in value: Any?) -> [NSManagedObject] {
        switch value {
        case let set as NSSet:
            set.allObjects.compactMap { $0 as? NSManagedObject }.sorted { $0.objectID.serial < $1.objectID.serial }
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let list as [NSManagedObject]: list
        case let set as Set<NSManagedObject>: set.sorted { $0.objectID.serial < $1.objectID.serial }
        case let object as NSManagedObject: [object]
        default: []
        }
    }

    private func id(of other: NSManagedObject, _ relationship: NSRelationshipDescription) -> NSManagedObjectID {
        if let own = managedObjectContext, let its = other.managedObjectContext {
            precondition(
                own === its,
                "Illegal attempt to establish a relationship '\(relationship.name)' between objects in different contexts."
            )
        } else if let context = managedObjectContext ?? other.managedObjectContext {
            // An object without a context joins that of the one it is related to.
            for one in [self, other] where one.managedObjectContext == nil { context.insert(one) }
        } else {
            strangers[other.objectID] = other
        }
        return other.objectID
    }

    private static func difference(_ old: Any?, _ new: Any?) -> ([NSManagedObjectID], [NSManagedObjectID]) {
        if let old = old as? Links, let new = new as? Links {
            return (old.list.filter { !new.contains($0) }, new.list.filter { !old.contains($0) })
        }
        let (old, new) = (old as? NSManagedObjectID, new as? NSManagedObjectID)
        return old == new ? ([], []) : ([old].compactMap { $0 }, [new].compactMap { $0 })
    }

    // MARK: Other ends

    /// Another object leads here: so does this one lead back.
    func link(_ other: NSManagedObject, _ relationship: NSRelationshipDescription) {
        guard let place = entity.layout.places[relationship.name] else { return }
        load()
        managedObjectContext?.noteSilently(self)
        if managedObjectContext == nil { strangers[other.objectID] = other }
        if var links = values[place] as? Links {
            values[place] = nil
            links.append(other.objectID)
            values[place] = links
        } else {
            let before = values[place] as? NSManagedObjectID
            values[place] = other.objectID
            if let before, before != other.objectID, let inverse = relationship.inverseRelationship {
                object(of: before)?.unlink(self, inverse)
            }
        }
        KeyValueObservations.didChange(self)
    }

    /// Another object leads here no more.
    func unlink(_ other: NSManagedObject, _ relationship: NSRelationshipDescription) {
        guard let place = entity.layout.places[relationship.name] else { return }
        load()
        managedObjectContext?.noteSilently(self)
        if var links = values[place] as? Links {
            values[place] = nil
            links.remove(other.objectID)
            values[place] = links
        } else if values[place] as? NSManagedObjectID == other.objectID {
            values[place] = nil
        }
        KeyValueObservations.didChange(self)
    }

    // MARK: Validation

    func checkValues() throws {
        load()
        var errors: [NSError] = []
        for (place, property) in entity.layout.properties.enumerated() {
            if let error = problem(property, values[place]) { errors.append(error) }
        }
        if errors.count > 1 {
            throw cocoaError(
                NSValidationMultipleErrorsError, "Multiple validation errors occurred.", [NSDetailedErrorsKey: errors])
        }
        if let error = errors.first { throw error }
    }

    private func problem(_ property: NSPropertyDescription, _ value: Any?) -> NSError? {
        if let attribute = property as? NSAttributeDescription {
            if let code = AttributeValues.problem(value, attribute) { return error(code, property, value) }
        } else if let relationship = property as? NSRelationshipDescription {
            let count = (value as? Links)?.list.count ?? (value == nil ? 0 : 1)
            if count == 0, !relationship.isOptional {
                return error(NSValidationMissingMandatoryPropertyError, property, nil)
            }
            if count > 0, count < relationship.minCount {
                return error(NSValidationRelationshipLacksMinimumCountError, property, nil)
            }
            if relationship.maxCount > 0, count > relationship.maxCount {
                return error(NSValidationRelationshipExceedsMaximumCountError, property, nil)
            }
        }
        for predicate in property.validationPredicates where !predicate.evaluate(with: value) {
            return error(NSManagedObjectValidationError, property, value, [NSValidationPredicateErrorKey: predicate])
        }
        return nil
    }

    private func error(
        _ code: Int, _ property: NSPropertyDescription, _ value: Any?, _ info: [String: Any] = [:]
    ) -> NSError {
        var all: [String: Any] = [NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: property.name]
        all[NSValidationValueErrorKey] = value
        let words =
            code == NSValidationMissingMandatoryPropertyError
            ? "\(property.name) is a required value." : "The operation couldn’t be completed. (Cocoa error \(code).)"
        return cocoaError(code, words, all.merging(info) { $1 })
    }

    func checkDeletion() throws {
        for (place, property) in entity.layout.properties.enumerated() {
            guard let relationship = property as? NSRelationshipDescription, relationship.deleteRule == .denyDeleteRule
            else { continue }
            let ids = (loaded[place] as? Links)?.list ?? [loaded[place] as? NSManagedObjectID].compactMap { $0 }
            if ids.contains(where: { managedObjectContext?.deleted[$0] == nil }) {
                throw error(NSValidationRelationshipDeniedDeleteError, property, nil)
            }
        }
    }
}
