import CoreGraphics

/// `left operator right`, of all or any elements of a collection on the left.
struct PredicateComparison {
    enum Operation: String {
        case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
        case beginsWith, endsWith, contains, like, matches, among, between
    }

    /// Of which elements it must hold, where the left side is a collection.
    enum Quantity { case one, any, all, none }

    var left: PredicateExpression
    var operation: Operation
    var right: PredicateExpression
    /// The letters in brackets: `c` ignores case, `d` accents.
    var options: String
    var quantity = Quantity.one

    func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
        let a = left.value(for: object, variables)
        let b = right.value(for: object, variables)
        switch quantity {
        case .one: return compare(a, b)
        case .any: return (PredicateValue.elements(a) ?? []).contains { compare($0, b) }
        case .all: return (PredicateValue.elements(a) ?? []).allSatisfy { compare($0, b) }
        case .none: return !(PredicateValue.elements(a) ?? []).contains { compare($0, b) }
        }
    }

    private func compare(_ a: Any?, _ b: Any?) -> Bool {
        switch operation {
        case .equal: return isEqual(a, b)
        case .unequal: return !isEqual(a, b)
        case .less: return order(a, b) == .orderedAscending
        case .greater: return order(a, b) == .orderedDescending
        case .lessOrEqual: return order(a, b).map { $0 != .orderedDescending } ?? false
        case .greaterOrEqual: return order(a, b).map { $0 != .orderedAscending } ?? false
        case .among: return contains(b, a)
        case .contains: return contains(a, b)
        case .between: return isBetween(a, b)
        case .beginsWith, .endsWith, .like, .matches:
            guard let text = PredicateValue.text(a), let pattern = PredicateValue.text(b) else { return false }
            return compare(text, with: pattern)
        }
    }

    // MARK: Texts

    private var ignored: String.CompareOptions {
        var ignored: String.CompareOptions = []
        if options.contains("c") { ignored.insert(.caseInsensitive) }
        if options.contains("d") { ignored.insert(.diacriticInsensitive) }
        return ignored
    }

    private func folded(_ text: String) -> String {
        ignored.isEmpty ? text : text.folding(options: ignored, locale: nil)
    }

    private func compare(_ text: String, with pattern: String) -> Bool {
        switch operation {
        case .beginsWith: return folded(text).hasPrefix(folded(pattern))
        case .endsWith: return folded(text).hasSuffix(folded(pattern))
        case .like: return matches(folded(text), wildcards(folded(pattern)))
        default: return matches(options.contains("d") ? folded(text) : text, pattern)
        }
    }

    private func matches(_ text: String, _ expression: String) -> Bool {
        var flags: NSRegularExpression.Options = []
        if options.contains("c") { flags.insert(.caseInsensitive) }
        guard let matcher = try? NSRegularExpression(pattern: "^(?:\(expression))$", options: flags) else {
            preconditionFailure("MATCHES needs a regular expression, and \"\(expression)\" is none.")
        }
        let whole = NSRange(location: 0, length: (text as NSString).length)
        return matcher.firstMatch(in: text, range: whole)?.range == whole
    }

    private func wildcards(_ pattern: String) -> String {
        pattern.map { character in
            switch character {
            case "*": "[\\s\\S]*"
            case "?": "[\\s\\S]"
            default: NSRegularExpression.escapedPattern(for: String(character))
            }
        }.joined()
    }

    // MARK: Values

    private func isEqual(_ a: Any?, _ b: Any?) -> Bool {
        if let a = PredicateValue.text(a), let b = PredicateValue.text(b) { return folded(a) == folded(b) }
        return PredicateValue.isSame(a, b)
    }

    private func order(_ a: Any?, _ b: Any?) -> ComparisonResult? {
        if let a = PredicateValue.text(a), let b = PredicateValue.text(b) { return a.compare(b, options: ignored) }
        return PredicateValue.order(a, b)
    }

    private func contains(_ container: Any?, _ element: Any?) -> Bool {
        if let text = PredicateValue.text(container) {
            return PredicateValue.text(element).map { text.range(of: $0, options: ignored) != nil } ?? false
        }
        return (PredicateValue.elements(container) ?? []).contains { isEqual($0, element) }
    }

    private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
        guard let bounds = PredicateValue.elements(bounds), bounds.count == 2,
            let low = order(value, bounds[0]), let high = order(value, bounds[1])
        else { return false }
        return low != .orderedAscending && high != .orderedDescending
    }
}
