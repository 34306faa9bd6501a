import SwiftSyntax

/// Messages that Objective-C sends to objects of any type. On Linux only `NSObject` has these methods, so the receiver is
/// taken for one.
final class ReceiverRule: Rule {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if askClass(node) { return .visitChildren }
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

    // MARK: Classes

    /// `type.isSubclass(of: UIView.self)` and `type.superclass()` of any class: here only classes of `NSObject` have the methods.
    private func askClass(_ call: FunctionCallExprSyntax) -> Bool {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
            return false
        }
        switch (member.declName.baseName.text, call.arguments.map { $0.label?.text ?? "_" }) {
        case ("superclass", []) where index.methods["superclass"] == nil: askForSuperclass(of: base, call)
        case ("isSubclass", ["of"]) where !base.is(OptionalChainingExprSyntax.self):
            askWhetherSubclass(base, call.arguments[call.arguments.startIndex].expression, call)
        default: return false
        }
        return true
    }

    private func askWhetherSubclass(_ base: ExprSyntax, _ other: ExprSyntax, _ call: FunctionCallExprSyntax) {
        report.insert("sequence(first: (", at: base.span.lowerBound)
        report.replace(
            base.span.upperBound..<other.span.lowerBound,
            "\(Self.value(of: base))) as AnyClass, next: class_getSuperclass).map(ObjectIdentifier.init)"
                + ".contains(ObjectIdentifier(")
        report.insert(")", at: call.span.upperBound)
    }

    private func askForSuperclass(of base: ExprSyntax, _ call: FunctionCallExprSyntax) {
        if let chain = base.as(OptionalChainingExprSyntax.self) {
            return report.replace(
                chain.questionMark.span.lowerBound..<call.span.upperBound, ".flatMap { class_getSuperclass($0) }")
        }
        report.insert("class_getSuperclass(", at: base.span.lowerBound)
        report.replace(base.span.upperBound..<call.span.upperBound, "\(Self.value(of: base)))")
    }

    /// What makes a written type the value that stands for it.
    private static func value(of base: ExprSyntax) -> String {
        base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase ?? false ? ".self" : ""
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
