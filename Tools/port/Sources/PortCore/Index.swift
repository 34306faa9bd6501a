import SwiftSyntax

/// What a first reading of all files knows: types with their parents, protocols with their optional requirements, members.
public final class Index {
    struct ClassInfo {
        var inherited: [String] = []
        /// Base names and full names of members written in the class body.
        var bodyMembers: Set<String> = []
        /// Full names of members written in extensions, with what is needed to move them.
        var extensionMembers: Set<String> = []
        var file = 0
        var hasRequiredInit = false
    }

    struct ProtocolInfo {
        var isObjC = false
        var optional: Set<String> = []
        var requirements: Set<String> = []
    }

    private(set) var classes: [String: ClassInfo] = [:]
    private(set) var protocols: [String: ProtocolInfo] = [:]
    private var extensions: [String: [ExtensionDeclSyntax]] = [:]
    /// Full names of members that some class overrides.
    private(set) var overriddenNames: Set<String> = []
    /// Variables and parameters that hold closures: `name?(…)` calls those, not optional methods.
    private(set) var closureNames: Set<String> = []
    /// Base names of optional requirements anywhere in the sources.
    private(set) var optionalBaseNames: Set<String> = []

    init(_ files: [SourceFile]) {
        for (number, file) in files.enumerated() {
            let reader = Reader(index: self, file: number)
            reader.walk(file.tree)
        }
        for (name, extensions) in extensions where classes[name] != nil {
            for node in extensions {
                classes[name]?.inherited += inheritedNames(node.inheritanceClause)
                for member in node.memberBlock.members {
                    classes[name]?.extensionMembers.formUnion(names(of: member.decl))
                }
            }
        }
        for info in protocols.values {
            for name in info.optional { optionalBaseNames.insert(baseName(name)) }
        }
    }

    /// Superclasses and protocols of a class that these sources declare, nearest first, without repeating.
    func ancestors(of name: String) -> [String] {
        var result: [String] = []
        var waiting = classes[name]?.inherited ?? []
        while !waiting.isEmpty {
            let next = waiting.removeFirst()
            guard !result.contains(next) else { continue }
            result.append(next)
            waiting.append(contentsOf: classes[next]?.inherited ?? [])
        }
        return result
    }

    /// Superclasses only.
    func superclasses(of name: String) -> [String] {
        var result: [String] = []
        var current = name
        while let parent = classes[current]?.inherited.first(where: { classes[$0] != nil }), !result.contains(parent) {
            result.append(parent)
            current = parent
        }
        return result
    }

    private final class Reader: SyntaxVisitor {
        let index: Index
        let file: Int

        init(index: Index, file: Int) {
            self.index = index
            self.file = file
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            var info = index.classes[node.name.text] ?? ClassInfo()
            info.inherited += inheritedNames(node.inheritanceClause)
            info.file = file
            for member in node.memberBlock.members { info.bodyMembers.formUnion(names(of: member.decl)) }
            info.hasRequiredInit = node.memberBlock.members.contains { member in
                member.decl.as(InitializerDeclSyntax.self)?.modifiers.contains { $0.name.text == "required" } ?? false
            }
            index.classes[node.name.text] = info
            return .visitChildren
        }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            let name = node.extendedType.trimmedDescription
            index.extensions[name, default: []].append(node)
            return .visitChildren
        }

        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            var info = ProtocolInfo()
            info.isObjC = node.attributes.contains { attributeName($0) == "objc" }
            for member in node.memberBlock.members {
                let all = names(of: member.decl)
                info.requirements.formUnion(all)
                if isOptionalRequirement(member.decl) { info.optional.formUnion(all) }
            }
            index.protocols[node.name.text] = info
            return .visitChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            if node.modifiers.contains(where: { $0.name.text == "override" }) {
                index.overriddenNames.insert(fullName(node))
            }
            return .visitChildren
        }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            if node.modifiers.contains(where: { $0.name.text == "override" }) {
                for binding in node.bindings { index.overriddenNames.insert(binding.pattern.trimmedDescription) }
            }
            for binding in node.bindings where isClosure(binding.typeAnnotation?.type) {
                index.closureNames.insert(binding.pattern.trimmedDescription)
            }
            return .visitChildren
        }

        override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
            if isClosure(node.type) { index.closureNames.insert((node.secondName ?? node.firstName).text) }
            return .visitChildren
        }

        override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
            if isClosure(node.typeAnnotation?.type) { index.closureNames.insert(node.pattern.trimmedDescription) }
            return .visitChildren
        }

        private func isClosure(_ type: TypeSyntax?) -> Bool {
            guard let type else { return false }
            let text = type.trimmedDescription
            return text.contains("->") || text.hasSuffix("Block?") || text.hasSuffix("Handler?")
                || text.hasSuffix("Closure?") || text.hasSuffix("Completion?") || text.hasSuffix("Callback?")
        }
    }
}

func inheritedNames(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
}

func attributeName(_ element: AttributeListSyntax.Element) -> String? {
    element.as(AttributeSyntax.self)?.attributeName.trimmedDescription
}

func isOptionalRequirement(_ declaration: DeclSyntax) -> Bool {
    modifiers(of: declaration)?.contains { $0.name.text == "optional" } ?? false
}

func modifiers(of declaration: DeclSyntax) -> DeclModifierListSyntax? {
    if let function = declaration.as(FunctionDeclSyntax.self) { return function.modifiers }
    if let variable = declaration.as(VariableDeclSyntax.self) { return variable.modifiers }
    if let initializer = declaration.as(InitializerDeclSyntax.self) { return initializer.modifiers }
    if let subscripting = declaration.as(SubscriptDeclSyntax.self) { return subscripting.modifiers }
    return nil
}

/// `tableView(_:didSelectRowAt:)`.
func fullName(_ function: FunctionDeclSyntax) -> String {
    let labels = function.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
    return "\(function.name.text)(\(labels.joined()))"
}

func baseName(_ fullName: String) -> String {
    String(fullName.prefix { $0 != "(" })
}

/// The names that a member declaration introduces.
func names(of declaration: DeclSyntax) -> Set<String> {
    if let function = declaration.as(FunctionDeclSyntax.self) { return [fullName(function)] }
    if let variable = declaration.as(VariableDeclSyntax.self) {
        return Set(variable.bindings.map { $0.pattern.trimmedDescription })
    }
    return []
}
