import SwiftSyntax

/// Members looked up on an object of no known class, as Objective-C allows: `(value as AnyObject).cgPointValue`.
final class AnyObjectRule: Rule {
    /// What the values of such members are.
    private static let types: [String: String] = [
        "cgPointValue": "CGPoint", "cgSizeValue": "CGSize", "cgRectValue": "CGRect", "cgVectorValue": "CGVector",
        "uiEdgeInsetsValue": "UIEdgeInsets", "cgAffineTransformValue": "CGAffineTransform",
        "caTransform3DValue": "CATransform3D", "boolValue": "Bool", "intValue": "Int", "integerValue": "Int",
        "floatValue": "Float", "doubleValue": "Double",
    ]

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let type = Self.types[node.declName.baseName.text],
            let tuple = node.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let cast = tuple.elements.first?.expression.as(SequenceExprSyntax.self)
        else { return .visitChildren }
        let elements = Array(cast.elements)
        guard elements.count == 3, let word = elements[1].as(UnresolvedAsExprSyntax.self),
            word.questionOrExclamationMark == nil,
            elements[2].trimmedDescription == "AnyObject"
        else { return .visitChildren }
        report.replace(word.span, "as!")
        report.replace(elements[2].span, type)
        report.replace(tuple.span.upperBound..<node.span.upperBound, "")
        return .visitChildren
    }
}
