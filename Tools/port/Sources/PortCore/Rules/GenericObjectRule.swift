import SwiftSyntax

/// `class Proxy<Delegate: NSObjectProtocol> { weak var delegate: Delegate? }` with `Proxy<UITabBarDelegate>` somewhere: only on Apple's
/// systems does a protocol of Objective-C count as a class to a generic type. The bound goes, and what is held weakly is held as an
/// object behind the property.
final class GenericObjectRule: Rule {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        rewrite(node.name.text, node.genericParameterClause, node.genericWhereClause, node.memberBlock)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        rewrite(node.name.text, node.genericParameterClause, node.genericWhereClause, node.memberBlock)
        return .visitChildren
    }

    private func rewrite(
        _ name: String, _ clause: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?,
        _ block: MemberBlockSyntax
    ) {
        let parameters = index.objectParameters(of: name)
        guard !parameters.isEmpty, conditions == nil, let clause else { return }
        for parameter in clause.parameters where parameters.contains(parameter.name.text) {
            guard let bound = parameter.inheritedType else { continue }
            report.replace(parameter.name.span.upperBound..<bound.span.upperBound, "")
        }
        for member in allMembers(block.members) {
            if let variable = member.decl.as(VariableDeclSyntax.self) { hold(variable, parameters) }
        }
    }

    /// `weak var delegate: Delegate?` becomes a property over `weak var heldDelegate: AnyObject?`.
    private func hold(_ variable: VariableDeclSyntax, _ parameters: Set<String>) {
        guard let weak = variable.modifiers.first(where: { $0.name.text == "weak" }), variable.bindings.count == 1,
            let binding = variable.bindings.first, binding.accessorBlock == nil, binding.initializer == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription,
            parameters.contains(type)
        else { return }
        report.replace(weak.spanWithBlanks, "")
        let held = "held" + name.prefix(1).uppercased() + name.dropFirst()
        report.insert(
            " { get { \(held) as? \(type) } set { \(held) = newValue.map { $0 as AnyObject } } }; private weak var \(held): AnyObject?",
            at: binding.span.upperBound)
    }
}
