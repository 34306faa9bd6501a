import SwiftSyntax

/// `Bundle.main.url(forResource: "Notes", withExtension: "momd")`: a model is compiled into the program, and its class knows where.
final class ModelRule: Rule {
    static let words = ["\"momd\"", "\"mom\""]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "url",
            let base = member.base, node.arguments.map({ $0.label?.text }) == ["forResource", "withExtension"],
            let ending = node.arguments.last, Self.words.contains(ending.expression.trimmedDescription)
        else { return .visitChildren }
        report.replace(base.span, "NSManagedObjectModel")
        if base.trimmedDescription != "Bundle.main" {
            report.insert(", in: \(base.trimmedDescription)", at: ending.expression.span.upperBound)
        }
        return .visitChildren
    }
}
