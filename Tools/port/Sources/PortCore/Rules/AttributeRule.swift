import SwiftSyntax

/// Takes away what only the Objective-C runtime understands, and says in Swift what it meant: `@objc protocol` is class-bound,
/// `@UIApplicationMain` is `@main`, `@NSManaged` on a layer is a stored key.
final class AttributeRule: Rule {
    /// Attributes without a meaning on Linux.
    private static let removed: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBSegueAction", "GKInspectable", "NSManaged",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        closeGap(node)
        switch name {
        case "UIApplicationMain", "NSApplicationMain":
            report.replace(node.span, "@main")
        case "convention" where namesRuntime(node):
            report.replace(node.spanWithBlanks, "")
        case "IBAction" where !takesSender(node):
            // The compiler wants a sender; Interface Builder does not.
            report.replace(node.spanWithBlanks, "")
        case let name where Self.removed.contains(name):
            report.replace(node.spanWithBlanks, "")
        default:
            break
        }
        return .skipChildren
    }

    /// `@available (iOS 9, *)`, which today's compiler wants without the blank.
    private func closeGap(_ attribute: AttributeSyntax) {
        guard let paren = attribute.leftParen, !Self.removed.contains(attribute.attributeName.trimmedDescription) else {
            return
        }
        let gap = attribute.attributeName.span.upperBound..<paren.span.lowerBound
        if !gap.isEmpty { report.replace(gap, "") }
    }

    /// Blocks, and functions of the runtime that take a selector: neither can be had on Linux.
    private func namesRuntime(_ attribute: AttributeSyntax) -> Bool {
        let convention = attribute.arguments?.trimmedDescription
        let type = attribute.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.trimmedDescription ?? ""
        return convention == "block" || (convention == "c" && type.contains("Selector"))
    }

    private func takesSender(_ attribute: AttributeSyntax) -> Bool {
        let function = attribute.parent?.parent?.as(FunctionDeclSyntax.self)
        return function?.signature.parameterClause.parameters.count == 1
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        // How a requirement is kept is the class's business; Objective-C's protocols could say it.
        for member in allMembers(node.memberBlock.members) {
            for word in modifiers(of: member.decl) ?? [] where ["weak", "unowned"].contains(word.name.text) {
                report.replace(word.spanWithBlanks, "")
            }
        }
        guard index.protocols[node.name.text]?.isObjC ?? false else { return .visitChildren }
        let inherited = inheritedNames(node.inheritanceClause)
        let isClassBound = inherited.contains {
            ["AnyObject", "class", "NSObjectProtocol"].contains($0) || (index.protocols[$0]?.isObjC ?? false)
                || $0.hasPrefix("UI")
        }
        guard !isClassBound else { return .visitChildren }
        let end = node.inheritanceClause?.span.upperBound ?? node.name.span.upperBound
        report.insert(inherited.isEmpty ? ": AnyObject" : ", AnyObject", at: end)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.contains(where: { attributeName($0) == "NSManaged" }) else { return .visitChildren }
        guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type.trimmedDescription else {
            report.note(file.finding(.error, at: node, "@NSManaged needs a written type to become a stored key."))
            return .visitChildren
        }
        let name = binding.pattern.trimmedDescription
        for word in node.modifiers where ["weak", "unowned"].contains(word.name.text) {
            report.replace(word.spanWithBlanks, "")
        }
        report.insert(" { \(isOfLayer(node) ? key(name, type) : managed(name)) }", at: binding.span.upperBound)
        return .visitChildren
    }

    /// Whether it is a layer's; all else that is managed is an object of Core Data's.
    private func isOfLayer(_ node: some SyntaxProtocol) -> Bool {
        guard let owner = enclosingType(of: Syntax(node)).map(index.classMeant) else { return false }
        return owner == "CALayer" || index.ancestors(of: owner).contains("CALayer")
    }

    /// A key of a layer's.
    private func key(_ name: String, _ type: String) -> String {
        let isOptional = type.hasSuffix("?") || type.hasSuffix("!")
        let plain = isOptional ? String(type.dropLast()) : type
        let fallback = isOptional ? "" : " ?? \(defaultValue(of: plain) ?? "\(plain)()")"
        return
            "get { value(forKey: \"\(name)\") as? \(plain)\(fallback) } set { setValue(newValue, forKey: \"\(name)\") }"
    }

    /// A property of an object's entity.
    private func managed(_ name: String) -> String {
        let key = name.filter { $0 != "`" }
        return "get { managed(\"\(key)\") } set { setManaged(newValue, \"\(key)\") }"
    }

    /// `@NSManaged func addToItems(_ value: Item)`
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.body == nil, node.attributes.contains(where: { attributeName($0) == "NSManaged" }) else {
            return .visitChildren
        }
        let parameters = node.signature.parameterClause.parameters.map {
            (label: $0.firstName.text, name: ($0.secondName ?? $0.firstName).text)
        }
        guard let call = ManagedMethod(node.name.text)?.call(parameters) else {
            report.note(file.finding(.error, at: node, "@NSManaged \(node.name.text) is no method that a model makes."))
            return .visitChildren
        }
        report.insert(" { \(call) }", at: node.span.upperBound)
        return .visitChildren
    }
}

/// A method that changes a relationship to many: `addToItems`, `removeFromItems`, `addItemsObject`.
struct ManagedMethod {
    private let verb: String
    private let key: String

    init?(_ name: String) {
        for (start, verb) in [
            ("addTo", "add"), ("removeFrom", "remove"), ("insertInto", "insert"), ("replaceObjectIn", "replace"),
            ("replace", "replace"), ("add", "add"), ("remove", "remove"), ("insert", "insert"),
        ] where name.hasPrefix(start) {
            var rest = name.dropFirst(start.count)
            if rest.hasSuffix("Object") { rest = rest.dropLast(6) }
            guard let first = rest.first, first.isUppercase else { continue }
            self.verb = verb
            key = first.lowercased() + rest.dropFirst()
            return
        }
        return nil
    }

    func call(_ parameters: [(label: String, name: String)]) -> String? {
        let names = parameters.map(\.name)
        switch (verb, names.count) {
        case ("add", 1): return "addManaged(\(names[0]), \"\(key)\")"
        case ("remove", 1): return "removeManaged(\(parameters[0].label == "at" ? "at: " : "")\(names[0]), \"\(key)\")"
        case ("insert", 2): return "insertManaged(\(names[0]), at: \(names[1]), \"\(key)\")"
        case ("replace", 2): return "replaceManaged(at: \(names[0]), with: \(names[1]), \"\(key)\")"
        default: return nil
        }
    }
}

/// A value that stands for "nothing was answered", as Objective-C's zero does; nil when the type has none.
func defaultValue(of type: String) -> String? {
    if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
    switch type {
    case "Void", "()": return "()"
    case "Bool": return "false"
    case "Int", "UInt", "Double", "Float", "CGFloat", "TimeInterval", "NSInteger", "Int32", "Int64": return "0"
    case "String": return "\"\""
    case "CGPoint", "CGSize", "CGRect", "UIEdgeInsets", "CGVector": return ".zero"
    case "CGAffineTransform", "CATransform3D": return type == "CATransform3D" ? "CATransform3DIdentity" : ".identity"
    case "CGColor": return "CGColor(gray: 0, alpha: 0)"
    case let type where type.hasPrefix("[") && type.contains(":"): return "[:]"
    case let type where type.hasPrefix("["): return "[]"
    default: return nil
    }
}
