import SwiftSyntax

/// What `Bundle.main` says of an app: its resources lie in a folder of the target's own beside the program, and an executable has no
/// `Info.plist`.
final class MainBundleRule: Rule {
    private static let properties = [
        "resourcePath": "programResourcePath", "resourceURL": "programResourceURL",
        "infoDictionary": "programInfoDictionary", "localizedInfoDictionary": "programInfoDictionary",
        "bundleIdentifier": "programIdentifier",
    ]
    static let words = Array(properties.keys) + ["forInfoDictionaryKey"]

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard isMainBundle(node.base), let member = Self.properties[node.declName.baseName.text] else {
            return .visitChildren
        }
        report.replace(node.declName.span, "\(member)(of: #fileID)")
        importUIKit()
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self), isMainBundle(callee.base),
            callee.declName.baseName.text == "object", node.arguments.count == 1,
            let key = node.arguments.first, key.label?.text == "forInfoDictionaryKey"
        else { return .visitChildren }
        report.replace(callee.declName.span, "programObject")
        report.insert(", of: #fileID", at: key.expression.span.upperBound)
        importUIKit()
        return .visitChildren
    }

    private func isMainBundle(_ base: ExprSyntax?) -> Bool { base?.trimmedDescription == "Bundle.main" }
}
