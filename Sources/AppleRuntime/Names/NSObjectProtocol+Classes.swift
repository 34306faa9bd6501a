public import Foundation

/// What every object answers, asked of one that is known by a protocol alone.
extension NSObjectProtocol {
    /// Whether the object is of a class or of one that comes from it.
    public func isKind(of aClass: AnyClass) -> Bool { (self as? NSObject)?.isKind(of: aClass) ?? false }

    /// Whether the object is of a class and of none that comes from it.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self as AnyObject) == aClass }
}
