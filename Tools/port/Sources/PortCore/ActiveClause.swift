import SwiftSyntax

/// Whether parts under a condition are compiled here.
enum ActiveClause {
    /// Whether a clause of `#if` is compiled on Linux after the port; nil where that cannot be said.
    static func holds(_ clause: IfConfigClauseSyntax, _ index: Index) -> Bool? {
        guard let list = clause.parent?.as(IfConfigClauseListSyntax.self) else { return nil }
        var before: Bool? = false
        for other in list {
            let own = other.condition.map { truth($0, index) } ?? true
            if other.id == clause.id { return and(not(before), own) }
            before = or(before, own)
        }
        return nil
    }

    private static func truth(_ condition: ExprSyntax, _ index: Index) -> Bool? {
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return truth(only.expression, index)
        }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return not(truth(prefix.expression, index))
        }
        if let sequence = condition.as(SequenceExprSyntax.self) { return truth(Array(sequence.elements), index) }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        guard let call = condition.as(FunctionCallExprSyntax.self),
            let argument = call.arguments.first?.expression.trimmedDescription
        else { return nil }
        switch call.calledExpression.trimmedDescription {
        // Parts for iOS are for Linux as well, where the port says so.
        case "os": return ["iOS", "Linux"].contains(argument)
        case "canImport":
            if ImportRule.isMissing(argument) || index.leftOut.modules.contains(argument) { return false }
            return KitModules.names.contains(argument) ? true : nil
        case "targetEnvironment": return false
        default: return nil
        }
    }

    /// `a && b || c`, `&&` first.
    private static func truth(_ elements: [ExprSyntax], _ index: Index) -> Bool? {
        func symbol(_ element: ExprSyntax) -> String? { element.as(BinaryOperatorExprSyntax.self)?.operator.text }
        if let place = elements.lastIndex(where: { symbol($0) == "||" }) {
            return or(truth(Array(elements[..<place]), index), truth(Array(elements[(place + 1)...]), index))
        }
        if let place = elements.lastIndex(where: { symbol($0) == "&&" }) {
            return and(truth(Array(elements[..<place]), index), truth(Array(elements[(place + 1)...]), index))
        }
        return elements.count == 1 ? truth(elements[0], index) : nil
    }

    private static func not(_ one: Bool?) -> Bool? { one.map { !$0 } }
    private static func and(_ one: Bool?, _ other: Bool?) -> Bool? {
        one == false || other == false ? false : one == true && other == true ? true : nil
    }
    private static func or(_ one: Bool?, _ other: Bool?) -> Bool? {
        one == true || other == true ? true : one == false && other == false ? false : nil
    }
}

/// Modules that are always there.
enum KitModules {
    static let names: Set<String> = [
        "UIKit", "QuartzCore", "CoreGraphics", "CoreImage", "Foundation", "UserNotifications",
    ]
}
