import CoreGraphics

/// An object of the program's own whose properties are read and set by their names: what `port` writes for classes of sources that do so.
public protocol KeyValueSettable: AnyObject {
    /// Sets the property of that name; false where there is none.
    func setStoredValue(_ value: Any?, forKey key: String) -> Bool
    /// Sets a property by its name. Classes that say what this means have their own.
    func setValue(_ value: Any?, forKey key: String)
    /// What happens to a value for a name that no property has.
    func setValue(_ value: Any?, forUndefinedKey key: String)
    /// A property by its name.
    func value(forKey key: String) -> Any?
    /// What stands for a property that is not there.
    func value(forUndefinedKey key: String) -> Any?
}

extension KeyValueSettable {
    /// Sets a property by its name. One that is not there is told once.
    public func setValue(_ value: Any?, forKey key: String) { KeyValues.set(value, forKey: key, of: self) }

    /// Tells once that a property is not there.
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        Diagnostics.report(
            "\(type(of: self)) has no property \"\(key)\" that can be set by its name.",
            key: "key-value \(type(of: self)) \(key)")
    }

    /// Sets a property of an object that a path leads to.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let next = storedValue(String(keyPath[..<dot]), of: self) as? any KeyValueSettable
        next?.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// Sets several properties by their names.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// A stored property by its name; what `value(forUndefinedKey:)` says of another name.
    public func value(forKey key: String) -> Any? { KeyValues.value(forKey: key, of: self) }

    /// Nothing.
    public func value(forUndefinedKey key: String) -> Any? { nil }

    /// What is under a path such as `owner.name`.
    public func value(forKeyPath keyPath: String) -> Any? { storedValue(atPath: keyPath, of: self) }

    /// Several properties by their names.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
    }
}

/// Values of no known type as those of properties.
public enum KeyValues {
    /// Sets a property by its name, as objects do that have no way of their own: what `super` means in one that has.
    public static func set(_ value: Any?, forKey key: String, of object: any KeyValueSettable) {
        guard object.setStoredValue(value, forKey: key) else { return object.setValue(value, forUndefinedKey: key) }
        KeyValueObservations.didChange(object)
    }

    /// A property by its name, as objects answer that have no way of their own: what `super` means in one that has.
    public static func value(forKey key: String, of object: any KeyValueSettable) -> Any? {
        storedValue(key, of: object) ?? object.value(forUndefinedKey: key)
    }

    /// Sets a property that may hold nothing; a value of another type leaves it as it is.
    public static func assign<Value>(_ value: Any?, to property: inout Value?) {
        guard let value else {
            property = nil
            return
        }
        if let converted = convert(value, to: Value.self) { property = converted }
    }

    /// Sets a property; nothing, or a value of another type, leaves it as it is.
    @_disfavoredOverload
    public static func assign<Value>(_ value: Any?, to property: inout Value) {
        if let converted = value.flatMap({ convert($0, to: Value.self) }) { property = converted }
    }

    private static func convert<Value>(_ value: Any, to type: Value.Type) -> Value? {
        if let value = value as? Value { return value }
        guard let number = value as? NSNumber else { return nil }
        return number as? Value
    }
}
