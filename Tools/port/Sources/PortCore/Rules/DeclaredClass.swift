import SwiftSyntax

/// Of which class a name says its object is, by a declaration in the same body: a parameter, `let view: Card`, `let view = Card(…)`,
/// `if let view = other as? Card`.
struct DeclaredClass {
    private let name: String

    init(of name: String) { self.name = name }

    func found(at node: some SyntaxProtocol) -> String? {
        var ancestor = Syntax(node).parent
        while let current = ancestor {
            if let type = declared(by: current, before: node.position) { return type.withoutOptional }
            if current.is(ClosureExprSyntax.self) || current.asProtocol(DeclGroupSyntax.self) != nil { return nil }
            ancestor = current.parent
        }
        return nil
    }

    /// The same of a property that the type around has.
    func foundAsMember(at node: some SyntaxProtocol) -> String? {
        let around = sequence(first: Syntax(node), next: \.parent).first { $0.asProtocol(DeclGroupSyntax.self) != nil }
        let members = around?.asProtocol(DeclGroupSyntax.self)?.memberBlock.members ?? []
        return members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
            .compactMap { declared($0.pattern, $0.typeAnnotation, $0.initializer) }.first?.withoutOptional
    }

    private func declared(by current: Syntax, before place: AbsolutePosition) -> String? {
        if let condition = current.as(IfExprSyntax.self)?.conditions ?? current.as(WhileStmtSyntax.self)?.conditions {
            return declared(by: condition)
        }
        if let block = current.as(CodeBlockItemListSyntax.self) {
            return block.reversed().lazy.filter { $0.position < place }.compactMap { item -> String? in
                if let statement = item.item.as(GuardStmtSyntax.self) { return declared(by: statement.conditions) }
                return item.item.as(VariableDeclSyntax.self)?.bindings.lazy
                    .compactMap { declared($0.pattern, $0.typeAnnotation, $0.initializer) }.first
            }.first
        }
        let parameters =
            current.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
            ?? current.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
        return parameters?.first { ($0.secondName ?? $0.firstName).text == name }?.type.trimmedDescription
    }

    private func declared(by conditions: ConditionElementListSyntax) -> String? {
        conditions.lazy.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
            .compactMap { declared($0.pattern, $0.typeAnnotation, $0.initializer) }.first
    }

    private func declared(
        _ pattern: PatternSyntax, _ annotation: TypeAnnotationSyntax?, _ initializer: InitializerClauseSyntax?
    ) -> String? {
        guard pattern.trimmedDescription == name else { return nil }
        if let annotation { return annotation.type.trimmedDescription }
        guard let value = initializer?.value else { return nil }
        if let cast = value.as(SequenceExprSyntax.self)?.elements.suffix(2), cast.count == 2,
            cast.first?.is(UnresolvedAsExprSyntax.self) ?? false
        {
            return cast.last?.trimmedDescription
        }
        let called = value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
        return called.flatMap { $0.first?.isUppercase ?? false ? $0 : nil }
    }

}

extension String {
    /// A type as it is written, without the marks of optionals behind it.
    var withoutOptional: String {
        var type = self
        while let last = type.last, "?!".contains(last) { type.removeLast() }
        return type
    }
}

extension Syntax {
    /// The type that is written for what has an initial value: a variable, a parameter.
    var typeOfInitialized: TypeSyntax? {
        self.as(PatternBindingSyntax.self)?.typeAnnotation?.type ?? self.as(FunctionParameterSyntax.self)?.type
    }
}

extension ExprSyntax {
    /// The object in `type(of: object)`.
    var objectOfType: ExprSyntax? {
        guard let call = self.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "type",
            call.arguments.count == 1, let argument = call.arguments.first, argument.label?.text == "of"
        else { return nil }
        return argument.expression
    }
}
