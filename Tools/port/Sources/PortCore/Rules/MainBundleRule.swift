import SwiftSyntax

/// What `Bundle.main` says of an app: its resources lie in a folder of the target's own beside the program, and an executable has no
/// `Info.plist`.
final class MainBundleRule: Rule {
    private static let properties = [
        "resourcePath": "programResourcePath", "resourceURL": "programResourceURL",
        "infoDictionary": "programInfoDictionary", "localizedInfoDictionary": "programInfoDictionary",
        "bundleIdentifier": "programIdentifier",
    ]
    static let words =
        Array(properties.keys) + ["forInfoDictionaryKey", "forResource", "localizedString", "NSLocalizedString"]

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
        findFile(node)
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

    /// `Bundle.main.path(forResource: name, ofType: "jpg")`: where the name may be absent, as an implicitly unwrapped one may, Swift takes
    /// Foundation's method, which does not look among a target's resources. A text that is written there cannot be.
    private func findFile(_ node: FunctionCallExprSyntax) {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self), isMainBundle(callee.base),
            let first = node.arguments.first, first.label?.text == "forResource",
            !first.expression.is(StringLiteralExprSyntax.self), node.trailingClosure == nil,
            let name = ["path": "programPath", "url": "programURL"][callee.declName.baseName.text]
        else { return }
        let others = node.arguments.dropFirst().map { $0.label?.text }
        let known: [[String?]] = [
            ["ofType"], ["ofType", "inDirectory"], ["withExtension"], ["withExtension", "subdirectory"],
        ]
        guard known.contains(Array(others)) else { return }
        report.replace(callee.declName.span, name)
        importUIKit()
    }

    private func isMainBundle(_ base: ExprSyntax?) -> Bool { base?.trimmedDescription == "Bundle.main" }
}
