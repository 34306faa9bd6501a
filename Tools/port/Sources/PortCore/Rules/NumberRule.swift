import SwiftSyntax

/// `values.map(NSNumber.init)`: of the many initialisers of a number Apple's Swift takes the one that fits, Swift on Linux cannot say which.
final class NumberRule: Rule {
    static func concerns(_ text: TextSearch) -> Bool { text.has("NSNumber.init") }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.base?.trimmedDescription == "NSNumber", node.declName.baseName.text == "init",
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(node).id,
            [nil, ["value"]].contains(node.declName.argumentNames?.arguments.map(\.name.text))
        else { return .visitChildren }
        report.replace(node.span, "{ NSNumber(value: $0) }")
        return .skipChildren
    }
}
