import SwiftSyntax

/// Gives classes with outlets, actions and inspectable values what storyboards and nibs reach them by: properties by name, also
/// private ones, and actions by their Objective-C names.
final class InterfaceRule: Rule {
    /// Whether storyboards or nibs stand beside the sources.
    private let connectsInterfaces: Bool

    init(file: SourceFile, index: Index, report: Report, connectsInterfaces: Bool) {
        self.connectsInterfaces = connectsInterfaces
        super.init(file: file, index: index, report: report)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let members = members(of: node.name.text)
        guard !members.isEmpty else { return .visitChildren }
        let isBelow = index.superclasses(of: node.name.text).contains { !self.members(of: $0).isEmpty }
        let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
        let head = "\(isPublic ? "public " : "")\(isBelow ? "override " : "")"
        report.insert(
            " \(head)\(setter(members, isBelow: isBelow)); \(head)\(actions(members, isBelow: isBelow));",
            at: node.memberBlock.leftBrace.span.upperBound)
        if !isBelow {
            let end = node.inheritanceClause?.inheritedTypes.last?.type.span.upperBound
            report.insert(end == nil ? ": InterfaceObject" : ", InterfaceObject", at: end ?? node.name.span.upperBound)
        }
        importUIKit()
        return .visitChildren
    }

    /// What files name; of responders, where the sources set properties by name, also those of Objective-C.
    private func members(of name: String) -> [InterfaceMember] {
        let all = index.interfaceMembers[name] ?? []
        let isResponder = index.ancestors(of: name).contains("UIResponder")
        let keyed = Set(index.interfaceKeys.values.joined())
        return all.filter { member in
            // What an extension in another file has for itself no class body reaches.
            guard !member.isPrivate || member.path == index.classes[name]?.path else { return false }
            return switch member.reach {
            case .byInterfaces: connectsInterfaces
            case .byKeys:
                (index.usesKeyValues && isResponder) || (connectsInterfaces && keyed.contains(member.name))
            }
        }
    }

    /// The inspectable properties of classes of the frameworks that the sources extend: no class body can reach those.
    static func extendedProperties(_ index: Index) -> [String: [String]] {
        let keyed = Set(index.interfaceKeys.values.joined())
        let others = index.interfaceMembers.filter { index.classes[$0.key] == nil && !$0.key.contains("<") }
        return others.compactMapValues { members in
            let names = Set(
                members.filter {
                    $0.kind == .property && ($0.reach == .byInterfaces || keyed.contains($0.name)) && !$0.isPrivate
                        && !index.leftOut.wholeFiles.contains($0.path)
                }.map(\.name))
            return names.isEmpty ? nil : names.sorted()
        }
    }

    private func setter(_ members: [InterfaceMember], isBelow: Bool) -> String {
        let cases = unique(members.filter { $0.kind == .property }).map {
            "case \"\($0.name)\": InterfaceValue.assign(value, to: &self.\($0.name)); "
        }
        let rest = isBelow ? "super.setInterfaceValue(value, forKey: key)" : "false"
        return "func setInterfaceValue(_ value: Any?, forKey key: String) -> Bool { switch key { "
            + cases.joined() + "default: return \(rest) }; return true }"
    }

    private func actions(_ members: [InterfaceMember], isBelow: Bool) -> String {
        let cases = unique(members.filter { $0.kind == .action }).map { member in
            let selector = index.objCNames[member.name] ?? SelectorRule.objCName(member.name)
            return "case \"\(selector)\": return Selector(\"\(selector)\", \(reference(member.name))); "
        }
        let rest = isBelow ? "super.interfaceAction(name)" : "nil"
        return "func interfaceAction(_ name: String) -> Selector? { switch name { " + cases.joined()
            + "default: return \(rest) } }"
    }

    /// A method without arguments has no full name: a closure calls it, since its class may have others that begin alike, as `dismiss`.
    private func reference(_ fullName: String) -> String {
        labels(of: fullName).isEmpty ? "{ (target: Self) in { target.\(baseName(fullName))() } }" : "Self.\(fullName)"
    }

    private func unique(_ members: [InterfaceMember]) -> [InterfaceMember] {
        var seen: Set<String> = []
        return members.filter { seen.insert($0.name).inserted }
    }
}

/// What a storyboard or nib may reach of a class.
struct InterfaceMember: Equatable {
    enum Kind { case property, action }

    var kind: Kind
    /// A property's name, or an action's full name.
    var name: String
    var isPrivate: Bool
    var path: String
    var reach = Reach.byInterfaces

    /// Who sets it.
    enum Reach {
        /// A file says that it may.
        case byInterfaces
        /// Objective-C knows it, so that its name is enough.
        case byKeys
    }

    private static let properties: Set<String> = ["IBOutlet", "IBInspectable"]
    private static let actions: Set<String> = ["IBAction", "IBSegueAction"]

    /// Whether a file sends the message of a method that is none of Interface Builder's own: its name is enough.
    private static func isSentByName(_ function: FunctionDeclSyntax, _ keys: Set<String>, isOfObjC: Bool) -> Bool {
        guard isOfObjC, function.genericParameterClause == nil,
            !function.modifiers.contains(where: { ["static", "class", "override"].contains($0.name.text) })
        else { return false }
        return keys.contains(SelectorRule.objCName(fullName(function)))
    }

    /// Those that a member of a class's body or of an extension declares.
    /// - Parameters:
    ///   - keys: what storyboards and nibs set of the class by name.
    ///   - isWhole: whether all members of the class are of Objective-C.
    static func all(
        in declaration: DeclSyntax, path: String, keys: Set<String> = [], isWhole: Bool = false
    ) -> [InterfaceMember] {
        func has(_ names: Set<String>, _ attributes: AttributeListSyntax) -> Bool {
            attributes.contains { attributeName($0).map { names.contains($0) } ?? false }
        }
        let isPrivate =
            modifiers(of: declaration)?.contains {
                ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
            } ?? false
        if let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
            !hasModifier(declaration, ["static", "class"])
        {
            let isNamed = has(properties, variable.attributes)
            let isOfObjC = isWhole || has(["objc"], variable.attributes) || hasModifier(declaration, ["dynamic"])
            let isOverride = hasModifier(declaration, ["override"])
            return variable.bindings.filter { !isReadOnly($0) }.compactMap { binding in
                let name = binding.pattern.trimmedDescription
                let isReached = isNamed || (!isOverride && (isOfObjC || keys.contains(name)))
                guard isReached, binding.pattern.is(IdentifierPatternSyntax.self) else { return nil }
                return InterfaceMember(
                    kind: .property, name: name, isPrivate: isPrivate, path: path,
                    reach: isNamed || keys.contains(name) ? .byInterfaces : .byKeys)
            }
        }
        guard let function = declaration.as(FunctionDeclSyntax.self),
            has(actions, function.attributes)
                || isSentByName(function, keys, isOfObjC: isWhole || has(["objc"], function.attributes))
        else { return [] }
        return [InterfaceMember(kind: .action, name: fullName(function), isPrivate: isPrivate, path: path)]
    }

    private static func isReadOnly(_ binding: PatternBindingSyntax) -> Bool {
        guard let block = binding.accessorBlock else { return false }
        guard case .accessors(let accessors) = block.accessors else { return true }
        return !accessors.contains { ["set", "didSet", "willSet"].contains($0.accessorSpecifier.text) }
    }
}
