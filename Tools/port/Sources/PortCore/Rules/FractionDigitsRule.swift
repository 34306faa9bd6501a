import SwiftSyntax

/// `formatter.maximumFractionDigits = 0`: on Apple's systems no style asks for more digits then. Foundation on Linux goes on showing as
/// many as a currency has, so that a property of the frameworks is set instead.
final class FractionDigitsRule: Rule {
    static let word = "maximumFractionDigits"

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        guard parts.count >= 3, parts[1].is(AssignmentExprSyntax.self),
            let member = parts[0].as(MemberAccessExprSyntax.self), member.declName.baseName.text == Self.word
        else { return .visitChildren }
        report.replace(member.declName.span, "greatestFractionDigits")
        importUIKit()
        return .visitChildren
    }
}
