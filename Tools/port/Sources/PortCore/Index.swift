import PortBase
import SwiftSyntax

/// What a first reading of all files knows: types with their parents, protocols with their optional requirements, members.
final class Index {
    struct ClassInfo {
        var inherited: [String] = []
        /// Whether `@MainActor` is written at the class.
        var isMainActor = false
        /// Whether other modules see the class.
        var isPublic = false
        /// Full names of members written in the class body.
        var bodyMembers: Set<String> = []
        /// Full names of members written in extensions.
        var extensionMembers: Set<String> = []
        /// The file with the class body.
        var path = ""
        /// The labels of the designated initialisers in the class body.
        var initializers: [[String]] = []

        /// Whether the body has `pan.delegate = self`.
        var listensToGestures = false

        func declares(_ member: String) -> Bool {
            bodyMembers.contains(member) || extensionMembers.contains(member)
        }
    }

    struct ProtocolInfo {
        var isObjC = false
        /// Whether only classes can conform.
        var isClassBound = false
        var inherited: [String] = []
        var requirements: Set<String> = []
        /// Properties that an `@objc` protocol writes with `!`.
        var unwrappedProperties: Set<String> = []
        var asksForPlainInitializer = false
    }

    /// One `optional` requirement of a protocol.
    struct OptionalRequirement {
        /// What it answers; nil for nothing.
        var type: String?
        var isProperty: Bool
        /// The protocol that declares it.
        var owner: String
    }

    var classes: [String: ClassInfo] = [:]
    var protocols: [String: ProtocolInfo] = [:]
    /// By full name, such as `card(_:didFlip:)` or `title`.
    var optionals: [String: OptionalRequirement] = [:]
    /// The full names of optional requirements by their base names.
    var optionalsByBase: [String: Set<String>] = [:]
    /// What the sources answer where a delegate lacks a method, by the method's full name.
    var fallbacks: [String: Set<String>] = [:]
    /// Full names of members that some class overrides.
    var overriddenNames: Set<String> = []
    /// Variables and parameters that hold closures: `name?(…)` calls those, not optional methods.
    var closureNames: Set<String> = []
    /// `typealias Completion = (Bool) -> Void`.
    var closureTypes: Set<String> = []
    /// Full names of methods by their base names.
    var methods: [String: Set<String>] = [:]
    /// Names given by `@objc(name)`, by full name.
    var objCNames: [String: String] = [:]
    /// Enumerations with their first case that holds nothing.
    var firstCases: [String: String] = [:]
    /// Classes at the top of a file that are not private.
    var topClasses: Set<String> = []
    /// What storyboards and nibs may reach, by the class's name.
    var interfaceMembers: [String: [InterfaceMember]] = [:]
    /// Properties that Objective-C can set, by the class that has them.
    var keyedProperties: [String: [String]] = [:]
    /// By class, what storyboards and nibs set of it by name.
    let interfaceKeys: [String: Set<String>]
    /// Whether the sources read or set properties by their names.
    private(set) var usesKeyValues = false
    /// Names of the types that the sources declare.
    var typeNames: Set<String> = []
    /// Types that are no other type's.
    var topTypeNames: Set<String> = []
    /// What extensions of lists ask of the parts.
    var listBounds: Set<String> = []
    /// Protocols of Objective-C among those that lists hold as such.
    private(set) var protocolsInLists: Set<String> = []
    /// Names of variables and constants.
    var variableNames: Set<String> = []
    /// Variables that Objective-C knows by their own names: `@objc var isOpen`, but nothing of a structure and no override.
    var objCVariables: Set<String> = []
    /// Properties of classes.
    var objectMembers: Set<String> = []
    /// Names of the cases of enumerations.
    var caseNames: Set<String> = []
    /// The cases of each enumeration.
    var enumerations: [Set<String>] = []
    /// Names of generic parameters and associated types.
    var genericNames: Set<String> = []
    /// The bounds of associated types.
    var associatedBounds: [String: String] = [:]
    /// What `typealias Name = Other` stands for, by name; the first one counts.
    var aliases: [String: String] = [:]
    /// Labels of tuples.
    var tupleLabels: Set<String> = []

    /// Members that a subclass in these sources overrides, by the name of each class above it.
    private(set) var overriddenBelow: [String: Set<String>] = [:]
    /// Extensions of anything, by the type's name: some of them are classes that a later file declares.
    var extensions: [String: [ExtensionInfo]] = [:]

    struct ExtensionInfo {
        var inherited: [String]
        var members: Set<String>
    }

    /// Of variables that hold a class, the class by the variable's name.
    var metatypes: [String: String] = [:]
    /// Of variables that hold lists or tables of classes, the class by the variable's name: `[String: Cell.Type]`.
    var metatypeLists: [String: String] = [:]
    /// Variables that hold something out of a list or a table, by the list's name.
    var listElements: [String: String] = [:]
    /// The bounds of generic parameters, by the name of the type or function that has them.
    var genericBounds: [String: [String: String]] = [:]

    /// What generic types are written with: `Weak<UITabBarDelegate>`, by the generic type's name.
    var genericArguments: [String: Set<String>] = [:]

    /// The generic parameters of a type that stand for objects, and that a protocol of objects is put in place of somewhere. An
    /// Objective-C protocol is a class to generics on Apple's systems.
    func objectParameters(of type: String) -> Set<String> {
        let isGiven = genericArguments[type]?.contains { argument in
            protocols[argument]?.isObjC ?? (argument.hasPrefix("UI") && argument.hasSuffix("Delegate"))
        }
        guard isGiven ?? false else { return [] }
        return Set((genericBounds[type] ?? [:]).filter { ["AnyObject", "NSObjectProtocol"].contains($0.value) }.keys)
    }

    /// Variables and constants that hold an object of no known class.
    var anyObjects: Set<String> = []
    /// Variables and constants of the type `AnyObject`, and those that something else has the name of.
    var objects: Set<String> = []
    var otherVariables: Set<String> = []
    /// Variables and constants that hold lists or tables of the type `AnyObject`.
    var objectLists: Set<String> = []
    /// Variables and constants that hold a `DispatchWorkItem`.
    var workItems: Set<String> = []

    /// Types in whose bodies or extensions a member is overridden, by the member's full name.
    var overriders: [String: Set<String>] = [:]
    /// The types of the parameters of overriding methods and of all others, by the methods' names: methods of one name may differ in
    /// them alone.
    var overridingTypes: [String: Set<String>] = [:], plainTypes: [String: Set<String>] = [:]
    /// What ``ExtensionDispatchRule`` brings over, by the member's full name.
    private(set) var dispatches: [String: ExtensionDispatch] = [:]

    /// Protocols that ask for `init()` and that classes of the frameworks are made to conform to.
    private(set) var plainInitializers: Set<String> = []

    /// What of the sources is made of modules that do not exist on Linux.
    private(set) var leftOut = LeftOut()

    /// The modules that the sources are said to have, of those that they need not have.
    let modules: Set<String>

    /// Whether some class here has a superclass here.
    private(set) var hasSubclasses = false
    /// Whether some `@objc` protocol here has a property that it writes with `!`.
    var hasUnwrappedProperties: Bool { protocols.values.contains { !$0.unwrappedProperties.isEmpty } }

    /// Names with their types, until all closure types are known.
    struct TypedName: Hashable {
        var name: String
        var type: String
    }
    var typedNames: Set<TypedName> = []

    /// Reads the sources.
    /// - Parameters:
    ///   - modules: those that the sources have, of those that they need not have.
    ///   - interfaceKeys: by class, what storyboards and nibs set of it by name.
    init(
        _ sources: [(path: String, text: String)], _ trees: SyntaxTrees, modules: Set<String> = [],
        interfaceKeys: [String: Set<String>] = [:]
    ) {
        self.modules = modules
        self.interfaceKeys = interfaceKeys
        for source in sources { IndexReader(index: self, path: source.path).walk(trees.tree(of: source.text)) }
        usesKeyValues = sources.contains { source in
            TextSearch(source.text).has("setValue(", "setValuesForKeys(", "value(forKey")
        }
        resolveAliases()
        leftOut = LeftOut(sources, trees, declared: topTypeNames, present: modules)
        protocolsInLists = findProtocolsInLists(sources)
        for (name, list) in listElements where metatypes[name] == nil { metatypes[name] = metatypeLists[list] }
        listElements = [:]
        closureNames = Set(typedNames.filter { isClosure($0.type) }.map(\.name))
        typedNames = []
        for (name, extensions) in extensions where classes[name] != nil {
            for info in extensions {
                classes[name]?.inherited += info.inherited
                classes[name]?.extensionMembers.formUnion(info.members)
            }
        }
        dispatches = findDispatches()
        plainInitializers = findPlainInitializers()
        extensions = [:]
        for (name, info) in classes {
            let overridden = info.bodyMembers.union(info.extensionMembers).intersection(overriddenNames)
            for base in superclasses(of: name) {
                hasSubclasses = true
                overriddenBelow[base, default: []].formUnion(overridden)
            }
        }
        let answering = Set(optionals.filter { $0.value.type != nil }.map { baseName($0.key) })
        for source in sources where TextSearch(source.text).has(any: answering) {
            FallbackReader(index: self).walk(trees.tree(of: source.text))
        }
    }

    /// The class that a written name means: an alias of the sources stands for what it is an alias of.
    func classMeant(by written: String) -> String {
        let name = typeKey(written)
        guard classes[name] == nil, let target = aliases[name], isClass(target) else { return name }
        return target
    }

    /// `extension PlatformView` and `class Card: PlatformView` concern what that is an alias of.
    private func resolveAliases() {
        for (name, info) in classes {
            let inherited = info.inherited.map(classMeant)
            classes[name]?.inherited = inherited
        }
        for name in extensions.keys.sorted() where classMeant(by: name) != name {
            let found = extensions.removeValue(forKey: name) ?? []
            let meant = classMeant(by: name)
            extensions[meant, default: []] += found
        }
        for (name, types) in overriders { overriders[name] = Set(types.map(classMeant)) }
    }

    /// Superclasses that these sources declare, nearest first.
    func superclasses(of name: String) -> [String] {
        var result: [String] = []
        var current = name
        while let parent = classes[current]?.inherited.first(where: { classes[$0] != nil }), !result.contains(parent),
            parent != name
        {
            result.append(parent)
            current = parent
        }
        return result
    }

    /// Whether a class of these sources derives from one.
    func isSuperclass(_ name: String) -> Bool { classes.values.contains { $0.inherited.contains(name) } }

    /// All classes above a class, nearest first: those of these sources and those of the frameworks.
    func ancestors(of name: String) -> [String] {
        var result: [String] = []
        var current = name
        while let parent = classes[current]?.inherited.first(where: { isClass($0) })
            ?? KitClasses.superclass(of: current),
            parent != name, !result.contains(parent)
        {
            result.append(parent)
            current = parent
        }
        return result
    }

    /// Whether a name is that of a class of the sources or of the frameworks.
    func isClass(_ name: String) -> Bool {
        classes[name] != nil || KitClasses.superclass(of: name) != nil || KitSymbols.shared.isObjectClass(name)
    }

    private func findPlainInitializers() -> Set<String> {
        let kit = extensions.filter { classes[$0.key] == nil && ($0.key == "NSObject" || isClass($0.key)) }
        let conformances = Set(kit.values.joined().flatMap(\.inherited))
        return conformances.filter { protocols[$0]?.asksForPlainInitializer ?? false }
    }

    /// Members that these sources add to a class of the frameworks and override below it.
    private func findDispatches() -> [String: ExtensionDispatch] {
        var found: [String: ExtensionDispatch] = [:]
        for (base, infos) in extensions where classes[base] == nil {
            for name in infos.reduce(into: Set<String>(), { $0.formUnion($1.members) }) {
                let below = (overriders[name] ?? []).filter { ancestors(of: $0).contains(base) }
                guard !below.isEmpty else { continue }
                let depths = below.map { (name: $0, depth: ancestors(of: $0).count) }
                let deepestFirst = depths.sorted { ($1.depth, $0.name) < ($0.depth, $1.name) }
                found[name] = ExtensionDispatch(base: base, overriders: deepestFirst.map(\.name))
            }
        }
        return found
    }

    /// Whether a method is not overridden, but one of its name with other parameters is.
    func isNamesake(_ function: FunctionDeclSyntax) -> Bool {
        let name = fullName(function)
        guard let overriding = overridingTypes[name], let plain = plainTypes[name] else { return false }
        let isOverride = function.modifiers.contains { $0.name.text == "override" }
        return !isOverride && !overriding.contains(parameterTypes(function)) && !overriding.isDisjoint(with: plain)
    }

    /// Whether an override has parameters of other types than what it overrides: it can be called with more.
    func takesMore(_ function: FunctionDeclSyntax) -> Bool {
        let plain = plainTypes[fullName(function)] ?? []
        return function.modifiers.contains { $0.name.text == "override" } && !plain.contains(parameterTypes(function))
    }

    /// A protocol and those that it inherits from.
    func withInherited(_ name: String) -> [String] {
        var result = [name]
        var position = 0
        while position < result.count {
            for parent in protocols[result[position]]?.inherited ?? [] where !result.contains(parent) {
                result.append(parent)
            }
            position += 1
        }
        return result
    }

    /// The one optional requirement that a call or a reference means, if the sources declare it.
    func optional(_ base: String, labels: [String]?) -> (name: String, requirement: OptionalRequirement)? {
        guard let candidates = optionalsByBase[base] else { return nil }
        let written = labels.map { "\(base)(\($0.map { "\($0):" }.joined()))" }
        let exact = written.flatMap { candidates.contains($0) ? $0 : nil }
        // With other arguments it is the closure that is called, where one has the same name.
        let isClosure = labels != nil && closureNames.contains(base)
        let name = exact ?? (candidates.count == 1 && !isClosure ? candidates.first : nil)
        guard let name, let requirement = optionals[name] else { return nil }
        return (name, requirement)
    }

    private func isClosure(_ type: String) -> Bool {
        let plain = typeKey(type.hasSuffix("?") || type.hasSuffix("!") ? String(type.dropLast()) : type)
        if plain == ClosureText.mark || closureTypes.contains(plain) { return true }
        return ["Block", "Handler", "Closure", "Completion", "Callback"].contains { plain.hasSuffix($0) }
    }
}

/// How the index writes types that are closures outright.
enum ClosureText {
    static let mark = "->"

    static func of(_ type: TypeSyntax) -> String {
        var inner = type
        while true {
            if let optional = inner.as(OptionalTypeSyntax.self) {
                inner = optional.wrappedType
            } else if let optional = inner.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
                inner = optional.wrappedType
            } else if let attributed = inner.as(AttributedTypeSyntax.self) {
                inner = attributed.baseType
            } else if let tuple = inner.as(TupleTypeSyntax.self), tuple.elements.count == 1,
                let only = tuple.elements.first
            {
                inner = only.type
            } else {
                return inner.is(FunctionTypeSyntax.self) ? mark : inner.trimmedDescription
            }
        }
    }
}

/// A type's own name: without the types around it and without generic arguments.
func typeKey(_ written: String) -> String {
    let plain = written.prefix { $0 != "<" }
    return String(plain.split(separator: ".").last ?? plain)
}

func inheritedNames(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { typeKey($0.type.trimmedDescription) } ?? []
}

func attributeName(_ element: AttributeListSyntax.Element) -> String? {
    element.as(AttributeSyntax.self)?.attributeName.trimmedDescription
}

func hasModifier(_ declaration: DeclSyntax, _ words: Set<String>) -> Bool {
    modifiers(of: declaration)?.contains { words.contains($0.name.text) } ?? false
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

/// The types of a method's parameters, as they are written but for blanks and attributes.
func parameterTypes(_ function: FunctionDeclSyntax) -> String {
    function.signature.parameterClause.parameters.map { parameter in
        let type = parameter.type.as(AttributedTypeSyntax.self)?.baseType ?? parameter.type
        return type.trimmedDescription.filter { !$0.isWhitespace } + (parameter.ellipsis == nil ? "" : "...")
    }.joined(separator: ",")
}

func baseName(_ fullName: String) -> String {
    String(fullName.prefix { $0 != "(" })
}

/// The labels in `tableView(_:didSelectRowAt:)`.
func labels(of fullName: String) -> [String] {
    guard let open = fullName.firstIndex(of: "(") else { return [] }
    return fullName[fullName.index(after: open)...].dropLast().split(separator: ":").map(String.init)
}

/// The names that a member declaration introduces.
func names(of declaration: DeclSyntax) -> Set<String> {
    if let function = declaration.as(FunctionDeclSyntax.self) { return [fullName(function)] }
    if let variable = declaration.as(VariableDeclSyntax.self) {
        return Set(variable.bindings.map { $0.pattern.trimmedDescription })
    }
    return []
}

/// The members of a type, with those between `#if` and `#endif`.
func allMembers(_ list: MemberBlockItemListSyntax) -> [MemberBlockItemSyntax] {
    list.flatMap { member -> [MemberBlockItemSyntax] in
        guard let condition = member.decl.as(IfConfigDeclSyntax.self) else { return [member] }
        return condition.clauses.flatMap { clause -> [MemberBlockItemSyntax] in
            guard case .decls(let members)? = clause.elements else { return [] }
            return allMembers(members)
        }
    }
}
