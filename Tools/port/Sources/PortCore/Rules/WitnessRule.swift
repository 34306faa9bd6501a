import SwiftSyntax

/// Delegate methods that would silently never run: a subclass implements a requirement that its base class, which declares
/// the conformance, leaves to the default. Swift fixes the witness at the base class.
///
/// Where what the default answers is known, the base class gets the method and the subclass overrides it; else it is reported.
final class WitnessRule: Rule {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        check(node.memberBlock.members, of: node.name.text, canOverride: true)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        check(
            node.memberBlock.members, of: index.classMeant(by: node.extendedType.trimmedDescription), canOverride: false
        )
        return .visitChildren
    }

    /// Objective-C takes a property `T?` for one that its protocol writes as `T!`; Swift's protocols want it as it is written there.
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let owner = enclosingType(of: node).map(typeKey), let binding = node.bindings.first,
            let type = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            conformances(of: owner).contains(where: {
                index.protocols[$0]?.unwrappedProperties.contains(name) ?? false
            })
        else { return .visitChildren }
        report.replace(type.questionMark.span, "!")
        return .visitChildren
    }

    /// The protocols of a class and of those above it, whose properties it may override.
    private func conformances(of owner: String) -> [String] {
        ([owner] + index.superclasses(of: owner)).flatMap { name in
            (index.classes[name]?.inherited ?? []) + (index.extensions[name] ?? []).flatMap(\.inherited)
        }.flatMap { index.withInherited($0) }
    }

    private func check(_ members: MemberBlockItemListSyntax, of name: String, canOverride: Bool) {
        let bases = index.superclasses(of: name)
        guard !bases.isEmpty, let own = index.classes[name] else { return }
        for member in allMembers(members) {
            guard let function = member.decl.as(FunctionDeclSyntax.self),
                !hasModifier(member.decl, ["override", "private", "static", "class"])
            else { continue }
            let method = fullName(function)
            guard !bases.contains(where: { index.classes[$0]?.declares(method) ?? false }) else { continue }
            guard let base = bases.last(where: { conformance(of: $0, to: method, own) != nil }),
                let conformance = conformance(of: base, to: method, own)
            else { continue }
            mend(function, of: name, base, conformance, canOverride: canOverride)
        }
    }

    private func conformance(of base: String, to method: String, _ own: Index.ClassInfo) -> String? {
        index.classes[base]?.inherited.first { name in
            !own.inherited.contains(name) && index.withInherited(name).contains { leavesOut(method, $0) }
        }
    }

    /// Whether a class may conform to the protocol without the method. Of a plain protocol's default implementations Swift
    /// thinks the same everywhere.
    private func leavesOut(_ method: String, _ protocolName: String) -> Bool {
        guard let info = index.protocols[protocolName] else {
            return FrameworkDelegates.owns(method, protocolName: protocolName)
        }
        return info.requirements.contains(method) && index.optionals[method] != nil
    }

    private func mend(
        _ function: FunctionDeclSyntax, of name: String, _ base: String, _ conformance: String, canOverride: Bool
    ) {
        let method = fullName(function)
        let trap = "\(method) of \(conformance) would never run: \(base) declares the conformance without this method."
        guard canOverride, let body = defaultBody(function) else {
            report.note(
                file.finding(
                    .warning, at: function, "\(trap) Give \(base) the method and override it in \(name)'s body."))
            return
        }
        let written = function.modifiers.first { ["public", "open"].contains($0.name.text) }?.name.text
        let isSeen = index.classes[base]?.isPublic ?? false
        let access = (written ?? (isSeen ? "public" : nil)).map { "\($0) " } ?? ""
        let signature = function.signature.trimmedDescription.split(whereSeparator: \.isNewline)
            .map { $0.trimmingPrefix { $0 == " " || $0 == "\t" } }.joined(separator: " ")
        report.insertions.additions[base, default: [:]][method] =
            "\(access)func \(function.name.text)\(signature) \(body)"
        let isLessSeen = written == nil && isSeen && index.classes[name]?.isPublic ?? false
        report.insert("\(isLessSeen ? "public " : "")override ", at: function.funcKeyword.span.lowerBound)
        report.note(file.finding(.note, at: function, "\(trap) \(base) gets the method, and \(name) overrides it."))
    }

    /// What the method does where nothing is written; nil when only the framework knows.
    private func defaultBody(_ function: FunctionDeclSyntax) -> String? {
        guard let type = function.signature.returnClause?.type.trimmedDescription, !["Void", "()"].contains(type) else {
            return "{}"
        }
        let name = fullName(function)
        if index.optionals[name] != nil {
            return index.absentAnswer(of: type, to: name).map { "{ PortedOptional.missing(\($0)) }" }
        }
        if type.hasSuffix("?") { return "{ nil }" }
        if let fallbacks = index.fallbacks[name], fallbacks.count == 1 { return fallbacks.first.map { "{ \($0) }" } }
        return FrameworkDelegates.answer(to: name).map { "{ \($0) }" }
    }
}
