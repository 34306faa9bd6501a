import SwiftSyntax

/// Off Apple's systems a member declared in an extension can neither override nor be overridden: it moves into the class
/// body. The compiler still speaks of the place where it was written.
final class ExtensionOverrideRule: Rule {
    /// Members to put into a class body, by class name.
    final class Moves {
        struct Move {
            let text: String
            let path: String
            let line: Int
        }
        var byClass: [String: [Move]] = [:]
    }

    private let moves: Moves

    init(file: SourceFile, index: Index, report: Report, moves: Moves) {
        self.moves = moves
        super.init(file: file, index: index, report: report)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let owner = node.extendedType.trimmedDescription
        for member in node.memberBlock.members where mustMove(member.decl, owner: owner) {
            guard index.classes[owner] != nil else {
                report.note(
                    file.finding(
                        .error, at: member,
                        "\(owner) is not declared in these sources, so this override cannot be moved into its body: override it in a subclass."
                    ))
                continue
            }
            move(member, to: owner, of: node)
        }
        return .skipChildren
    }

    private func mustMove(_ declaration: DeclSyntax, owner: String) -> Bool {
        guard let modifiers = modifiers(of: declaration) else { return false }
        let words = modifiers.map(\.name.text)
        if words.contains("override") { return true }
        guard !words.contains("static"), !words.contains("private"), !words.contains("final") else { return false }
        guard index.classes[owner] != nil else { return false }
        return names(of: declaration).contains { index.overriddenNames.contains($0) && isOverriddenBelow(owner, $0) }
    }

    /// Whether a subclass in these sources overrides the member.
    private func isOverriddenBelow(_ owner: String, _ member: String) -> Bool {
        index.classes.contains { name, info in
            name != owner && index.superclasses(of: name).contains(owner)
                && (info.bodyMembers.contains(member) || info.extensionMembers.contains(member))
        }
    }

    private func move(_ member: MemberBlockItemSyntax, to owner: String, of node: ExtensionDeclSyntax) {
        let text = member.trimmedDescription
        let access = node.modifiers.first { ["public", "open", "fileprivate", "private"].contains($0.name.text) }
        let hasOwnAccess =
            modifiers(of: member.decl)?.contains {
                ["public", "open", "internal", "fileprivate", "private"].contains($0.name.text)
            } ?? false
        let prefix = hasOwnAccess || access == nil ? "" : "\(access!.name.text) "
        moves.byClass[owner, default: []].append(
            Moves.Move(text: prefix + rewritten(text), path: file.path, line: file.line(of: member)))
        let newlines = String(repeating: "\n", count: text.filter(\.isNewline).count)
        report.replace(member.span, newlines)
    }

    /// The moved text is brought over like the rest.
    private func rewritten(_ text: String) -> String {
        let wrapped = SourceFile(path: file.path, text: "extension Moved {\n\(text)\n}")
        let inner = Report()
        for rule in [
            SelectorRule(file: wrapped, index: index, report: inner),
            AttributeRule(file: wrapped, index: index, report: inner),
            OptionalRequirementRule(file: wrapped, index: index, report: inner),
        ] as [Rule] { rule.walk(wrapped.tree) }
        let result = Edit.apply(inner.edits, to: wrapped.text)
        return String(result.dropFirst("extension Moved {\n".count).dropLast(2))
    }
}

/// Puts the moved members in front of the closing brace of their class.
final class ExtensionOverrideInsertion: Rule {
    private let moves: ExtensionOverrideRule.Moves

    init(file: SourceFile, index: Index, report: Report, moves: ExtensionOverrideRule.Moves) {
        self.moves = moves
        super.init(file: file, index: index, report: report)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let members = moves.byClass[node.name.text] else { return .visitChildren }
        let brace = node.memberBlock.rightBrace
        var text = ""
        for move in members {
            text += "\n#sourceLocation(file: \"\(move.path)\", line: \(move.line))\n\(move.text)"
        }
        text += "\n#sourceLocation(file: \"\(file.path)\", line: \(file.line(of: brace)))\n"
        let start = brace.span.lowerBound
        report.replace(start..<start, text)
        return .visitChildren
    }
}
