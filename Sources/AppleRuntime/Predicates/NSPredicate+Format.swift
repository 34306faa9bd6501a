public import CoreGraphics

extension NSPredicate {
    /// A condition as text: `"SELF MATCHES %@"`, `"age > %d AND name CONTAINS[cd] %@"`. Keys are read from dictionaries and from
    /// stored properties of objects.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(format: predicateFormat, argumentArray: args.map { $0 ?? NSNull() })
    }

    /// A condition as text, with the values for its `%@`, `%d` and `%K` in their order.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(PredicateTree(predicateFormat, arguments))
    }

    convenience init(_ tree: PredicateTree) {
        self.init { object, variables in tree.holds(for: object, variables ?? [:]) }
    }
}

extension NSCompoundPredicate {
    /// A condition as text; one that is not made of several holds alone.
    public convenience init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// A condition as text, with the values for its `%@`, `%d` and `%K` in their order.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]) {
        switch PredicateTree(predicateFormat, arguments) {
        case .not(let inner): self.init(type: .not, subpredicates: [NSPredicate(inner)])
        case .all(let parts): self.init(type: .and, subpredicates: parts.map { NSPredicate($0) })
        case .any(let parts): self.init(type: .or, subpredicates: parts.map { NSPredicate($0) })
        case let single: self.init(type: .and, subpredicates: [NSPredicate(single)])
        }
    }
}

extension PredicateTree {
    fileprivate init(_ format: String, _ arguments: [Any]?) {
        var parser = PredicateParser(format, arguments ?? [])
        guard let tree = parser?.parse() else {
            preconditionFailure("Unable to parse the format string \"\(format)\" of a predicate.")
        }
        self = tree
    }
}
