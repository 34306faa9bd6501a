import CoreGraphics
import Synchronization

/// How an associated object is held.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not kept alive; gone when its last owner lets go.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// What was put on `object` under `key`, compared by address; nil when nothing was.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let value = AssociatedObjects.table(of: object as AnyObject, create: false)?[key]
    if let weak = value as? AssociatedObjects.WeakValue { return weak.object }
    return value
}

/// Puts a value on `object` under `key`, compared by address; nil takes it away. It goes when the object goes.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let isWeak = policy == .OBJC_ASSOCIATION_ASSIGN && value.map { type(of: $0) is AnyClass } ?? false
    let kept = isWeak ? AssociatedObjects.WeakValue(object: value.map { $0 as AnyObject }) : value
    AssociatedObjects.table(of: object as AnyObject, create: kept != nil)?[key] = kept
}

/// Takes away everything that was put on `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.table(of: object as AnyObject, create: false)?.removeAll()
}

/// The values that programs put on objects.
///
/// Views, controllers, layers, recognisers and animations carry their table themselves. Of other objects a side table remembers
/// them weakly, and sweeps out the dead as it grows.
package final class AssociatedObjects: @unchecked Sendable {
    final class WeakValue {
        weak var object: AnyObject?
        init(object: AnyObject?) { self.object = object }
    }

    private struct Entry {
        weak var owner: AnyObject?
        let table: AssociatedObjects
    }

    private struct SideTable {
        var entries: [ObjectIdentifier: Entry] = [:]
        var sizeAfterSweep = 0
    }

    private static let sideTable = Mutex(SideTable())
    /// By the keys' addresses.
    private var values: [UnsafeRawPointer: Any] = [:]

    package init() {}

    /// An address that nothing else has.
    package static func makeKey() -> UnsafeRawPointer {
        UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    }

    subscript(key: UnsafeRawPointer) -> Any? {
        get { values[key] }
        set { values[key] = newValue }
    }

    func removeAll() { values = [:] }

    /// The table of an object; nil when it has none and none is to be made.
    static func table(of object: AnyObject, create: Bool) -> AssociatedObjects? {
        if let owner = object as? any AssociatedObjectOwner {
            if create, owner.associatedObjects == nil { owner.associatedObjects = AssociatedObjects() }
            return owner.associatedObjects
        }
        let box = UncheckedBox(value: object)
        return sideTable.withLock { side in
            let id = ObjectIdentifier(box.value)
            // The owner of an entry at this address may have died, and another object taken its place.
            if let entry = side.entries[id], entry.owner != nil { return entry.table }
            guard create else { return nil }
            if side.entries.count > 2 * side.sizeAfterSweep + 64 {
                side.entries = side.entries.filter { $0.value.owner != nil }
                side.sizeAfterSweep = side.entries.count
            }
            let table = AssociatedObjects()
            side.entries[id] = Entry(owner: box.value, table: table)
            return table
        }
    }
}

/// A class whose objects carry what is put on them.
package protocol AssociatedObjectOwner: AnyObject {
    var associatedObjects: AssociatedObjects? { get set }
}
