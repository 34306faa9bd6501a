import SwiftSyntax

/// Methods of every object on Apple's systems that Linux's `NSObject` lacks. Of classes that are no responders nothing is
/// overridden, and there is nothing above to call; those that observe values say so.
final class ObjectMethodRule: Rule {
    private static let observing = "observeValue(forKeyPath:of:change:context:)"
    private static let methods: Set<String> = [
        observing, "awakeFromNib()", "prepareForInterfaceBuilder()", "setValue(_:forUndefinedKey:)",
        "value(forUndefinedKey:)", "didChangeValue(forKey:)", "willChangeValue(forKey:)",
    ]
    /// One of these stands in every file that the rule has something to say about.
    static let words = methods.map(baseName)

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = fullName(node)
        guard Self.methods.contains(name), let owner = enclosingType(of: node).map(typeKey), begins(name, at: owner)
        else { return .visitChildren }
        if let modifier = node.modifiers.first(where: { $0.name.text == "override" }) {
            report.replace(modifier.spanWithBlanks, "")
        }
        if name == Self.observing, let type = outermostDeclaration(around: node) {
            report.insert("; extension \(qualifiedName(of: node)): KeyValueObserver {}", at: type.span.upperBound)
        }
        return .visitChildren
    }

    /// `super.awakeFromNib()` of such a class.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) ?? false, let owner = enclosingType(of: node).map(typeKey)
        else { return .visitChildren }
        let labels = node.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
        let name = "\(member.declName.baseName.text)(\(labels))"
        guard Self.methods.contains(name), begins(name, at: owner) else { return .visitChildren }
        report.replace(node.span, "()")
        return .skipChildren
    }

    /// Whether no class above has the method.
    private func begins(_ method: String, at owner: String) -> Bool {
        isNoResponder(owner) && !index.superclasses(of: owner).contains { index.classes[$0]?.declares(method) ?? false }
    }

    private func isNoResponder(_ owner: String) -> Bool {
        guard let top = index.superclasses(of: owner).last ?? (index.classes[owner] == nil ? nil : owner),
            let base = index.classes[top]?.inherited.first
        else { return false }
        return base.hasPrefix("NS") || base.hasPrefix("CA")
            || ["GestureRecognizer", "Layout", "PresentationController", "Item"].contains {
                base.hasPrefix("UI") && base.hasSuffix($0)
            }
    }

    private func outermostDeclaration(around node: some SyntaxProtocol) -> Syntax? {
        var found: Syntax?
        var ancestor = node.parent
        while let current = ancestor {
            if declaredTypeName(current) != nil { found = current }
            ancestor = current.parent
        }
        return found
    }

    /// `Outer.Inner` of the type around the node.
    private func qualifiedName(of node: some SyntaxProtocol) -> String {
        var names: [String] = []
        var ancestor = node.parent
        while let current = ancestor {
            if let name = declaredTypeName(current) { names.insert(name, at: 0) }
            ancestor = current.parent
        }
        return names.joined(separator: ".")
    }
}
