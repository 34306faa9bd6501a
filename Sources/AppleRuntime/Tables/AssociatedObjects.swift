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
    let value = AssociatedObjects.table(of: object as AnyObject, create: false)?[AssociatedObjects.Key(key)]
    if let weak = value as? AssociatedObjects.WeakValue { return weak.object }
    return value
}

/// Puts a value on `object` under `key`, compared by address; nil takes it away. It goes when the object goes.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let isWeak = policy == .OBJC_ASSOCIATION_ASSIGN && value.map { type(of: $0) is AnyClass } ?? false
    let kept = isWeak ? AssociatedObjects.WeakValue(object: value.map { $0 as AnyObject }) : value
    AssociatedObjects.table(of: object as AnyObject, create: kept != nil)?[AssociatedObjects.Key(key)] = kept
}

/// Takes away everything that was put on `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.table(of: object as AnyObject, create: false)?.removeAll()
}

/// The values that programs put on objects, by any thread.
///
/// Views, controllers, layers, recognisers and animations carry their table themselves. Of other objects a side table remembers
/// them weakly, and sweeps out the dead as it grows.
package final class AssociatedObjects: Sendable {
    /// An address. A type of its own: a string would become a pointer, another one at each call.
    package struct Key: Hashable, Sendable {
        private let address: UInt

        init(_ pointer: UnsafeRawPointer) { address = UInt(bitPattern: pointer) }

        /// One that nothing else has.
        package init() { self.init(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)) }
    }

    final class WeakValue {
        weak var object: AnyObject?
        init(object: AnyObject?) { self.object = object }
    }

    private struct Entry {
        weak var owner: AnyObject?
        let table: AssociatedObjects
    }

    private struct SideTable {
        private var entries: [ObjectIdentifier: Entry] = [:]
        private var sizeAfterSweep = 0

        /// Also gives out what the dead leave behind: it may ask for values as it goes, which it cannot under the lock.
        mutating func table(of object: AnyObject, create: Bool) -> (AssociatedObjects?, gone: [AssociatedObjects]) {
            let id = ObjectIdentifier(object), found = entries[id]
            // The owner of an entry at this address may have died, and another object taken its place.
            if let found, found.owner != nil { return (found.table, []) }
            guard create else { return (nil, []) }
            var gone = found.map { [$0.table] } ?? []
            if entries.count > 2 * sizeAfterSweep + 64 {
                gone += entries.values.filter { $0.owner == nil }.map(\.table)
                entries = entries.filter { $0.value.owner != nil }
                sizeAfterSweep = entries.count
            }
            let table = AssociatedObjects()
            entries[id] = Entry(owner: object, table: table)
            return (table, gone)
        }
    }

    private static let sideTable = Mutex(SideTable())
    private let values = Mutex<[Key: UncheckedBox<Any>]>([:])

    package init() {}

    package subscript(key: Key) -> Any? {
        get { values.withLock { $0[key] }?.value }
        set {
            let box = newValue.map { UncheckedBox(value: $0) }
            // What goes may ask for what is left as it goes: not under the lock.
            let gone = values.withLock { values in
                defer { values[key] = box }
                return values[key]
            }
            withExtendedLifetime(gone) {}
        }
    }

    func removeAll() {
        let gone = values.withLock { values in
            defer { values = [:] }
            return values
        }
        withExtendedLifetime(gone) {}
    }

    /// The table of an object; nil when it has none and none is to be made.
    package static func table(of object: AnyObject, create: Bool) -> AssociatedObjects? {
        if let owner = object as? any AssociatedObjectOwner {
            let box = UncheckedBox(value: owner)
            return sideTable.withLock { _ in
                if create, box.value.associatedObjects == nil { box.value.associatedObjects = AssociatedObjects() }
                return box.value.associatedObjects
            }
        }
        let box = UncheckedBox(value: object)
        let (table, gone) = sideTable.withLock { $0.table(of: box.value, create: create) }
        withExtendedLifetime(gone) {}
        return table
    }
}

/// A class whose objects carry what is put on them.
package protocol AssociatedObjectOwner: AnyObject {
    var associatedObjects: AssociatedObjects? { get set }
}
