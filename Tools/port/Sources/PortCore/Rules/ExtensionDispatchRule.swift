import SwiftSyntax

/// A member that the sources add to a class of the frameworks, and override in classes below it.
struct ExtensionDispatch {
    /// The class that is extended.
    var base: String
    /// The classes that override it, each before those it inherits from.
    var overriders: [String]

    func concerns(_ owner: String) -> Bool { owner == base || overriders.contains(owner) }

    /// What the code of one class is called: there are no two members of one name in a class and in an extension above it.
    static func name(_ member: String, in owner: String) -> String { "port_\(owner)_\(member)" }
}

/// Off Apple's systems a member of an extension cannot be overridden, and a class of the frameworks has no body to move it to.
/// So each class's code gets a name of its own, and the member itself asks what object it is called on.
final class ExtensionDispatchRule: Rule {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let owner = enclosingType(of: node).map(index.classMeant),
            let dispatch = index.dispatches[fullName(node)],
            dispatch.concerns(owner), !index.isNamesake(node)
        else { return .visitChildren }
        if owner == dispatch.base {
            split(node, in: owner, asking: dispatch.overriders)
        } else if index.takesMore(node) {
            overload(node, in: owner, dispatch)
        } else {
            rename(node.modifiers, node.name, in: owner)
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let owner = enclosingType(of: node).map(index.classMeant), node.bindings.count == 1,
            let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let dispatch = index.dispatches[name.text], dispatch.concerns(owner)
        else { return .visitChildren }
        if owner == dispatch.base {
            split(binding, name.text, dispatch)
        } else {
            rename(node.modifiers, name, in: owner)
            if let block = binding.accessorBlock { observe(block, name.text, dispatch, in: owner) }
        }
        return .visitChildren
    }

    /// `{ willSet {…} didSet {…} }` becomes a getter and a setter around the code above, on its lines: by its new name the property
    /// overrides nothing that could be observed.
    private func observe(_ block: AccessorBlockSyntax, _ name: String, _ dispatch: ExtensionDispatch, in owner: String)
    {
        guard case .accessors(let accessors) = block.accessors, let first = accessors.first, let last = accessors.last,
            accessors.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
        else { return }
        let code = "super.\(codeAbove(owner, name, dispatch))"
        let did = accessors.first { $0.accessorSpecifier.text == "didSet" }
        let old = did?.parameters?.name.text ?? "oldValue"
        let keepsOld = did?.body?.trimmedDescription.contains(old) ?? false
        report.insert(
            "get { \(code) } set { \(keepsOld ? "let \(old) = \(code); " : "")", at: first.span.lowerBound)
        for accessor in accessors {
            guard let body = accessor.body else { continue }
            let isWill = accessor.accessorSpecifier.text == "willSet"
            let named = accessor.parameters.map { "let \($0.name.text) = newValue; " } ?? ""
            let head = isWill ? "\(named)do " : "\(code) = newValue; do "
            report.replace(accessor.accessorSpecifier.span.lowerBound..<body.leftBrace.span.lowerBound, head)
        }
        report.insert(did == nil ? "; \(code) = newValue }" : " }", at: last.span.upperBound)
    }

    private func codeAbove(_ owner: String, _ name: String, _ dispatch: ExtensionDispatch) -> String {
        ExtensionDispatch.name(name, in: index.ancestors(of: owner).first { dispatch.concerns($0) } ?? dispatch.base)
    }

    /// `super.title` and `super.open(with:)` mean the code of the nearest class above that has some.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.base?.is(SuperExprSyntax.self) ?? false, let owner = enclosingType(of: node).map(index.classMeant)
        else {
            return .visitChildren
        }
        let member = node.declName.baseName
        let candidates = index.dispatches.filter { baseName($0.key) == member.text && $0.value.concerns(owner) }
        let labels = node.parent?.as(FunctionCallExprSyntax.self)?.arguments.map { $0.label?.text ?? "_" }
        let written = labels.map { "\(member.text)(\($0.map { "\($0):" }.joined()))" } ?? member.text
        guard let dispatch = candidates[written] ?? (candidates.count == 1 ? candidates.first?.value : nil) else {
            return .visitChildren
        }
        report.replace(member.span, codeAbove(owner, member.text, dispatch))
        return .visitChildren
    }

    /// An override that can be called with more stays beside what it overrides, as a member of its own.
    private func overload(_ node: FunctionDeclSyntax, in owner: String, _ dispatch: ExtensionDispatch) {
        dropOverride(node.modifiers)
        // With one more parameter it does not count as an override of what is declared in an extension. What is overridden has parameters.
        report.insert(", port_own: Void = ()", at: node.signature.parameterClause.rightParen.span.lowerBound)
        split(node, in: owner, asking: dispatch.overriders.filter { index.ancestors(of: $0).contains(owner) })
    }

    private func rename(_ modifiers: DeclModifierListSyntax, _ name: TokenSyntax, in owner: String) {
        guard dropOverride(modifiers) else { return }
        report.replace(name.span, ExtensionDispatch.name(name.text, in: owner))
    }

    @discardableResult
    private func dropOverride(_ modifiers: DeclModifierListSyntax) -> Bool {
        guard let word = modifiers.first(where: { $0.name.text == "override" }) else { return false }
        report.replace(word.spanWithBlanks, "")
        return true
    }

    // MARK: The extended class

    /// `func f() {…}` becomes `func f() { ask the classes below; return port_Base_f() }; func port_Base_f() {…}`, on its line.
    private func split(_ node: FunctionDeclSyntax, in owner: String, asking below: [String]) {
        guard let body = node.body else { return }
        let parameters = node.signature.parameterClause.parameters
        guard !parameters.contains(where: { $0.ellipsis != nil }) else {
            report.note(
                file.finding(.error, at: node, "Arguments of any number cannot be handed on: override it another way."))
            return
        }
        let name = node.name.text, own = ExtensionDispatch.name(name, in: owner)
        let answer = node.signature.returnClause?.type.trimmedDescription ?? ""
        let cast = ["Self", "Self?"].contains(answer) ? " as! \(answer)" : ""
        let effects = node.signature.effectSpecifiers
        let marks =
            (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        let arguments = parameters.map(argument).joined(separator: ", ")
        let asks = below.map {
            "if let own = self as? \($0) { return \(marks)own.\(ExtensionDispatch.name(name, in: $0))(\(arguments))\(cast) }; "
        }
        let generics = node.genericParameterClause?.trimmedDescription ?? ""
        let condition = node.genericWhereClause.map { " \($0.trimmedDescription)" } ?? ""
        let head = "func \(own)\(generics)\(node.signature.trimmedDescription)\(condition) "
        report.insert(
            "{ \(asks.joined())return \(marks)\(own)(\(arguments)) }; \(oneLine(head))",
            at: body.leftBrace.span.lowerBound)
    }

    private func argument(_ parameter: FunctionParameterSyntax) -> String {
        let isInout = parameter.type.as(AttributedTypeSyntax.self)?.specifiers.contains {
            $0.trimmedDescription == "inout"
        }
        let value = "\(isInout ?? false ? "&" : "")\((parameter.secondName ?? parameter.firstName).text)"
        return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
    }

    /// The same for `var v: T { … }`.
    private func split(_ binding: PatternBindingSyntax, _ name: String, _ dispatch: ExtensionDispatch) {
        guard let block = binding.accessorBlock, let type = binding.typeAnnotation?.type.trimmedDescription else {
            return
        }
        let own = ExtensionDispatch.name(name, in: dispatch.base)
        func asks(_ answer: (String) -> String) -> String {
            dispatch.overriders.map { owner in
                "if let own = self as? \(owner) { \(answer("own.\(ExtensionDispatch.name(name, in: owner))")) }; "
            }.joined()
        }
        let getter = "get { \(asks { "return \($0)" })return \(own) }"
        let setter = hasSetter(block) ? " set { \(asks { "\($0) = newValue; return" })\(own) = newValue }" : ""
        report.insert("{ \(getter)\(setter) }; var \(own): \(oneLine(type)) ", at: block.leftBrace.span.lowerBound)
    }

    private func hasSetter(_ block: AccessorBlockSyntax) -> Bool {
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.contains { $0.accessorSpecifier.text == "set" }
    }

    private func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline)
            .map { String($0.trimmingPrefix { $0 == " " || $0 == "\t" }) }
            .joined(separator: " ")
    }
}
