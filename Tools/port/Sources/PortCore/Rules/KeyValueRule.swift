import SwiftSyntax

/// Key-value coding of a program's own classes: properties of Objective-C that are `dynamic` tell their observers at once, those of views
/// tell `UIAppearance` too, and where the sources set properties by name, classes of objects get what sets them so.
final class KeyValueRule: Rule {
    static let words = ["dynamic", "@objc"]

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard Self.isDynamic(node), let binding = node.bindings.first else { return .visitChildren }
        let look = Look(of: node, binding, index)
        guard Self.tellsObservers(node, index) else {
            if case .accessors(let accessors) = binding.accessorBlock?.accessors { record(look, in: accessors) }
            return .visitChildren
        }
        let tells = "didChangeValue(forKey: \"\(binding.pattern.trimmedDescription)\")"
        let tellsAll = (look.map { $0.call($0.name) + "; " } ?? "") + tells
        guard let block = binding.accessorBlock else {
            report.insert(" { didSet { \(tellsAll) } }", at: binding.span.upperBound)
            return .visitChildren
        }
        guard case .accessors(let accessors) = block.accessors else { return .visitChildren }
        if let observer = accessors.first(where: { $0.accessorSpecifier.text == "didSet" }), let body = observer.body {
            report.insert("; \(tells) ", at: body.rightBrace.span.lowerBound)
            record(look, in: accessors)
        } else if accessors.contains(where: { $0.accessorSpecifier.text == "willSet" }) {
            report.insert(" didSet { \(tellsAll) } ", at: block.rightBrace.span.lowerBound)
        } else {
            record(look, in: accessors)
        }
        return .visitChildren
    }

    /// A property of a view that `appearance()` may be asked to set.
    private struct Look {
        let name: String
        private let owner: String

        init?(of node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ index: Index) {
            let hidden = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
            guard !hidden, let member = node.parent?.parent?.parent?.parent, let owner = declaredTypeName(member) else {
                return nil
            }
            let key = owner.split(separator: ".").last.map(String.init) ?? owner
            guard key == "UIView" || index.ancestors(of: key).contains("UIView") else { return nil }
            self.owner = owner
            name = binding.pattern.trimmedDescription
        }

        func call(_ value: String) -> String { "recordsAppearance(of: \\\(owner).\(name), \(value))" }
    }

    /// Has a setter, or what follows it, tell of the value first; on a stand-in the rest is not to be done.
    private func record(_ look: Look?, in accessors: AccessorDeclListSyntax) {
        guard let look else { return }
        for accessor in accessors {
            guard let body = accessor.body else { continue }
            let value: String
            switch accessor.accessorSpecifier.text {
            case "set": value = accessor.parameters?.name.text ?? "newValue"
            case "didSet": value = look.name
            default: continue
            }
            report.insert(" if \(look.call(value)) { return };", at: body.leftBrace.span.upperBound)
        }
    }

    private static func isDynamic(_ node: VariableDeclSyntax) -> Bool {
        let words = Set(node.modifiers.map(\.name.text))
        return words.contains("dynamic") && words.isDisjoint(with: ["static", "class", "lazy", "override"])
            && node.bindingSpecifier.text == "var" && node.bindings.count == 1
            && !node.attributes.contains { attributeName($0) == "NSManaged" }
    }

    /// Whether a stored property of a class of objects is observed by its name on Apple's systems.
    static func tellsObservers(_ node: VariableDeclSyntax, _ index: Index) -> Bool {
        guard isDynamic(node),
            let owner = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)
        else { return false }
        return isObject(owner.name.text, index)
    }

    /// `override func setValue(_ value: Any?, forKey key: String)` and its like, which no object of Foundation's has here: in a class that gets
    /// what sets its properties by name it is that protocol's, and `super` means what the frameworks do.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let overriding = node.modifiers.first(where: { $0.name.text == "override" }),
            ["setValue", "value"].contains(node.name.text),
            let label = node.signature.parameterClause.parameters.last?.firstName.text,
            ["forKey", "forUndefinedKey"].contains(label),
            let owner = enclosingType(of: node).map(typeKey), Self.isKeyed(owner, index)
        else { return .visitChildren }
        let isBelow = index.superclasses(of: owner).contains { index.classes[$0]?.declares(fullName(node)) ?? false }
        guard !isBelow else { return .visitChildren }
        report.replace(overriding.name.span, "")
        let calls = SuperCalls(viewMode: .sourceAccurate)
        if let body = node.body { calls.walk(body) }
        for call in calls.found { replace(call, node.name.text, label) }
        return .visitChildren
    }

    private func replace(_ call: FunctionCallExprSyntax, _ name: String, _ label: String) {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == name,
            let paren = call.rightParen, call.arguments.last?.label?.text == label
        else { return }
        switch (name, label) {
        case ("setValue", "forKey"):
            report.replace(member.span, "KeyValues.set")
            report.insert(", of: self", at: paren.span.lowerBound)
        case ("value", "forKey"):
            report.replace(member.span, "KeyValues.value")
            report.insert(", of: self", at: paren.span.lowerBound)
        case ("value", _): report.replace(call.span, "nil as Any?")
        default: report.replace(call.span, "()")
        }
    }

    private final class SuperCalls: SyntaxVisitor {
        var found: [FunctionCallExprSyntax] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self) ?? false {
                found.append(node)
            }
            return .visitChildren
        }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        guard Self.isKeyed(name, index), let keys = index.keyedProperties[name] else { return .visitChildren }
        let isBelow = index.superclasses(of: name).contains { index.keyedProperties[$0] != nil }
        let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
        let cases = keys.map { "case \"\($0)\": KeyValues.assign(value, to: &self.\($0)); " }.joined()
        let rest = isBelow ? "super.setStoredValue(value, forKey: key)" : "false"
        report.insert(
            " \(isPublic ? "public " : "")\(isBelow ? "override " : "")func setStoredValue(_ value: Any?, forKey key: String) -> Bool"
                + " { switch key { \(cases)default: return \(rest) }; return true };",
            at: node.memberBlock.leftBrace.span.upperBound)
        if !isBelow, let end = node.inheritanceClause?.inheritedTypes.last?.type.span.upperBound {
            report.insert(", KeyValueSettable", at: end)
        }
        return .visitChildren
    }

    /// Whether a class gets what sets its properties by name.
    static func isKeyed(_ name: String, _ index: Index) -> Bool {
        index.usesKeyValues && index.keyedProperties[name] != nil && base(of: name, index) == "NSObject"
    }

    private static func isObject(_ name: String, _ index: Index) -> Bool {
        guard let base = base(of: name, index) else { return false }
        return ["NS", "UI", "CA"].contains { base.hasPrefix($0) }
    }

    /// The class of the frameworks that a class begins with.
    private static func base(of name: String, _ index: Index) -> String? {
        let top = index.superclasses(of: name).last ?? name
        return index.classes[top]?.inherited.first
    }

    /// The properties that Objective-C can set: those of a class's body that are variables of its.
    static func keys(of node: ClassDeclSyntax) -> [String] {
        let isWhole = node.attributes.contains { attributeName($0) == "objcMembers" }
        return allMembers(node.memberBlock.members).compactMap { member in
            guard let variable = member.decl.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
                isWhole || variable.attributes.contains(where: { attributeName($0) == "objc" }),
                !variable.modifiers.contains(where: {
                    ["static", "class", "private", "fileprivate"].contains($0.name.text) && $0.detail == nil
                }), variable.bindings.count == 1, let binding = variable.bindings.first,
                binding.accessorBlock.map(isSet) ?? true
            else { return nil }
            return binding.pattern.trimmedDescription
        }
    }

    private static func isSet(_ block: AccessorBlockSyntax) -> Bool {
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.contains { ["set", "didSet", "willSet"].contains($0.accessorSpecifier.text) }
    }
}
