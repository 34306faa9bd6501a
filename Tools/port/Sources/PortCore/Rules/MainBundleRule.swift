import SwiftSyntax

/// What `Bundle.main` says of an app: its resources lie in a folder of the target's own beside the program, and an executable has no
/// `Info.plist`.
final class MainBundleRule: Rule {
    private static let properties = [
        "resourcePath": "programResourcePath", "resourceURL": "programResourceURL",
        "infoDictionary": "programInfoDictionary", "localizedInfoDictionary": "programInfoDictionary",
        "bundleIdentifier": "programIdentifier",
    ]
    static let words = Array(properties.keys) + ["forInfoDictionaryKey", "localizedString", "NSLocalizedString"]

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard isMainBundle(node.base), let member = Self.properties[node.declName.baseName.text] else {
            return .visitChildren
        }
        report.replace(node.declName.span, "\(member)(of: #fileID)")
        importUIKit()
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if findText(node) { return .visitChildren }
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self), isMainBundle(callee.base),
            callee.declName.baseName.text == "object", node.arguments.count == 1,
            let key = node.arguments.first, key.label?.text == "forInfoDictionaryKey"
        else { return .visitChildren }
        report.replace(callee.declName.span, "programObject")
        report.insert(", of: #fileID", at: key.expression.span.upperBound)
        importUIKit()
        return .visitChildren
    }

    /// Texts in the user's language lie among a target's resources too. Foundation's functions do not look there; those of the frameworks
    /// do, and have the same names where fewer values are given.
    private func findText(_ node: FunctionCallExprSyntax) -> Bool {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "NSLocalizedString"
        {
            if labels == ["_", "tableName", "bundle", "value", "comment"] {
                report.replace(name.span, "programString")
            }
            importUIKit()
            return true
        }
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
            member.declName.baseName.text == "localizedString", labels == ["forKey", "value", "table"]
        else { return false }
        report.replace(member.declName.span, "programString")
        importUIKit()
        return true
    }

    private func isMainBundle(_ base: ExprSyntax?) -> Bool { base?.trimmedDescription == "Bundle.main" }
}
