public import CoreGraphics

/// A list of pointers to objects, some of which may be nil. Those held weakly turn nil when their objects go.
open class NSPointerArray: NSObject {
    private let options: NSPointerFunctions.Options
    private var held: [HeldObject?] = []

    /// A list that holds its objects as the options say.
    public init(options: NSPointerFunctions.Options = []) {
        self.options = options
        super.init()
    }

    /// A list that keeps its objects alive.
    open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }
    /// A list that lets its objects go.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    /// How many pointers there are, those that are nil counted. A greater number adds nil at the end, a smaller one drops the last.
    open var count: Int {
        get { held.count }
        set {
            precondition(newValue >= 0, "A list cannot have \(newValue) pointers.")
            if newValue < held.count { held.removeLast(held.count - newValue) }
            while held.count < newValue { held.append(nil) }
        }
    }

    /// The objects that still live, in their order.
    open var allObjects: [Any] { held.compactMap { $0?.object } }

    /// The pointer at an index; nil where nothing was put, or where the object is gone.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        held[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    /// Adds a pointer at the end.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { held.append(entry(pointer)) }
    /// Puts a pointer at an index; those behind it move on.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) { held.insert(entry(item), at: index) }
    /// Puts a pointer in place of another.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) { held[index] = entry(item) }
    /// Takes a pointer out; those behind it move up.
    open func removePointer(at index: Int) { held.remove(at: index) }
    /// Takes out what is nil.
    open func compact() { held.removeAll { $0?.object == nil } }

    private func entry(_ pointer: UnsafeMutableRawPointer?) -> HeldObject? {
        pointer.map { HeldObject(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
    }
}
