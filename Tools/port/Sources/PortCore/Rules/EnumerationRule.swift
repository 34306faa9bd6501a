import SwiftSyntax

/// `.longestEffectiveRangeNotRequired` goes: with it Foundation of Linux tells of ranges beyond the one that is asked for. The longest ranges
/// are as good an answer.
final class EnumerationRule: Rule {
    private static let option = "longestEffectiveRangeNotRequired"

    static func concerns(_ text: TextSearch) -> Bool { text.has(option) }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.declName.baseName.text == Self.option else { return .visitChildren }
        report.replace(node.span, "[]")
        return .skipChildren
    }
}
