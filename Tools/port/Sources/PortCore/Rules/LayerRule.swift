import SwiftSyntax

/// `override var layer: CAGradientLayer { super.layer as! CAGradientLayer }`: the frameworks' `layer` is not overridden on Linux. The class
/// goes without, and its own code takes the layer for what it is.
final class LayerRule: Rule {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        for member in node.memberBlock.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self), let type = narrowed(variable) else {
                continue
            }
            commentOut(variable.span)
            let reader = Reader(besides: variable.span)
            reader.walk(node.memberBlock)
            for use in reader.uses {
                report.insert("(", at: use.lowerBound)
                report.insert(" as! \(type))", at: use.upperBound)
            }
            report.note(
                file.finding(
                    .warning, at: variable,
                    "layer cannot be overridden on Linux: this class takes it for a \(type) where it is used."))
        }
        return .visitChildren
    }

    /// The kind of layer that the class says its own is.
    private func narrowed(_ variable: VariableDeclSyntax) -> String? {
        guard variable.modifiers.contains(where: { $0.name.text == "override" }),
            !variable.modifiers.contains(where: { ["class", "static"].contains($0.name.text) }),
            let binding = variable.bindings.first, binding.pattern.trimmedDescription == "layer",
            let type = binding.typeAnnotation?.type.as(IdentifierTypeSyntax.self)?.trimmedDescription
        else { return nil }
        return type
    }

    /// The places where `layer` and `self.layer` stand.
    private final class Reader: SyntaxVisitor {
        private let without: Range<Int>
        private(set) var uses: [Range<Int>] = []

        init(besides without: Range<Int>) {
            self.without = without
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.baseName.text == "layer", !without.contains(node.span.lowerBound) else { return .visitChildren }
            guard let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id else {
                uses.append(node.span)
                return .visitChildren
            }
            if member.base?.trimmedDescription == "self" { uses.append(member.span) }
            return .visitChildren
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}
