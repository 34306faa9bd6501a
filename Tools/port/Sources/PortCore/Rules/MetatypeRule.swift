import SwiftSyntax

/// `page.type.init()` where the class is known only at run time: Swift wants a `required` initialiser, which Apple's classes
/// do without. The frameworks make the object.
final class MetatypeRule: Rule {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.text == "init",
            let owner = index.metatypes[lastName(base)], isOfFrameworks(owner)
        else { return .visitChildren }
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        guard labels.isEmpty || labels == ["frame"] else { return .visitChildren }
        report.insert("instance(of: ", at: base.span.lowerBound)
        let open = node.leftParen?.span.upperBound ?? member.span.upperBound
        report.replace(base.span.upperBound..<open, labels.isEmpty ? "" : ", ")
        return .visitChildren
    }

    private func lastName(_ base: ExprSyntax) -> String {
        if let member = base.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        return base.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    }

    /// Whether the class is a view's or a controller's, as far as the sources tell.
    private func isOfFrameworks(_ name: String) -> Bool {
        let top = index.superclasses(of: name).last ?? name
        let base = index.classes[top]?.inherited.first ?? top
        return base.hasPrefix("UI")
    }
}
