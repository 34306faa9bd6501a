import SwiftSyntax

/// `(undoManager.prepare(withInvocationTarget: self) as AnyObject).setCenter(old)`, which keeps a message for later: a closure keeps it,
/// with its arguments as they are now.
final class UndoRule: Rule {
    static let word = "prepare(withInvocationTarget"

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), node.trailingClosure == nil,
            let preparation = member.base.flatMap(preparation),
            let manager = preparation.calledExpression.as(MemberAccessExprSyntax.self)?.base,
            let target = preparation.arguments.first?.expression
        else { return .visitChildren }
        let names = node.arguments.indices.enumerated().map { "undone\($0.offset)" }
        let kept = zip(names, node.arguments).map { "\($0) = \($1.expression.trimmedDescription)" }
        let passed = zip(names, node.arguments).map { name, argument in
            (argument.label.map { "\($0.text): " } ?? "") + name
        }
        let list = kept.isEmpty ? "" : "[\(kept.joined(separator: ", "))] "
        report.replace(
            node.span,
            "\(manager.trimmedDescription).registerUndo(withTarget: \(target.trimmedDescription)) "
                + "{ \(list)target in target.\(member.declName.trimmedDescription)(\(passed.joined(separator: ", "))) }"
        )
        return .skipChildren
    }

    /// The call of `prepare`, also in parentheses with a cast.
    private func preparation(_ base: ExprSyntax) -> FunctionCallExprSyntax? {
        if let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
            return preparation(inner.expression)
        }
        if let sequence = base.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            return sequence.elements.dropFirst().first.map { $0.is(UnresolvedAsExprSyntax.self) } ?? false
                ? preparation(first) : nil
        }
        if let chain = base.as(OptionalChainingExprSyntax.self) { return preparation(chain.expression) }
        if let forced = base.as(ForceUnwrapExprSyntax.self) { return preparation(forced.expression) }
        guard let call = base.as(FunctionCallExprSyntax.self),
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "prepare",
            call.arguments.map({ $0.label?.text }) == ["withInvocationTarget"]
        else { return nil }
        return call
    }
}
