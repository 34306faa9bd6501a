public import CoreGraphics

// Foundation's own objects that are read and written by key, as key-value coding has them.

extension UserDefaults {
    /// What is kept under a name.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Keeps a value under a name; nil forgets it.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension NSDictionary {
    /// What is under `a.b.c` in dictionaries within dictionaries; collections on the way take operators such as `@sum`.
    public func value(forKeyPath keyPath: String) -> Any? { CollectionPath.value(keyPath.keys, of: self) }
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

    /// Of each element what `a.b.c` leads to, or what an operator makes of all: `@sum.price`, `@max.self`, `@avg.age`, `@count`,
    /// `@distinctUnionOfObjects.name`.
    public func value(forKeyPath keyPath: String) -> Any? { CollectionPath.value(keyPath.keys, of: self) }
}

extension NSSet {
    /// Of each element what it has under a name, as a set; `@count` is the number of elements.
    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Of each element what `a.b.c` leads to, as a set, or what an operator makes of all, as for arrays.
    public func value(forKeyPath keyPath: String) -> Any? {
        let value = CollectionPath.value(keyPath.keys, of: self)
        return (value as? [Any]).map { NSSet(array: $0) } ?? value
    }
}

extension String {
    /// The names of a key path.
    var keys: ArraySlice<String> { ArraySlice(split(separator: ".").map(String.init)) }
}
