import SwiftSyntax

/// Finds the statements of a function's body that cannot stay where a module is missing, so that the rest of the function can.
///
/// A branch or a case loses the statements that need the module and what is made of them; the others stay as they are.
struct LeftOutStatements {
    typealias Part = LeftOut.Part

    /// How the function ends where it has no value to answer with; nil where it cannot.
    private enum Exit: String {
        case plain = "return;"
        case nothing = "return nil;"
    }

    private let needs: (Syntax) -> String?
    private let modules: Set<String>
    private let exit: Exit?
    /// Whether properties are given their first values.
    private let isInitializer: Bool
    /// Locals that are gone.
    private var lost: Set<String> = []
    /// Locals that have no value yet.
    private var open: Set<String> = []
    private(set) var parts: [Part] = []
    private(set) var isPossible = true

    /// - Parameters:
    ///   - modules: those that do not exist.
    ///   - needs: the name in a piece of source that one of them has, if there is one.
    init?(of declaration: DeclSyntax, modules: Set<String>, needs: @escaping (Syntax) -> String?) {
        self.modules = modules
        let body: CodeBlockSyntax?
        switch declaration.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function):
            body = function.body
            let result = function.signature.returnClause?.type
            exit = result == nil || result?.trimmedDescription == "Void" ? .plain : Self.exit(for: result)
            isInitializer = false
        case .initializerDecl(let initializer):
            (body, exit, isInitializer) = (initializer.body, .plain, true)
        default: return nil
        }
        self.needs = needs
        guard let body, !Self.hasNeeds(besides: body, in: declaration, needs) else { return nil }
        read(body.statements)
        if !isPossible { return nil }
    }

    private static func exit(for type: TypeSyntax?) -> Exit? {
        type?.is(OptionalTypeSyntax.self) ?? false || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
            ? .nothing : nil
    }

    private static func hasNeeds(
        besides body: CodeBlockSyntax, in declaration: DeclSyntax, _ needs: (Syntax) -> String?
    ) -> Bool {
        declaration.children(viewMode: .sourceAccurate).contains { $0.id != body.id && needs($0) != nil }
    }

    // MARK: Blocks

    private mutating func read(_ list: CodeBlockItemListSyntax) {
        for item in list where isPossible {
            if let used = use(in: Syntax(item.item)) { read(item, used) } else { noteOpen(item) }
        }
    }

    /// Locals that are declared without a value.
    private mutating func noteOpen(_ item: CodeBlockItemSyntax) {
        guard let variable = item.item.as(VariableDeclSyntax.self) else { return }
        let isConstant = variable.bindingSpecifier.text == "let"
        for binding in variable.bindings where binding.initializer == nil && binding.accessorBlock == nil {
            let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
            if isConstant || !isOptional { open.insert(binding.pattern.trimmedDescription) }
        }
    }

    private mutating func read(_ item: CodeBlockItemSyntax, _ used: String) {
        switch item.item {
        case .decl(let declaration):
            // A condition that asks for the module is not fulfilled.
            if declaration.as(IfConfigDeclSyntax.self).map({ LeftOut.asks($0, for: modules) }) ?? false { return }
            if let variable = declaration.as(VariableDeclSyntax.self) {
                lose(variable.bindings.map { Syntax($0.pattern) })
            } else {
                lost.formUnion(names(of: declaration).map(baseName))
            }
            leaveOut(item.span, used)
        case .stmt(let statement): read(statement, item, used)
        case .expr(let expression):
            if let branch = expression.as(IfExprSyntax.self) {
                read(branch, used)
            } else if let choice = expression.as(SwitchExprSyntax.self) {
                read(choice, item, used)
            } else {
                read(expression, item, used)
            }
        @unknown default: isPossible = false
        }
    }

    private mutating func read(_ statement: StmtSyntax, _ item: CodeBlockItemSyntax, _ used: String) {
        switch statement.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let wrapper):
            if let branch = wrapper.expression.as(IfExprSyntax.self) {
                read(branch, used)
            } else if let choice = wrapper.expression.as(SwitchExprSyntax.self) {
                read(choice, item, used)
            } else {
                read(wrapper.expression, item, used)
            }
        case .guardStmt(let guarding):
            if use(in: Syntax(guarding.conditions)) == nil {
                read(guarding.body.statements)
            } else {
                lose(Array(guarding.conditions).map { Syntax($0) })
                leaveOut(item.span, used)
            }
        case .returnStmt(let leaving): leave(by: leaving, item, used)
        case .throwStmt: isPossible = false
        case .doStmt(let block):
            read(block.body.statements)
            for clause in block.catchClauses where use(in: Syntax(clause)) != nil { read(clause.body.statements) }
        case .deferStmt(let block): read(block.body.statements)
        case .forStmt(let loop):
            read(
                loop.body.statements, of: item, used,
                head: [Syntax(loop.sequence), loop.whereClause.map { Syntax($0) }])
        case .whileStmt(let loop): read(loop.body.statements, of: item, used, head: [Syntax(loop.conditions)])
        case .repeatStmt(let loop): read(loop.body.statements, of: item, used, head: [Syntax(loop.condition)])
        default: leaveOut(item.span, used)
        }
    }

    private mutating func read(
        _ body: CodeBlockItemListSyntax, of item: CodeBlockItemSyntax, _ used: String, head: [Syntax?]
    ) {
        if head.contains(where: { $0.flatMap { use(in: $0) } != nil }) || !tries(body) { leaveOut(item.span, used) }
    }

    /// Reads a block, unless what it loses would leave it without an end; whether it did.
    private mutating func tries(_ body: CodeBlockItemListSyntax) -> Bool {
        var inner = self
        inner.read(body)
        if inner.isPossible { parts = inner.parts }
        return inner.isPossible
    }

    // MARK: Branches

    /// A branch whose condition cannot hold goes, and what stands behind its `else` stays.
    private mutating func read(_ branch: IfExprSyntax, _ used: String) {
        let canHold = use(in: Syntax(branch.conditions)) == nil && tries(branch.body.statements)
        switch branch.elseBody {
        case .ifExpr(let next):
            if !canHold { leaveOut(branch.span.lowerBound..<next.span.lowerBound, used) }
            if let used = use(in: Syntax(next)) { read(next, used) }
        case .codeBlock(let block):
            if !canHold {
                leaveOut(branch.span.lowerBound..<block.span.lowerBound, used, instead: "do ")
            }
            if use(in: Syntax(block)) != nil { read(block.statements) }
        case nil: if !canHold { leaveOut(branch.span, used) }
        @unknown default: isPossible = false
        }
    }

    private mutating func read(_ choice: SwitchExprSyntax, _ item: CodeBlockItemSyntax, _ used: String) {
        guard use(in: Syntax(choice.subject)) == nil else { return leaveOut(item.span, used) }
        for element in choice.cases {
            guard case .switchCase(let label) = element else {
                if use(in: Syntax(element)) != nil { isPossible = false }
                continue
            }
            if use(in: Syntax(label.label)) != nil {
                // A case that the module brings cannot be one of a type of the program's.
                isPossible = false
            } else if use(in: Syntax(label.statements)) != nil {
                readCase(label.statements)
            }
        }
    }

    private mutating func readCase(_ statements: CodeBlockItemListSyntax) {
        let before = parts.count
        let (gone, unset) = (lost, open)
        read(statements)
        (lost, open) = (gone, unset)
        let taken = parts[before...].map(\.range)
        let isEmpty = statements.allSatisfy { item in taken.contains { $0.contains(item.span.lowerBound) } }
        if isEmpty, !parts.isEmpty, parts[parts.count - 1].instead == nil { parts[parts.count - 1].instead = "break" }
    }

    // MARK: Statements

    private mutating func leave(by leaving: ReturnStmtSyntax, _ item: CodeBlockItemSyntax, _ used: String) {
        guard let exit else {
            isPossible = false
            return
        }
        leaveOut(item.span, used, instead: exit.rawValue)
    }

    private mutating func read(_ expression: ExprSyntax, _ item: CodeBlockItemSyntax, _ used: String) {
        if let target = assigned(by: expression) {
            let isMember = target.hasPrefix("self.") || (isInitializer && !target.contains("."))
            if isInitializer, isMember, !open.contains(target) {
                isPossible = false
            } else if open.contains(target) {
                // What is done with it afterwards cannot be done.
                guard let exit, !isInitializer else {
                    isPossible = false
                    return
                }
                leaveOut(item.span, used, instead: exit.rawValue)
            } else {
                leaveOut(item.span, used)
            }
        } else if !readClosure(of: expression) {
            leaveOut(item.span, used)
        }
    }

    private func assigned(by expression: ExprSyntax) -> String? {
        guard let parts = expression.as(SequenceExprSyntax.self)?.elements, parts.count > 2 else { return nil }
        let elements = Array(parts)
        return elements[1].is(AssignmentExprSyntax.self) ? elements[0].trimmedDescription : nil
    }

    /// A call that needs the module in its last closure alone keeps what else stands there.
    private mutating func readClosure(of expression: ExprSyntax) -> Bool {
        guard let call = expression.as(FunctionCallExprSyntax.self), let closure = call.trailingClosure,
            closure.statements.count > 1, call.additionalTrailingClosures.isEmpty,
            closure.signature.map({ use(in: Syntax($0)) == nil }) ?? true,
            use(in: Syntax(call.calledExpression)) == nil, use(in: Syntax(call.arguments)) == nil
        else { return false }
        let hasValue = closure.statements.last?.item.as(ReturnStmtSyntax.self)?.expression != nil
        return !hasValue && exit == .plain && tries(closure.statements)
    }

    private mutating func leaveOut(_ range: Range<Int>, _ used: String, instead: String? = nil) {
        parts.append(Part(range: range, name: "this statement", needs: used, instead: instead))
    }

    private mutating func lose(_ patterns: [Syntax]) {
        let reader = PatternReader(viewMode: .sourceAccurate)
        for pattern in patterns { reader.walk(pattern) }
        lost.formUnion(reader.names)
    }

    private func use(in node: Syntax) -> String? {
        if let used = needs(node) { return used }
        guard !lost.isEmpty else { return nil }
        let reader = NameReader(withMembers: false)
        reader.walk(node)
        return reader.names.intersection(lost).min()
    }

    private final class PatternReader: SyntaxVisitor {
        var names: Set<String> = []

        override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
            names.insert(node.identifier.text)
            return .visitChildren
        }
    }
}
