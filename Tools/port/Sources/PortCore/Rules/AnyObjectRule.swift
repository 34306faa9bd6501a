import PortBase
import SwiftSyntax

/// Members looked up on an object of no known class, as Objective-C allows: `(value as AnyObject).cgPointValue`, and `sender.tag` of a
/// parameter that is any object. Where one class has the member, the object is taken for one of it.
final class AnyObjectRule: Rule {
    /// What the values of such members are.
    private static let values: [String: String] = [
        "cgPointValue": "CGPoint", "cgSizeValue": "CGSize", "cgRectValue": "CGRect", "cgVectorValue": "CGVector",
        "uiEdgeInsetsValue": "UIEdgeInsets", "cgAffineTransformValue": "CGAffineTransform",
        "caTransform3DValue": "CATransform3D", "boolValue": "Bool", "intValue": "Int", "integerValue": "Int",
        "floatValue": "Float", "doubleValue": "Double", "uintValue": "UInt", "int32Value": "Int32",
        "int64Value": "Int64", "uint32Value": "UInt32", "uint64Value": "UInt64", "int16Value": "Int16",
        "uint16Value": "UInt16", "int8Value": "Int8", "uint8Value": "UInt8",
    ]
    /// Where several classes have a member, the one whose objects are sent about as any object.
    private static let usual: [String: String] = [
        "tag": "UIView", "frame": "UIView", "bounds": "UIView", "center": "UIView", "superview": "UIView",
        "isOn": "UISwitch", "duration": "CAAnimation", "value": "UISlider",
        "selectedSegmentIndex": "UISegmentedControl", "text": "UITextField",
        "title": "UIViewController", "currentTitle": "UIButton", "titleLabel": "UIButton", "setTitle": "UIButton",
        "setImage": "UIButton", "isSelected": "UIControl", "isEnabled": "UIControl", "state": "UIGestureRecognizer",
        "location": "UIGestureRecognizer", "view": "UIGestureRecognizer", "date": "UIDatePicker",
        "convert": "UIView", "transform": "UIView", "backgroundColor": "UIView", "alpha": "UIView",
        "isHidden": "UIView",
        "removeFromSuperview": "UIView", "addSubview": "UIView", "description": "any CustomStringConvertible",
        "perform": "NSObject", "isKind": "NSObject", "isMember": "NSObject", "conforms": "NSObject",
        "topAnchor": "UIView", "bottomAnchor": "UIView", "leadingAnchor": "UIView", "trailingAnchor": "UIView",
        "leftAnchor": "UIView", "rightAnchor": "UIView", "centerXAnchor": "UIView", "centerYAnchor": "UIView",
        "widthAnchor": "UIView", "heightAnchor": "UIView",
        "objCType": "NSValue", "stringValue": "NSNumber",
        "translation": "UIPanGestureRecognizer", "velocity": "UIPanGestureRecognizer",
    ]

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.base else { return .visitChildren }
        let member = node.declName.baseName.text
        guard !isMessage(node, member) else { return .visitChildren }
        if Self.values[member] != nil, let type = bitCast(base) {
            report.replace(
                type.span, member.hasPrefix("cg") || member.hasPrefix("uiEdge") ? "NSValue.self" : "NSNumber.self")
        } else if let cast = anyObjectCast(base) {
            if compare(node, cast) {
                return .visitChildren
            } else if let type = Self.values[member] {
                takeValue(node, cast, type)
            } else if let type = labelledOwner(of: member, node) ?? owner(of: member) ?? ownProtocol(with: member, node)
            {
                castPart(node, cast, type)
            }
        } else if takePart(node, base, member) || compareObjects(node, base) {
            return .visitChildren
        } else if let chain = base.as(OptionalChainingExprSyntax.self), Self.values[member] != nil,
            isOfInformation(chain.expression)
                || chain.expression.as(DeclReferenceExprSyntax.self).map(mayBeAnyObject) ?? false
        {
            let type = ["cg", "uiEdge", "ca"].contains { member.hasPrefix($0) } ? "NSValue" : "NSNumber"
            report.insert("(", at: chain.span.lowerBound)
            report.insert(" as? \(type))", at: chain.expression.span.upperBound)
        } else if isObjectProperty(base), !isObjectOfLists(node) {
            if let type = Self.values[member] {
                report.insert("(", at: base.span.lowerBound)
                let isAsked = asksWhetherItIsThere(node) || isUnwrappedLater(node)
                report.replace(base.span.upperBound..<node.span.upperBound, " as\(isAsked ? "?" : "!") \(type))")
            } else if let type = owner(of: member) ?? ownProtocol(with: member, node) {
                let isAsked = asksWhetherItIsThere(node)
                report.insert("(", at: base.span.lowerBound)
                report.insert(" as\(isAsked ? "?" : "!") \(type))\(isAsked ? "?" : "")", at: base.span.upperBound)
            }
        } else if let name = base.as(DeclReferenceExprSyntax.self), let type = Self.values[member], isAnyObject(name) {
            report.insert("(", at: name.span.lowerBound)
            let isAsked = asksWhetherItIsThere(node) || isUnwrappedLater(node)
            report.replace(name.span.upperBound..<node.span.upperBound, " as\(isAsked ? "?" : "!") \(type))")
        } else if let name = base.as(DeclReferenceExprSyntax.self),
            let type = owner(of: member) ?? ownProtocol(with: member, node), isAnyObject(name)
        {
            let isAsked = asksWhetherItIsThere(node)
            report.insert("(", at: name.span.lowerBound)
            report.insert(" as\(isAsked ? "?" : "!") \(type))\(isAsked ? "?" : "")", at: name.span.upperBound)
        }
        return .visitChildren
    }

    /// `json["name"]` and `list[0]` of any object, which dictionaries and lists answer.
    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.count == 1, let key = node.arguments.first, key.label == nil,
            let type = Self.collection(for: key.expression)
        else { return .visitChildren }
        if let cast = anyObjectCast(node.calledExpression) {
            report.replace(cast.word.span, "as?")
            report.replace(cast.type.span, type)
            report.insert("?", at: cast.tuple.span.upperBound)
        } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), isAnyObject(name) {
            report.insert("(", at: name.span.lowerBound)
            report.insert(" as? \(type))?", at: name.span.upperBound)
        } else if let name = node.calledExpression.as(OptionalChainingExprSyntax.self)?.expression
            .as(DeclReferenceExprSyntax.self), mayBeAnyObject(name)
        {
            report.insert("(", at: name.span.lowerBound)
            report.insert(" as? \(type))", at: name.span.upperBound)
        }
        return .visitChildren
    }

    /// `record["price"]?.doubleValue` and `record["on"]!.boolValue`: what a dictionary of any objects has for a text is a number where it is
    /// asked for one.
    private func takePart(_ node: MemberAccessExprSyntax, _ base: ExprSyntax, _ member: String) -> Bool {
        let value =
            base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
        guard let type = Self.answerers[member], !isDeclaredHere(member), file.text.contains("AnyObject"),
            let part = value?.as(SubscriptCallExprSyntax.self), part.arguments.count == 1,
            let key = part.arguments.first?.expression,
            key.is(StringLiteralExprSyntax.self) || key.trimmedDescription.hasSuffix(" as String")
        else { return false }
        report.insert("(", at: part.span.lowerBound)
        if base.is(OptionalChainingExprSyntax.self) {
            report.insert(" as? \(type))", at: part.span.upperBound)
        } else {
            let isAsked = asksWhetherItIsThere(node) || isUnwrappedLater(node)
            report.insert(isAsked ? " as? \(type))?" : " as! \(type))", at: base.span.upperBound)
        }
        if member == "integerValue" { report.replace(node.declName.span, "intValue") }
        return true
    }

    /// Who answers what is asked of any object.
    private static let answerers: [String: String] = [
        "boolValue": "NSNumber", "intValue": "NSNumber", "integerValue": "NSNumber", "floatValue": "NSNumber",
        "doubleValue": "NSNumber", "uintValue": "NSNumber", "int32Value": "NSNumber", "int64Value": "NSNumber",
        "stringValue": "NSNumber", "description": "any CustomStringConvertible",
    ]

    /// What is asked by a text, by a number or by a key that is one of Apple's, as it is written.
    private static func collection(for key: ExprSyntax) -> String? {
        if key.is(StringLiteralExprSyntax.self) { return "NSDictionary" }
        // `attributes?[FileAttributeKey.size]`.
        if let name = key.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription, name.hasSuffix("Key") {
            return "[AnyHashable: Any]"
        }
        return key.is(IntegerLiteralExprSyntax.self) ? "NSArray" : nil
    }

    /// `information[UIResponder.keyboardFrameEndUserInfoKey]` of a dictionary of any objects, and `x.map { $0 as AnyObject }`.
    private func isOfInformation(_ value: ExprSyntax) -> Bool {
        if let part = value.as(SubscriptCallExprSyntax.self) {
            if isObjectTable(part.calledExpression) { return true }
            return part.arguments.first?.expression.trimmedDescription.hasSuffix("UserInfoKey") ?? false
        }
        return value.is(FunctionCallExprSyntax.self) && value.trimmedDescription.hasSuffix("as AnyObject }")
    }

    /// `fromValue` and `self.fromValue` where every variable of that name is any object.
    private func isObjectProperty(_ base: ExprSyntax) -> Bool {
        let own = base.as(MemberAccessExprSyntax.self)
        if let own, own.base?.trimmedDescription != "self" { return false }
        let name = own?.declName.baseName.text ?? base.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard let name else { return false }
        return index.objects.contains(name) && !index.otherVariables.contains(name)
            && index.objectMembers.contains(name)
    }

    /// Members that whatever is a list has as well.
    private func isObjectOfLists(_ node: MemberAccessExprSyntax) -> Bool {
        ["count", "first", "last", "description", "hash"].contains(node.declName.baseName.text)
    }

    /// Messages that any object is sent are ``ReceiverRule``'s.
    private func isMessage(_ node: MemberAccessExprSyntax, _ member: String) -> Bool {
        guard let call = node.parent?.as(FunctionCallExprSyntax.self) else { return member == "responds" }
        return ReceiverRule.isMessage(member, call)
    }

    /// `unsafeBitCast(pointer, to: AnyObject.self)`, whose type is what is found.
    private func bitCast(_ base: ExprSyntax) -> ExprSyntax? {
        guard let call = base.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "unsafeBitCast",
            let type = call.arguments.last?.expression, type.trimmedDescription == "AnyObject.self"
        else { return nil }
        return type
    }

    private struct Cast {
        var tuple: TupleExprSyntax
        var word: UnresolvedAsExprSyntax
        var type: ExprSyntax
    }

    /// `(value as AnyObject)`.
    private func anyObjectCast(_ base: ExprSyntax) -> Cast? {
        guard let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let cast = tuple.elements.first?.expression.as(SequenceExprSyntax.self)
        else { return nil }
        let elements = Array(cast.elements)
        guard elements.count == 3, let word = elements[1].as(UnresolvedAsExprSyntax.self),
            word.questionOrExclamationMark == nil, elements[2].trimmedDescription == "AnyObject"
        else { return nil }
        return Cast(tuple: tuple, word: word, type: elements[2])
    }

    /// Where an optional is wanted, or made of what is found, it stays one.
    private func takeValue(_ node: MemberAccessExprSyntax, _ cast: Cast, _ type: String) {
        report.replace(cast.word.span, asksWhetherItIsThere(node) || isUnwrappedLater(node) ? "as?" : "as!")
        report.replace(cast.type.span, type)
        report.replace(cast.tuple.span.upperBound..<node.span.upperBound, "")
    }

    private func castPart(_ node: MemberAccessExprSyntax, _ cast: Cast, _ type: String) {
        let isAsked = asksWhetherItIsThere(node)
        if let chain = node.parent?.as(OptionalChainingExprSyntax.self), call(of: node) != nil {
            report.replace(chain.questionMark.span, "")
        }
        report.replace(cast.word.span, isAsked ? "as?" : "as!")
        report.replace(cast.type.span, type)
        if isAsked { report.insert("?", at: cast.tuple.span.upperBound) }
    }

    /// The call of the member: `object.member()`, and `object.member?()`, which asks whether it is there.
    private func call(of node: MemberAccessExprSyntax) -> FunctionCallExprSyntax? {
        guard let chain = node.parent?.as(OptionalChainingExprSyntax.self) else {
            return node.parent?.as(FunctionCallExprSyntax.self)
        }
        let call = chain.parent?.as(FunctionCallExprSyntax.self)
        return call?.calledExpression.id == ExprSyntax(chain).id ? call : nil
    }

    /// `(value as AnyObject).isEqual("x")`, `.isEqual(to: other)`: two values are equal as Objective-C's objects would be.
    private func compare(_ node: MemberAccessExprSyntax, _ cast: Cast) -> Bool {
        guard let call = call(of: node), node.declName.baseName.text == "isEqual", call.arguments.count == 1,
            let argument = call.arguments.first, [nil, "to"].contains(argument.label?.text)
        else { return false }
        let other = argument.expression
        guard other.is(StringLiteralExprSyntax.self) else {
            report.insert("((", at: cast.tuple.span.lowerBound)
            report.insert(" as? NSObject)?", at: cast.tuple.span.upperBound)
            report.replace(argument.span, other.trimmedDescription)
            report.insert(" ?? false)", at: call.span.upperBound)
            return true
        }
        report.insert("(", at: cast.tuple.span.lowerBound)
        report.replace(cast.word.span, "as?")
        report.replace(cast.type.span, "AnyHashable")
        report.replace(cast.tuple.span.upperBound..<other.span.lowerBound, " == AnyHashable(")
        report.insert(")", at: call.span.upperBound)
        return true
    }

    /// `token.object!.isEqual(other)`, where whatever is called `object` is any object: equal as `NSObject` has it, or the same one.
    private func compareObjects(_ node: MemberAccessExprSyntax, _ base: ExprSyntax) -> Bool {
        guard node.declName.baseName.text == "isEqual", let call = call(of: node), call.arguments.count == 1,
            let other = call.arguments.first?.expression
        else { return false }
        if let name = base.as(DeclReferenceExprSyntax.self) {
            guard isAnyObject(name) else { return false }
        } else {
            let unwrapped = base.as(ForceUnwrapExprSyntax.self)?.expression
            let name =
                unwrapped?.as(MemberAccessExprSyntax.self)?.declName ?? unwrapped?.as(DeclReferenceExprSyntax.self)
            guard let name = name?.baseName.text, index.objects.contains(name), !index.otherVariables.contains(name)
            else { return false }
        }
        report.insert("((", at: base.span.lowerBound)
        report.insert(" as? NSObject)?", at: base.span.upperBound)
        report.insert(
            " ?? (\(base.trimmedDescription) === (\(other.trimmedDescription)) as AnyObject?))",
            at: call.span.upperBound)
        return true
    }

    /// Methods whose labels tell the class that is meant.
    private func labelledOwner(of member: String, _ node: MemberAccessExprSyntax) -> String? {
        guard let call = call(of: node), !isDeclaredHere(member) else { return nil }
        return Self.labelled[member + "(" + call.arguments.map { "\($0.label?.text ?? "_"):" }.joined() + ")"]
    }

    private static let labelled: [String: String] = [
        "add(_:forKey:)": "CALayer", "object(forKey:)": "NSDictionary", "object(at:)": "NSArray",
        "addObject(_:)": "NSMutableArray", "addTarget(_:action:for:)": "UIControl", "value(forKey:)": "NSDictionary",
        "value(forKeyPath:)": "NSDictionary",
    ]

    private func owner(of member: String) -> String? {
        // What constraints are made of is a view's also where something here hands anchors on.
        guard !isDeclaredHere(member) || member.hasSuffix("Anchor") else { return nil }
        if let usual = Self.usual[member] { return usual }
        let owners = KitSymbols.shared.owners(of: member).filter { $0.hasPrefix("UI") || $0.hasPrefix("CA") }
        return owners.count == 1 ? owners.first : nil
    }

    /// The one protocol of the sources that has a method of the name, which several classes then have.
    private func ownProtocol(with member: String, _ node: MemberAccessExprSyntax) -> String? {
        guard let call = call(of: node), call.trailingClosure == nil else { return nil }
        let full = "\(member)(\(call.arguments.map { "\($0.label?.text ?? "_"):" }.joined()))"
        let owners = index.protocols.filter { $0.value.requirements.contains(full) }.keys
        return owners.count == 1 ? owners.first.map { "any \($0)" } : nil
    }

    /// Members of the program's own, of which some class of its own may be meant.
    private func isDeclaredHere(_ member: String) -> Bool {
        index.methods[member] != nil || index.objectMembers.contains(member)
    }

    /// Whether what follows wants an optional: `!`, `?`, `??` and `if let`.
    private func asksWhetherItIsThere(_ node: MemberAccessExprSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) { return true }
        if parent.parent?.is(OptionalBindingConditionSyntax.self) ?? false { return true }
        guard let list = parent.as(ExprListSyntax.self) else { return false }
        let following = list.drop { $0.id != node.id }.dropFirst().first
        return following?.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    }

    /// `let frame = (value as AnyObject).cgRectValue`, with `frame!` or `frame?` further down.
    private func isUnwrappedLater(_ node: MemberAccessExprSyntax) -> Bool {
        guard let binding = node.parent?.parent?.as(PatternBindingSyntax.self), binding.typeAnnotation == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return false }
        var ancestor = binding.parent
        while let current = ancestor, !current.is(CodeBlockItemListSyntax.self) { ancestor = current.parent }
        let reader = UnwrapReader(name)
        if let ancestor { reader.walk(ancestor) }
        return reader.isFound
    }

    private final class UnwrapReader: SyntaxVisitor {
        private let name: String
        private(set) var isFound = false

        init(_ name: String) {
            self.name = name
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
            if node.expression.trimmedDescription == name { isFound = true }
            return .visitChildren
        }

        override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
            if node.expression.trimmedDescription == name { isFound = true }
            return .visitChildren
        }

        override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
            if (node.initializer?.value.trimmedDescription ?? node.pattern.trimmedDescription) == name {
                isFound = true
            }
            return .visitChildren
        }
    }

    /// Whether a name is a parameter of the function around it, or a variable before it, whose type is any object.
    private func isAnyObject(_ name: DeclReferenceExprSyntax) -> Bool {
        var ancestor = name.parent
        while let current = ancestor {
            if let block = current.as(CodeBlockItemListSyntax.self), declares(name, in: block) { return true }
            if let condition = current.as(IfExprSyntax.self)?.conditions, binds(name, condition) { return true }
            if let loop = current.as(ForStmtSyntax.self), isElement(name, of: loop) { return true }
            if let loop = current.as(ForStmtSyntax.self), loop.pattern.trimmedDescription == name.baseName.text {
                return loop.typeAnnotation.map { Self.isAnyObject($0.type) } ?? false
            }
            if let function = current.as(FunctionDeclSyntax.self) {
                let parameter = function.signature.parameterClause.parameters.first {
                    ($0.secondName ?? $0.firstName).text == name.baseName.text
                }
                return parameter.map { Self.isAnyObject($0.type) } ?? false && !isShadowed(name, in: function)
            }
            ancestor = current.parent
        }
        return false
    }

    /// Whether a name in the same body is any object or nothing, as in `data?["title"]`.
    private func mayBeAnyObject(_ name: DeclReferenceExprSyntax) -> Bool {
        DeclaredClass(of: name.baseName.text).found(at: name) == "AnyObject"
    }

    /// `for (key, value) in table` and `for value in list` of any objects, as the table or list is declared.
    private func isElement(_ name: DeclReferenceExprSyntax, of loop: ForStmtSyntax) -> Bool {
        guard loop.typeAnnotation == nil, let all = loop.sequence.as(DeclReferenceExprSyntax.self)?.baseName.text else {
            return false
        }
        let tuple = loop.pattern.as(TuplePatternSyntax.self)
        guard (tuple?.elements.last?.pattern ?? loop.pattern).trimmedDescription == name.baseName.text
        else { return false }
        return tuple == nil
            ? DeclaredClass(of: all).found(at: loop) == "[AnyObject]" : isObjectTable(all, at: loop)
    }

    private static func isAnyObject(_ type: TypeSyntax) -> Bool {
        ["AnyObject", "AnyObject!"].contains(type.trimmedDescription)
    }

    /// `let value: AnyObject = …` and `let value = … as AnyObject` among the statements before.
    private func declares(_ name: DeclReferenceExprSyntax, in block: CodeBlockItemListSyntax) -> Bool {
        block.contains { item in
            guard item.span.lowerBound < name.span.lowerBound else { return false }
            if let statement = item.item.as(GuardStmtSyntax.self) { return binds(name, statement.conditions) }
            guard let variable = item.item.as(VariableDeclSyntax.self) else { return false }
            return variable.bindings.contains {
                guard $0.pattern.trimmedDescription == name.baseName.text else { return false }
                guard let type = $0.typeAnnotation?.type else {
                    return $0.initializer?.value.trimmedDescription.hasSuffix(" as AnyObject") ?? false
                }
                return Self.isAnyObject(type)
            }
        }
    }

    /// `if let source = source` and `guard let source` of a property that is any object.
    private func binds(_ name: DeclReferenceExprSyntax, _ conditions: ConditionElementListSyntax) -> Bool {
        conditions.contains {
            guard let binding = $0.condition.as(OptionalBindingConditionSyntax.self),
                binding.pattern.trimmedDescription == name.baseName.text
            else { return false }
            return binding.typeAnnotation.map { Self.isAnyObject($0.type) }
                ?? (isObjectProperty(binding.initializer?.value ?? ExprSyntax(name))
                    || isPart(binding.initializer?.value))
        }
    }

    /// `change[.oldKey]` of a table of any objects.
    private func isPart(_ value: ExprSyntax?) -> Bool {
        value?.as(SubscriptCallExprSyntax.self).map { isObjectTable($0.calledExpression) } ?? false
    }

    /// Whether a name stands for a table of any objects, as it is declared: `let change = change as [NSKeyValueChangeKey: AnyObject]?`.
    private func isObjectTable(_ value: ExprSyntax) -> Bool {
        value.as(DeclReferenceExprSyntax.self).map { isObjectTable($0.baseName.text, at: value) } ?? false
    }

    private func isObjectTable(_ name: String, at node: some SyntaxProtocol) -> Bool {
        let type = DeclaredClass(of: name).found(at: node)?.filter { $0 != " " }
        return type.map { $0.hasPrefix("[") && $0.hasSuffix(":AnyObject]") } ?? false
    }

    /// `guard let sender = sender as? UIButton`, after which the name stands for something else.
    private func isShadowed(_ name: DeclReferenceExprSyntax, in function: FunctionDeclSyntax) -> Bool {
        let text = function.body?.trimmedDescription ?? ""
        return text.contains("let \(name.baseName.text) =") || text.contains("var \(name.baseName.text) =")
    }
}
