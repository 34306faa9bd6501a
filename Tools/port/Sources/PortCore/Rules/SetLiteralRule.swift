import SwiftSyntax

/// `var open: NSMutableSet = []`: on Linux lists that are written out make no sets of Objective-C.
final class SetLiteralRule: Rule {
    static let sets: Set = ["NSSet", "NSMutableSet", "NSCountedSet"]

    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
        let type =
            node.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
            ?? node.parent?.as(FunctionParameterSyntax.self)?.type
        guard let type = type?.trimmedDescription, let list = node.value.as(ArrayExprSyntax.self) else {
            return .visitChildren
        }
        let plain = type.hasSuffix("?") || type.hasSuffix("!") ? String(type.dropLast()) : type
        guard Self.sets.contains(plain), !index.typeNames.contains(plain) else { return .visitChildren }
        report.insert("\(plain)(array: ", at: list.span.lowerBound)
        report.insert(")", at: list.span.upperBound)
        return .visitChildren
    }
}
