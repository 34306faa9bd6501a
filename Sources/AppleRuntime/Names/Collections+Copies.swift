public import Foundation

// Copies of the collections of Objective-C, which Apple's overlay makes of them as of Swift's own.

extension NSDictionary {
    /// What another dictionary holds.
    public convenience init(dictionary otherDictionary: NSDictionary) {
        self.init(dictionary: otherDictionary as? [AnyHashable: Any] ?? [:])
    }

    /// One value under a key, which need not be an object.
    public convenience init<Key: Hashable>(object: Any, forKey key: Key) {
        self.init(dictionary: [AnyHashable(key): object])
    }

    /// Values under keys, which need not be objects; as many as there are of both. Of equal keys, the last one's value stays.
    public convenience init<Key: Hashable>(objects: [Any], forKeys keys: [Key]) {
        self.init(dictionary: [AnyHashable: Any](zip(keys.map(AnyHashable.init), objects)) { $1 })
    }
}

extension NSValue {
    /// The bytes of a value of a type, as Objective-C's compiler names it.
    public convenience init(_ value: UnsafeRawPointer, withObjCType type: UnsafePointer<CChar>) {
        self.init(bytes: value, objCType: type)
    }
}
