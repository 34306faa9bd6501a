import SwiftSyntax

/// XCTest on Linux cannot call synchronous tests of a main-actor class: the first one ends the run. Asynchronous ones it can. What
/// prepares tests and clears up after them is called on the main thread, but its declaration is of no actor: its body says so.
final class TestRule: Rule {
    private static let preparations: Set = ["setUp", "tearDown", "setUpWithError", "tearDownWithError"]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let superclasses = index.superclasses(of: node.name.text).compactMap { index.classes[$0] }
        let inherited = inheritedNames(node.inheritanceClause) + superclasses.flatMap(\.inherited)
        guard inherited.contains("XCTestCase") else { return .visitChildren }
        let isMainActor = isMainActor(node.attributes) || superclasses.contains(where: \.isMainActor)
        for member in allMembers(node.memberBlock.members) {
            guard let function = member.decl.as(FunctionDeclSyntax.self),
                isMainActor || self.isMainActor(function.attributes), isSynchronous(function)
            else { continue }
            if isTest(function) { report.insert(" async", at: function.signature.parameterClause.span.upperBound) }
            if Self.preparations.contains(function.name.text) { isolate(function) }
        }
        return .visitChildren
    }

    private func isMainActor(_ attributes: AttributeListSyntax) -> Bool {
        attributes.contains { attributeName($0) == "MainActor" }
    }

    private func isSynchronous(_ function: FunctionDeclSyntax) -> Bool {
        function.signature.parameterClause.parameters.isEmpty
            && function.signature.effectSpecifiers?.asyncSpecifier == nil
    }

    private func isTest(_ function: FunctionDeclSyntax) -> Bool {
        function.name.text.hasPrefix("test")
            && !function.modifiers.contains { ["private", "static", "override"].contains($0.name.text) }
    }

    private func isolate(_ function: FunctionDeclSyntax) {
        guard let body = function.body, function.modifiers.contains(where: { $0.name.text == "override" }) else {
            return
        }
        let effect = function.signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
        report.insert(" \(effect)MainActor.assumeIsolated {", at: body.leftBrace.span.upperBound)
        report.insert("} ", at: body.rightBrace.span.lowerBound)
    }
}
