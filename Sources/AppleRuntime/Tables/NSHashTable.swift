public import CoreGraphics

/// How the tables keep what is in them; Foundation on Linux has neither the tables nor these choices.
public enum NSPointerFunctions {
    /// Strong or weak references, and equality by value or by identity.
    public struct Options: OptionSet, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: UInt

        /// The value of a number.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Keeps the objects alive.
        public static let strongMemory: Options = []
        /// Lets the objects go: they leave the table when nobody else keeps them.
        public static let weakMemory = Options(rawValue: 5)
        /// Values of `Hashable` types and `NSObject`s are compared by value.
        public static let objectPersonality: Options = []
        /// Objects are compared by identity.
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        /// Copying is up to the caller.
        public static let copyIn = Options(rawValue: 1 << 16)

        var isWeak: Bool { rawValue & 5 == 5 }
        var comparesIdentity: Bool { contains(.objectPointerPersonality) }
    }
}

/// One object of a table, held as the table holds its objects.
struct HeldObject {
    private weak var weakObject: AnyObject?
    private let strongObject: AnyObject?

    init(_ value: Any, _ options: NSPointerFunctions.Options) {
        let object = value as AnyObject
        weakObject = object
        strongObject = options.isWeak ? nil : object
    }

    /// nil once a weakly held object is gone.
    var object: AnyObject? { strongObject ?? weakObject }

    /// nil when it is gone; an optional that is cast as a whole would become an object itself.
    func value<Value>(as type: Value.Type) -> Value? {
        guard let object else { return nil }
        return object as? Value
    }

    static func hash(of value: Any, _ options: NSPointerFunctions.Options) -> Int {
        let object = value as AnyObject
        if !options.comparesIdentity, let hashable = object as? AnyHashable { return hashable.hashValue }
        return ObjectIdentifier(object).hashValue
    }

    func isSame(as value: Any, _ options: NSPointerFunctions.Options) -> Bool {
        let other = value as AnyObject
        guard let object else { return false }
        if object === other { return true }
        guard !options.comparesIdentity, let a = object as? AnyHashable, let b = other as? AnyHashable else {
            return false
        }
        return a == b
    }
}

/// A set of objects that it may hold weakly: those that are gone leave it.
///
/// Its type may be a protocol's, as for lists of delegates.
open class NSHashTable<ObjectType>: NSObject {
    private let options: NSPointerFunctions.Options
    private var buckets: [Int: [HeldObject]] = [:]
    private var sizeToPrune = 32
    private var added = 0

    /// A table for as many objects as `capacity` says, or more.
    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
        self.options = options
        super.init()
    }

    /// A table that holds its objects weakly.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// Adds an object, unless it or an equal one is there.
    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        pruneNowAndThen()
        buckets[HeldObject.hash(of: object, options), default: []].append(HeldObject(object, options))
    }

    /// Takes an object out.
    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        let hash = HeldObject.hash(of: object, options)
        buckets[hash]?.removeAll { $0.object == nil || $0.isSame(as: object, options) }
        if buckets[hash]?.isEmpty ?? false { buckets[hash] = nil }
    }

    open func removeAllObjects() { buckets = [:] }

    /// The object in the table that is equal to another; nil when there is none.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        let found = buckets[HeldObject.hash(of: object, options)]?.first { $0.isSame(as: object, options) }
        return found?.value(as: ObjectType.self)
    }

    open func contains(_ anObject: ObjectType?) -> Bool {
        guard let anObject else { return false }
        return buckets[HeldObject.hash(of: anObject, options)]?.contains { $0.isSame(as: anObject, options) } ?? false
    }

    /// The objects that still live, in no particular order.
    open var allObjects: [ObjectType] { buckets.values.joined().compactMap { $0.value(as: ObjectType.self) } }
    /// One of the objects.
    open var anyObject: ObjectType? { buckets.values.joined().lazy.compactMap { $0.value(as: ObjectType.self) }.first }
    /// How many objects still live.
    open var count: Int { buckets.values.joined().count { $0.object != nil } }
    /// The objects that still live as a set.
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }
    /// Goes through the objects that live now.
    open func objectEnumerator() -> NSEnumerator { (allObjects as [Any] as NSArray).objectEnumerator() }

    /// Takes out what another table lacks.
    open func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }

    /// Adds what another table has.
    open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }

    /// Takes out what another table has.
    open func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }

    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }

    /// Room of objects that are gone is given back after as many additions as there were objects.
    private func pruneNowAndThen() {
        added += 1
        guard added >= sizeToPrune else { return }
        added = 0
        buckets = buckets.mapValues { $0.filter { $0.object != nil } }.filter { !$0.value.isEmpty }
        sizeToPrune = max(32, buckets.count)
    }
}
