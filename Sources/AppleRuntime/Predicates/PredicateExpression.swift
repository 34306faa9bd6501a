import CoreGraphics

/// One side of a comparison.
indirect enum PredicateExpression {
    case itself
    case constant(Any?)
    case keyPath(String)
    case variable(String)
    case list([PredicateExpression])
    case sum(PredicateExpression, String, PredicateExpression)
    /// By the name that `NSExpression(forFunction:arguments:)` has for it.
    case function(String, [PredicateExpression])
    case block((Any?, [Any], NSMutableDictionary?) -> Any, [PredicateExpression])

    func value(for object: Any?, _ variables: [String: Any]) -> Any? {
        switch self {
        case .itself: return object
        case .constant(let value): return value
        case .keyPath(let path): return PredicateKeys.value(path, of: object)
        case .variable(let name): return variables[name]
        case .list(let parts): return parts.map { $0.value(for: object, variables) as Any }
        case .sum(let left, let sign, let right):
            return calculate(left.value(for: object, variables), sign, right.value(for: object, variables))
        case .function(let name, let parts):
            return PredicateFunction.value(name, parts.map { $0.value(for: object, variables) })
        case .block(let body, let parts):
            let table = NSMutableDictionary(dictionary: variables)
            return body(object, parts.map { $0.value(for: object, variables) as Any }, table)
        }
    }

    /// Whole numbers stay whole, as in Objective-C: 7 / 2 is 3.
    private func calculate(_ left: Any?, _ sign: String, _ right: Any?) -> Any? {
        if let a = PredicateValue.whole(left), let b = PredicateValue.whole(right) {
            return calculate(whole: a, sign, b)
        }
        guard let a = PredicateValue.number(left), let b = PredicateValue.number(right) else { return nil }
        switch sign {
        case "+": return a + b
        case "-": return a - b
        case "*": return a * b
        case "/": return a / b
        default: return pow(a, b)
        }
    }

    private func calculate(whole a: Int, _ sign: String, _ b: Int) -> Any? {
        let result: (partialValue: Int, overflow: Bool)
        switch sign {
        case "+": result = a.addingReportingOverflow(b)
        case "-": result = a.subtractingReportingOverflow(b)
        case "*": result = a.multipliedReportingOverflow(by: b)
        case "/" where b == 0: return Double(a) / Double(b)
        case "/": result = a.dividedReportingOverflow(by: b)
        default:
            let power = pow(Double(a), Double(b))
            return Int(exactly: power) ?? power
        }
        return result.overflow ? calculate(Double(a), sign, Double(b)) : result.partialValue
    }
}

/// Reads keys of objects, dictionaries and collections.
enum PredicateKeys {
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
