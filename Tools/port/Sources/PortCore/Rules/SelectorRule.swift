import PortBase
import SwiftSyntax

/// `#selector(EXPR)` becomes `Selector("name:", METHOD)` where METHOD is the unapplied method, so that the compiler still
/// checks labels, overloads and overrides and nothing has to be registered. `#keyPath(T.a.b)` becomes `"a.b"`.
final class SelectorRule: Rule {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector": rewriteSelector(node)
        case "keyPath": rewriteKeyPath(node)
        default: return .visitChildren
        }
        return .skipChildren
    }

    private func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first?.expression else { return }
        let parts = argument.trimmedDescription.split(separator: ".").map(String.init)
        // A capital first letter is the type that the path starts from.
        let path = parts.drop { $0.first?.isUppercase ?? false || $0 == "self" || $0 == "Self" }.map(objCProperty)
        report.replace(node.span, "\"\(path.joined(separator: "."))\"")
    }

    /// Flags of the frameworks' classes lose the "is" that Swift gives them; a program's own keep it.
    private func objCProperty(_ name: String) -> String {
        guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase,
            !index.objCVariables.contains(name), KitSymbols.shared.hasMember(name)
        else { return name }
        return first.lowercased() + name.dropFirst(3)
    }

    private func rewriteSelector(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first else { return }
        if let accessor = argument.label?.text, accessor == "getter" || accessor == "setter" {
            let property = lastName(argument.expression)
            let capital = property.prefix(1).uppercased() + property.dropFirst()
            report.replace(node.span, "\(maker)(\"\(accessor == "getter" ? property : "set\(capital):")\")")
            return
        }
        if let name = initializer(argument.expression) {
            report.replace(node.span, "\(maker)(\"\(name)\")")
            return
        }
        guard let target = method(argument.expression, at: node) else {
            report.note(
                file.finding(
                    .error, at: node,
                    "#selector of this expression is not understood: write Selector(\"name:\", Type.method) by hand."))
            return
        }
        report.replace(node.span, "\(maker)(\"\(target.name)\", \(target.reference))")
    }

    /// `UIView.init(frame:)`, which nothing calls by its name: the name alone is left.
    private func initializer(_ expression: ExprSyntax) -> String? {
        let name = expression.as(MemberAccessExprSyntax.self)?.declName ?? expression.as(DeclReferenceExprSyntax.self)
        guard let name, name.baseName.text == "init" else { return nil }
        return Self.objCName("init(\(name.labels.map { $0.map { "\($0):" }.joined() } ?? ""))")
    }

    /// Apple's type, also where the program has one of that name.
    private var maker: String { index.typeNames.contains("Selector") ? "AppleRuntime.Selector" : "Selector" }

    private struct Method {
        var name: String
        var reference: String
    }

    private func method(_ expression: ExprSyntax, at node: some SyntaxProtocol) -> Method? {
        if let cast = expression.as(AsExprSyntax.self) { return castMethod(cast.expression, type: cast.type, at: node) }
        if let sequence = expression.as(SequenceExprSyntax.self) { return castSequence(sequence, at: node) }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first
        {
            return method(inner.expression, at: node)
        }
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            return Method(
                name: objCName(name),
                reference: "\(ownType(at: node)).\(name.trimmedDescription)\(ownCommand(name, at: node))")
        }
        guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
        let name = objCName(member.declName)
        let method = member.declName.trimmedDescription
        if let owner = protocolAsked(member) { return Method(name: name, reference: "\(owner).\(method)") }
        let isOwn = ["self", "Self"].contains(member.base?.trimmedDescription)
        return Method(
            name: name,
            reference:
                "\(typeReference(member.base, at: node)).\(method)\(isOwn ? ownCommand(member.declName, at: node) : "")"
        )
    }

    /// `#selector(cover.moved(to:))` of an optional method: what is known by a protocol has no type of its own to name it by.
    private func protocolAsked(_ member: MemberAccessExprSyntax) -> String? {
        guard let base = member.base, let labels = member.declName.labels, !isTypeName(base),
            !["self", "Self", "super"].contains(base.trimmedDescription)
        else { return nil }
        let found = index.optional(member.declName.baseName.text, labels: labels)?.requirement
        return found.flatMap { $0.isProperty ? nil : $0.owner }
    }

    /// Commands that every responder has here, where Apple's have them if they like.
    private static let commands: Set = [
        "cut", "copy", "paste", "select", "selectAll", "delete", "find", "findAndReplace", "findNext", "findPrevious",
        "rename", "duplicate", "move", "export", "printContent", "toggleBoldface", "toggleItalics", "toggleUnderline",
        "increaseSize", "decreaseSize", "pasteAndMatchStyle", "pasteAndGo", "pasteAndSearch",
    ]

    /// `@objc func delete(_ sender: UIButton)` is another method than the command of that name: which is meant says its type.
    private func ownCommand(_ name: DeclReferenceExprSyntax, at node: some SyntaxProtocol) -> String {
        let base = name.baseName.text
        guard Self.commands.contains(base), name.labels.map({ $0 == ["_"] }) ?? true,
            let method = ownMethod(base, at: node),
            let parameter = method.signature.parameterClause.parameters.first?.type.trimmedDescription,
            parameter != "Any?", !hasModifier(DeclSyntax(method), ["override"])
        else { return "" }
        let result = method.signature.returnClause?.type.trimmedDescription ?? "Void"
        return " as (\(ownType(at: node))) -> (\(parameter)) -> \(result)"
    }

    /// A method of one argument without a label, of the type around.
    private func ownMethod(_ name: String, at node: some SyntaxProtocol) -> FunctionDeclSyntax? {
        guard let owner = enclosingType(of: node).map(typeKey) else { return nil }
        let finder = OwnMethodFinder(owner: owner, method: "\(name)(_:)")
        finder.walk(node.root)
        return finder.found
    }

    /// `Self`, which initial values of stored properties of classes cannot name.
    private func ownType(at node: some SyntaxProtocol) -> String {
        var ancestor = node.parent
        while let current = ancestor {
            if current.is(FunctionDeclSyntax.self) || current.is(AccessorBlockSyntax.self) { return "Self" }
            if let variable = current.as(VariableDeclSyntax.self),
                current.parent?.is(MemberBlockItemSyntax.self) ?? false
            {
                let isLazy = variable.modifiers.contains { $0.name.text == "lazy" }
                return isLazy ? "Self" : enclosingType(of: node) ?? "Self"
            }
            ancestor = current.parent
        }
        return "Self"
    }

    /// `f as (Int) -> Void`, folded or not.
    private func castSequence(_ sequence: SequenceExprSyntax, at node: some SyntaxProtocol) -> Method? {
        let elements = Array(sequence.elements)
        guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
            let type = elements[2].as(TypeExprSyntax.self)?.type
        else { return nil }
        return castMethod(elements[0], type: type, at: node)
    }

    private func castMethod(_ expression: ExprSyntax, type: TypeSyntax, at node: some SyntaxProtocol) -> Method? {
        let expression = Self.unwrapped(expression)
        guard let plain = method(expression, at: node), let owner = enclosingType(of: node) else { return nil }
        var written = type.trimmedDescription
        if written.hasSuffix(")?") { written = String(written.dropLast()) }
        if written.hasPrefix("("), written.hasSuffix(")"), let function = innerFunction(written) { written = function }
        let base = expression.as(MemberAccessExprSyntax.self)?.base
        let isType = base.map { isTypeName($0) } ?? false
        if isType { return Method(name: plain.name, reference: "\(plain.reference) as \(written)") }
        // In a class that may have subclasses `Self.act` takes a `Self`.
        let receiver = plain.reference.hasPrefix("Self.") ? "Self" : owner
        return Method(name: plain.name, reference: "\(plain.reference) as (\(receiver)) -> \(written)")
    }

    /// `((A) -> B)` without the outer parentheses.
    private func innerFunction(_ text: String) -> String? {
        let inner = String(text.dropFirst().dropLast())
        var depth = 0
        for character in inner {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if depth < 0 { return nil }
        }
        return inner.contains("->") ? inner : nil
    }

    /// How the type of the receiver is written.
    private func typeReference(_ base: ExprSyntax?, at node: some SyntaxProtocol) -> String {
        guard let base else { return ownType(at: node) }
        // `self?.tap` in a closure, which asks for the type only.
        if let asked = base.as(OptionalChainingExprSyntax.self) {
            let whole = typeReference(asked.expression, at: node)
            return whole.hasSuffix(")") ? whole.dropLast() + "!)" : whole
        }
        let text = base.trimmedDescription
        if ["self", "Self", "super"].contains(text) { return ownType(at: node) }
        if let type = namedType(text, at: node) { return type }
        // `UIView.self`, which is the type already.
        if let type = base.as(MemberAccessExprSyntax.self), type.declName.baseName.text == "self", let name = type.base,
            isTypeName(name)
        {
            return typeReference(name, at: node)
        }
        if isTypeName(base) { return Self.unwrapped(base).trimmedDescription.removingAny }
        if let type = declaredClass(of: base, at: node) { return type }
        let isHidden = index.methods["type"] != nil || index.variableNames.contains("type")
        let prefix = isHidden ? "Swift." : ""
        return isTypeOf(base) ? text.hasPrefix("Swift.") ? text : prefix + text : "\(prefix)type(of: \(text))"
    }

    /// The class, or the program's protocol, that a variable or property is declared with: a selector of its methods asks nothing of the
    /// object, which may be nil.
    private func declaredClass(of base: ExprSyntax, at node: some SyntaxProtocol) -> String? {
        let member = base.as(MemberAccessExprSyntax.self)
        let isOwn = member?.base?.trimmedDescription == "self"
        guard let name = (isOwn ? member?.declName : base.as(DeclReferenceExprSyntax.self))?.baseName.text else {
            return nil
        }
        let declared = DeclaredClass(of: name)
        let type = (isOwn ? nil : declared.found(at: node)) ?? declared.foundAsMember(at: node)
        guard let type = type?.removingAny, index.isClass(type) || index.protocols[type] != nil else { return nil }
        return type
    }

    /// `type(of: self)`, which is the type already.
    private func isTypeOf(_ expression: ExprSyntax) -> Bool {
        guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            call.arguments.first?.label?.text == "of"
        else { return false }
        return ["type", "Swift.type"].contains(call.calledExpression.trimmedDescription)
    }

    /// The type that a constant of an enclosing block stands for: `let actions = UIResponderStandardEditActions.self`.
    private func namedType(_ name: String, at node: some SyntaxProtocol) -> String? {
        for block in sequence(first: Syntax(node), next: \.parent).compactMap({ $0.as(CodeBlockItemListSyntax.self) }) {
            let bindings = block.lazy.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
            guard
                let binding = bindings.first(where: {
                    $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
                })
            else { continue }
            guard let value = binding.initializer?.value.as(MemberAccessExprSyntax.self), let base = value.base,
                value.declName.baseName.text == "self", isTypeName(base)
            else { return nil }
            return Self.unwrapped(base).trimmedDescription.removingAny
        }
        return nil
    }

    private func isTypeName(_ expression: ExprSyntax) -> Bool {
        let name = lastName(Self.unwrapped(expression)).removingAny
        // `typealias responder = CardResponder`.
        return name.first { $0 != "_" }?.isUppercase ?? false
            || index.aliases[name] != nil && !index.variableNames.contains(name)
    }

    /// `(any UITextViewDelegate)` without its parentheses.
    private static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
        guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first, only.label == nil
        else { return expression }
        return unwrapped(only.expression)
    }

    private func lastName(_ expression: ExprSyntax) -> String {
        if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        return expression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? expression.trimmedDescription
    }

    /// As Objective-C spells it: one colon an argument. Without written labels the declaration decides, if it is here.
    private func objCName(_ name: DeclReferenceExprSyntax) -> String {
        let base = name.baseName.text
        let declared = index.methods[base] ?? []
        let written = name.labels.map { "\(base)(\($0.map { "\($0):" }.joined()))" }
        let full = written ?? (declared.count == 1 ? declared.first : nil) ?? Self.known[base]
        guard let full else { return base }
        return index.objCNames[full] ?? Self.objCName(full)
    }

    /// Methods of the frameworks that are often named without their labels.
    private static let known = [
        "endEditing": "endEditing(_:)", "layoutIfNeeded": "layoutIfNeeded()", "copy": "copy(_:)", "cut": "cut(_:)",
        "paste": "paste(_:)", "delete": "delete(_:)", "select": "select(_:)", "selectAll": "selectAll(_:)",
        "popViewController": "popViewController(animated:)",
        "popToRootViewController": "popToRootViewController(animated:)",
        "dismiss": "dismiss(animated:completion:)",
    ].merging(editActions.map { ($0, "\($0)(_:)") }) { first, _ in first }

    /// What responders do for the edit menu, each with the sender as its argument.
    private static let editActions = [
        "toggleBoldface", "toggleItalics", "toggleUnderline", "increaseSize", "decreaseSize", "printContent",
        "pasteAndGo", "pasteAndMatchStyle", "pasteAndSearch", "makeTextWritingDirectionLeftToRight",
        "makeTextWritingDirectionRightToLeft", "find", "findAndReplace", "findNext", "findPrevious",
        "useSelectionForFind",
    ]

    static func objCName(_ full: String) -> String {
        var result = baseName(full)
        for (position, label) in PortCore.labels(of: full).enumerated() {
            if position == 0 {
                if label != "_" { result += "With" + label.prefix(1).uppercased() + label.dropFirst() }
            } else if label != "_" {
                result += label
            }
            result += ":"
        }
        return result
    }
}

/// Finds a method in the declarations and extensions of a type, in one file.
private final class OwnMethodFinder: SyntaxVisitor {
    private let owner: String
    private let method: String
    private(set) var found: FunctionDeclSyntax?

    init(owner: String, method: String) {
        (self.owner, self.method) = (owner, method)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if found == nil, fullName(node) == method, enclosingType(of: node).map(typeKey) == owner { found = node }
        return .skipChildren
    }
}

extension String {
    /// The protocol of `any P`.
    fileprivate var removingAny: String { hasPrefix("any ") ? String(dropFirst(4)) : self }
}
