import SwiftSyntax

/// `optional` requirements become plain ones with a default implementation; `x?.f?(…)` becomes `x?.f(…)`.
final class OptionalRequirementRule: Rule {
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        var defaults: [String] = []
        for member in node.memberBlock.members where isOptionalRequirement(member.decl) {
            if let modifier = modifiers(of: member.decl)?.first(where: { $0.name.text == "optional" }) {
                report.replace(modifier.spanWithTrailing, "")
            }
            if let text = defaultImplementation(member.decl) { defaults.append(text) }
        }
        if !defaults.isEmpty {
            let access = node.modifiers.first { ["public", "fileprivate", "private"].contains($0.name.text) }?.name.text
            let prefix = access.map { $0 == "public" ? "" : "\($0) " } ?? ""
            let body = defaults.map { access == "public" ? "public \($0)" : $0 }.joined(separator: " ; ")
            report.appended.append("\(prefix)extension \(node.name.text) { \(body) }")
        }
        return .visitChildren
    }

    private func defaultImplementation(_ declaration: DeclSyntax) -> String? {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            let type = function.signature.returnClause?.type.trimmedDescription ?? "Void"
            guard let value = defaultValue(of: type) else { return reportNoDefault(function, type) }
            let head = "func \(function.name.text)\(function.genericParameterClause?.trimmedDescription ?? "")"
            let signature = oneLine(function.signature.trimmedDescription)
            return "\(head)\(signature) { \(value == "()" ? "" : "return \(value)") }"
        }
        guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            let type = binding.typeAnnotation?.type.trimmedDescription
        else { return nil }
        guard let value = defaultValue(of: type) else { return reportNoDefault(variable, type) }
        let hasSetter = binding.accessorBlock?.trimmedDescription.contains("set") ?? false
        let accessors = hasSetter ? "get { \(value) } set {}" : "return \(value)"
        return "var \(binding.pattern.trimmedDescription): \(type) { \(accessors) }"
    }

    private func reportNoDefault(_ node: some SyntaxProtocol, _ type: String) -> String? {
        report.note(
            file.finding(
                .warning, at: node,
                "The optional requirement returns \(type), which has no neutral value: write a default implementation in an extension."
            ))
        return nil
    }

    private func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).map { $0.trimmingPrefix { $0 == " " || $0 == "\t" } }.joined(
            separator: " ")
    }

    /// The call `x.f?(…)`: the question mark asked whether the method is there; now it always is.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let chained = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let member = chained.expression.as(MemberAccessExprSyntax.self)
        else { return .visitChildren }
        let name = member.declName.baseName.text
        let isClosure = index.closureNames.contains(name) && !index.optionalBaseNames.contains(name)
        guard !isClosure, isMethodLike(node, name: name) else { return .visitChildren }
        report.replace(chained.questionMark.span, "")
        return .visitChildren
    }

    /// Optional methods are declared here, or belong to a framework delegate: those calls name the receiver and have labels.
    private func isMethodLike(_ call: FunctionCallExprSyntax, name: String) -> Bool {
        if index.optionalBaseNames.contains(name) { return true }
        let hasLabels = call.arguments.contains { $0.label != nil }
        let receiver = call.calledExpression.trimmedDescription.lowercased()
        return hasLabels || receiver.contains("delegate") || receiver.contains("datasource")
    }
}
