import SwiftSyntax

/// `Bundle.main.resourcePath`, whose files lie in a folder of the target's own beside the program.
final class ResourceFolderRule: Rule {
    private static let members = ["resourcePath": "programResourcePath", "resourceURL": "programResourceURL"]
    static let words = Array(members.keys)

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = Self.members[node.declName.baseName.text],
            node.base?.trimmedDescription == "Bundle.main", importsUIKit
        else { return .visitChildren }
        report.replace(node.declName.span, "\(member)(of: #fileID)")
        return .skipChildren
    }

    /// Where the members are.
    private lazy var importsUIKit = file.tree.statements.contains {
        $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription == "UIKit"
    }
}
