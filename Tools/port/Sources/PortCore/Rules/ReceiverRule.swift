import SwiftSyntax

/// Messages that Objective-C sends to objects of any type. On Linux only `NSObject` has these methods, so the receiver is
/// taken for one.
final class ReceiverRule: Rule {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if askWhetherSubclass(node) { return .visitChildren }
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            Self.isMessage(member.declName.baseName.text, node), !isPlainObject(base)
        else { return .visitChildren }
        if let chain = base.as(OptionalChainingExprSyntax.self) {
            report.insert("(", at: chain.span.lowerBound)
            report.insert(" as? NSObject)", at: chain.expression.span.upperBound)
        } else {
            report.insert("(", at: base.span.lowerBound)
            report.insert(" as! NSObject)", at: base.span.upperBound)
        }
        return .visitChildren
    }

    /// `type.isSubclass(of: UIView.self)` of any class: here only classes of `NSObject` have the method.
    private func askWhetherSubclass(_ call: FunctionCallExprSyntax) -> Bool {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.text == "isSubclass", call.arguments.count == 1,
            let other = call.arguments.first, other.label?.text == "of", !base.is(OptionalChainingExprSyntax.self)
        else { return false }
        let isType = base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase ?? false
        report.insert("sequence(first: (", at: base.span.lowerBound)
        report.replace(
            base.span.upperBound..<other.expression.span.lowerBound,
            "\(isType ? ".self" : "")) as AnyClass, next: class_getSuperclass).map(ObjectIdentifier.init).contains(ObjectIdentifier("
        )
        report.insert(")", at: call.span.upperBound)
        return true
    }

    static func isMessage(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        if name == "responds" { return labels == ["to"] }
        if name == "performSelector" { return labels.contains("with") }
        guard name == "perform", labels.first == "_", let first = call.arguments.first?.expression else { return false }
        if labels.dropFirst().contains("with") { return true }
        return labels.count == 1 && (first.as(MacroExpansionExprSyntax.self)?.macroName.text == "selector")
    }

    private func isPlainObject(_ base: ExprSyntax) -> Bool {
        let text = base.trimmedDescription
        // A class answers for itself.
        if base.is(DeclReferenceExprSyntax.self), text.first?.isUppercase ?? false { return true }
        return text == "self" || text == "super" || text.hasSuffix("as! NSObject)")
            || text.hasSuffix("as? NSObject)?")
    }
}
