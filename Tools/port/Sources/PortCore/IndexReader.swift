import SwiftSyntax

/// Fills an index from one file.
final class IndexReader: SyntaxVisitor {
    private let index: Index
    private let path: String

    init(index: Index, path: String) {
        self.index = index
        self.path = path
        super.init(viewMode: .sourceAccurate)
    }

    private func noteBounds(of node: some SyntaxProtocol, named name: String) {
        let bounds = PortCore.genericBounds(of: Syntax(node))
        if !bounds.isEmpty { index.genericBounds[name, default: [:]].merge(bounds) { $1 } }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        noteBounds(of: node, named: node.name.text)
        var info = index.classes[node.name.text] ?? Index.ClassInfo()
        info.inherited += inheritedNames(node.inheritanceClause)
        info.isMainActor = node.attributes.contains { attributeName($0) == "MainActor" }
        info.isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
        info.path = path
        for member in allMembers(node.memberBlock.members) { info.bodyMembers.formUnion(names(of: member.decl)) }
        info.initializers += allMembers(node.memberBlock.members)
            .compactMap { $0.decl.as(InitializerDeclSyntax.self) }
            .filter { initializer in !initializer.modifiers.contains { $0.name.text == "convenience" } }
            .map { $0.signature.parameterClause.parameters.map(\.firstName.text) }
        info.listensToGestures = CellGestureRule.listens(node)
        noteInterfaceMembers(
            of: node.name.text, node.memberBlock,
            isWhole: node.attributes.contains { attributeName($0) == "objcMembers" })
        let keys = KeyValueRule.keys(of: node)
        if !keys.isEmpty { index.keyedProperties[node.name.text] = keys }
        index.classes[node.name.text] = info
        if node.parent?.is(CodeBlockItemSyntax.self) ?? false, node.genericParameterClause == nil,
            !node.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) })
        {
            index.topClasses.insert(node.name.text)
        }
        note(typeNamed: node.name.text, node)
        return .visitChildren
    }

    /// - Parameter isWhole: whether all members are of Objective-C.
    private func noteInterfaceMembers(
        of name: String, _ block: MemberBlockSyntax, isPrivate: Bool = false, isWhole: Bool = false
    ) {
        let keys = (index.interfaceKeys[name] ?? []).union(index.interfaceKeys[""] ?? [])
        let found = allMembers(block.members).flatMap { member in
            InterfaceMember.all(in: member.decl, path: path, keys: keys, isWhole: isWhole).map {
                var member = $0
                member.isPrivate = member.isPrivate || isPrivate
                return member
            }
        }
        if !found.isEmpty { index.interfaceMembers[name, default: []] += found }
    }

    private func note(typeNamed name: String, _ node: some SyntaxProtocol) {
        index.typeNames.insert(name)
        if node.parent?.is(MemberBlockItemSyntax.self) != true { index.topTypeNames.insert(name) }
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let bound = ProtocolListRule.bound(of: node) { index.listBounds.insert(bound.name) }
        var members: Set<String> = []
        for member in allMembers(node.memberBlock.members) { members.formUnion(names(of: member.decl)) }
        noteInterfaceMembers(
            of: typeKey(node.extendedType.trimmedDescription), node.memberBlock,
            isPrivate: node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) })
        let info = Index.ExtensionInfo(inherited: inheritedNames(node.inheritanceClause), members: members)
        index.extensions[typeKey(node.extendedType.trimmedDescription), default: []].append(info)
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        var info = Index.ProtocolInfo()
        info.isObjC = node.attributes.contains { attributeName($0) == "objc" }
        let inherited = inheritedNames(node.inheritanceClause)
        info.inherited = inherited
        info.isClassBound =
            info.isObjC || inherited.contains { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }
        for member in allMembers(node.memberBlock.members) {
            info.requirements.formUnion(names(of: member.decl))
            info.asksForPlainInitializer = info.asksForPlainInitializer || isPlainInitializer(member.decl)
            if hasModifier(member.decl, ["optional"]) { addOptional(member.decl, of: node.name.text) }
            let type = member.decl.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
            if info.isObjC, type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false {
                info.unwrappedProperties.formUnion(names(of: member.decl))
            }
        }
        index.protocols[node.name.text] = info
        note(typeNamed: node.name.text, node)
        return .visitChildren
    }

    private func addOptional(_ declaration: DeclSyntax, of owner: String) {
        let function = declaration.as(FunctionDeclSyntax.self)
        let type =
            function?.signature.returnClause?.type.trimmedDescription
            ?? declaration.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type.trimmedDescription
        let answer = type.flatMap { ["Void", "()"].contains($0) ? nil : $0 }
        for name in names(of: declaration) {
            index.optionals[name] = Index.OptionalRequirement(type: answer, isProperty: function == nil, owner: owner)
            index.optionalsByBase[baseName(name), default: []].insert(name)
        }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = fullName(node)
        noteBounds(of: node, named: node.name.text)
        index.methods[node.name.text, default: []].insert(name)
        if node.modifiers.contains(where: { $0.name.text == "override" }) {
            noteOverride(of: name, by: node)
            index.overridingTypes[name, default: []].insert(parameterTypes(node))
        } else {
            index.plainTypes[name, default: []].insert(parameterTypes(node))
        }
        for attribute in node.attributes where attributeName(attribute) == "objc" {
            guard let written = attribute.as(AttributeSyntax.self)?.arguments?.trimmedDescription else { continue }
            index.objCNames[name] = written
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isOverride = node.modifiers.contains { $0.name.text == "override" }
        for binding in node.bindings {
            let name = binding.pattern.trimmedDescription
            index.variableNames.insert(name)
            if node.parent?.is(MemberBlockItemSyntax.self) ?? false { index.objectMembers.insert(name) }
            if !isOverride, isOfObjC(node) { index.objCVariables.insert(name) }
            if isOverride { noteOverride(of: name, by: node) }
            if let type = binding.typeAnnotation?.type { note(name, type) }
            let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
            if made == "DispatchWorkItem" { index.workItems.insert(name) }
        }
        return .visitChildren
    }

    private func isOfObjC(_ node: VariableDeclSyntax) -> Bool {
        if node.attributes.contains(where: { ["objc", "NSManaged"].contains(attributeName($0)) }) { return true }
        let owner = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)
        return owner?.attributes.contains { attributeName($0) == "objcMembers" } ?? false
    }

    private func noteOverride(of name: String, by node: some SyntaxProtocol) {
        index.overriddenNames.insert(name)
        if let type = enclosingType(of: node) { index.overriders[name, default: []].insert(typeKey(type)) }
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        index.genericNames.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        index.genericNames.insert(node.name.text)
        if let bound = inheritedNames(node.inheritanceClause).first { index.associatedBounds[node.name.text] = bound }
        return .visitChildren
    }

    override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
        if let label = node.firstName { index.tupleLabels.insert(label.text) }
        return .visitChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if let label = node.label, node.parent?.parent?.is(TupleExprSyntax.self) ?? false {
            index.tupleLabels.insert(label.text)
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        index.variableNames.insert(node.identifier.text)
        if let type = castClass(node) { index.metatypes[node.identifier.text] = type }
        // `var classes = [String: Cell.Type]()`.
        if let made = node.parent?.as(PatternBindingSyntax.self)?.initializer?.value.as(FunctionCallExprSyntax.self),
            let type = listed(made.calledExpression.trimmedDescription)
        {
            index.metatypeLists[node.identifier.text] = type
        }
        if let list = listAround(node) { index.listElements[node.identifier.text] = list }
        return .visitChildren
    }

    /// The class in `[String: Cell.Type]`.
    private func listed(_ text: String) -> String? {
        guard text.hasPrefix("["), text.hasSuffix(".Type]") else { return nil }
        let value = text.dropFirst().dropLast(6).split(separator: ":").last.map(String.init) ?? ""
        return typeKey(value.filter { $0 != " " })
    }

    /// The list in `if let type = classes[name]` and `for type in classes`.
    private func listAround(_ name: IdentifierPatternSyntax) -> String? {
        if let loop = name.parent?.as(ForStmtSyntax.self) { return lastPart(loop.sequence) }
        let value =
            name.parent?.as(PatternBindingSyntax.self)?.initializer?.value
            ?? name.parent?.as(OptionalBindingConditionSyntax.self)?.initializer?.value
        let plain = value?.as(ForceUnwrapExprSyntax.self)?.expression ?? value
        return plain?.as(SubscriptCallExprSyntax.self).flatMap { lastPart($0.calledExpression) }
    }

    private func lastPart(_ expression: ExprSyntax) -> String? {
        expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// `let type = any as! UIView.Type`.
    private func castClass(_ name: IdentifierPatternSyntax) -> String? {
        let binding = name.parent?.as(PatternBindingSyntax.self)
        // `var type: Cell.Type = Item.self` makes a cell, as far as the compiler knows.
        if let type = binding?.typeAnnotation?.type.trimmedDescription, type.hasSuffix(".Type"), !type.hasPrefix("(") {
            return nil
        }
        let value =
            binding?.initializer?.value
            ?? name.parent?.as(OptionalBindingConditionSyntax.self)?.initializer?.value
        // `var type = Item.self`.
        if let member = value?.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self",
            let type = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, type.first?.isUppercase ?? false
        {
            return typeKey(type)
        }
        guard let type = value?.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type,
            type.trimmedDescription.hasSuffix(".Type")
        else { return nil }
        return typeKey(String(type.trimmedDescription.dropLast(5)))
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        note((node.secondName ?? node.firstName).text, node.type)
        return .visitChildren
    }

    override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.secondName ?? node.firstName { note(name.text, node.type) }
        return .visitChildren
    }

    private func note(_ name: String, _ type: TypeSyntax) {
        let text = ClosureText.of(type)
        if text.hasSuffix(".Type") {
            let type = typeKey(String(text.dropLast(5)))
            // A generic parameter of that name elsewhere says less than a class of the frameworks.
            if type.hasPrefix("UI") || !(index.metatypes[name]?.hasPrefix("UI") ?? false) {
                index.metatypes[name] = type
            }
        }
        if let type = listed(text) { index.metatypeLists[name] = type }
        if ["AnyObject", "Any"].contains(text) { index.anyObjects.insert(name) }
        if text == "AnyObject" { index.objects.insert(name) } else { index.otherVariables.insert(name) }
        if text.hasPrefix("["), text.hasSuffix("AnyObject]") { index.objectLists.insert(name) }
        if text.hasSuffix("DispatchWorkItem") { index.workItems.insert(name) }
        index.typedNames.insert(Index.TypedName(name: name, type: text))
    }

    override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
        let owner =
            node.parent?.as(IdentifierTypeSyntax.self)?.name.text
            ?? node.parent?.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
        guard let owner else { return .visitChildren }
        for argument in node.arguments {
            let text = argument.argument.trimmedDescription
            index.genericArguments[typeKey(owner), default: []]
                .insert(typeKey(text.hasPrefix("any ") ? String(text.dropFirst(4)) : text))
        }
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        noteBounds(of: node, named: node.name.text)
        note(typeNamed: node.name.text, node)
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        note(typeNamed: node.name.text, node)
        let text = ClosureText.of(node.initializer.value)
        if text == ClosureText.mark { index.closureTypes.insert(node.name.text) }
        let target = typeKey(text)
        // Sources for both systems say `View` twice; what AppKit's is says nothing here.
        let isOfAppKit = index.aliases[node.name.text]?.hasPrefix("NS") ?? false
        if index.aliases[node.name.text] == nil || isOfAppKit && target.hasPrefix("UI") {
            index.aliases[node.name.text] = target
        }
        return .skipChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        noteBounds(of: node, named: node.name.text)
        note(typeNamed: node.name.text, node)
        let cases = allMembers(node.memberBlock.members).compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
        let names = Set(cases.flatMap { $0.elements.map { $0.name.text.filter { $0 != "`" } } })
        index.caseNames.formUnion(names)
        index.enumerations.append(names)
        for member in node.memberBlock.members {
            guard let cases = member.decl.as(EnumCaseDeclSyntax.self)?.elements else { continue }
            guard let plain = cases.first(where: { $0.parameterClause == nil }) else { continue }
            index.firstCases[node.name.text] = plain.name.text
            break
        }
        return .visitChildren
    }
}

/// Finds what the sources answer when a delegate has no such method: `guard let f = delegate?.f else { return true }`.
final class FallbackReader: SyntaxVisitor {
    private let index: Index

    init(index: Index) {
        self.index = index
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        if let name = boundRequirement(node.conditions), let value = answer(node.body.statements) {
            index.fallbacks[name, default: []].insert(value)
        }
        return .visitChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = boundRequirement(node.conditions) else { return .visitChildren }
        if case .codeBlock(let block)? = node.elseBody {
            if let value = answer(block.statements) { index.fallbacks[name, default: []].insert(value) }
        } else if node.elseBody == nil, let value = following(node) {
            index.fallbacks[name, default: []].insert(value)
        }
        return .visitChildren
    }

    /// The requirement that a condition binds as a function.
    private func boundRequirement(_ conditions: ConditionElementListSyntax) -> String? {
        for condition in conditions {
            guard case .optionalBinding(let binding) = condition.condition,
                let member = binding.initializer?.value.as(MemberAccessExprSyntax.self),
                let found = index.optional(member.declName.baseName.text, labels: member.declName.labels)
            else { continue }
            if !found.requirement.isProperty, found.requirement.type != nil { return found.name }
        }
        return nil
    }

    private func answer(_ statements: CodeBlockItemListSyntax) -> String? {
        guard statements.count == 1, let value = statements.first?.item.as(ReturnStmtSyntax.self)?.expression,
            isConstant(value)
        else { return nil }
        return value.trimmedDescription
    }

    /// The answer after an `if` without `else`.
    private func following(_ node: IfExprSyntax) -> String? {
        var item: Syntax? = Syntax(node)
        while let current = item, !current.is(CodeBlockItemSyntax.self) { item = current.parent }
        guard let item, let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return nil }
        let rest = list.drop { $0.id != item.id }.dropFirst()
        guard let value = rest.first?.item.as(ReturnStmtSyntax.self)?.expression, isConstant(value) else { return nil }
        return value.trimmedDescription
    }

    private func isConstant(_ value: ExprSyntax) -> Bool {
        if value.is(BooleanLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
            || value.is(FloatLiteralExprSyntax.self) || value.is(NilLiteralExprSyntax.self)
        {
            return true
        }
        guard let member = value.as(MemberAccessExprSyntax.self) else { return false }
        return member.base.map { $0.trimmedDescription.first?.isUppercase ?? false } ?? true
    }
}

extension DeclReferenceExprSyntax {
    /// The labels of `f(_:with:)`; nil when none are written.
    var labels: [String]? { argumentNames?.arguments.map(\.name.text) }
}
