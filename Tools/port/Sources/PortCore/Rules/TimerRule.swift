import SwiftSyntax

/// Time that passes on a display's own clock, as in tests and recordings: the frameworks catch timers with a selector and blocks
/// on the main queue. Timers with a closure and work items they catch under names of their own.
final class TimerRule: Rule {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { return .visitChildren }
        switch member.declName.baseName.text {
        case "scheduledTimer" where ["Timer", "Foundation.Timer"].contains(member.base?.trimmedDescription):
            renameLabel("withTimeInterval", to: "displayInterval", in: node)
        case "asyncAfter" where isMainQueue(member.base) && passesWorkItem(node):
            renameLabel("execute", to: "workItem", in: node)
        default: break
        }
        return .visitChildren
    }

    private func renameLabel(_ old: String, to new: String, in call: FunctionCallExprSyntax) {
        guard let label = call.arguments.first(where: { $0.label?.text == old })?.label else { return }
        report.replace(label.span, new)
    }

    private func isMainQueue(_ base: ExprSyntax?) -> Bool {
        base.map { $0.trimmedDescription.hasSuffix("DispatchQueue.main") } ?? false
    }

    private func passesWorkItem(_ call: FunctionCallExprSyntax) -> Bool {
        guard call.arguments.map({ $0.label?.text }) == ["deadline", "execute"], let item = call.arguments.last else {
            return false
        }
        var expression = item.expression
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { expression = forced.expression }
        if let made = expression.as(FunctionCallExprSyntax.self) {
            return made.calledExpression.trimmedDescription == "DispatchWorkItem"
        }
        let name =
            expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name.map { index.workItems.contains($0) } ?? false
    }
}
