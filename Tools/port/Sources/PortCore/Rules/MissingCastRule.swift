import PortBase
import SwiftSyntax

/// `if let web = view as? WKWebView { … }`: nothing is of a class of a module that does not exist here, so that branch never runs and is
/// taken for a comment; what stands under `else` stays.
final class MissingCastRule: Rule {
    static func concerns(_ text: TextSearch) -> Bool {
        text.has(any: MissingModules.prefixes.keys.map { "import \($0)" }) && text.has("as?", " is ")
    }

    private lazy var prefixes: [String] = file.tree.statements.flatMap { statement -> [String] in
        guard let module = statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text,
            !index.modules.contains(module), !index.leftOut.modules.contains(module)
        else { return [] }
        return MissingModules.prefixes[module] ?? []
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        guard !report.isLeftOut(node), isStatement(node), let name = node.conditions.lazy.compactMap(missingClass).first
        else { return .visitChildren }
        leaveOut(node)
        report.note(
            file.finding(
                .warning, at: node,
                "\(name) is of a module that does not exist on Linux: this branch is left out there."))
        return .visitChildren
    }

    /// Not the value of something.
    private func isStatement(_ node: IfExprSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        if let outer = parent.as(IfExprSyntax.self) { return isStatement(outer) }
        return parent.is(ExpressionStmtSyntax.self) || parent.is(CodeBlockItemSyntax.self)
    }

    private func leaveOut(_ node: IfExprSyntax) {
        let outer = node.parent?.as(IfExprSyntax.self)
        let start = node.span.lowerBound
        guard let word = node.elseKeyword, let body = node.elseBody else {
            return commentOut((outer?.elseKeyword?.span.lowerBound ?? start)..<node.span.upperBound)
        }
        commentOut(start..<word.span.upperBound)
        if outer == nil, case .codeBlock(let block) = body { report.insert("do ", at: block.span.lowerBound) }
    }

    /// The class that a condition asks for in vain.
    private func missingClass(_ condition: ConditionElementSyntax) -> String? {
        let value: ExprSyntax?
        switch condition.condition {
        case .optionalBinding(let binding): value = binding.initializer?.value
        case .expression(let expression): value = expression
        default: value = nil
        }
        guard let elements = value?.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
            elements[1].is(UnresolvedIsExprSyntax.self)
                || elements[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "?",
            let name = elements[2].as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self)?.name.text,
            !index.typeNames.contains(name), !KitSymbols.shared.hasTop(name)
        else { return nil }
        let isMissing = prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase ?? false }
        return isMissing ? name : nil
    }
}
