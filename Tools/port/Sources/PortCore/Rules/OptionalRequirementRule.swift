import PortBase
import SwiftSyntax

/// `optional` requirements become plain ones with a default implementation. What only marks that a delegate lacks a method
/// goes through ``support``: `x?.f?(…)` stays nil where `f` is absent.
final class OptionalRequirementRule: Rule {
    /// What the ported sources need besides: whether the last call met a default implementation.
    static let support =
        "enum PortedOptional { nonisolated(unsafe) static var isMissing = false; static func missing<T>(_ value: T) -> T { isMissing = true; return value }; static func begin() -> Bool { let outer = isMissing; isMissing = false; return outer }; static func value<T>(_ outer: Bool, _ result: T?) -> T? { let isAbsent = isMissing; isMissing = outer; return isAbsent ? nil : result }; static func inside<T>(_ body: () -> T) -> T { let outer = isMissing; defer { isMissing = outer }; return body() }; static func bound<T>(_ value: T) -> T? { value }; static func bound<T>(_ value: T?) -> T? { value }; static func nothing<T>() -> T { withUnsafeTemporaryAllocation(byteCount: MemoryLayout<T>.size, alignment: MemoryLayout<T>.alignment) { $0.initializeMemory(as: UInt8.self, repeating: 0); return $0.load(as: T.self) } } }"

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        var defaults: [String] = []
        for member in allMembers(node.memberBlock.members) where hasModifier(member.decl, ["optional"]) {
            if let modifier = modifiers(of: member.decl)?.first(where: { $0.name.text == "optional" }) {
                report.replace(modifier.spanWithBlanks, "")
            }
            if let text = defaultImplementation(member.decl) { defaults.append(text) }
        }
        if !defaults.isEmpty { write(defaults, after: node) }
        return .visitChildren
    }

    /// Behind the protocol's brace, on its line: the same `#if` holds, and no line moves.
    private func write(_ defaults: [String], after node: ProtocolDeclSyntax) {
        let access = node.modifiers.first { ["public", "fileprivate", "private"].contains($0.name.text) }?.name.text
        let prefix = access.map { $0 == "public" ? "" : "\($0) " } ?? ""
        let body = defaults.map { access == "public" ? "public \($0)" : $0 }.joined(separator: "; ")
        report.insert("; \(prefix)extension \(node.name.text) { \(body) }", at: node.span.upperBound)
        if body.contains("PortedOptional") { report.needsSupport = true }
    }

    private func defaultImplementation(_ declaration: DeclSyntax) -> String? {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            let generics = function.genericParameterClause?.trimmedDescription ?? ""
            let head =
                "\(scope(function.modifiers))func \(function.name.text)\(generics)\(oneLine(function.signature.trimmedDescription))"
            guard let type = index.optionals[fullName(function)]?.type else { return "\(head) {}" }
            guard let value = index.absentAnswer(of: type, to: fullName(function)) else {
                return reportNoDefault(function, type)
            }
            return "\(head) { return PortedOptional.missing(\(value)) }"
        }
        guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            let type = binding.typeAnnotation?.type.trimmedDescription
        else { return nil }
        let name = binding.pattern.trimmedDescription
        guard let value = index.absentAnswer(of: type, to: name) else { return reportNoDefault(variable, type) }
        let hasSetter = binding.accessorBlock?.trimmedDescription.contains("set") ?? false
        let getter = "return PortedOptional.missing(\(value))"
        return "\(scope(variable.modifiers))var \(name): \(type) { \(hasSetter ? "get { \(getter) } set {}" : getter) }"
    }

    /// `static `, of what types answer.
    private func scope(_ modifiers: DeclModifierListSyntax) -> String {
        modifiers.contains { $0.name.text == "static" } ? "static " : ""
    }

    private func reportNoDefault(_ node: some SyntaxProtocol, _ type: String) -> String? {
        report.note(
            file.finding(
                .warning, at: node,
                "The optional requirement answers \(type), which has no neutral value: write a default implementation in an extension."
            ))
        return nil
    }

    private func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline)
            .map { line in line.trimmingPrefix { $0 == " " || $0 == "\t" }.prefixBeforeComment }
            .joined(separator: " ")
    }

    // MARK: Uses

    /// The call `x.f?(…)`: the question mark asked whether the method is there; now it always is.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression
        keepInside(node)
        guard
            let mark = called.as(OptionalChainingExprSyntax.self)?.questionMark.span
                ?? called.as(ForceUnwrapExprSyntax.self)?.exclamationMark.span,
            let member =
                (called.as(OptionalChainingExprSyntax.self)?.expression
                ?? called.as(ForceUnwrapExprSyntax.self)?.expression)?.as(MemberAccessExprSyntax.self)
        else { return .visitChildren }
        let name = member.declName.baseName.text
        let found = index.optional(name, labels: labels(of: node))
        if found == nil, !isFrameworkMethod(node, name: name) { return .visitChildren }
        report.replace(mark, "")
        if found?.requirement.type != nil, called.is(OptionalChainingExprSyntax.self) { wrap(chain(around: node)) }
        if found == nil, called.is(OptionalChainingExprSyntax.self), isBound(chain(around: node)),
            !(member.base?.trimmedDescription.contains("?") ?? false)
        {
            report.needsSupport = true
            wrap(chain(around: node))
        }
        if let found, let base = member.base { declare(base, as: found.requirement.owner) }
        return .visitChildren
    }

    /// `if let a = x.f?()`: the answer has to stay an optional.
    private func isBound(_ value: ExprSyntax) -> Bool {
        value.parent?.parent?.is(OptionalBindingConditionSyntax.self) ?? false
    }

    /// `super.f(x)` of an optional method that answers: whoever calls is there, although what it calls may not be.
    private func keepInside(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) ?? false,
            let found = index.optional(member.declName.baseName.text, labels: labels(of: node)),
            found.requirement.type != nil
        else { return }
        report.needsSupport = true
        report.insert("PortedOptional.inside({ ", at: node.span.lowerBound)
        report.insert(" })", at: node.span.upperBound)
    }

    /// A delegate of no declared type is taken for what has the method.
    private func declare(_ base: ExprSyntax, as owner: String) {
        let chained = base.as(OptionalChainingExprSyntax.self)?.expression
        let receiver = chained ?? base
        let last =
            receiver.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? receiver.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard let last, index.anyObjects.contains(last) else { return }
        report.insert("(", at: receiver.span.lowerBound)
        report.insert(chained == nil ? " as! \(owner))" : " as? \(owner))", at: receiver.span.upperBound)
    }

    private func labels(of call: FunctionCallExprSyntax) -> [String] {
        var labels = call.arguments.map { $0.label?.text ?? "_" }
        if call.trailingClosure != nil { labels.append("_") }
        return labels + call.additionalTrailingClosures.map(\.label.text)
    }

    /// Of a delegate that the frameworks declare: such calls have labels, or begin as the frameworks' methods do.
    private func isFrameworkMethod(_ call: FunctionCallExprSyntax, name: String) -> Bool {
        guard !index.closureNames.contains(name) else { return false }
        return call.arguments.contains { $0.label != nil } || FrameworkDelegates.hasMethod(beginningLike: name)
    }

    /// The whole of `a?.b.f?(x).c`, which turns nil together.
    private func chain(around node: FunctionCallExprSyntax) -> ExprSyntax {
        var result = ExprSyntax(node)
        while let parent = result.parent {
            if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == result.id {
                result = ExprSyntax(member)
            } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == result.id {
                result = ExprSyntax(call)
            } else {
                break
            }
        }
        return result
    }

    /// In front of the answer stands what was known before, which is asked first. No closure: initialisers may ask with members
    /// that are not set yet, and answers may be awaited or thrown for.
    private func wrap(_ expression: ExprSyntax) {
        let span = expression.span
        report.insert("PortedOptional.value(PortedOptional.begin(), ", at: span.lowerBound)
        report.insert(")", at: span.upperBound)
    }

    /// `if let f = delegate.f`: the method is not optional any more; a property that was absent is nil.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        guard let value = node.initializer?.value, let member = value.as(MemberAccessExprSyntax.self),
            let found = index.optional(member.declName.baseName.text, labels: member.declName.labels)
        else { return .visitChildren }
        if found.requirement.isProperty {
            wrap(value)
        } else if !value.trimmedDescription.contains("?") {
            // A property of that name may be meant, which is an optional itself.
            let isUnsure = index.objectMembers.contains(member.declName.baseName.text)
            if isUnsure { report.needsSupport = true }
            report.insert(isUnsure ? "PortedOptional.bound(" : "Optional(", at: value.span.lowerBound)
            report.insert(")", at: value.span.upperBound)
        }
        warnOfLostAnswer(node, found.name, found.requirement)
        return .visitChildren
    }

    private func warnOfLostAnswer(
        _ node: OptionalBindingConditionSyntax, _ name: String, _ requirement: Index.OptionalRequirement
    ) {
        guard !requirement.isProperty, let type = requirement.type, index.fallbacks[name]?.count ?? 0 != 1 else {
            return
        }
        report.note(
            file.finding(
                .warning, at: node,
                "On Linux every delegate has \(name): where it does not write it, \(index.absentAnswer(of: type, to: name) ?? "nothing") is answered, and the code for its absence does not run."
            ))
    }

    /// `loader.circle?.opacity = 0` of an optional property: it is not optional any more, but may be absent. What the frameworks have under
    /// the same name may be meant otherwise.
    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.expression.as(MemberAccessExprSyntax.self), member.base != nil,
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(node).id,
            let type = index.optionals[member.declName.baseName.text]?.type, !type.hasSuffix("?"), !type.hasSuffix("!"),
            KitSymbols.shared.owners(of: member.declName.baseName.text).isEmpty
        else { return .visitChildren }
        wrap(ExprSyntax(member))
        return .visitChildren
    }

    /// `delegate?.title ?? "…"` of an optional property.
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for (element, following) in zip(elements, elements.dropFirst())
        where following.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" {
            guard let member = element.as(MemberAccessExprSyntax.self),
                let found = index.optional(member.declName.baseName.text, labels: nil), found.requirement.isProperty
            else { continue }
            wrap(element)
        }
        return .visitChildren
    }
}

extension Index {
    /// What the sources answer for an absent method; else what stands for nothing.
    func absentAnswer(of type: String, to name: String) -> String? {
        if let fallbacks = fallbacks[name], fallbacks.count == 1 { return fallbacks.first }
        if isClosureItself(type) { return "PortedOptional.nothing()" }
        if let value = defaultValue(of: type) { return value }
        if let first = firstCases[typeKey(type)] { return ".\(first)" }
        // No object at all, as in Objective-C: whoever asks whether the method is there gets nil.
        if isObject(type) { return "PortedOptional.nothing()" }
        let isFrameworkClass = ["UI", "NS", "CA"].contains { type.hasPrefix($0) } && !type.contains("Delegate")
        if isFrameworkClass { return "\(type)()" }
        if ["Any", "AnyObject"].contains(type) { return "NSNull()" }
        return nil
    }

    /// Whether a type is a closure that is there, such as `(Int) -> String?`, which is no optional.
    private func isClosureItself(_ type: String) -> Bool {
        var depth = 0
        var last: Character = " "
        for character in type {
            if depth == 0, last == "-", character == ">" { return true }
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            last = character
        }
        return false
    }

    private func isObject(_ type: String) -> Bool {
        if type == "AnyClass" { return true }
        let key = typeKey(type.hasPrefix("any ") ? String(type.dropFirst(4)) : type)
        if classes[key] != nil || protocols[key]?.isClassBound ?? false { return true }
        return KitSymbols.shared.types[key]?.parents.contains("NSObjectProtocol") ?? false
    }
}

extension Substring {
    /// Without a `//` comment at the end of the line.
    fileprivate var prefixBeforeComment: String {
        guard let comment = firstRange(of: "//") else { return String(self) }
        return String(self[..<comment.lowerBound])
    }
}
