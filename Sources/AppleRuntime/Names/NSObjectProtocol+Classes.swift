public import Foundation

/// What every object answers, asked of one that is known by a protocol alone.
extension NSObjectProtocol {
    /// Whether the object is of a class or of one that comes from it.
    public func isKind(of aClass: AnyClass) -> Bool { (self as? NSObject)?.isKind(of: aClass) ?? false }

    /// Whether the object is of a class and of none that comes from it.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self as AnyObject) == aClass }
}

/// What objects say of themselves that are of no class of Foundation's: test cases are objects on Apple's systems, and delegates there.
extension NSObjectProtocol {
    /// Whether both are one object.
    public func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }

    /// Equal for one object.
    public var hash: Int { ObjectIdentifier(self).hashValue }

    /// The object.
    public func `self`() -> Self { self }

    /// Whether it stands for another object.
    public func isProxy() -> Bool { false }

    /// Class and place in memory.
    public var description: String { "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())>" }
}
