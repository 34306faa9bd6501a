import SwiftSyntax

/// `os(iOS)` in a condition holds on Linux as well.
final class ConditionRule: Rule {
    static func rewritten(_ condition: ExprSyntax) -> String {
        var text = condition.trimmedDescription
        if !text.contains("os(Linux)") { text = text.replacing("os(iOS)", with: "(os(iOS) || os(Linux))") }
        return text
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        guard let condition = node.condition, !hasOwnWay(node) else { return .visitChildren }
        let finder = CallFinder(viewMode: .sourceAccurate)
        finder.walk(condition)
        let namesLinux = finder.calls.contains { $0.trimmedDescription == "os(Linux)" }
        for call in finder.calls where call.trimmedDescription == "os(iOS)" && !namesLinux {
            report.replace(call.span, "(os(iOS) || os(Linux))")
        }
        return .visitChildren
    }

    /// `#if os(iOS) … #else … #endif` where the first part imports what does not exist here: the other part is for systems like this.
    private func hasOwnWay(_ node: IfConfigClauseSyntax) -> Bool {
        guard let list = node.parent?.as(IfConfigClauseListSyntax.self), list.contains(where: { $0.condition == nil }),
            case .statements(let statements)? = node.elements
        else { return false }
        return statements.contains { item in
            guard let module = item.item.as(ImportDeclSyntax.self)?.path.first?.name.text else { return false }
            return ImportRule.isMissing(module) || LeftOut.modules.contains(module)
        }
    }

    private final class CallFinder: SyntaxVisitor {
        var calls: [FunctionCallExprSyntax] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            calls.append(node)
            return .skipChildren
        }
    }
}
