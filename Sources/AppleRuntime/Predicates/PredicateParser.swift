import CoreGraphics

/// Reads the format of a predicate: comparisons that AND, OR and NOT join.
struct PredicateParser {
    private let tokens: [PredicateToken]
    private var place = 0
    private var arguments: [Any?]

    init?(_ format: String, _ arguments: [Any?]) {
        guard let tokens = PredicateToken.read(format) else { return nil }
        (self.tokens, self.arguments) = (tokens, arguments)
    }

    /// The whole format; nil where it is none.
    mutating func parse() -> PredicateTree? {
        guard let tree = parseAny(), place == tokens.count else { return nil }
        return tree
    }

    /// The whole format as one value; nil where it is none.
    mutating func parseExpression() -> PredicateExpression? {
        guard let expression = parseBits(), place == tokens.count else { return nil }
        return expression
    }

    // MARK: Tokens

    private var next: PredicateToken? { place < tokens.count ? tokens[place] : nil }

    /// Goes past a word or sign, if it stands here.
    private mutating func take(_ names: String...) -> Bool {
        let found =
            switch next {
            case .word(let word): names.contains(word.uppercased())
            case .sign(let sign): names.contains(sign)
            default: false
            }
        if found { place += 1 }
        return found
    }

    private mutating func argument() -> Any? { arguments.isEmpty ? nil : arguments.removeFirst() }

    // MARK: Logic

    private mutating func parseAny() -> PredicateTree? {
        guard var tree = parseAll() else { return nil }
        while take("OR", "||") {
            guard let other = parseAll() else { return nil }
            tree = .any([tree, other])
        }
        return tree
    }

    private mutating func parseAll() -> PredicateTree? {
        guard var tree = parseOne() else { return nil }
        while take("AND", "&&") {
            guard let other = parseOne() else { return nil }
            tree = .all([tree, other])
        }
        return tree
    }

    private mutating func parseOne() -> PredicateTree? {
        if take("NOT", "!") { return parseOne().map { .not($0) } }
        if take("TRUEPREDICATE") { return .always(true) }
        if take("FALSEPREDICATE") { return .always(false) }
        let start = (place, arguments)
        if take("("), let inner = parseAny(), take(")") { return inner }
        (place, arguments) = start
        return parseComparison()
    }

    // MARK: Comparisons

    private mutating func parseComparison() -> PredicateTree? {
        let quantity: PredicateComparison.Quantity =
            take("ANY", "SOME") ? .any : take("ALL") ? .all : take("NONE") ? .none : .one
        guard let left = parseBits(), let operation = parseOperation() else { return nil }
        var options = ""
        if case .options(let letters) = next {
            options = letters
            place += 1
        }
        guard let right = parseBits() else { return nil }
        return .comparison(
            PredicateComparison(
                left: left, operation: operation, right: right, options: options, quantity: quantity))
    }

    private static let signs: [String: PredicateComparison.Operation] = [
        "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, ">": .greater, "<=": .lessOrEqual,
        "=<": .lessOrEqual, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
    ]
    private static let words: [String: PredicateComparison.Operation] = [
        "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "CONTAINS": .contains, "LIKE": .like, "MATCHES": .matches,
        "IN": .among, "BETWEEN": .between,
    ]

    private mutating func parseOperation() -> PredicateComparison.Operation? {
        defer { place += 1 }
        switch next {
        case .sign(let sign): return Self.signs[sign]
        case .word(let word): return Self.words[word.uppercased()]
        default: return nil
        }
    }

    // MARK: Expressions

    /// Operators of bits bind less than sums, from the left, and more than comparisons: `flags & 4 != 0` asks for a bit.
    private mutating func parseBits() -> PredicateExpression? {
        guard var left = parseSum() else { return nil }
        while case .sign(let sign) = next, let function = PredicateFunction.bits[sign] {
            place += 1
            guard let right = parseSum() else { return nil }
            left = .function(function, [left, right])
        }
        return left
    }

    private mutating func parseSum() -> PredicateExpression? {
        guard var left = parseProduct() else { return nil }
        while case .sign(let sign) = next, sign == "+" || sign == "-" {
            place += 1
            guard let right = parseProduct() else { return nil }
            left = .sum(left, sign, right)
        }
        return left
    }

    private mutating func parseProduct() -> PredicateExpression? {
        guard var left = parsePower() else { return nil }
        while case .sign(let sign) = next, sign == "*" || sign == "/" {
            place += 1
            guard let right = parsePower() else { return nil }
            left = .sum(left, sign, right)
        }
        return left
    }

    /// From the left, as NSExpression reads it.
    private mutating func parsePower() -> PredicateExpression? {
        guard var left = parseValue() else { return nil }
        while take("**") {
            guard let right = parseValue() else { return nil }
            left = .sum(left, "**", right)
        }
        return left
    }

    /// A value, and what stands behind it: `.@count`, `[FIRST]`.
    private mutating func parseValue() -> PredicateExpression? {
        guard var value = parsePlainValue() else { return nil }
        while true {
            if take(".") {
                guard case .word(let path) = next else { return nil }
                place += 1
                value = .path(value, path)
            } else if take("[") {
                guard let index = parseSum(), take("]") else { return nil }
                value = .element(value, index)
            } else {
                return value
            }
        }
    }

    private mutating func parsePlainValue() -> PredicateExpression? {
        if take("(") { return parseBits().flatMap { take(")") ? $0 : nil } }
        if take("{") { return parseList() }
        if take("~") { return parseValue().map { .function("onesComplement:", [$0]) } }
        if take("-") { return parseValue().map { .sum(.constant(0), "-", $0) } }
        guard let token = next else { return nil }
        place += 1
        switch token {
        case .number(let number, let isWhole): return .constant(isWhole ? Int(number) : number)
        case .text(let text): return .constant(text)
        case .value: return .constant(argument())
        case .keyPath: return .keyPath(PredicateValue.text(argument()) ?? "")
        case .variable(let path): return variable(path)
        case .word(let word): return take("(") ? parseFunction(word) : named(word)
        default: return nil
        }
    }

    /// `$x`, `$x.name`.
    private func variable(_ path: String) -> PredicateExpression {
        let name = path.prefix { $0 != "." }
        let rest = path.dropFirst(name.count + 1)
        return rest.isEmpty ? .variable(path) : .path(.variable(String(name)), String(rest))
    }

    /// `sqrt(9)`, `sum(a, b)`; `FUNCTION(value, 'name:', …)` calls none but the known ones.
    private mutating func parseFunction(_ word: String) -> PredicateExpression? {
        switch word.uppercased() {
        case "SUBQUERY": return parseSubquery()
        case "TERNARY": return parseConditional()
        case "CAST": return parseCast()
        default: break
        }
        guard let parts = parseParts(until: ")") else { return nil }
        let name = word.hasSuffix(":") ? word : word.lowercased() + ":"
        return PredicateFunction.isKnown(name) ? .function(name, parts) : nil
    }

    /// `SUBQUERY(tasks, $task, $task.isDone == NO)`
    private mutating func parseSubquery() -> PredicateExpression? {
        guard let collection = parseSum(), take(","), case .variable(let name) = next else { return nil }
        place += 1
        guard take(","), let condition = parseAny(), take(")") else { return nil }
        return .subquery(collection, name, condition)
    }

    /// `TERNARY(age > 17, 'adult', 'child')`
    private mutating func parseConditional() -> PredicateExpression? {
        guard let condition = parseAny(), take(","), let yes = parseSum(), take(","), let no = parseSum(), take(")")
        else { return nil }
        return .conditional(condition, yes, no)
    }

    /// `CAST(seconds, 'NSDate')`
    private mutating func parseCast() -> PredicateExpression? {
        guard let value = parseSum(), take(","), case .constant(let name)? = parseSum(), take(")"),
            let kind = PredicateValue.text(name).flatMap(PredicateCast.init)
        else { return nil }
        return .cast(value, kind)
    }

    private mutating func parseList() -> PredicateExpression? { parseParts(until: "}").map { .list($0) } }

    private mutating func parseParts(until end: String) -> [PredicateExpression]? {
        var parts: [PredicateExpression] = []
        while !take(end) {
            guard let part = parseSum() else { return nil }
            parts.append(part)
            if !take(",") {
                guard take(end) else { return nil }
                break
            }
        }
        return parts
    }

    private func named(_ word: String) -> PredicateExpression? {
        switch word.uppercased() {
        case "SELF": return .itself
        case "TRUE", "YES": return .constant(true)
        case "FALSE", "NO": return .constant(false)
        case "NULL", "NIL": return .constant(nil)
        case "AND", "OR", "NOT", "IN", "LIKE", "MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH", "BETWEEN": return nil
        default: return .keyPath(word.hasPrefix("#") ? String(word.dropFirst()) : word)
        }
    }
}
