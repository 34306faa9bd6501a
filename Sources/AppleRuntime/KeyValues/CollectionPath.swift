import CoreGraphics

/// Key paths through collections, with key-value coding's operators: `orders.@sum.price`, `@max.age`, `@distinctUnionOfObjects.name`.
package enum CollectionPath {
    /// What the names lead to; each element of a collection is asked for the rest.
    package static func value(_ names: ArraySlice<String>, of object: Any?) -> Any? {
        guard let name = names.first else { return object }
        guard let object = object.flatMap(unwrapped) else { return nil }
        let rest = names.dropFirst()
        if name.uppercased() == "SELF" { return value(rest, of: object) }
        if let table = object as? [String: Any] { return value(rest, of: ofTable(name, table.count) ?? table[name]) }
        if let table = object as? NSDictionary {
            return value(rest, of: ofTable(name, table.count) ?? table.object(forKey: name))
        }
        if let text = object as? String { return value(rest, of: ofText(name, text)) }
        if let readable = object as? any KeyPathReadable {
            return readable.value(forKeyPath: names.joined(separator: "."))
        }
        guard let elements = PredicateValue.elements(object) else {
            return value(rest, of: storedValue(name, of: object))
        }
        if name == "@count" || name == "count" { return elements.count }
        if name.hasPrefix("@") { return combined(name, elements, rest) }
        return elements.map { value(names, of: $0) ?? NSNull() as Any }
    }

    private static func ofTable(_ name: String, _ count: Int) -> Any? { name == "@count" ? count : nil }

    private static func ofText(_ name: String, _ text: String) -> Any? {
        switch name {
        case "length": (text as NSString).length
        case "lowercaseString": text.lowercased()
        case "uppercaseString": text.uppercased()
        case "intValue", "integerValue": (text as NSString).integerValue
        case "doubleValue", "floatValue": (text as NSString).doubleValue
        default: nil
        }
    }

    private static func combined(_ name: String, _ elements: [Any], _ path: ArraySlice<String>) -> Any? {
        let values = elements.compactMap { value(path, of: $0) }.filter { !($0 is NSNull) }
        switch name {
        case "@sum": return number(sum(values))
        case "@avg": return number(values.isEmpty ? 0 : sum(values) / Double(values.count))
        case "@max": return extreme(values, .orderedAscending)
        case "@min": return extreme(values, .orderedDescending)
        case "@unionOfObjects": return values
        case "@distinctUnionOfObjects", "@distinctUnionOfSets": return distinct(values)
        case "@unionOfArrays": return flattened(values)
        case "@distinctUnionOfArrays": return distinct(flattened(values))
        default:
            preconditionFailure("A key path knows no operator \(name) for collections.")
        }
    }

    private static func sum(_ values: [Any]) -> Double {
        values.reduce(0) { $0 + (PredicateValue.number($1) ?? PredicateValue.text($1).flatMap(Double.init) ?? 0) }
    }

    private static func number(_ value: Double) -> NSNumber {
        Int(exactly: value).map { NSNumber(value: $0) } ?? NSNumber(value: value)
    }

    private static func extreme(_ values: [Any], _ worse: ComparisonResult) -> Any? {
        guard var best = values.first else { return nil }
        for value in values.dropFirst() where PredicateValue.order(best, value) == worse { best = value }
        return best
    }

    private static func flattened(_ values: [Any]) -> [Any] { values.flatMap { PredicateValue.elements($0) ?? [$0] } }

    private static func distinct(_ values: [Any]) -> [Any] {
        var kept: [Any] = []
        for value in values where !kept.contains(where: { PredicateValue.isSame($0, value) }) { kept.append(value) }
        return kept
    }
}
