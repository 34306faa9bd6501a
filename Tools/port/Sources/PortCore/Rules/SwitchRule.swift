import PortBase
import SwiftSyntax

/// Switches that were complete when they were written: where the frameworks' enumeration has newer cases, the last case takes them.
final class SwitchRule: Rule {
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
        guard cases.count == node.cases.count, let names = plainCases(cases), names.count > 2,
            !index.enumerations.contains(where: { names.isSubset(of: $0) }),
            let missing = KitSymbols.shared.enumeration(with: names, near: typesSpokenOf(around: node))?.cases
                .subtracting(names),
            let last = cases.last, case .case(let label) = last.label, let item = label.caseItems.last
        else { return .visitChildren }
        report.insert(missing.sorted().map { ", .\($0)" }.joined(), at: item.span.upperBound)
        return .visitChildren
    }

    /// The types that the subject and the calls around a switch begin with, the nearest first.
    private func typesSpokenOf(around node: SwitchExprSyntax) -> [String] {
        var expressions = [node.subject], outer = node.parent
        while let next = outer {
            if let call = next.as(FunctionCallExprSyntax.self) { expressions.append(call.calledExpression) }
            outer = next.parent
        }
        return expressions.compactMap { expression in
            let first = expression.firstToken(viewMode: .sourceAccurate)?.text
            return first?.first?.isUppercase == true ? first : nil
        }
    }

    /// The names of the cases, where there is nothing but names.
    private func plainCases(_ cases: [SwitchCaseSyntax]) -> Set<String>? {
        var names: Set<String> = []
        for one in cases {
            guard case .case(let label) = one.label else { return nil }
            for item in label.caseItems {
                guard item.whereClause == nil,
                    let member = item.pattern.as(ExpressionPatternSyntax.self)?.expression.as(
                        MemberAccessExprSyntax.self)
                else { return nil }
                names.insert(member.declName.baseName.text)
            }
        }
        return names
    }
}
