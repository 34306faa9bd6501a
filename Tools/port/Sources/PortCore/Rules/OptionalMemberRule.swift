import SwiftSyntax

/// `delegate?.window??.bounds`: the frameworks' optional properties that hold optionals are plain ones here, so one mark
/// is too many.
final class OptionalMemberRule: Rule {
    static let members: Set<String> = ["window"]

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        dropInner(of: node.expression)
        if isMapped(node), let member = node.expression.as(MemberAccessExprSyntax.self),
            Self.members.contains(member.declName.baseName.text), isDelegate(member.base)
        {
            report.replace(node.questionMark.span, "")
        }
        return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        dropInner(of: node.expression)
        if isOnlyMark(node) { report.replace(node.exclamationMark.span, "") }
        return .visitChildren
    }

    /// `let window = UIApplication.shared.delegate!.window!`, which leaves one optional on Apple's systems.
    private func isOnlyMark(_ node: ForceUnwrapExprSyntax) -> Bool {
        guard let member = node.expression.as(MemberAccessExprSyntax.self),
            Self.members.contains(member.declName.baseName.text), isDelegate(member.base),
            member.base?.trimmedDescription.hasPrefix("UIApplication.shared.") ?? false, let parent = node.parent
        else { return false }
        return !parent.is(ForceUnwrapExprSyntax.self) && !parent.is(OptionalChainingExprSyntax.self)
            && !parent.is(MemberAccessExprSyntax.self)
    }

    /// `if let window = UIApplication.shared.delegate?.window`: what is bound is an optional still on Apple's systems.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.initializer?.value.as(MemberAccessExprSyntax.self),
            Self.members.contains(member.declName.baseName.text), isDelegate(member.base),
            member.base?.trimmedDescription.hasPrefix("UIApplication.shared.") ?? false
        else { return .visitChildren }
        report.insert("Optional(", at: member.span.lowerBound)
        report.insert(")", at: member.span.upperBound)
        return .visitChildren
    }

    /// `UIApplication.shared.delegate?.window?.flatMap { $0 }`: the function of the inner optional is the only one's here.
    private func isMapped(_ node: OptionalChainingExprSyntax) -> Bool {
        guard let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == node.id else {
            return false
        }
        return ["flatMap", "map"].contains(member.declName.baseName.text)
    }

    private func dropInner(of expression: ExprSyntax) {
        let chained = expression.as(OptionalChainingExprSyntax.self), forced = expression.as(ForceUnwrapExprSyntax.self)
        guard let mark = chained?.questionMark ?? forced?.exclamationMark,
            let member = (chained?.expression ?? forced?.expression)?.as(MemberAccessExprSyntax.self),
            Self.members.contains(member.declName.baseName.text), member.base != nil
        else { return }
        report.replace(mark.span, "")
    }

    private func isDelegate(_ base: ExprSyntax?) -> Bool {
        let inner =
            base?.as(OptionalChainingExprSyntax.self)?.expression ?? base?.as(ForceUnwrapExprSyntax.self)?.expression
        let name =
            inner?.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? inner?.as(DeclReferenceExprSyntax.self)?.baseName
        return name?.text.lowercased().hasSuffix("delegate") ?? false
    }
}
