import SwiftSyntax

/// Off Apple's systems a member declared in an extension can neither override nor be overridden: it moves into the class
/// body. The compiler still speaks of the place where it was written.
final class ExtensionOverrideRule: Rule {
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let owner = index.classMeant(by: node.extendedType.trimmedDescription)
        for member in allMembers(node.memberBlock.members) where mustMove(member.decl, owner: owner) {
            guard index.classes[owner] != nil else {
                report.note(
                    file.finding(
                        .warning, at: member,
                        "\(owner) is not declared in these sources, so this override cannot take the place of its own code: left out; override it in a subclass."
                    ))
                commentOut(member.span)
                continue
            }
            move(member, to: owner, of: node)
        }
        return .skipChildren
    }

    private func mustMove(_ declaration: DeclSyntax, owner: String) -> Bool {
        if names(of: declaration).contains(where: { index.dispatches[$0]?.concerns(owner) ?? false }) { return false }
        if hasModifier(declaration, ["override"]) { return true }
        guard !hasModifier(declaration, ["static", "private", "final"]),
            let overridden = index.overriddenBelow[owner]
        else { return false }
        return !overridden.isDisjoint(with: names(of: declaration))
    }

    private func move(_ member: MemberBlockItemSyntax, to owner: String, of node: ExtensionDeclSyntax) {
        if index.classes[owner]?.path != file.path { open(toOtherFiles: member) }
        let text = member.trimmedDescription
        let words: Set<String> = ["public", "open", "internal", "fileprivate", "private"]
        let access = node.modifiers.first { words.contains($0.name.text) }?.name.text
        let prefix = hasModifier(member.decl, words) ? "" : access.map { "\($0) " } ?? ""
        let (opening, closing) = conditions(around: Syntax(member))
        report.insertions.moves[owner, default: []].append(
            ClassInsertions.Move(
                text: opening + prefix + rewritten(text, of: node) + closing, path: file.path,
                line: file.line(of: member) - opening.count { $0 == "\n" },
                modules: ImportRule.modules(of: file, index)))
        let newlines = String(repeating: "\n", count: text.count { $0 == "\n" || $0 == "\r\n" })
        report.replace(member.span, newlines)
    }

    /// What a member that moves to another file uses of this one cannot be private any more.
    private func open(toOtherFiles member: MemberBlockItemSyntax) {
        let names = NameCollector(viewMode: .sourceAccurate)
        names.walk(member)
        let opener = PrivateDeclarations(viewMode: .sourceAccurate)
        opener.walk(file.tree)
        for (name, modifier) in opener.found where names.names.contains(name) && !opened.contains(name) {
            opened.insert(name)
            report.replace(modifier.spanWithBlanks, "")
        }
    }

    private var opened: Set<String> = []

    private final class NameCollector: SyntaxVisitor {
        var names: Set<String> = []

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            names.insert(node.baseName.text)
            return .visitChildren
        }

        override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
            names.insert(node.name.text)
            return .visitChildren
        }
    }

    /// Private declarations of a file outside of class bodies, with the word that makes them so.
    private final class PrivateDeclarations: SyntaxVisitor {
        var found: [(String, DeclModifierSyntax)] = []

        private func note(_ names: Set<String>, _ modifiers: DeclModifierListSyntax) {
            guard let word = modifiers.first(where: { ["private", "fileprivate"].contains($0.name.text) }) else {
                return
            }
            for name in names { found.append((baseName(name), word)) }
        }

        /// `private extension Item { … }`.
        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            let members = allMembers(node.memberBlock.members)
            note(members.reduce(into: []) { $0.formUnion(PortCore.names(of: $1.decl)) }, node.modifiers)
            return .visitChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            note(PortCore.names(of: DeclSyntax(node)), node.modifiers)
            return .skipChildren
        }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            note(PortCore.names(of: DeclSyntax(node)), node.modifiers)
            return .skipChildren
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            note([node.name.text], node.modifiers)
            return .skipChildren
        }

        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
            note([node.name.text], node.modifiers)
            return .skipChildren
        }

        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
            note([node.name.text], node.modifiers)
            return .skipChildren
        }

        override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
            note([node.name.text], node.modifiers)
            return .skipChildren
        }
    }

    /// The `#if … #endif` that a member and its extension stand in; clauses that follow another are left to the reader.
    private func conditions(around node: Syntax) -> (String, String) {
        var opening = ""
        var closing = ""
        var ancestor = node.parent
        while let current = ancestor {
            if let clause = current.as(IfConfigClauseSyntax.self) {
                guard clause.poundKeyword.text == "#if", let condition = clause.condition else {
                    report.note(
                        file.finding(.warning, at: node, "The override leaves its #else: see that it still is meant."))
                    break
                }
                opening = "#if \(ConditionRule.rewritten(condition))\n" + opening
                closing += "\n#endif"
            }
            ancestor = current.parent
        }
        return (opening, closing)
    }

    /// The moved text is brought over like the rest. What rules put behind the type goes behind the extension.
    private func rewritten(_ text: String, of node: ExtensionDeclSyntax) -> String {
        let head = "extension \(node.extendedType.trimmedDescription) {\n", foot = "\n}"
        let wrapped = SourceFile(path: file.path, text: head + text + foot)
        let inner = Report()
        // What is written once behind the type is not written again for the moved text.
        inner.conformances = report.conformances
        defer { report.conformances.formUnion(inner.conformances) }
        for rule in [
            SelectorRule(file: wrapped, index: index, report: inner),
            AttributeRule(file: wrapped, index: index, report: inner),
            OptionalRequirementRule(file: wrapped, index: index, report: inner),
            ConditionRule(file: wrapped, index: index, report: inner),
            AvailabilityRule(file: wrapped, index: index, report: inner),
            SpellingRule(file: wrapped, index: index, report: inner),
            ReceiverRule(file: wrapped, index: index, report: inner),
            ObjectMethodRule(file: wrapped, index: index, report: inner),
            AnyObjectRule(file: wrapped, index: index, report: inner),
            SwitchRule(file: wrapped, index: index, report: inner),
        ] as [Rule] { rule.walk(wrapped.tree) }
        let end = wrapped.text.utf8.count
        for edit in inner.edits where edit.range.lowerBound >= end {
            report.insert(edit.replacement, at: node.span.upperBound)
        }
        let result = Edit.apply(inner.edits.filter { $0.range.lowerBound < end }, to: wrapped.text)
        return String(result.dropFirst(head.count).dropLast(foot.count))
    }
}

/// Puts what other rules moved or added into the class bodies.
final class ClassBodyRule: Rule {
    private let insertions: ClassInsertions

    init(file: SourceFile, index: Index, report: Report, insertions: ClassInsertions) {
        self.insertions = insertions
        super.init(file: file, index: index, report: report)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if let additions = insertions.additions.removeValue(forKey: node.name.text) {
            let text = additions.sorted { $0.key < $1.key }.map { " \($0.value);" }.joined()
            report.insert(text, at: node.memberBlock.leftBrace.span.upperBound)
        }
        guard let members = insertions.moves.removeValue(forKey: node.name.text) else { return .visitChildren }
        let here = ImportRule.modules(of: file, index)
        for module in Set(members.flatMap(\.modules)).subtracting(here).sorted() {
            ImportRule.add(module, to: file.tree, report)
        }
        let brace = node.memberBlock.rightBrace
        var text = ""
        for move in members {
            text += "\n#sourceLocation(file: \"\(move.path)\", line: \(move.line))\n\(move.text)"
        }
        text += "\n#sourceLocation(file: \"\(file.path)\", line: \(file.line(of: brace)))\n"
        report.insert(text, at: brace.span.lowerBound)
        return .visitChildren
    }
}
