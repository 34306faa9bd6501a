import SwiftSyntax

/// `extension CGVector { init(_ p: CGPoint) { dx = p.x; dy = p.y } }`: structures of C may be set part by part in an extension. Those of
/// Swift want an initialiser of their own called first.
final class ValueInitializerRule: Rule {
    private static let structures: Set = [
        "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "CATransform3D", "UIEdgeInsets",
        "NSDirectionalEdgeInsets", "UIOffset", "NSRange",
    ]

    static func concerns(_ text: TextSearch) -> Bool { text.has(any: structures.map { "extension \($0)" }) }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let type = enclosingType(of: node).map(typeKey), Self.structures.contains(type), isInExtension(node),
            let body = node.body, !delegates(body)
        else { return .visitChildren }
        report.insert(" self.init();", at: body.leftBrace.span.upperBound)
        return .visitChildren
    }

    private func isInExtension(_ node: InitializerDeclSyntax) -> Bool {
        var ancestor = node.parent
        while let current = ancestor {
            if current.is(ExtensionDeclSyntax.self) { return true }
            if declaredTypeName(current) != nil { return false }
            ancestor = current.parent
        }
        return false
    }

    /// Whether the body calls another initialiser, or sets the whole value.
    private func delegates(_ body: CodeBlockSyntax) -> Bool {
        let text = body.trimmedDescription.filter { $0 != " " }
        return text.contains("self.init(") || text.contains("self=")
    }
}
