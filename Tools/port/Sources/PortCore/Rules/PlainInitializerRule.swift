import SwiftSyntax

/// `extension NSObject: Initializable {}` where the protocol asks for `init()`: Swift wants a `required` initialiser for that,
/// which Apple's classes do without. The protocol asks for it no more, and the frameworks make the object.
final class PlainInitializerRule: Rule {
    /// The frameworks' names are needed even where the sources needed Foundation's alone.
    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        let imports = node.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        if let first = imports.first, !imports.contains(where: { $0.path.trimmedDescription == "UIKit" }) {
            report.insert("; import UIKit", at: first.span.upperBound)
        }
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard index.plainInitializers.contains(node.name.text) else { return .skipChildren }
        for member in node.memberBlock.members where isPlainInitializer(member.decl) { commentOut(member.decl.span) }
        // Only where values may conform can an initialiser of the protocol's extension put an object in its own place.
        if let clause = node.inheritanceClause { takeClassBound(from: clause) }
        return .skipChildren
    }

    private func takeClassBound(from clause: InheritanceClauseSyntax) {
        let types = Array(clause.inheritedTypes)
        let others = types.filter { !["class", "AnyObject"].contains($0.type.trimmedDescription) }
        guard others.count < types.count else { return }
        let names = others.map(\.type.trimmedDescription).joined(separator: ", ")
        report.replace(clause.span, names.isEmpty ? "" : ": \(names)")
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        index.plainInitializers.contains(index.classMeant(by: node.extendedType.trimmedDescription))
            ? .visitChildren : .skipChildren
    }

    /// In the protocol's extension: `self.init()`, `Self.init()`, `Self()`.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.isEmpty, node.trailingClosure == nil else { return .visitChildren }
        switch node.calledExpression.trimmedDescription {
        case "self.init": report.replace(node.span, "self = \(Self.fresh)")
        case "Self.init", "Self": report.replace(node.span, Self.fresh)
        default: break
        }
        return .visitChildren
    }

    private static let fresh = "freshObject(of: Self.self)"

    /// A class of the sources that conforms has the initialiser, and says so.
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        for type in node.inheritanceClause?.inheritedTypes ?? []
        where index.plainInitializers.contains(typeKey(type.type.trimmedDescription)) {
            report.insert(", PlainlyInitializable", at: type.type.span.upperBound)
        }
        return .skipChildren
    }
}

/// `init()`, which neither fails nor throws.
func isPlainInitializer(_ declaration: DeclSyntax) -> Bool {
    guard let initializer = declaration.as(InitializerDeclSyntax.self) else { return false }
    return initializer.optionalMark == nil && initializer.signature.parameterClause.parameters.isEmpty
}
