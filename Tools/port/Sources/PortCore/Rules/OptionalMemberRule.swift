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

    /// `var window = delegate.window`, of the program's delegate as such: what is kept is an optional of an optional on Apple's systems.
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard node.typeAnnotation == nil,
            let member = node.initializer?.value.as(MemberAccessExprSyntax.self),
            Self.members.contains(member.declName.baseName.text),
            let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, isProgramDelegate(name, at: node)
        else { return .visitChildren }
        report.insert(" as UIWindow??", at: member.span.upperBound)
        return .visitChildren
    }

    /// Whether a statement before binds the name to `UIApplication.shared.delegate`, without saying of which class that is.
    private func isProgramDelegate(_ name: String, at node: PatternBindingSyntax) -> Bool {
        sequence(first: Syntax(node), next: \.parent).contains { ancestor in
            let conditions =
                ancestor.as(IfExprSyntax.self)?.conditions.map(\.condition)
                ?? ancestor.as(CodeBlockItemListSyntax.self)?.lazy.filter { $0.position < node.position }
                .compactMap { $0.item.as(GuardStmtSyntax.self)?.conditions }.flatMap { $0.map(\.condition) } ?? []
            return conditions.contains { condition in
                guard let binding = condition.as(OptionalBindingConditionSyntax.self),
                    binding.pattern.trimmedDescription == name
                else { return false }
                return binding.initializer?.value.trimmedDescription == "UIApplication.shared.delegate"
            }
        }
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
