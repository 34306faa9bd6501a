public import Foundation

// Foundation on Linux asks objects alone, not what a protocol promises.
extension NSObjectProtocol {
    /// Whether the object is of a class or of one derived from it.
    public func isKind(of aClass: AnyClass) -> Bool { (self as? NSObject)?.isKind(of: aClass) ?? false }

    /// Whether the object is of a class itself.
    public func isMember(of aClass: AnyClass) -> Bool { (self as? NSObject)?.isMember(of: aClass) ?? false }
}
