import PortBase
import SwiftSyntax

/// Methods of every object on Apple's systems that Linux's `NSObject` lacks. Of classes that are no responders nothing is
/// overridden, and there is nothing above to call; those that observe values, or say to what they respond, conform to a protocol.
final class ObjectMethodRule: Rule {
    private static let observing = "observeValue(forKeyPath:of:change:context:)"
    private static let responding = "responds(to:)"
    private static let waking = "awakeFromNib()"
    private static let forwarding = "forwardingTarget(for:)"
    private static let methods: Set<String> = [
        observing, waking, "prepareForInterfaceBuilder()", "setValue(_:forUndefinedKey:)",
        "value(forUndefinedKey:)", "didChangeValue(forKey:)", "willChangeValue(forKey:)", forwarding,
    ]
    /// What every object tells assistive programs, which the kit's `NSObject` has by an extension.
    private static let told: Set<String> = [
        "isAccessibilityElement", "accessibilityLabel", "accessibilityAttributedLabel", "accessibilityHint",
        "accessibilityAttributedHint", "accessibilityValue", "accessibilityAttributedValue", "accessibilityTraits",
        "accessibilityElements", "accessibilityFrame", "accessibilityPath", "accessibilityActivationPoint",
        "accessibilityCustomActions", "accessibilityCustomRotors", "accessibilityLanguage",
        "accessibilityUserInputLabels", "accessibilityRespondsToUserInteraction", "accessibilityContainerType",
        "shouldGroupAccessibilityChildren", "accessibilityElementsHidden", "accessibilityViewIsModal",
    ]
    /// One of these stands in every file that the rule has something to say about.
    static let words = methods.map(baseName) + ["func responds(to", "ccessibility"]

    /// `override var accessibilityLabel` of a plain object: extensions' members are hidden by a class's own, not overridden.
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let word = node.modifiers.first(where: { $0.name.text == "override" }),
            let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            Self.told.contains(name), let owner = enclosingType(of: node).map(index.classMeant),
            base(of: owner) == "NSObject",
            !index.superclasses(of: owner).contains(where: { index.classes[$0]?.declares(name) ?? false })
        else { return .visitChildren }
        report.replace(word.spanWithBlanks, "")
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = fullName(node)
        if name == Self.responding { answerForItself(node) }
        guard Self.methods.contains(name), let owner = enclosingType(of: node).map(index.classMeant),
            begins(name, at: owner)
        else { return .visitChildren }
        if let modifier = node.modifiers.first(where: { $0.name.text == "override" }) {
            report.replace(modifier.spanWithBlanks, "")
        }
        // A program's own type of that name hides the frameworks'.
        if name == Self.observing {
            conform(node, to: index.typeNames.contains("KeyValueObserver") ? "_KeyValueObserver" : "KeyValueObserver")
        }
        if name == Self.forwarding, !(index.classes[owner].map { !ForwardingRule.methods(of: $0).isEmpty } ?? false) {
            report.note(
                file.finding(
                    .warning, at: node,
                    "Messages of other protocols than some delegates are not forwarded on Linux, so this is never asked: implement the methods and call the other object's."
                ))
        }
        return .visitChildren
    }

    /// `override func responds(to:)`: what extensions of `NSObject` have cannot be overridden, so it gets a name of its own.
    private func answerForItself(_ node: FunctionDeclSyntax) {
        guard let word = node.modifiers.first(where: { $0.name.text == "override" }),
            let owner = enclosingType(of: node).map(index.classMeant)
        else { return }
        report.replace(node.name.span, Self.ownAnswer)
        if isOverridden(Self.responding, above: owner) { return }
        report.replace(word.spanWithBlanks, "")
        // What it overrides takes a type that it need not repeat.
        if let type = node.signature.parameterClause.parameters.first?.type, type.trimmedDescription == "Selector" {
            report.insert("!", at: type.span.upperBound)
        }
        conform(node, to: "SelectorResponder")
    }

    private static let ownAnswer = "answersWhetherItResponds"

    private func conform(_ node: some SyntaxProtocol, to name: String) {
        guard let type = outermostDeclaration(around: node),
            report.conformances.insert("\(qualifiedName(of: node)): \(name)").inserted
        else { return }
        // A private type within another has no name outside.
        if let inner = innermostDeclaration(around: node)?.as(ClassDeclSyntax.self), Syntax(inner) != type,
            inner.modifiers.contains(where: { $0.name.text == "private" }),
            let base = inner.inheritanceClause?.inheritedTypes.last
        {
            return report.insert(", \(name)", at: base.type.span.upperBound)
        }
        report.insert("; extension \(qualifiedName(of: node)): \(name) {}", at: type.span.upperBound)
    }

    /// `super.awakeFromNib()` of such a class.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) ?? false, let owner = enclosingType(of: node).map(index.classMeant)
        else { return .visitChildren }
        let labels = node.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
        let name = "\(member.declName.baseName.text)(\(labels))"
        if name == Self.responding, index.classes[owner]?.declares(name) ?? false {
            let isOverridden = isOverridden(name, above: owner)
            report.replace(member.declName.span, isOverridden ? Self.ownAnswer : "hasMethod")
            let label = node.arguments.first.map { $0.span.lowerBound..<$0.expression.span.lowerBound }
            if !isOverridden, let label { report.replace(label, "") }
        }
        guard Self.methods.contains(name), begins(name, at: owner) else { return .visitChildren }
        report.replace(node.span, name == Self.forwarding ? "(nil as Any?)" : "()")
        return .skipChildren
    }

    /// Whether no class above has the method.
    private func begins(_ method: String, at owner: String) -> Bool {
        (method == Self.forwarding || isNoResponder(owner)) && !isOverridden(method, above: owner)
            && !(method == Self.waking && wakes(owner))
    }

    /// Whether the frameworks' class that a class begins with has the method: bar items, recognisers and constraints do.
    private func wakes(_ owner: String) -> Bool {
        base(of: owner).flatMap { KitSymbols.shared.type($0, has: baseName(Self.waking)) } ?? false
    }

    private func isOverridden(_ method: String, above owner: String) -> Bool {
        index.superclasses(of: owner).contains { index.classes[$0]?.declares(method) ?? false }
    }

    /// The class outside of these sources that a class begins with.
    private func base(of owner: String) -> String? {
        let top = index.superclasses(of: owner).last ?? (index.classes[owner] == nil ? nil : owner)
        return top.flatMap { index.classes[$0]?.inherited.first }
    }

    private func isNoResponder(_ owner: String) -> Bool {
        guard let base = base(of: owner) else { return false }
        if KitSymbols.shared.isPlainObject(base) { return true }
        return base.hasPrefix("NS") || base.hasPrefix("CA")
            || ["GestureRecognizer", "Layout", "PresentationController", "Item", "Transition", "Delegate"].contains {
                base.hasPrefix("UI") && base.hasSuffix($0)
            }
    }

    private func innermostDeclaration(around node: some SyntaxProtocol) -> Syntax? {
        var ancestor = node.parent
        while let current = ancestor, declaredTypeName(current) == nil { ancestor = current.parent }
        return ancestor
    }

    private func outermostDeclaration(around node: some SyntaxProtocol) -> Syntax? {
        var found: Syntax?
        var ancestor = node.parent
        while let current = ancestor {
            if declaredTypeName(current) != nil { found = current }
            ancestor = current.parent
        }
        return found
    }

    /// `Outer.Inner` of the type around the node.
    private func qualifiedName(of node: some SyntaxProtocol) -> String {
        var names: [String] = []
        var ancestor = node.parent
        while let current = ancestor {
            if let name = declaredTypeName(current) { names.insert(name, at: 0) }
            ancestor = current.parent
        }
        return names.joined(separator: ".")
    }
}
