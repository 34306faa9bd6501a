public import CoreGraphics

extension NSPredicate {
    /// A condition as text: `"SELF MATCHES %@"`, `"age > %d AND name CONTAINS[cd] %@"`. Keys are read from dictionaries and from
    /// stored properties of objects.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(format: predicateFormat, argumentArray: args.map { $0 ?? NSNull() })
    }

    /// A condition as text, with the values for its `%@`, `%d` and `%K` in their order.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        var parser = PredicateParser(predicateFormat, arguments ?? [])
        guard let tree = parser?.parse() else {
            preconditionFailure("Unable to parse the format string \"\(predicateFormat)\" of a predicate.")
        }
        self.init { object, variables in tree.holds(for: object, variables ?? [:]) }
    }
}
