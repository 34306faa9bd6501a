import CoreGraphics

/// An object of the program's own whose properties are read and set by their names: what `port` writes for classes of sources that do so.
public protocol KeyValueSettable: AnyObject {
    /// Sets the property of that name; false where there is none.
    func setStoredValue(_ value: Any?, forKey key: String) -> Bool
}

extension KeyValueSettable {
    /// Sets a property by its name. One that is not there is told once.
    public func setValue(_ value: Any?, forKey key: String) {
        guard !setStoredValue(value, forKey: key) else { return KeyValueObservations.didChange(self) }
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

    /// A stored property by its name; nil of another name.
    public func value(forKey key: String) -> Any? { storedValue(key, of: self) }

    /// What is under a path such as `owner.name`.
    public func value(forKeyPath keyPath: String) -> Any? { storedValue(atPath: keyPath, of: self) }

    /// Several properties by their names.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
    }
}

/// Values of no known type as those of properties.
public enum KeyValues {
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
