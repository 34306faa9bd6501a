import SwiftSyntax

/// `expression.enumerateMatches(in: text, range: all) { … count += 1 }`: on Linux Foundation says that these closures may be kept, and
/// members of the object around want its name there.
final class EscapingRule: Rule {
    /// Methods whose closures Apple's systems do not keep.
    static let words = ["enumerateMatches", "enumerateLines", "enumerateSubstrings"]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            Self.words.contains(member.declName.baseName.text), enclosingType(of: node) != nil,
            let closure = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self),
            closure.signature?.capture == nil, usesMembers(closure)
        else { return .visitChildren }
        if let signature = closure.signature {
            report.insert("[self] ", at: signature.span.lowerBound)
        } else {
            report.insert(" [self] in", at: closure.leftBrace.span.upperBound)
        }
        return .visitChildren
    }

    private func usesMembers(_ closure: ClosureExprSyntax) -> Bool {
        let reader = NameReader()
        reader.walk(closure.statements)
        return reader.names.contains { index.objectMembers.contains($0) || index.methods[$0] != nil }
    }

    /// Names that stand by themselves.
    private final class NameReader: SyntaxVisitor {
        var names: Set<String> = []

        init() { super.init(viewMode: .sourceAccurate) }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { names.insert(node.baseName.text) }
            return .visitChildren
        }
    }
}
