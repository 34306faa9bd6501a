import SwiftSyntax

/// `os(iOS)` in a condition holds on Linux as well, except where the file has a way of its own for other systems.
final class ConditionRule: Rule {
    /// Conditions of the file that guard what does not exist here and have another part: they stay wherever they occur,
    /// since what one of them declares another one uses.
    private lazy var withOwnWay = OwnWays(in: file.tree, missing: index.leftOut.modules).conditions

    static func rewritten(_ condition: ExprSyntax) -> String {
        var text = condition.trimmedDescription
        if !text.contains("os(Linux)") { text = text.replacing("os(iOS)", with: "(os(iOS) || os(Linux))") }
        return text
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        guard let condition = node.condition, !withOwnWay.contains(condition.trimmedDescription) else {
            return .visitChildren
        }
        let finder = CallFinder(viewMode: .sourceAccurate)
        finder.walk(condition)
        for call in finder.calls { nameModule(of: call) }
        let namesLinux = finder.calls.contains { $0.trimmedDescription == "os(Linux)" }
        for call in finder.calls where call.trimmedDescription == "os(iOS)" && !namesLinux {
            report.replace(call.span, "(os(iOS) || os(Linux))")
        }
        return .visitChildren
    }

    /// `canImport(ImageIO)`, whose names are found in another module here.
    private func nameModule(of call: FunctionCallExprSyntax) {
        guard call.calledExpression.trimmedDescription == "canImport", let module = call.arguments.first?.expression,
            let found = ImportRule.place(of: module.trimmedDescription)
        else { return }
        report.replace(module.span, found)
    }

    private final class CallFinder: SyntaxVisitor {
        var calls: [FunctionCallExprSyntax] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            calls.append(node)
            return .skipChildren
        }
    }
}

/// `#if os(iOS) … #else … #endif` where the other part is for systems like this: another of its conditions names Linux, or the first
/// one all of Apple's systems, or what stands there imports what does not exist here.
private final class OwnWays: SyntaxVisitor {
    private(set) var conditions: Set<String> = []
    private let missing: Set<String>

    /// - Parameter missing: modules that may exist and do not.
    init(in tree: SourceFileSyntax, missing: Set<String>) {
        self.missing = missing
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        guard let list = node.parent?.as(IfConfigClauseListSyntax.self),
            let condition = node.condition?.trimmedDescription
        else { return .visitChildren }
        let others = list.filter { $0.id != node.id }
        let namesLinux = others.contains { $0.condition?.trimmedDescription.contains("os(Linux)") ?? false }
        let hasElse = others.contains { $0.condition == nil }
        if namesLinux || (hasElse && (isForAllOfApple(condition) || importsMissing(node))) {
            conditions.insert(condition)
        }
        return .visitChildren
    }

    private func isForAllOfApple(_ condition: String) -> Bool {
        !condition.contains("&&")
            && ["os(iOS)", "os(macOS)", "os(tvOS)", "os(watchOS)"].allSatisfy { condition.contains($0) }
    }

    private func importsMissing(_ clause: IfConfigClauseSyntax) -> Bool {
        guard case .statements(let statements)? = clause.elements else { return false }
        return statements.contains { item in
            guard let module = item.item.as(ImportDeclSyntax.self)?.path.first?.name.text else { return false }
            return ImportRule.isMissing(module) || missing.contains(module)
        }
    }
}
