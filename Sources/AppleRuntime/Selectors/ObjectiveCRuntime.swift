public import CoreGraphics
import Synchronization

// What is asked of Objective-C's runtime. There is none: a question is answered as for a class without methods, and said so once.

/// A method of a class. There are none to be had.
public typealias Method = OpaquePointer
/// A method's code. There is none to be had.
public typealias IMP = OpaquePointer

/// nil: methods cannot be found by name.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { missing(cls, name) }

/// nil: methods cannot be found by name.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { missing(cls, name) }

/// nil: methods cannot be found by name.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector?) -> IMP? { missing(cls, name) }

/// False: no methods can be added.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<Int8>?) -> Bool {
    missing(cls, name) != nil
}

/// nil: no methods can be replaced.
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<Int8>?
) -> IMP? { missing(cls, name) }

/// Never reached: there are no methods to exchange.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// Never reached: there are no methods to change.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }

/// Never reached: there are no methods to ask.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Never reached: there are no methods to ask.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<Int8>? { nil }

/// A method made of a closure. No class can be given it.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
    Diagnostics.report(
        "A closure cannot become a method: there is no Objective-C runtime. Nothing will call it.",
        key: "runtime imp_implementationWithBlock")
    return IMP(bitPattern: 1)!
}

/// The class that the object stays of: there is no Objective-C runtime that could change it.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
    let own: AnyClass? = object_getClass(obj)
    Diagnostics.report(
        "An object of \(own.map { "\($0)" } ?? "no class") cannot become one of \(cls): there is no Objective-C runtime.",
        key: "runtime object_setClass \(cls)")
    return own
}

/// Whether objects of a class have a method, which only the class itself can tell: false.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool { missing(cls, sel) != nil }

extension NSObject {
    /// The class itself, as a class answers it.
    public class func classForCoder() -> AnyClass { self }
}

/// The name of a class, in memory that lasts as long as the program.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<Int8> { ClassNames.name(of: cls) }

/// The name of an object's class, in memory that lasts as long as the program.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<Int8> { class_getName(object_getClass(obj)) }

/// Names of classes as C's texts, one for each class.
private enum ClassNames {
    private static let known = Mutex<[String: UInt]>([:])

    static func name(of type: AnyClass?) -> UnsafePointer<Int8> {
        let text = type.map { NSStringFromClass($0) } ?? "nil"
        let address = known.withLock { known in
            if let there = known[text] { return there }
            let made = UInt(bitPattern: strdup(text))
            known[text] = made
            return made
        }
        return UnsafePointer(bitPattern: address)!
    }
}

/// How many bytes an object of a class takes, without what its properties refer to; 0 for nil.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
    guard let cls else { return 0 }
    // Class metadata without Objective-C: its kind, the superclass, flags and the address point, then the size.
    let size = unsafeBitCast(cls, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self)
    return Int(size)
}

/// The class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.flatMap { type(of: $0) as? AnyClass } }

/// Lets one thread at a time go on until it calls `objc_sync_exit`; the same thread may enter again.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    SyncLocks.lock(of: obj as AnyObject).lock()
    return 0
}

/// Lets the next thread enter.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    SyncLocks.lock(of: obj as AnyObject).unlock()
    return 0
}

/// The lock of each object that threads take turns with, kept for as long as the object lives.
private enum SyncLocks {
    private static let turn = NSLock()
    private static let key = AssociatedObjects.Key()

    static func lock(of object: AnyObject) -> NSRecursiveLock {
        turn.withLock {
            guard let table = AssociatedObjects.table(of: object, create: true) else { return NSRecursiveLock() }
            if let lock = table[key] as? NSRecursiveLock { return lock }
            let lock = NSRecursiveLock()
            table[key] = lock
            return lock
        }
    }
}

private func missing(_ owner: AnyClass?, _ name: Selector?) -> OpaquePointer? {
    let method = "\(owner.map { "\($0)" } ?? "nil").\(name?.name ?? "nil")"
    Diagnostics.report(
        "The method \(method) cannot be replaced: there is no Objective-C runtime. What it would have changed does not happen.",
        key: "runtime \(method)")
    return nil
}
