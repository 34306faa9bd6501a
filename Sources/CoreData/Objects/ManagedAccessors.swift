public import Foundation

// What `port` writes for `@NSManaged`: properties and methods over an object's values.

extension NSManagedObject {
    /// A property that may have no value.
    public final func managed<Value>(_ key: String) -> Value? {
        value(forKey: key).flatMap { ManagedCast.cast($0, to: Value.self) }
    }

    /// A property that has a value: nothing is zero, no, an empty text or an empty collection, as Objective-C's accessors have it.
    @_disfavoredOverload
    public final func managed<Value>(_ key: String) -> Value {
        let value = value(forKey: key)
        if let found = value.flatMap({ ManagedCast.cast($0, to: Value.self) }) ?? ManagedCast.nothing(of: Value.self) {
            return found
        }
        preconditionFailure(
            "\(entity.name ?? "").\(key) has \(value.map { "\(type(of: $0))" } ?? "no value") where the class says \(Value.self)."
        )
    }

    /// Sets a property.
    public final func setManaged<Value>(_ value: Value?, _ key: String) { setValue(value, forKey: key) }

    /// Adds an object, or several, to a relationship.
    public final func addManaged(_ value: Any, _ key: String) {
        edit(key) { $0 += Self.objects(in: value).filter { [list = $0] object in !list.contains { $0 === object } } }
    }

    /// Takes an object, or several, out of a relationship.
    public final func removeManaged(_ value: Any, _ key: String) {
        let gone = Set(Self.objects(in: value).map(\.objectID))
        edit(key) { list in list.removeAll { gone.contains($0.objectID) } }
    }

    /// Puts an object into an ordered relationship.
    public final func insertManaged(_ value: NSManagedObject, at index: Int, _ key: String) {
        edit(key) { $0.insert(value, at: index) }
    }

    /// Puts objects into an ordered relationship.
    public final func insertManaged(_ values: [NSManagedObject], at indexes: NSIndexSet, _ key: String) {
        edit(key) { list in for (value, index) in zip(values, indexes) { list.insert(value, at: index) } }
    }

    /// Takes what is at a place out of an ordered relationship.
    public final func removeManaged(at index: Int, _ key: String) { edit(key) { $0.remove(at: index) } }

    /// Takes what is at some places out of an ordered relationship.
    public final func removeManaged(at indexes: NSIndexSet, _ key: String) {
        edit(key) { list in for index in indexes.reversed() { list.remove(at: index) } }
    }

    /// Puts another object at a place of an ordered relationship.
    public final func replaceManaged(at index: Int, with value: NSManagedObject, _ key: String) {
        edit(key) { $0[index] = value }
    }

    /// Puts other objects at some places of an ordered relationship.
    public final func replaceManaged(at indexes: NSIndexSet, with values: [NSManagedObject], _ key: String) {
        edit(key) { list in for (value, index) in zip(values, indexes) { list[index] = value } }
    }

    private func edit(_ key: String, _ body: (inout [NSManagedObject]) -> Void) {
        let place = place(of: key)
        var list = (loaded[place] as? Links)?.list.compactMap(object) ?? []
        body(&list)
        setValue(NSOrderedSet(array: list), forKey: key)
    }

    /// A set of a relationship's objects that changes the relationship when it is changed.
    public final func mutableSetValue(forKey key: String) -> NSMutableSet {
        RelationshipSet(self, key)
    }

    /// An ordered set of a relationship's objects that changes the relationship when it is changed.
    public final func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        RelationshipOrder(self, key)
    }
}

/// Values of objects as the types that classes say.
enum ManagedCast {
    static func cast<Value>(_ value: Any, to type: Value.Type) -> Value? {
        if let found = value as? Value { return found }
        if let set = value as? NSSet, let found = Set(set.allObjects.compactMap { $0 as? NSManagedObject }) as? Value {
            return found
        }
        if let list = (value as? NSOrderedSet)?.array, let found = list as? Value { return found }
        if let number = value as? NSNumber { return convert(number, to: type) }
        if let raw = type as? any RawRepresentable.Type { return make(raw, value) as? Value }
        return nil
    }

    private static func convert<Value>(_ number: NSNumber, to type: Value.Type) -> Value? {
        switch type {
        case is Int16.Type: number.int16Value as? Value
        case is Int32.Type: number.int32Value as? Value
        case is Int64.Type: number.int64Value as? Value
        case is Int.Type: number.intValue as? Value
        case is Double.Type: number.doubleValue as? Value
        case is Float.Type: number.floatValue as? Value
        case is Bool.Type: number.boolValue as? Value
        case is Decimal.Type: number.decimalValue as? Value
        case let raw as any RawRepresentable.Type: make(raw, number) as? Value
        default: nil
        }
    }

    private static func make<Raw: RawRepresentable>(_ type: Raw.Type, _ value: Any) -> Raw? {
        cast(value, to: Raw.RawValue.self).flatMap(Raw.init)
    }

    /// What an accessor that promises a value answers without one.
    static func nothing<Value>(of type: Value.Type) -> Value? {
        switch type {
        case is String.Type: "" as? Value
        case is Data.Type: Data() as? Value
        case is NSSet.Type: NSSet() as? Value
        case is NSOrderedSet.Type: NSOrderedSet() as? Value
        case is Set<NSManagedObject>.Type: Set<NSManagedObject>() as? Value
        case let empty as any ExpressibleByArrayLiteral.Type: none(empty) as? Value
        case is any RawRepresentable.Type: convert(0, to: type)
        default: convert(0, to: type)
        }
    }

    private static func none<List: ExpressibleByArrayLiteral>(_ type: List.Type) -> List { [] }
}

/// What `mutableSetValue(forKey:)` answers.
private final class RelationshipSet: NSMutableSet {
    private let owner: NSManagedObject
    private let key: String

    init(_ owner: NSManagedObject, _ key: String) {
        (self.owner, self.key) = (owner, key)
        super.init(capacity: 0)
    }

    required init(capacity numItems: Int) { preconditionFailure("The set of a relationship is an object's.") }
    required init?(coder: NSCoder) { nil }

    private var objects: NSSet { owner.value(forKey: key) as? NSSet ?? NSSet() }
    override var count: Int { objects.count }
    override func member(_ object: Any) -> Any? { objects.member(object) }
    override func objectEnumerator() -> NSEnumerator { objects.objectEnumerator() }
    override func add(_ object: Any) { owner.addManaged(object, key) }
    override func remove(_ object: Any) { owner.removeManaged(object, key) }
    override func removeAllObjects() { owner.setValue(NSSet(), forKey: key) }
}

/// What `mutableOrderedSetValue(forKey:)` answers.
private final class RelationshipOrder: NSMutableOrderedSet {
    private let owner: NSManagedObject
    private let key: String

    init(_ owner: NSManagedObject, _ key: String) {
        (self.owner, self.key) = (owner, key)
        super.init(capacity: 0)
    }

    required init(arrayLiteral elements: Any...) { preconditionFailure("The set of a relationship is an object's.") }
    required init?(coder: NSCoder) { nil }

    private var objects: NSOrderedSet { owner.value(forKey: key) as? NSOrderedSet ?? NSOrderedSet() }
    override var count: Int { objects.count }
    override func object(at idx: Int) -> Any { objects.object(at: idx) }
    override func index(of object: Any) -> Int { objects.index(of: object) }
    override func add(_ object: Any) { owner.addManaged(object, key) }
    override func insert(_ object: Any, at idx: Int) {
        (object as? NSManagedObject).map { owner.insertManaged($0, at: idx, key) }
    }
    override func removeObject(at idx: Int) { owner.removeManaged(at: idx, key) }
    override func replaceObject(at idx: Int, with obj: Any) {
        (obj as? NSManagedObject).map { owner.replaceManaged(at: idx, with: $0, key) }
    }
    override func remove(_ object: Any) { owner.removeManaged(object, key) }
    override func removeAllObjects() { owner.setValue(NSOrderedSet(), forKey: key) }
}
