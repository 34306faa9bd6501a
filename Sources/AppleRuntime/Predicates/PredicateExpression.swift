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
    /// What a key path of another value leads to.
    case path(PredicateExpression, String)
    /// Those elements of a collection for which a predicate holds with the element as the variable of that name.
    case subquery(PredicateExpression, String, PredicateTree)
    case conditional(PredicateTree, PredicateExpression, PredicateExpression)
    case cast(PredicateExpression, PredicateCast)
    /// An element of a list: by its number or key, or its first, last, or the number of all.
    case element(PredicateExpression, PredicateExpression)
    case block((Any?, [Any], NSMutableDictionary?) -> Any, [PredicateExpression])

    func value(for object: Any?, _ variables: [String: Any]) -> Any? {
        switch self {
        case .itself: return object
        case .constant(let value): return value
        case .keyPath(let path): return CollectionPath.value(path.keys, of: object)
        case .variable(let name): return variables[name]
        case .list(let parts): return parts.map { $0.value(for: object, variables) as Any }
        case .sum(let left, let sign, let right):
            return calculate(left.value(for: object, variables), sign, right.value(for: object, variables))
        case .function(let name, let parts):
            return PredicateFunction.value(name, parts.map { $0.value(for: object, variables) })
        case .path(let base, let path): return CollectionPath.value(path.keys, of: base.value(for: object, variables))
        case .subquery(let collection, let name, let condition):
            let elements = PredicateValue.elements(collection.value(for: object, variables)) ?? []
            return elements.filter { element in
                condition.holds(for: object, variables.merging([name: element]) { _, new in new })
            }
        case .conditional(let condition, let yes, let no):
            return (condition.holds(for: object, variables) ? yes : no).value(for: object, variables)
        case .cast(let value, let kind): return kind.value(value.value(for: object, variables))
        case .element(let list, let place):
            let index = if case .keyPath(let word) = place { word as Any? } else { place.value(for: object, variables) }
            return PredicateValue.element(index, of: list.value(for: object, variables))
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
