public import CoreGraphics

// Foundation's own objects that are read and written by key, as key-value coding has them.

extension UserDefaults {
    /// What is kept under a name.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Keeps a value under a name; nil forgets it.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension NSDictionary {
    /// What is under `a.b.c` in dictionaries within dictionaries.
    public func value(forKeyPath keyPath: String) -> Any? {
        guard let dot = keyPath.firstIndex(of: ".") else {
            return keyPath == "@count" ? count : object(forKey: keyPath)
        }
        guard let next = object(forKey: String(keyPath[..<dot])) else { return nil }
        let rest = String(keyPath[keyPath.index(after: dot)...])
        if let table = next as? NSDictionary { return table.value(forKeyPath: rest) }
        if let table = next as? [String: Any] { return (table as NSDictionary).value(forKeyPath: rest) }
        return storedValue(atPath: rest, of: next)
    }
}

extension NSMutableDictionary {
    /// Puts a value under a name; nil takes it out.
    public func setValue(_ value: Any?, forKey key: String) {
        if let value {
            setObject(value, forKey: key as NSString)
        } else {
            removeObject(forKey: key)
        }
    }
}

extension NSArray {
    /// Of each element what it has under a name; `@count` is the number of elements.
    public func value(forKey key: String) -> Any? {
        if key == "@count" { return count }
        return map { element -> Any in
            let table = element as? NSDictionary ?? (element as? [String: Any]).map { $0 as NSDictionary }
            return (table?.object(forKey: key) ?? storedValue(key, of: element)) ?? NSNull()
        }
    }
}
