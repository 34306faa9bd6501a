import SwiftSyntax

/// What a piece of source names: types, values and functions, and the modules that it imports.
class NameReader: SyntaxVisitor {
    private(set) var names: Set<String> = []
    private(set) var imports: Set<String> = []
    private let withMembers: Bool

    /// - Parameter withMembers: whether what stands behind a dot counts too.
    init(withMembers: Bool = true) {
        self.withMembers = withMembers
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.path.first?.name.text { imports.insert(name) }
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if withMembers || node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
            names.insert(node.baseName.text)
        }
        return .visitChildren
    }
}
