/// Whether two values of an observed property count as one. Objects without an equality of their own are compared by identity.
func isSameValue<Value>(_ a: Value, _ b: Value) -> Bool {
    if let type = Value.self as? any Equatable.Type { return type.areEqual(a, b) }
    return isSameObject(unwrapped(a), unwrapped(b))
}

func isSameObject(_ a: Any?, _ b: Any?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    if let equatable = a as? any Equatable { return type(of: equatable).areEqual(a, b) }
    return type(of: a) is AnyClass && a as AnyObject === b as AnyObject
}

/// The value inside an optional.
func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
}

extension Equatable {
    fileprivate static func areEqual(_ a: Any, _ b: Any) -> Bool {
        guard let a = a as? Self, let b = b as? Self else { return false }
        return a == b
    }
}
