import SwiftSyntax

/// A class of views with an `init()` of its own in place of `init(frame:)`: where the class is known only at run time (`Self()` in an
/// extension of a protocol), Apple's systems find that initialiser by its name, Swift by a protocol alone.
final class PlainViewRule: Rule {
    static func concerns(_ text: TextSearch) -> Bool { text.has("class") && text.has("init()") }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let last = node.inheritanceClause?.inheritedTypes.last, let initializer = plainInitializer(of: node),
            index.ancestors(of: node.name.text).contains("UIView"), isAsOpen(initializer, as: node)
        else { return .visitChildren }
        if !node.modifiers.contains(where: { $0.name.text == "final" }) {
            guard !index.isSuperclass(node.name.text) else { return .visitChildren }
            report.insert("required ", at: initializer.initKeyword.span.lowerBound)
        }
        report.insert(", PlainlyMadeView", at: last.type.span.upperBound)
        return .visitChildren
    }

    /// The `init()`, where all views of the class are made by it and Swift cannot reach it yet.
    private func plainInitializer(of node: ClassDeclSyntax) -> InitializerDeclSyntax? {
        let all = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        guard !all.contains(where: { $0.signature.parameterClause.parameters.first?.firstName.text == "frame" }) else {
            return nil
        }
        let others: Set<String> = ["convenience", "required", "private", "fileprivate"]
        return all.first { isPlainInitializer(DeclSyntax($0)) && !hasModifier(DeclSyntax($0), others) }
    }

    private func isAsOpen(_ initializer: InitializerDeclSyntax, as node: ClassDeclSyntax) -> Bool {
        let words: Set<String> = ["public", "open"]
        return !node.modifiers.contains { words.contains($0.name.text) } || hasModifier(DeclSyntax(initializer), words)
    }
}
