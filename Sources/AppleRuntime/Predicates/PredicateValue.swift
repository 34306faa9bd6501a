import CoreGraphics

/// Values of any kind, compared as Objective-C's objects are.
enum PredicateValue {
    static func text(_ value: Any?) -> String? {
        switch value.flatMap(unwrapped) {
        case let text as String: text
        case let text as NSString: String(describing: text)
        case let text as Substring: String(text)
        default: nil
        }
    }

    static func number(_ value: Any?) -> Double? {
        switch value.flatMap(unwrapped) {
        case let number as Int: Double(number)
        case let number as Double: number
        case let number as CGFloat: Double(number)
        case let number as Float: Double(number)
        case let flag as Bool: flag ? 1 : 0
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(number)
        default: nil
        }
    }

    /// A number that is counted, not measured.
    static func whole(_ value: Any?) -> Int? {
        switch value.flatMap(unwrapped) {
        case is Bool, is Double, is Float, is CGFloat: nil
        case let number as Int: number
        case let number as any BinaryInteger: Int(exactly: number)
        case let number as NSNumber: "fd".contains(String(cString: number.objCType)) ? nil : number.intValue
        default: nil
        }
    }

    static func elements(_ value: Any?) -> [Any]? {
        switch value.flatMap(unwrapped) {
        case let list as [Any]: list
        case let list as NSArray: list.map { $0 }
        case let set as NSSet: set.map { $0 }
        case let set as Set<AnyHashable>: Array(set)
        case let table as [AnyHashable: Any]: Array(table.values)
        default: nil
        }
    }

    static func isSame(_ a: Any?, _ b: Any?) -> Bool {
        let (a, b) = (a.flatMap(unwrapped), b.flatMap(unwrapped))
        if isNothing(a) || isNothing(b) { return isNothing(a) == isNothing(b) }
        if let a = number(a), let b = number(b) { return a == b }
        if let a = a as? any PredicateIdentified {
            return a.predicateIdentity === (b as? any PredicateIdentified)?.predicateIdentity
        }
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
        return (a as AnyObject) === (b as AnyObject)
    }

    static func order(_ a: Any?, _ b: Any?) -> ComparisonResult? {
        let (a, b) = (a.flatMap(unwrapped), b.flatMap(unwrapped))
        if let a = number(a), let b = number(b) {
            return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
        }
        if let a = a as? Date, let b = b as? Date { return a.compare(b) }
        if let a = text(a), let b = text(b) { return a.compare(b) }
        return nil
    }

    /// `list[3]`, `table['key']`, `list[FIRST]`, `list[LAST]`, `list[SIZE]`; nil where there is none.
    static func element(_ place: Any?, of container: Any?) -> Any? {
        let container = container.flatMap(unwrapped)
        if let table = container as? NSDictionary { return place.flatMap { table.object(forKey: $0) } }
        if let table = container as? [AnyHashable: Any] { return (place as? AnyHashable).flatMap { table[$0] } }
        guard let elements = elements(container) else { return nil }
        if let index = whole(place) { return elements.indices.contains(index) ? elements[index] : nil }
        switch text(place)?.uppercased() {
        case "FIRST": return elements.first
        case "LAST": return elements.last
        case "SIZE": return elements.count
        default: return nil
        }
    }

    private static func isNothing(_ value: Any?) -> Bool { value == nil || value is NSNull }
}

/// An object that predicates tell from others by something of its: what has the same is the same.
package protocol PredicateIdentified {
    var predicateIdentity: AnyObject { get }
}
