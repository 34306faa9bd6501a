import SwiftSyntax

/// `page.type.init()` where the class is known only at run time, `View()` and `View.init` of a generic parameter: Swift wants a `required`
/// initialiser, which Apple's classes do without. The frameworks make the object.
final class MetatypeRule: Rule {

    static func concerns(_ text: TextSearch, _ index: Index) -> Bool {
        if !index.metatypes.isEmpty || !index.metatypeLists.isEmpty, text.has(".init(") { return true }
        if text.has(".Type).init(") { return true }
        if text.has("Self("), text.has("extension", "class") { return true }
        if text.has("type(of:"), text.has(").init(") { return true }
        if text.has("self.init(", "Self.init("), text.has("static func", "class func", "class var", "static var") {
            return true
        }
        let parameters = Set(index.genericBounds.values.flatMap(\.keys))
        return text.has(any: parameters.flatMap { ["\($0)(", "\($0).init"] })
            || text.has(any: index.associatedBounds.keys.flatMap { ["\($0).init", "\($0)("] })
            || !parameters.isEmpty && text.has(" .init(", "(.init(", "{.init(")
            || !index.associatedBounds.isEmpty && text.has(" .init(")
    }

    /// The initialisers of the frameworks that classes known only at run time are made by.
    private static let initializers: Set<[String]> = [
        [], ["frame"], ["nibName", "bundle"], ["identifier", "source", "destination"],
    ]

    /// Initialisers of single classes, and the class.
    private static let ownInitializers: [[String]: String] = [
        ["style", "reuseIdentifier"]: "UITableViewCell", ["reuseIdentifier"]: "UITableViewHeaderFooterView",
        ["frame", "style"]: "UITableView", ["frame", "collectionViewLayout"]: "UICollectionView",
        ["type"]: "UIButton", ["image"]: "UIImageView", ["rootViewController"]: "UINavigationController",
        ["style"]: "UITableViewController", ["collectionViewLayout"]: "UICollectionViewController",
        ["presentedViewController", "presenting"]: "UIPresentationController",
        ["target", "action"]: "UIGestureRecognizer",
        ["title", "style", "target", "action"]: "UIBarButtonItem",
        ["image", "style", "target", "action"]: "UIBarButtonItem",
        ["barButtonSystemItem", "target", "action"]: "UIBarButtonItem", ["customView"]: "UIBarButtonItem",
        ["forCellWith"]: "UICollectionViewLayoutAttributes",
        ["forSupplementaryViewOfKind", "with"]: "UICollectionViewLayoutAttributes",
        ["forDecorationViewOfKind", "with"]: "UICollectionViewLayoutAttributes",
        ["windowScene"]: "UIWindow", ["arrangedSubviews"]: "UIStackView", ["fileURL"]: "UIDocument",
        ["context"]: "NSManagedObject", ["entity", "insertInto"]: "NSManagedObject",
    ]

    /// Classes that were made final in this file.
    private var closed: Set<String> = []

    private static func isKnown(_ labels: [String]) -> Bool {
        initializers.contains(labels) || ownInitializers[labels] != nil
    }

    /// Whether the frameworks can make an object of the class by the initialiser.
    private func canMake(_ owner: String, by labels: [String]) -> Bool {
        guard let needed = Self.ownInitializers[labels] else { return true }
        let written = index.aliases[owner] ?? owner
        return written == needed || index.ancestors(of: written).contains(needed)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        if !Self.initializers.contains(labels), isOwnType(node.calledExpression), let type = answeredType(around: node)
        {
            report.replace(node.calledExpression.span, type)
            return .visitChildren
        }
        if isOwnType(node.calledExpression), let values = valueClass(answeringSelfAround: node) {
            report.replace(node.calledExpression.span, "(\(values.name)")
            report.insert(" \(values.isOptional ? "as?" : "as!") Self)", at: node.span.upperBound)
            return .visitChildren
        }
        if !Self.isKnown(labels), isOwnType(node.calledExpression), closeClass(around: node) { return .visitChildren }
        guard Self.isKnown(labels), node.trailingClosure == nil else { return .visitChildren }
        if makeAnswer(labels, node) { return .visitChildren }
        if isOwnType(node.calledExpression), let owner = ownClass(at: node) {
            guard canMake(owner, by: labels) else { return .visitChildren }
            makeOwn(labels, node)
            if !owner.hasPrefix("UI") || labels.isEmpty { importUIKit() }
            return .visitChildren
        }
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            if let bound = bound(of: name.baseName.text, at: node) ?? associatedBound(name.baseName.text) {
                make(ExprSyntax(name), isType: true, bound, labels, node)
            }
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.text == "init"
        {
            if let object = base.objectOfType {
                if let owner = classOfObject(object, at: node), !declares(labels, owner) {
                    make(base, isType: false, owner, labels, node)
                }
                return .visitChildren
            }
            let generic = base.as(DeclReferenceExprSyntax.self).flatMap { bound(of: $0.baseName.text, at: node) }
            let named =
                heldClass(lastName(base), at: node) ?? classOfLocalType(base, at: node)
                ?? index.metatypes[lastName(base)]
                ?? listName(base).flatMap { index.metatypeLists[$0] }
            let written = named.map { bound(of: $0, at: node) ?? $0 }.flatMap { isDeclared($0) ? $0 : nil }
            let held = written ?? castClass(base) ?? classOfAll(base)
            if let owner = generic ?? held, !declares(labels, owner) {
                make(base, isType: generic != nil, owner, labels, node)
            }
        }
        return .visitChildren
    }

    // MARK: Objects of the type that makes them

    /// `Self(…)`, `Self.init(…)`, and `self.init(…)` where `self` is the type.
    private func isOwnType(_ called: some ExprSyntaxProtocol) -> Bool {
        switch called.trimmedDescription {
        case "Self", "Self.init": true
        case "self.init": isInTypeMember(called)
        default:
            ExprSyntax(called).as(MemberAccessExprSyntax.self)?.declName.argumentNames != nil
                && isOwnInitializer(called)
        }
    }

    /// `self.init(cgColor:)` as a function.
    private func isOwnInitializer(_ called: some SyntaxProtocol) -> Bool {
        called.trimmedDescription.hasPrefix("self.init(")
            ? isInTypeMember(called) : called.trimmedDescription.hasPrefix("Self.init(")
    }

    /// `class func gold() -> UIColor { self.init(red: …) }` in an extension of a class of the frameworks: what it answers is of that class.
    private func answeredType(around node: some SyntaxProtocol) -> String? {
        var ancestor = node.parent
        var answered: String?
        while let current = ancestor {
            if answered == nil, let function = current.as(FunctionDeclSyntax.self), isOfType(function.modifiers) {
                answered = function.signature.returnClause?.type.trimmedDescription
            }
            if answered == nil, let variable = current.as(VariableDeclSyntax.self), isOfType(variable.modifiers) {
                answered = variable.bindings.first?.typeAnnotation?.type.trimmedDescription
            }
            if let type = current.as(ExtensionDeclSyntax.self) {
                let name = type.extendedType.trimmedDescription
                // The answer may be none.
                let plain = answered.map { $0.hasSuffix("?") || $0.hasSuffix("!") ? String($0.dropLast()) : $0 }
                return name == plain && name.hasPrefix("UI") && index.classes[name] == nil ? name : nil
            }
            if declaredTypeName(current) != nil { return nil }
            ancestor = current.parent
        }
        return nil
    }

    /// Classes whose objects are values, which nobody derives from.
    private static let valueClasses: Set<String> = [
        "UIColor", "UIImage", "UIFont", "UIFontDescriptor", "UIBezierPath", "UIBlurEffect", "NSAttributedString",
        "NSMutableAttributedString", "NSParagraphStyle", "NSMutableParagraphStyle", "NSShadow", "NSError", "CIColor",
        "CIImage", "CIVector",
    ]

    /// `static func mixed() -> Self { self.init(red: …) }` in an extension of such a class.
    private func valueClass(answeringSelfAround node: some SyntaxProtocol) -> (name: String, isOptional: Bool)? {
        var ancestor = node.parent
        var answered: String?
        while let current = ancestor {
            if answered == nil, let function = current.as(FunctionDeclSyntax.self), isOfType(function.modifiers) {
                answered = function.signature.returnClause?.type.trimmedDescription
            }
            if answered == nil, let variable = current.as(VariableDeclSyntax.self), isOfType(variable.modifiers) {
                answered = variable.bindings.first?.typeAnnotation?.type.trimmedDescription
            }
            if let type = current.as(ExtensionDeclSyntax.self), let answered, ["Self", "Self?"].contains(answered) {
                let name = type.extendedType.trimmedDescription
                return Self.valueClasses.contains(name) ? (name, answered.hasSuffix("?")) : nil
            }
            if declaredTypeName(current) != nil { return nil }
            ancestor = current.parent
        }
        return nil
    }

    /// `class func done() -> BarItem { self.init(title: …) }` in a class that nothing of these sources derives from: as a final one it needs no
    /// `required` initialiser. One that other modules may derive from stays as it is.
    private func closeClass(around node: FunctionCallExprSyntax) -> Bool {
        var ancestor = node.parent
        while let current = ancestor, declaredTypeName(current) == nil { ancestor = current.parent }
        guard let type = ancestor?.as(ClassDeclSyntax.self), isOfFrameworks(type.name.text), !hasRequired(type, node),
            !type.modifiers.contains(where: { $0.name.text == "open" }),
            !index.isSuperclass(type.name.text)
        else { return false }
        if closed.insert(type.name.text).inserted { report.insert("final ", at: type.classKeyword.span.lowerBound) }
        return true
    }

    /// `.map(self.init(cgColor:))` becomes a closure.
    private func makeValue(_ node: MemberAccessExprSyntax) -> Bool {
        guard let labels = node.declName.argumentNames?.arguments.map(\.name.text), isOwnType(node),
            let values = valueClass(answeringSelfAround: node)
        else { return false }
        let arguments = labels.enumerated().map { $1 == "_" ? "$\($0)" : "\($1): $\($0)" }.joined(separator: ", ")
        report.replace(node.span, "{ \(values.name)(\(arguments)) as! Self }")
        return true
    }

    private func isInTypeMember(_ node: some SyntaxProtocol) -> Bool {
        var ancestor = node.parent
        while let current = ancestor {
            if let function = current.as(FunctionDeclSyntax.self) { return isOfType(function.modifiers) }
            if let variable = current.as(VariableDeclSyntax.self),
                variable.parent?.is(MemberBlockItemSyntax.self) ?? false
            {
                return isOfType(variable.modifiers)
            }
            if current.is(InitializerDeclSyntax.self) { return false }
            ancestor = current.parent
        }
        return false
    }

    private func isOfType(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { ["static", "class"].contains($0.name.text) }
    }

    /// The class of the frameworks that objects made here are of, where their initialiser is not required.
    private func ownClass(at node: FunctionCallExprSyntax) -> String? {
        var ancestor = node.parent
        while let current = ancestor {
            if current.is(StructDeclSyntax.self) || current.is(EnumDeclSyntax.self) || current.is(ActorDeclSyntax.self)
            {
                return nil
            }
            if let type = current.as(ClassDeclSyntax.self) {
                return isOfFrameworks(type.name.text) && !hasRequired(type, node) ? type.name.text : nil
            }
            if let type = current.as(ExtensionDeclSyntax.self) {
                let bound = genericBounds(of: current)["Self"]
                let names = [bound, typeKey(type.extendedType.trimmedDescription)].compactMap(\.self)
                return names.first { $0 == "NSObject" || isOfFrameworks($0) }
                    ?? names.lazy.compactMap(classAsked).first
            }
            ancestor = current.parent
        }
        return nil
    }

    /// `func make() -> View { .init() }`, where `View` is a parameter or an associated type that a class of the frameworks bounds.
    private func makeAnswer(_ labels: [String], _ node: FunctionCallExprSyntax) -> Bool {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
            member.declName.baseName.text == "init", let type = typeAnswered(by: node),
            let bound = bound(of: type, at: node) ?? associatedBound(type), isOfFrameworks(bound),
            canMake(bound, by: labels)
        else { return false }
        importUIKit()
        let open = node.leftParen?.span.upperBound ?? node.calledExpression.span.upperBound
        report.replace(
            node.calledExpression.span.lowerBound..<open, "instance(of: \(type).self" + (labels.isEmpty ? "" : ", "))
        return true
    }

    /// The type that a function or property answers whose only word, or one of whose returns, is the expression.
    private func typeAnswered(by node: FunctionCallExprSyntax) -> String? {
        let isReturned = node.parent?.is(ReturnStmtSyntax.self) ?? false
        let item = node.parent?.as(CodeBlockItemSyntax.self)
        guard isReturned || item?.parent?.as(CodeBlockItemListSyntax.self)?.count == 1 else { return nil }
        var ancestor = node.parent
        while let current = ancestor {
            if let function = current.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type.trimmedDescription
            }
            if let binding = current.as(PatternBindingSyntax.self) {
                return binding.typeAnnotation?.type.trimmedDescription
            }
            if current.is(ClosureExprSyntax.self) || declaredTypeName(current) != nil { return nil }
            ancestor = current.parent
        }
        return nil
    }

    private func hasRequired(_ type: ClassDeclSyntax, _ node: FunctionCallExprSyntax) -> Bool {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        return type.modifiers.contains { $0.name.text == "final" }
            || type.memberBlock.members.contains { member in
                guard let initializer = member.decl.as(InitializerDeclSyntax.self),
                    initializer.modifiers.contains(where: { $0.name.text == "required" })
                else { return false }
                return initializer.signature.parameterClause.parameters.map(\.firstName.text) == labels
            }
    }

    private func makeOwn(_ labels: [String], _ node: FunctionCallExprSyntax) {
        let open = node.leftParen?.span.upperBound ?? node.calledExpression.span.upperBound
        let start = node.calledExpression.span.lowerBound
        let maker = labels.isEmpty ? "freshObject(of: Self.self" : "instance(of: Self.self, "
        report.replace(start..<open, maker)
    }

    /// `defaultValue: View.init` becomes a closure.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.declName.baseName.text == "init", makeValue(node) { return .skipChildren }
        guard node.declName.baseName.text == "init", node.declName.argumentNames == nil,
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(node).id,
            let name = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let bound = bound(of: name, at: node) ?? index.associatedBounds[name], isOfFrameworks(bound)
        else { return .visitChildren }
        report.replace(node.span, "{ instance(of: \(name).self) }")
        importUIKit()
        return .skipChildren
    }

    private func make(
        _ base: ExprSyntax, isType: Bool, _ owner: String, _ labels: [String], _ node: FunctionCallExprSyntax
    ) {
        let isAnyObject = (owner == "NSObject" || isLayer(owner)) && labels.isEmpty
        guard isAnyObject || isOfFrameworks(owner), canMake(owner, by: labels) else { return }
        importUIKit()
        report.insert(isAnyObject ? "freshObject(of: " : "instance(of: ", at: base.span.lowerBound)
        let open = node.leftParen?.span.upperBound ?? node.calledExpression.span.upperBound
        report.replace(base.span.upperBound..<open, (isType ? ".self" : "") + (labels.isEmpty ? "" : ", "))
    }

    /// The class that bounds an associated type of a protocol, where no type has its name.
    private func associatedBound(_ name: String) -> String? {
        index.typeNames.contains(name) && index.aliases[name] == nil ? nil : index.associatedBounds[name]
    }

    /// The class that bounds a generic parameter which is in scope.
    private func bound(of name: String, at node: some SyntaxProtocol) -> String? {
        var ancestor = node.parent
        while let current = ancestor {
            if let bound = genericBounds(of: current)[name] { return bound }
            if let type = current.as(ExtensionDeclSyntax.self) {
                return index.genericBounds[typeKey(type.extendedType.trimmedDescription)]?[name]
            }
            ancestor = current.parent
        }
        return nil
    }

    /// The class in `viewClass: View.Type`, as a parameter around or a property of the type around says.
    private func heldClass(_ name: String, at node: some SyntaxProtocol) -> String? {
        func held(_ type: TypeSyntax?) -> String? {
            guard var text = type?.trimmedDescription else { return nil }
            if text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
            return text.hasSuffix(".Type") ? typeKey(String(text.dropLast(5))) : nil
        }
        var ancestor = node.parent
        while let current = ancestor {
            let parameters =
                current.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
                ?? current.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
            let parameter = parameters?.first { ($0.secondName ?? $0.firstName).text == name }
            if let found = held(parameter?.type) { return found }
            if let group = current.asProtocol(DeclGroupSyntax.self) {
                let bindings = group.memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }
                    .flatMap(\.bindings)
                return held(bindings.first { $0.pattern.trimmedDescription == name }?.typeAnnotation?.type)
            }
            ancestor = current.parent
        }
        return nil
    }

    /// The class in `let kind = type(of: view)`, of a constant in the same block or around it.
    private func classOfLocalType(_ base: ExprSyntax, at node: FunctionCallExprSyntax) -> String? {
        guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        var ancestor = node.parent
        while let current = ancestor {
            for item in current.as(CodeBlockItemListSyntax.self) ?? [] {
                let binding = item.item.as(VariableDeclSyntax.self)?.bindings.first
                guard binding?.pattern.trimmedDescription == name, let object = binding?.initializer?.value.objectOfType
                else { continue }
                return classOfObject(object, at: node)
            }
            if declaredTypeName(current) != nil { return nil }
            ancestor = current.parent
        }
        return nil
    }

    /// The class that `object` is said to be of, in `type(of: object).init(…)`.
    private func classOfObject(_ object: ExprSyntax, at node: FunctionCallExprSyntax) -> String? {
        guard let name = object.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        return name == "self" ? ownClass(at: node) : DeclaredClass(of: name).found(at: node)
    }

    /// Whether a class of the sources has the initialiser itself, which then is a required one.
    private func declares(_ labels: [String], _ owner: String) -> Bool {
        ([owner] + index.superclasses(of: owner)).contains { index.classes[$0]?.initializers.contains(labels) ?? false }
    }

    private func lastName(_ base: ExprSyntax) -> String {
        if let member = base.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        return base.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    }

    /// The class in `(found as! Page.Type)`.
    private func castClass(_ base: ExprSyntax) -> String? {
        guard let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let cast = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements.last,
            let type = cast.as(TypeExprSyntax.self)?.type.trimmedDescription, type.hasSuffix(".Type")
        else { return nil }
        return typeKey(String(type.dropLast(5)))
    }

    /// Not a generic parameter of somewhere else.
    private func isDeclared(_ name: String) -> Bool {
        index.typeNames.contains(name) || isOfFrameworks(name) || isLayer(name)
    }

    /// A value that makes an object is a type. Where all types that the sources hold as values are classes of the frameworks, as in
    /// `let (_, page) = pages[0]` and `pages.map { $0.init() }`, this one is too.
    private func classOfAll(_ base: ExprSyntax) -> String? {
        guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text, name != "self", name != "super",
            let first = name.first, first == "$" || first.isLowercase
        else { return nil }
        let held = Set(index.metatypes.values).union(index.metatypeLists.values).filter(isDeclared)
        return held.allSatisfy(isOfFrameworks) ? held.min() : nil
    }

    /// The list in `classes[name]!`.
    private func listName(_ base: ExprSyntax) -> String? {
        let plain = base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
        return plain.as(SubscriptCallExprSyntax.self).map { lastName($0.calledExpression) }
    }

    /// The class that objects of a protocol are of: `protocol StyledView: UIView`. One that asks for the initialiser itself has it.
    private func classAsked(by name: String) -> String? {
        guard index.protocols[name].map({ !$0.asksForPlainInitializer }) ?? false else { return nil }
        return index.withInherited(name).flatMap { index.protocols[$0]?.inherited ?? [] }
            .first { index.protocols[$0] == nil && isOfFrameworks($0) }
    }

    /// Whether the class is a view's, a controller's or another of the frameworks' whose initialisers they call, as far as the sources tell.
    private func isOfFrameworks(_ name: String) -> Bool {
        base(of: name).hasPrefix("UI") || base(of: name) == "NSManagedObject"
    }

    private func isLayer(_ name: String) -> Bool { base(of: name).hasPrefix("CA") && base(of: name).hasSuffix("Layer") }

    /// The first class above that the sources do not declare.
    private func base(of name: String) -> String {
        let top = index.superclasses(of: name).last ?? name
        let written = index.classes[top]?.inherited.first ?? top
        return index.aliases[written] ?? written
    }
}
