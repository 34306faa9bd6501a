import SwiftSyntax

/// `var open: NSMutableSet = []`: on Linux lists that are written out make no sets of Objective-C.
final class SetLiteralRule: Rule {
    static let sets: Set = ["NSSet", "NSMutableSet", "NSCountedSet"]

    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
        guard let plain = node.parent?.typeOfInitialized?.trimmedDescription.withoutOptional,
            let list = node.value.as(ArrayExprSyntax.self)
        else {
            return .visitChildren
        }
        guard Self.sets.contains(plain), !index.typeNames.contains(plain) else { return .visitChildren }
        report.insert("\(plain)(array: ", at: list.span.lowerBound)
        report.insert(")", at: list.span.upperBound)
        return .visitChildren
    }
}
