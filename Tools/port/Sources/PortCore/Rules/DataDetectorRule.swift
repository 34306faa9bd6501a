import SwiftSyntax

/// `NSDataDetector(types:)` where an `NSRegularExpression` is wanted, which it is no kind of on Linux: the expression of what it finds.
final class DataDetectorRule: Rule {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.calledExpression.trimmedDescription == "NSDataDetector", isWantedAsExpression(node) else {
            return .visitChildren
        }
        report.insert(".expression", at: node.span.upperBound)
        return .visitChildren
    }

    private func isWantedAsExpression(_ node: FunctionCallExprSyntax) -> Bool {
        var value = Syntax(node)
        while let parent = value.parent, parent.is(TryExprSyntax.self) { value = parent }
        guard let holder = value.parent else { return false }
        if let binding = holder.parent?.as(PatternBindingSyntax.self) {
            return Self.isExpression(binding.typeAnnotation?.type)
        }
        let isAnswer =
            holder.is(ReturnStmtSyntax.self)
            || holder.as(CodeBlockItemSyntax.self)?.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
        return isAnswer && answersExpression(around: holder)
    }

    private func answersExpression(around node: Syntax) -> Bool {
        var ancestor = node.parent
        while let current = ancestor {
            if current.is(ClosureExprSyntax.self) { return false }
            if let function = current.as(FunctionDeclSyntax.self) {
                return Self.isExpression(function.signature.returnClause?.type)
            }
            if let binding = current.as(PatternBindingSyntax.self) {
                return Self.isExpression(binding.typeAnnotation?.type)
            }
            ancestor = current.parent
        }
        return false
    }

    private static func isExpression(_ type: TypeSyntax?) -> Bool {
        type?.trimmedDescription.withoutOptional == "NSRegularExpression"
    }
}
