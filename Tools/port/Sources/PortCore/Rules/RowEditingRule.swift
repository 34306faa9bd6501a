import SwiftSyntax

/// A data source of tables that follows deletions and says nothing of which rows may be edited: on Apple's systems a swipe then offers
/// deletion, since Objective-C sees that the method is there. Swift does not, so the class says that its rows may be edited.
final class RowEditingRule: Rule {
    static let word = "forRowAt"
    private static let commit = "tableView(_:commit:forRowAt:)"
    private static let question = "tableView(_:canEditRowAt:)"
    /// They know by themselves whether a subclass follows.
    private static let knowing: Set = ["UITableViewController", "UITableViewDiffableDataSource"]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        check(node.memberBlock.members, of: node.name.text)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        check(node.memberBlock.members, of: typeKey(node.extendedType.trimmedDescription))
        return .visitChildren
    }

    private func check(_ members: MemberBlockItemListSyntax, of name: String) {
        guard isAskedInVain(name) else { return }
        for member in allMembers(members) {
            guard let function = member.decl.as(FunctionDeclSyntax.self), fullName(function) == Self.commit,
                !hasModifier(member.decl, ["override", "private", "static", "class"])
            else { continue }
            let access = hasModifier(member.decl, ["public", "open"]) ? "public " : ""
            report.insert(
                "\(access)func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }; ",
                at: function.span.lowerBound)
        }
    }

    /// Whether the class is the data source, and neither it nor its like say which rows may be edited.
    private func isAskedInVain(_ name: String) -> Bool {
        guard let info = index.classes[name] else { return false }
        let line = [name] + index.superclasses(of: name)
        let isSource = info.inherited.contains { index.withInherited($0).contains("UITableViewDataSource") }
        return isSource
            && !line.contains { !Self.knowing.isDisjoint(with: index.classes[$0]?.inherited ?? []) }
            && !index.classes.contains { other, info in
                info.declares(Self.question) && (line.contains(other) || index.superclasses(of: other).contains(name))
            }
    }
}
