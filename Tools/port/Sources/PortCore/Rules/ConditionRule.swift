import PortBase
import SwiftSyntax

/// `os(iOS)` in a condition holds on Linux as well, except where the file has a way of its own for other systems.
final class ConditionRule: Rule {
    /// Conditions of the file that guard what does not exist here and have another part: they stay wherever they occur,
    /// since what one of them declares another one uses.
    private lazy var withOwnWay = OwnWays(in: file.tree, missing: index.leftOut.modules).conditions

    static func rewritten(_ condition: ExprSyntax) -> String {
        var text = condition.trimmedDescription
        if !text.contains("os(Linux)") { text = text.replacing(/os\s*\(\s*iOS\s*\)/, with: "(os(iOS) || os(Linux))") }
        return text
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        guard let condition = node.condition, !withOwnWay.contains(condition.trimmedDescription) else {
            return .visitChildren
        }
        let finder = CallFinder(viewMode: .sourceAccurate)
        finder.walk(condition)
        for call in finder.calls { nameModule(of: call) }
        if isOnlyForFrameworks(node) {
            for call in finder.calls where isExcludedLinux(call) { report.replace(call.span, "false") }
        }
        let namesLinux = finder.calls.contains { $0.asks(forSystem: "Linux") }
        for call in finder.calls where call.asks(forSystem: "iOS") && !namesLinux && !needsMissing(node) {
            report.replace(call.span, "(os(iOS) || os(Linux))")
        }
        return .visitChildren
    }

    /// Whether names of modules that the file imports, and that do not exist here, stand under the condition without an import there.
    private func needsMissing(_ node: IfConfigClauseSyntax) -> Bool {
        guard !missingPrefixes.isEmpty, let elements = node.elements else { return false }
        let reader = CompiledNames(index)
        reader.walk(elements)
        guard reader.imports.isEmpty else { return false }
        return reader.names.contains { name in
            missingPrefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase ?? false }
                && !index.typeNames.contains(name) && !KitSymbols.shared.hasTop(name)
        }
    }

    private lazy var missingPrefixes: [String] = {
        let reader = NameReader()
        reader.walk(file.tree)
        return reader.imports.subtracting(index.modules).flatMap { MissingModules.prefixes[$0] ?? [] }
    }()

    /// `!os(Linux)`.
    private func isExcludedLinux(_ call: FunctionCallExprSyntax) -> Bool {
        call.asks(forSystem: "Linux")
            && call.parent?.as(PrefixOperatorExprSyntax.self)?.operator.text == "!"
    }

    /// `#if !os(Linux)` around what imports UIKit and its like, with nothing else for Linux: it was excluded for want of these.
    private func isOnlyForFrameworks(_ node: IfConfigClauseSyntax) -> Bool {
        guard node.parent?.as(IfConfigClauseListSyntax.self)?.count == 1,
            case .statements(let statements)? = node.elements
        else { return false }
        return importsFrameworks(statements)
    }

    private func importsFrameworks(_ statements: CodeBlockItemListSyntax) -> Bool {
        statements.contains { item in
            if let imported = item.item.as(ImportDeclSyntax.self) {
                return ["UIKit", "QuartzCore", "CoreGraphics", "CoreImage"].contains(imported.path.first?.name.text)
            }
            guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return false }
            return condition.clauses.contains { clause in
                guard case .statements(let inner)? = clause.elements else { return false }
                return importsFrameworks(inner)
            }
        }
    }

    /// `canImport(ImageIO)`, whose names are found in another module here.
    private func nameModule(of call: FunctionCallExprSyntax) {
        guard call.calledExpression.trimmedDescription == "canImport", let module = call.arguments.first?.expression,
            let found = ImportRule.place(of: module.trimmedDescription)
        else { return }
        report.replace(module.span, found)
    }

    /// What is named outside of parts that are never compiled here: those for the watch may name what they like.
    private final class CompiledNames: NameReader {
        private let index: Index

        init(_ index: Index) {
            self.index = index
            super.init()
        }

        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            ActiveClause.holds(node, index) == false ? .skipChildren : .visitChildren
        }
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

extension FunctionCallExprSyntax {
    /// `os(iOS)`, with whatever blanks.
    fileprivate func asks(forSystem name: String) -> Bool {
        calledExpression.trimmedDescription == "os" && arguments.first?.expression.trimmedDescription == name
    }
}
