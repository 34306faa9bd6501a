import SwiftSyntax

/// A class that hands the messages of a delegate on by `forwardingTarget(for:)`: it gets the methods that it does not have, and
/// these ask it where to go.
final class ForwardingRule: Rule {
    static let word = "forwardingTarget(for"
    private static let method = "forwardingTarget(for:)"

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        guard let info = index.classes[name], info.bodyMembers.contains(Self.method) else { return .visitChildren }
        let line = [name] + index.superclasses(of: name)
        let words = ["public", "open"]
        let access = node.modifiers.contains { words.contains($0.name.text) } ? "public " : ""
        let missing = Self.methods(of: info).filter { method in
            !line.contains { index.classes[$0]?.declares(method.fullName) ?? false }
        }
        let text = missing.map { " \(access)\($0.declaration);" }.joined()
        if !text.isEmpty { report.insert(text, at: node.memberBlock.leftBrace.span.upperBound) }
        return .visitChildren
    }

    /// The methods of the frameworks' delegates that a class says to be.
    static func methods(of info: Index.ClassInfo) -> [ForwardedMethod] {
        var seen: Set<String> = []
        return info.inherited.flatMap { ForwardedMethod.all(of: $0) }.filter { method in
            seen.insert(method.fullName + method.types.joined()).inserted
        }
    }
}
