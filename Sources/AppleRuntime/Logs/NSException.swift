public import CoreGraphics

extension NSExceptionName {
    /// A mistake of no special kind.
    public static let genericException = Self(rawValue: "NSGenericException")
    /// An argument that a method cannot take.
    public static let invalidArgumentException = Self(rawValue: "NSInvalidArgumentException")
    /// A state that cannot be, unless something is wrong inside.
    public static let internalInconsistencyException = Self(rawValue: "NSInternalInconsistencyException")
    /// An index beyond the end.
    public static let rangeException = Self(rawValue: "NSRangeException")
}

/// A programmer's mistake that ends the program: nothing in Swift catches it.
public final class NSException: NSObject {
    /// What kind of mistake it is.
    public let name: NSExceptionName
    /// What is wrong, for people.
    public let reason: String?
    /// What else the thrower knows.
    public let userInfo: [AnyHashable: Any]?

    /// - Parameters:
    ///   - aName: the kind of mistake.
    ///   - aReason: a sentence for people.
    ///   - aUserInfo: what else there is to know.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
    }

    /// Ends the program with the name and the reason.
    public func raise() { fatalError("\(name.rawValue): \(reason ?? "no reason given")") }
}
