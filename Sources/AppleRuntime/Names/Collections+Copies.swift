public import Foundation

// Copies of the collections of Objective-C, which Apple's overlay makes of them as of Swift's own.

extension NSDictionary {
    /// What another dictionary holds.
    public convenience init(dictionary otherDictionary: NSDictionary) {
        self.init(dictionary: otherDictionary as? [AnyHashable: Any] ?? [:])
    }
}

extension NSValue {
    /// The bytes of a value of a type, as Objective-C's compiler names it.
    public convenience init(_ value: UnsafeRawPointer, withObjCType type: UnsafePointer<CChar>) {
        self.init(bytes: value, objCType: type)
    }
}
