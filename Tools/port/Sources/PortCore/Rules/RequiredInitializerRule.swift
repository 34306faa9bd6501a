import SwiftSyntax

/// A subclass of a class of Foundation's whose `init()` is `required` on Linux, and on Apple's systems is not: it says so of its own, or gets
/// one that stops the program, as calling it does there.
final class RequiredInitializerRule: Rule {
    private static let classes = ["NotificationCenter"]

    static func concerns(_ text: TextSearch) -> Bool { text.has(any: classes) && text.has("class") }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let above = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
            Self.classes.contains(above)
        else { return .visitChildren }
        let all = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        let own = all.filter { !hasModifier(DeclSyntax($0), ["convenience"]) }
        guard !own.isEmpty else { return .visitChildren }
        guard let plain = own.first(where: { isPlainInitializer(DeclSyntax($0)) }) else {
            report.insert(
                " @_disfavoredOverload public required init() { fatalError(\"init() has not been implemented\") };",
                at: node.memberBlock.leftBrace.span.upperBound)
            return .visitChildren
        }
        if let override = plain.modifiers.first(where: { $0.name.text == "override" }) {
            report.replace(override.name.span, "required")
        }
        return .visitChildren
    }
}
