import CoreGraphics

/// What a predicate's format says, ready to be asked of any object.
indirect enum PredicateTree {
    case always(Bool)
    case not(PredicateTree)
    case all([PredicateTree])
    case any([PredicateTree])
    case comparison(PredicateComparison)

    func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
        switch self {
        case .always(let answer): answer
        case .not(let inner): !inner.holds(for: object, variables)
        case .all(let parts): parts.allSatisfy { $0.holds(for: object, variables) }
        case .any(let parts): parts.contains { $0.holds(for: object, variables) }
        case .comparison(let comparison): comparison.holds(for: object, variables)
        }
    }
}

/// One side of a comparison.
indirect enum PredicateExpression {
    case itself
    case constant(Any?)
    case keyPath(String)
    case variable(String)
    case list([PredicateExpression])
    case sum(PredicateExpression, String, PredicateExpression)

    func value(for object: Any?, _ variables: [String: Any]) -> Any? {
        switch self {
        case .itself: return object
        case .constant(let value): return value
        case .keyPath(let path): return PredicateKeys.value(path, of: object)
        case .variable(let name): return variables[name]
        case .list(let parts): return parts.map { $0.value(for: object, variables) as Any }
        case .sum(let left, let sign, let right):
            guard let a = PredicateValue.number(left.value(for: object, variables)),
                let b = PredicateValue.number(right.value(for: object, variables))
            else { return nil }
            return calculate(a, sign, b)
        }
    }

    private func calculate(_ a: Double, _ sign: String, _ b: Double) -> Double {
        switch sign {
        case "+": a + b
        case "-": a - b
        case "*": a * b
        default: a / b
        }
    }
}

/// Reads keys of objects, dictionaries and collections.
private enum PredicateKeys {
    static func value(_ path: String, of object: Any?) -> Any? {
        var current = object
        var names = path.split(separator: ".").map(String.init)
        if names.first?.uppercased() == "SELF" { names.removeFirst() }
        for name in names { current = read(name, of: current) }
        return current
    }

    private static func read(_ name: String, of object: Any?) -> Any? {
        guard let object = object.flatMap(unwrapped) else { return nil }
        if let table = object as? [String: Any] { return table[name] }
        if let table = object as? NSDictionary { return table.object(forKey: name) }
        if let text = object as? String { return ofText(name, text) }
        if let elements = PredicateValue.elements(object) { return ofList(name, elements) }
        return storedValue(name, of: object)
    }

    private static func ofText(_ name: String, _ text: String) -> Any? {
        switch name {
        case "length": (text as NSString).length
        case "lowercaseString": text.lowercased()
        case "uppercaseString": text.uppercased()
        default: nil
        }
    }

    private static func ofList(_ name: String, _ elements: [Any]) -> Any? {
        if name == "@count" || name == "count" { return elements.count }
        return elements.map { read(name, of: $0) as Any }
    }
}
