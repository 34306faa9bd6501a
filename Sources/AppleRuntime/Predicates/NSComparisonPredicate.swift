public import Foundation

/// A condition that compares the values of two expressions.
///
/// Foundation's class of this name cannot be made on Linux; this one takes its place wherever this module is imported.
open class NSComparisonPredicate: NSPredicate {
    /// What texts are compared without.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: UInt
        /// The options of a number.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Capital letters are small ones.
        public static let caseInsensitive = Options(rawValue: 1)
        /// Accents do not count.
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// Texts are compared byte by byte, which is what is done anyway without the other options.
        public static let normalized = Options(rawValue: 4)
    }

    /// Of which elements the condition must hold, where the left side is a collection.
    public enum Modifier: UInt, Sendable {
        /// Of the value itself.
        case direct = 0
        /// Of each.
        case all
        /// Of at least one.
        case any
    }

    /// How the values are compared.
    public enum Operator: UInt, Sendable {
        case lessThan = 0
        case lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like, beginsWith
        case endsWith, `in`, customSelector
        case contains = 99
        case between
    }

    /// The expression on the left.
    public let leftExpression: NSExpression
    /// The expression on the right.
    public let rightExpression: NSExpression
    /// Of which elements of the left side the condition must hold.
    public let comparisonPredicateModifier: Modifier
    /// How the two are compared.
    public let predicateOperatorType: Operator
    /// What texts are compared without.
    public let options: Options
    /// The method that compares the left value with the right one; nil for the other operators.
    public let customSelector: Selector?

    /// Compares as `type` says; `.customSelector` has an initialiser of its own.
    public init(
        leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
        options: Options = []
    ) {
        guard let operation = type.operation else {
            preconditionFailure(
                "A comparison by a method is made by init(leftExpression:rightExpression:customSelector:).")
        }
        (leftExpression, rightExpression, customSelector) = (lhs, rhs, nil)
        (comparisonPredicateModifier, predicateOperatorType, self.options) = (modifier, type, options)
        let comparison = PredicateComparison(
            left: lhs.tree, operation: operation, right: rhs.tree, options: options.letters, quantity: modifier.quantity
        )
        super.init { comparison.holds(for: $0, $1 ?? [:]) }
    }

    /// Holds where the left value's method, which gets the right value, answers an object that is not false.
    public init(leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, customSelector selector: Selector)
    {
        (leftExpression, rightExpression, customSelector) = (lhs, rhs, selector)
        (comparisonPredicateModifier, predicateOperatorType, options) = (.direct, .customSelector, [])
        super.init { object, variables in
            let (left, right) = (
                lhs.tree.value(for: object, variables ?? [:]), rhs.tree.value(for: object, variables ?? [:])
            )
            guard let left = left as? NSObject, let answer = left.perform(selector, with: right) else { return false }
            return (answer.takeUnretainedValue() as? NSNumber)?.boolValue ?? true
        }
    }

    /// Conditions are not read from archives.
    public required convenience init?(coder: NSCoder) { nil }
}

extension NSComparisonPredicate.Options {
    fileprivate var letters: String {
        (contains(.caseInsensitive) ? "c" : "") + (contains(.diacriticInsensitive) ? "d" : "")
    }
}

extension NSComparisonPredicate.Modifier {
    fileprivate var quantity: PredicateComparison.Quantity {
        switch self {
        case .direct: .one
        case .all: .all
        case .any: .any
        }
    }
}

extension NSComparisonPredicate.Operator {
    fileprivate var operation: PredicateComparison.Operation? {
        switch self {
        case .lessThan: .less
        case .lessThanOrEqualTo: .lessOrEqual
        case .greaterThan: .greater
        case .greaterThanOrEqualTo: .greaterOrEqual
        case .equalTo: .equal
        case .notEqualTo: .unequal
        case .matches: .matches
        case .like: .like
        case .beginsWith: .beginsWith
        case .endsWith: .endsWith
        case .in: .among
        case .contains: .contains
        case .between: .between
        case .customSelector: nil
        }
    }
}
