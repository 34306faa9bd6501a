import SwiftSyntax

/// `page.type.init()` where the class is known only at run time, `Self()`, `View()` and `View.init` of a generic parameter: Swift wants a `required`
/// initialiser, which Apple's classes do without. The frameworks make the object.
final class MetatypeRule: Rule {
    private var hasImported = false

    static func concerns(_ text: TextSearch, _ index: Index) -> Bool {
        if !index.metatypes.isEmpty, text.has(".init(") { return true }
        if text.has("Self(") { return true }
        let parameters = Set(index.genericBounds.values.flatMap(\.keys))
        return text.has(any: parameters.flatMap { ["\($0)(", "\($0).init"] })
            || text.has(any: index.associatedBounds.keys.map { "\($0).init" })
    }

    /// The initialisers of the frameworks that classes known only at run time are made by.
    private static let initializers: Set<[String]> = [
        [], ["frame"], ["nibName", "bundle"], ["identifier", "source", "destination"],
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        guard Self.initializers.contains(labels), node.trailingClosure == nil else { return .visitChildren }
        if isSelf(node.calledExpression) {
            if let owner = openClass(around: node, labels), isOfFrameworks(owner) {
                make(ExprSyntax(node.calledExpression), isType: true, labels, node)
            }
        } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            if let bound = bound(of: name.baseName.text, at: node), isOfFrameworks(bound) {
                make(ExprSyntax(name), isType: true, labels, node)
            }
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.text == "init"
        {
            let generic = base.as(DeclReferenceExprSyntax.self).flatMap { bound(of: $0.baseName.text, at: node) }
            let held = index.metatypes[lastName(base)].map { bound(of: $0, at: node) ?? $0 }
            if let owner = generic ?? held, isOfFrameworks(owner) {
                make(base, isType: generic != nil, labels, node)
            }
        }
        return .visitChildren
    }

    /// `Self`, which is only known at run time.
    private func isSelf(_ expression: ExprSyntax) -> Bool { expression.trimmedDescription == "Self" }

    /// The class that a piece of code stands in; nil where `Self` has an initialiser of its own that every subclass must have.
    private func openClass(around node: some SyntaxProtocol, _ labels: [String]) -> String? {
        var ancestor = node.parent
        while let current = ancestor {
            if let type = current.as(ClassDeclSyntax.self) {
                let own = type.memberBlock.members.contains { member in
                    guard let made = member.decl.as(InitializerDeclSyntax.self) else { return false }
                    return made.modifiers.contains { $0.name.text == "required" }
                        && made.signature.parameterClause.parameters.map(\.firstName.text) == labels
                }
                return own || type.modifiers.contains { $0.name.text == "final" } ? nil : type.name.text
            }
            if let type = current.as(ExtensionDeclSyntax.self) {
                let name = type.extendedType.trimmedDescription
                return name.hasPrefix("UI") || index.classes[typeKey(name)] != nil ? name : nil
            }
            ancestor = current.parent
        }
        return nil
    }

    /// `defaultValue: View.init` becomes a closure.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.declName.baseName.text == "init", node.declName.argumentNames == nil,
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(node).id,
            let name = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let bound = bound(of: name, at: node) ?? index.associatedBounds[name], isOfFrameworks(bound)
        else { return .visitChildren }
        report.replace(node.span, "{ instance(of: \(name).self) }")
        importUIKit()
        return .skipChildren
    }

    /// What makes the object is found there; a file may have seen the class through others.
    private func importUIKit() {
        let imports = file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
        guard !hasImported, !imports.contains("UIKit"), !ModuleNeeds(file.tree, index).missing.contains("UIKit"),
            let first = file.tree.statements.first
        else { return }
        report.insert("import UIKit; ", at: first.span.lowerBound)
        hasImported = true
    }

    private func make(_ base: ExprSyntax, isType: Bool, _ labels: [String], _ node: FunctionCallExprSyntax) {
        report.insert("instance(of: ", at: base.span.lowerBound)
        let open = node.leftParen?.span.upperBound ?? node.calledExpression.span.upperBound
        report.replace(base.span.upperBound..<open, (isType ? ".self" : "") + (labels.isEmpty ? "" : ", "))
    }

    /// The class that bounds a generic parameter which is in scope.
    private func bound(of name: String, at node: some SyntaxProtocol) -> String? {
        var ancestor = node.parent
        while let current = ancestor {
            if let bound = genericBounds(of: current)[name] { return bound }
            if let type = current.as(ExtensionDeclSyntax.self) {
                return index.genericBounds[typeKey(type.extendedType.trimmedDescription)]?[name]
            }
            ancestor = current.parent
        }
        return nil
    }

    private func lastName(_ base: ExprSyntax) -> String {
        if let member = base.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        return base.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    }

    /// Whether the class is a view's or a controller's, as far as the sources tell.
    private func isOfFrameworks(_ name: String) -> Bool {
        let top = index.superclasses(of: name).last ?? name
        let written = index.classes[top]?.inherited.first ?? top
        let base = index.aliases[written] ?? written
        return base.hasPrefix("UI")
    }
}
