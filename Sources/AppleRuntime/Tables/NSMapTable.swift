public import CoreGraphics

/// A dictionary of objects whose keys and values it may hold weakly: an entry goes with either.
open class NSMapTable<KeyType, ObjectType>: NSObject {
    private struct Entry {
        var key: HeldObject
        var value: HeldObject

        var isAlive: Bool { key.object != nil && value.object != nil }
    }

    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var buckets: [Int: [Entry]] = [:]
    private var sizeToPrune = 32
    private var added = 0

    /// A table for as many entries as `initialCapacity` says, or more.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
        super.init()
    }

    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }

    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }

    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// The value of a key; nil when there is none or it is gone.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey else { return nil }
        let entry = buckets[HeldObject.hash(of: aKey, keyOptions)]?.first { $0.key.isSame(as: aKey, keyOptions) }
        return entry?.value.value(as: ObjectType.self)
    }

    /// Sets the value of a key; nil takes the entry out.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        removeObject(forKey: aKey)
        guard let anObject else { return }
        pruneNowAndThen()
        let entry = Entry(key: HeldObject(aKey, keyOptions), value: HeldObject(anObject, valueOptions))
        buckets[HeldObject.hash(of: aKey, keyOptions), default: []].append(entry)
    }

    open func removeObject(forKey aKey: KeyType?) {
        guard let aKey else { return }
        let hash = HeldObject.hash(of: aKey, keyOptions)
        buckets[hash]?.removeAll { !$0.isAlive || $0.key.isSame(as: aKey, keyOptions) }
        if buckets[hash]?.isEmpty ?? false { buckets[hash] = nil }
    }

    open func removeAllObjects() { buckets = [:] }

    private var entries: [Entry] { buckets.values.joined().filter(\.isAlive) }

    /// How many entries still live.
    open var count: Int { entries.count }

    /// Goes through the keys that live now.
    open func keyEnumerator() -> NSEnumerator {
        (entries.compactMap(\.key.object) as [Any] as NSArray).objectEnumerator()
    }

    /// Goes through the values that live now.
    open func objectEnumerator() -> NSEnumerator? {
        (entries.compactMap(\.value.object) as [Any] as NSArray).objectEnumerator()
    }

    /// The entries that live now, of keys that hash.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var result: [AnyHashable: ObjectType] = [:]
        for entry in entries {
            if let key = entry.key.value(as: AnyHashable.self) { result[key] = entry.value.value(as: ObjectType.self) }
        }
        return result
    }

    /// Room of entries that are gone is given back after as many additions as there were entries.
    private func pruneNowAndThen() {
        added += 1
        guard added >= sizeToPrune else { return }
        added = 0
        buckets = buckets.mapValues { $0.filter(\.isAlive) }.filter { !$0.value.isEmpty }
        sizeToPrune = max(32, buckets.count)
    }
}
