public import CoreGraphics

// An order by a name's value: what Foundation on Linux has for key paths alone.

extension NSSortDescriptor {
    /// An order by what objects have under a name or a path of names: dictionaries, and stored properties of objects. Without one by
    /// the objects themselves.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending) { first, second in Self.order(first, second) }
    }

    /// An order by what objects have under a name, compared by a closure.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(keyPath: \Any.self, ascending: ascending) { first, second in
            guard let key else { return cmptr(first, second) }
            return cmptr(Self.value(key, of: first), Self.value(key, of: second))
        }
    }

    /// An order by a property that Foundation's own initialiser does not take: one that may have no value, or is yes or no.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: \Any.self, ascending: ascending) { first, second in
            func value(_ object: Any) -> Any {
                (object as? Root).flatMap { unwrapped($0[keyPath: keyPath] as Any) } ?? NSNull()
            }
            return Self.order(value(first), value(second))
        }
    }

    /// An order by what objects have under a name, compared by a method of strings such as `caseInsensitiveCompare:`; other methods
    /// compare as `compare:` does.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let name = selector?.name ?? "compare:"
        self.init(key: key, ascending: ascending) { first, second in
            guard let a = first as? String ?? (first as? NSString)?.description,
                let b = second as? String ?? (second as? NSString)?.description
            else { return Self.order(first, second) }
            return switch name {
            case "caseInsensitiveCompare:": a.caseInsensitiveCompare(b)
            case "localizedCompare:": a.localizedCompare(b)
            case "localizedCaseInsensitiveCompare:": a.localizedCaseInsensitiveCompare(b)
            case "localizedStandardCompare:": a.localizedStandardCompare(b)
            default: a.compare(b)
            }
        }
    }

    private static func value(_ key: String, of object: Any) -> Any {
        if let table = object as? NSDictionary { return table.value(forKeyPath: key) ?? NSNull() }
        if let table = object as? [String: Any] { return (table as NSDictionary).value(forKeyPath: key) ?? NSNull() }
        if let readable = object as? any KeyPathReadable { return readable.value(forKeyPath: key) ?? NSNull() }
        return storedValue(atPath: key, of: object) ?? NSNull()
    }

    /// Nothing comes before anything.
    private static func order(_ first: Any, _ second: Any) -> ComparisonResult {
        switch (first is NSNull, second is NSNull) {
        case (true, true): return .orderedSame
        case (true, false): return .orderedAscending
        case (false, true): return .orderedDescending
        default: break
        }
        if let a = first as? String, let b = second as? String { return a.compare(b) }
        if let a = first as? Date, let b = second as? Date { return a.compare(b) }
        if let a = number(first), let b = number(second) {
            return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
        }
        return .orderedSame
    }

    private static func number(_ value: Any) -> Double? {
        (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) }
    }
}
