import UIKit

// Apart from the tests: their module brings Foundation's own types of these names along.

/// A condition that an expression is compared with a constant.
func comparing(
    _ left: NSExpression, _ type: NSComparisonPredicate.Operator, _ right: Any,
    _ modifier: NSComparisonPredicate.Modifier = .direct, _ options: NSComparisonPredicate.Options = []
) -> NSPredicate {
    NSComparisonPredicate(
        leftExpression: left, rightExpression: NSExpression(forConstantValue: right), modifier: modifier, type: type,
        options: options)
}
