import SwiftSyntax

/// A data source that follows deletions or moves and says nothing of which rows or items may be edited or moved: on Apple's systems all
/// may, since Objective-C sees that the method is there. Swift does not, so the class says it.
final class RowEditingRule: Rule {
    static let words = ["forRowAt", "moveRowAt", "moveItemAt"]

    /// What a data source does, and the question that it need not answer then.
    private struct Pair {
        let event: String
        let question: String
        let answer: String
        let source: String
        /// They know by themselves whether a subclass follows.
        let knowing: Set<String>
    }

    private static let tables: Set = ["UITableViewController", "UITableViewDiffableDataSource"]
    private static let pairs = [
        Pair(
            event: "tableView(_:commit:forRowAt:)", question: "tableView(_:canEditRowAt:)",
            answer: "func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }; ",
            source: "UITableViewDataSource", knowing: tables),
        Pair(
            event: "tableView(_:moveRowAt:to:)", question: "tableView(_:canMoveRowAt:)",
            answer: "func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }; ",
            source: "UITableViewDataSource", knowing: tables),
        Pair(
            event: "collectionView(_:moveItemAt:to:)", question: "collectionView(_:canMoveItemAt:)",
            answer:
                "func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }; ",
            source: "UICollectionViewDataSource",
            knowing: ["UICollectionViewController", "UICollectionViewDiffableDataSource"]),
    ]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        check(node.memberBlock.members, of: node.name.text)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        check(node.memberBlock.members, of: index.classMeant(by: node.extendedType.trimmedDescription))
        return .visitChildren
    }

    private func check(_ members: MemberBlockItemListSyntax, of name: String) {
        for pair in Self.pairs where isAskedInVain(name, pair) {
            for member in allMembers(members) {
                guard let function = member.decl.as(FunctionDeclSyntax.self), fullName(function) == pair.event,
                    !hasModifier(member.decl, ["override", "private", "static", "class"])
                else { continue }
                let access = hasModifier(member.decl, ["public", "open"]) ? "public " : ""
                report.insert("\(access)\(pair.answer)", at: function.span.lowerBound)
            }
        }
    }

    /// Whether the class is the data source, and neither it nor its like answer the question.
    private func isAskedInVain(_ name: String, _ pair: Pair) -> Bool {
        guard let info = index.classes[name] else { return false }
        let line = [name] + index.superclasses(of: name)
        let isSource = info.inherited.contains { index.withInherited($0).contains(pair.source) }
        return isSource
            && !line.contains { !pair.knowing.isDisjoint(with: index.classes[$0]?.inherited ?? []) }
            && !index.classes.contains { other, info in
                info.declares(pair.question) && (line.contains(other) || index.superclasses(of: other).contains(name))
            }
    }
}
