import SwiftSyntax

/// XCTest on Linux cannot call synchronous tests of a main-actor class: the first one ends the run. Asynchronous ones it can.
final class TestRule: Rule {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let inherited =
            inheritedNames(node.inheritanceClause)
            + index.superclasses(of: node.name.text).flatMap { index.classes[$0]?.inherited ?? [] }
        guard inherited.contains("XCTestCase") else { return .visitChildren }
        let isMainActor = node.attributes.contains { attributeName($0) == "MainActor" }
        for member in allMembers(node.memberBlock.members) {
            guard let function = member.decl.as(FunctionDeclSyntax.self), isTest(function) else { continue }
            guard isMainActor || function.attributes.contains(where: { attributeName($0) == "MainActor" }) else {
                continue
            }
            report.insert(" async", at: function.signature.parameterClause.span.upperBound)
        }
        return .visitChildren
    }

    private func isTest(_ function: FunctionDeclSyntax) -> Bool {
        function.name.text.hasPrefix("test") && function.signature.parameterClause.parameters.isEmpty
            && function.signature.effectSpecifiers?.asyncSpecifier == nil
            && !function.modifiers.contains { ["private", "static", "override"].contains($0.name.text) }
    }
}
