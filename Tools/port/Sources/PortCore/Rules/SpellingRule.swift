import SwiftSyntax

/// Spellings of Swift 3 and 4 that no alias in the frameworks can bring back: overrides under old names, and what the
/// language dropped.
final class SpellingRule: Rule {
    /// One of these stands in every file that the rule has something to say about.
    static let words =
        [
            "override", "characters", "static", "open let", "!", "description()", "abs(", "ProcessInfo()",
            "didFinishPickingMediaWithInfo", "===", "!==", "func <", "videoGravity",
            "Bundle.init)", "URLCache(memoryCapacity", "decodeCInt", ".default()", ".recordPermission()",
        ] + emptyObjects.keys.flatMap { ["\($0)()", "\($0).init()", "\($0) = .init()"] }

    /// Overridable members by their old names: methods with the first label, or variables.
    private static let renamedOverrides: [String: (base: String, label: String?)] = [
        "addChildViewController(_:)": ("addChild", nil),
        "removeFromParentViewController()": ("removeFromParent", nil),
        "willMove(toParentViewController:)": ("willMove", "toParent"),
        "didMove(toParentViewController:)": ("didMove", "toParent"),
        "bringSubview(toFront:)": ("bringSubviewToFront", "_"),
        "sendSubview(toBack:)": ("sendSubviewToBack", "_"),
        "prefersStatusBarHidden()": ("prefersStatusBarHidden", nil),
    ]
    private static let renamedVariables: [String: String] = [
        "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
        "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
        "childViewControllers": "children",
    ]

    /// Methods of every object that Foundation on Linux does not let classes override.
    private static let closed: Set<String> = ["isKind(of:)", "isMember(of:)", "conforms(to:)"]

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        closeStatic(node.modifiers)
        bringInfoUpToDate(node)
        giveWay(node)
        if node.modifiers.contains(where: { $0.name.text == "override" }), Self.closed.contains(fullName(node)) {
            commentOut(node.span)
            report.note(
                file.finding(
                    .warning, at: node,
                    "\(fullName(node)) cannot be overridden on Linux: left out there, and every object answers for its class."
                ))
            return .skipChildren
        }
        guard node.modifiers.contains(where: { $0.name.text == "override" }),
            let renamed = Self.renamedOverrides[fullName(node)]
        else { return .visitChildren }
        report.replace(node.name.span, renamed.base)
        if let label = renamed.label, let first = node.signature.parameterClause.parameters.first {
            let inner = first.secondName == nil ? " \(first.firstName.text)" : ""
            report.replace(first.firstName.span, label + inner)
        }
        return .visitChildren
    }

    /// `func < (a: NSNumber, b: NSNumber)`, which Foundation has itself on Linux.
    private func giveWay(_ node: FunctionDeclSyntax) {
        guard node.name.text == "<", node.parent?.is(CodeBlockItemSyntax.self) ?? false,
            node.signature.parameterClause.parameters.allSatisfy({ $0.type.trimmedDescription == "NSNumber" })
        else { return }
        report.insert(
            "@_disfavoredOverload ", at: node.modifiers.first?.span.lowerBound ?? node.funcKeyword.span.lowerBound)
    }

    /// What an image picker tells, whose keys were strings in Swift 4.
    private func bringInfoUpToDate(_ node: FunctionDeclSyntax) {
        guard fullName(node) == "imagePickerController(_:didFinishPickingMediaWithInfo:)",
            let type = node.signature.parameterClause.parameters.last?.type.as(DictionaryTypeSyntax.self),
            type.key.trimmedDescription == "String"
        else { return }
        report.replace(type.span, "[UIImagePickerController.InfoKey: Any]")
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        closeStatic(node.modifiers)
        // `open let`, which Swift 4 took: nobody can override it.
        if node.bindingSpecifier.text == "let", let open = node.modifiers.first(where: { $0.name.text == "open" }),
            !node.modifiers.contains(where: { $0.name.text == "static" })
        {
            report.replace(open.name.span, "public")
        }
        guard node.modifiers.contains(where: { $0.name.text == "override" }) else { return .visitChildren }
        for binding in node.bindings {
            if let renamed = Self.renamedVariables[binding.pattern.trimmedDescription] {
                report.replace(binding.pattern.span, renamed)
            }
        }
        return .visitChildren
    }

    /// `view.alpha as AnyObject!` and `(View) -> Chain!`, where Swift 4 took the mark for a question mark.
    override func visit(_ node: ImplicitlyUnwrappedOptionalTypeSyntax) -> SyntaxVisitorContinueKind {
        guard let parent = node.parent, !isDeclared(by: parent) else { return .visitChildren }
        report.replace(node.exclamationMark.span, "?")
        return .visitChildren
    }

    /// The type of a variable, a parameter or an answer: there the mark still stands.
    private func isDeclared(by parent: Syntax) -> Bool {
        if let attributed = parent.as(AttributedTypeSyntax.self) { return attributed.parent.map(isDeclared) ?? false }
        if let answer = parent.as(ReturnClauseSyntax.self) {
            return answer.parent?.is(FunctionSignatureSyntax.self) ?? false
                || answer.parent?.is(SubscriptDeclSyntax.self) ?? false
                || answer.parent?.is(ClosureSignatureSyntax.self) ?? false
        }
        return parent.is(TypeAnnotationSyntax.self) || parent.is(FunctionParameterSyntax.self)
            || parent.is(ClosureParameterSyntax.self)
    }

    /// `open static`: what is static was never overridden.
    private func closeStatic(_ modifiers: DeclModifierListSyntax) {
        guard let open = modifiers.first(where: { $0.name.text == "open" }),
            modifiers.contains(where: { $0.name.text == "static" })
        else { return }
        report.replace(open.name.span, "public")
    }

    /// `type(of: view).description()`, which Objective-C's classes answer; and `abs(x)` inside `CGFloat`, which has a static
    /// method of that name on Linux.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let called = node.calledExpression.as(DeclReferenceExprSyntax.self), called.baseName.text == "abs",
            enclosingType(of: node).map(typeKey) == "CGFloat", index.methods["abs"] == nil
        {
            report.insert("Swift.", at: called.span.lowerBound)
        }
        fillEmptyObject(node)
        nameFolder(node)
        nameWidth(node)
        ask(node)
        guard node.arguments.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self) else {
            return .visitChildren
        }
        guard member.declName.baseName.text == "description", let base = member.base,
            index.methods["description"] == nil
        else { return .visitChildren }
        let isType = base.is(DeclReferenceExprSyntax.self) && base.trimmedDescription.first?.isUppercase ?? false
        report.insert("String(describing: ", at: base.span.lowerBound)
        report.replace(base.span.upperBound..<node.span.upperBound, isType ? ".self)" : ")")
        return .visitChildren
    }

    /// Objects that Foundation on Linux cannot make of nothing, and what makes the same ones there.
    static let emptyObjects: [String: String] = [
        "NSAttributedString": "string: \"\"", "NSMutableAttributedString": "string: \"\"",
        "NSMutableString": "capacity: 0",
        "Timer": "timeInterval: 0, repeats: false, block: { _ in }",
        "NSError": "domain: \"\", code: 0", "URLSession": "configuration: .default",
        "NSRegularExpression": "pattern: \"(?!)\"", "Progress": "totalUnitCount: 0", "Scanner": "string: \"\"",
        "URLCache": "memoryCapacity: 0, diskCapacity: 0, diskPath: nil", "NSPredicate": "value: false",
    ]

    /// `UNNotificationSound.default()`, `session.recordPermission()`: methods once, properties today.
    private func ask(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
        else { return }
        let name = member.declName.baseName.text
        let isSound = name == "default" && base.trimmedDescription == "UNNotificationSound"
        guard isSound || name == "recordPermission" && index.methods[name] == nil else { return }
        report.replace(member.span.upperBound..<node.span.upperBound, "")
    }

    /// `coder.decodeCInt(forKey:)`, which Foundation's readers of archives on Linux do not have.
    private func nameWidth(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "decodeCInt", index.methods["decodeCInt"] == nil
        else { return }
        report.replace(member.declName.span, "decodeInt32")
    }

    /// `URLCache(memoryCapacity: 0, diskCapacity: 0)`, whose folder Foundation on Linux wants as a path.
    private func nameFolder(_ node: FunctionCallExprSyntax) {
        guard node.calledExpression.trimmedDescription == "URLCache", let last = node.arguments.last,
            node.arguments.first?.label?.text == "memoryCapacity"
        else { return }
        if last.label?.text == "diskCapacity" {
            report.insert(", diskPath: nil", at: last.span.upperBound)
        } else if let label = last.label, label.text == "directory" {
            report.replace(label.span, "diskPath")
            report.insert("(", at: last.expression.span.lowerBound)
            report.insert(" as URL?)?.path", at: last.expression.span.upperBound)
        }
    }

    private func fillEmptyObject(_ node: FunctionCallExprSyntax) {
        // Every one is the process's own.
        if node.arguments.isEmpty, ["ProcessInfo", "NSProcessInfo"].contains(node.calledExpression.trimmedDescription) {
            return report.replace(node.span, "ProcessInfo.processInfo")
        }
        guard node.arguments.isEmpty, node.trailingClosure == nil, let paren = node.leftParen,
            let made = madeType(node), let arguments = Self.emptyObjects[made], !index.typeNames.contains(made)
        else { return }
        report.insert(arguments, at: paren.span.upperBound)
        if made == "NSRegularExpression" { report.insert("try! ", at: node.span.lowerBound) }
    }

    /// The type of a new object, as it stands in `Timer()`, `Timer.init()` and `let timer: Timer = .init()`.
    private func madeType(_ node: FunctionCallExprSyntax) -> String? {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init"
        else { return node.calledExpression.trimmedDescription }
        if let base = member.base { return base.trimmedDescription }
        let binding = node.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
        return binding?.typeAnnotation?.type.trimmedDescription
    }

    /// `self === UIView.self`: types are no objects on Linux.
    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard ["===", "!=="].contains(node.operator.text), let list = node.parent?.as(ExprListSyntax.self),
            let place = list.firstIndex(where: { $0.id == node.id }), place > list.startIndex,
            list.index(after: place) < list.endIndex,
            isType(list[list.index(before: place)]) || isType(list[list.index(after: place)])
        else { return .visitChildren }
        report.replace(node.operator.span, String(node.operator.text.dropLast()))
        return .visitChildren
    }

    private func isType(_ node: ExprSyntax) -> Bool {
        if let call = node.as(FunctionCallExprSyntax.self) { return call.trimmedDescription.hasPrefix("type(of:") }
        guard let member = node.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self" else {
            return false
        }
        let base =
            member.base?.as(MemberAccessExprSyntax.self)?.declName ?? member.base?.as(DeclReferenceExprSyntax.self)
        return base?.baseName.text.first?.isUppercase ?? false
    }

    /// `player.videoGravity = AVLayerVideoGravity.resizeAspect.rawValue`, which was a text in Swift 4.
    private func isTextOfGravity(_ node: MemberAccessExprSyntax) -> Bool {
        guard node.declName.baseName.text == "rawValue", let list = node.parent?.as(ExprListSyntax.self),
            list.count == 3, let target = list.first?.as(MemberAccessExprSyntax.self)
        else { return false }
        return target.declName.baseName.text == "videoGravity"
            && node.base?.trimmedDescription.hasPrefix("AVLayerVideoGravity.") ?? false
    }

    /// `text.flatMap(Bundle.init)`: Foundation on Linux has two initialisers that might be meant.
    private func nameInitializer(_ node: MemberAccessExprSyntax) {
        guard node.declName.baseName.text == "init", node.declName.argumentNames == nil,
            let call = node.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return }
        switch node.base?.trimmedDescription {
        case "Bundle":
            let isPath = call.calledExpression.trimmedDescription.lowercased().contains("path")
            report.insert(isPath ? "(path:)" : "(url:)", at: node.span.upperBound)
        default: break
        }
    }

    /// `text.characters.count`: strings are collections themselves.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if isTextOfGravity(node), let base = node.base {
            report.replace(base.span.upperBound..<node.span.upperBound, "")
        }
        nameInitializer(node)
        guard node.declName.baseName.text == "characters", let base = node.base,
            !index.variableNames.contains("characters"), node.parent?.is(FunctionCallExprSyntax.self) != true
        else { return .visitChildren }
        report.replace(base.span.upperBound..<node.span.upperBound, "")
        return .visitChildren
    }
}
