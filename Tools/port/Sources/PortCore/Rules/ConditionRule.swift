import SwiftSyntax

/// `os(iOS)` in a condition holds on Linux as well.
final class ConditionRule: Rule {
    static func rewritten(_ condition: ExprSyntax) -> String {
        var text = condition.trimmedDescription
        if !text.contains("os(Linux)") { text = text.replacing("os(iOS)", with: "(os(iOS) || os(Linux))") }
        return text
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        guard let condition = node.condition else { return .visitChildren }
        let finder = CallFinder(viewMode: .sourceAccurate)
        finder.walk(condition)
        let namesLinux = finder.calls.contains { $0.trimmedDescription == "os(Linux)" }
        for call in finder.calls where call.trimmedDescription == "os(iOS)" && !namesLinux {
            report.replace(call.span, "(os(iOS) || os(Linux))")
        }
        return .visitChildren
    }

    private final class CallFinder: SyntaxVisitor {
        var calls: [FunctionCallExprSyntax] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            calls.append(node)
            return .skipChildren
        }
    }
}
