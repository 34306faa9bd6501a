public import CoreGraphics

/// A value that is worked out for an object: a constant, what a key path leads to, sums and functions of such.
///
/// Foundation's class of this name cannot be made on Linux; this one takes its place wherever the frameworks are imported.
open class NSExpression: NSObject, @unchecked Sendable {
    /// What an expression is.
    public enum ExpressionType: UInt, Sendable {
        case constantValue = 0
        case evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
        case subquery = 13
        case aggregate, anyKey
        case block = 19
        case conditional
    }

    let tree: PredicateExpression

    init(tree: PredicateExpression) { self.tree = tree }

    /// An expression as text: `"2 * (3 + length)"`, with the values for its `%@`, `%d` and `%K` in their order.
    public convenience init(format expressionFormat: String, _ args: Any?...) {
        self.init(format: expressionFormat, argumentArray: args.map { $0 ?? NSNull() })
    }

    /// An expression as text, with the values for its `%@`, `%d` and `%K` in their order.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        var parser = PredicateParser(expressionFormat, arguments)
        guard let tree = parser?.parseExpression() else {
            preconditionFailure("Unable to parse the format string \"\(expressionFormat)\" of an expression.")
        }
        self.init(tree: tree)
    }

    /// A value that is always the same.
    public convenience init(forConstantValue obj: Any?) { self.init(tree: .constant(obj)) }

    /// What a key path of the object leads to.
    public convenience init(forKeyPath keyPath: String) { self.init(tree: .keyPath(keyPath)) }

    /// What a key path of the object leads to. Ends the program, as on Apple's systems, where the path has no names to be found by: those of
    /// stored properties do.
    public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
        let names = String(describing: keyPath).split(separator: ".").dropFirst()
        guard !names.isEmpty, !names.contains(where: { $0.contains("<") }) else {
            preconditionFailure("Could not extract a String from KeyPath \(keyPath).")
        }
        self.init(forKeyPath: names.joined(separator: "."))
    }

    /// A value of the table that comes with the object.
    public convenience init(forVariable string: String) { self.init(tree: .variable(string)) }

    /// A list of expressions' values.
    public convenience init(forAggregate subexpressions: [NSExpression]) {
        self.init(tree: .list(subexpressions.map(\.tree)))
    }

    /// A function's value, such as `sum:`, `average:`, `count:`, `sqrt:` or `modulus:by:`.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        guard PredicateFunction.isKnown(name) else {
            preconditionFailure("An expression knows no function \(name).")
        }
        self.init(tree: .function(name, parameters.map { ($0 as? NSExpression)?.tree ?? .constant($0) }))
    }

    /// Those elements of a collection for which a predicate holds; there the element is the variable of that name.
    public convenience init(
        forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate
    ) { self.init(tree: .subquery(expression.tree, variable, .predicate(predicate))) }

    /// One of two values, as a predicate says.
    public convenience init(
        forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
    ) { self.init(tree: .conditional(.predicate(predicate), trueExpression.tree, falseExpression.tree)) }

    /// What a closure makes of the object and of other expressions' values.
    public convenience init(
        block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
    ) { self.init(tree: .block(block, (arguments ?? []).map(\.tree))) }

    /// The object itself.
    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(tree: .itself) }

    /// The value for an object; `context` has the values of variables.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        var variables: [String: Any] = [:]
        for (name, value) in context ?? [:] { (name as? String).map { variables[$0] = value } }
        return Self.boxed(tree.value(for: object, variables))
    }

    /// Numbers as Objective-C has them, which cast to any type of number.
    private static func boxed(_ value: Any?) -> Any? {
        if let number = PredicateValue.whole(value) { return NSNumber(value: number) }
        return PredicateValue.number(value).map { NSNumber(value: $0) } ?? value
    }

    /// What the expression is.
    open var expressionType: ExpressionType {
        switch tree {
        case .itself: .evaluatedObject
        case .constant: .constantValue
        case .keyPath: .keyPath
        case .variable: .variable
        case .list: .aggregate
        case .sum, .function: .function
        case .block: .block
        case .path: .keyPath
        case .subquery: .subquery
        case .conditional: .conditional
        case .cast, .element: .function
        }
    }

    /// The value of a constant.
    open var constantValue: Any? { if case .constant(let value) = tree { value } else { nil } }

    /// The key path of an expression that has one; else empty.
    open var keyPath: String { if case .keyPath(let path) = tree { path } else { "" } }

    /// The name of a variable; else empty.
    open var variable: String { if case .variable(let name) = tree { name } else { "" } }

    /// The name of a function; else empty.
    open var function: String {
        switch tree {
        case .function(let name, _): name
        case .sum(_, let sign, _): Self.names[sign] ?? ""
        default: ""
        }
    }

    /// What a function is given.
    open var arguments: [NSExpression]? {
        switch tree {
        case .function(_, let parts), .block(_, let parts): parts.map { NSExpression(tree: $0) }
        case .sum(let left, _, let right): [NSExpression(tree: left), NSExpression(tree: right)]
        default: nil
        }
    }

    /// The parts of a list.
    open var collection: Any? {
        if case .list(let parts) = tree { parts.map { NSExpression(tree: $0) } } else { nil }
    }

    private static let names = [
        "+": "add:to:", "-": "from:subtract:", "*": "multiply:by:", "/": "divide:by:", "**": "raise:toPower:",
    ]

    open override var description: String { Self.words(of: tree) }

    private static func words(of tree: PredicateExpression) -> String {
        switch tree {
        case .itself: "SELF"
        case .constant(let value as String): "\"\(value)\""
        case .constant(let value): value.map { "\($0)" } ?? "nil"
        case .keyPath(let path): path
        case .variable(let name): "$" + name
        case .list(let parts): "{" + parts.map(words).joined(separator: ", ") + "}"
        case .sum(let left, let sign, let right): "\(words(of: left)) \(sign) \(words(of: right))"
        case .function(let name, let parts): name + "(" + parts.map(words).joined(separator: ", ") + ")"
        case .block: "BLOCK()"
        case .path(let base, let path): words(of: base) + "." + path
        case .subquery(let collection, let name, _): "SUBQUERY(\(words(of: collection)), $\(name), …)"
        case .conditional(_, let yes, let no): "TERNARY(…, \(words(of: yes)), \(words(of: no)))"
        case .cast(let value, let kind): "CAST(\(words(of: value)), \"\(kind.rawValue)\")"
        case .element(let list, let place): "\(words(of: list))[\(words(of: place))]"
        }
    }
}
