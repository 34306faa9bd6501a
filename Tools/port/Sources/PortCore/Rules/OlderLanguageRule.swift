import SwiftSyntax

/// What Swift 4 read otherwise: constants that were texts, optionals in optionals, and initialisers that hand over to others of their class
/// without saying so.
final class OlderLanguageRule: Rule {
    /// The types of Core Animation's older constants, by how these begin; the longest beginning counts.
    private static let types: [(prefix: String, type: String)] = [
        ("kCAAnimationRotate", "CAAnimationRotationMode"), ("kCAAnimation", "CAAnimationCalculationMode"),
        ("kCAFillMode", "CAMediaTimingFillMode"), ("kCAMediaTimingFunction", "CAMediaTimingFunctionName"),
        ("kCAGravity", "CALayerContentsGravity"), ("kCAFillRule", "CAShapeLayerFillRule"),
        ("kCALineCap", "CAShapeLayerLineCap"), ("kCALineJoin", "CAShapeLayerLineJoin"),
        ("kCATransitionFrom", "CATransitionSubtype"), ("kCATransition", "CATransitionType"),
        ("kCAAlignment", "CATextLayerAlignmentMode"), ("kCATruncation", "CATextLayerTruncationMode"),
        ("kCAFilter", "CALayerContentsFilter"), ("kCAEmitterLayer", "CAEmitterLayerEmitterShape"),
    ]

    /// Properties of layers and animations that were texts.
    private static let texts: [String: String] = [
        "lineCap": "CAShapeLayerLineCap", "lineJoin": "CAShapeLayerLineJoin", "fillRule": "CAShapeLayerFillRule",
        "fillMode": "CAMediaTimingFillMode", "contentsGravity": "CALayerContentsGravity",
        "subtype": "CATransitionSubtype", "calculationMode": "CAAnimationCalculationMode",
    ]
    private static let typed: [String: String] = [
        "CATransition": "CATransitionType", "CAGradientLayer": "CAGradientLayerType",
    ]
    private static let quoted = [
        ".lineCap", ".lineJoin", ".fillRule", ".fillMode", ".contentsGravity", ".subtype", ".type",
    ]

    static func concerns(_ text: TextSearch) -> Bool {
        text.has("kCA", "try?", "self.init(") || text.has(any: quoted.flatMap { ["\($0) = \"", "\($0)=\""] })
    }

    /// `shape.lineCap = "round"`; `transition.type = "cube"` where a transition is meant.
    override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind {
        guard let list = node.parent?.as(ExprListSyntax.self), list.count == 3, let value = list.last,
            value.is(StringLiteralExprSyntax.self), let target = list.first?.as(MemberAccessExprSyntax.self),
            let type = type(of: target)
        else { return .visitChildren }
        report.insert("\(type)(rawValue: ", at: value.span.lowerBound)
        report.insert(")", at: value.span.upperBound)
        return .visitChildren
    }

    private func type(of target: MemberAccessExprSyntax) -> String? {
        let member = target.declName.baseName.text
        guard !index.variableNames.contains(member), let base = target.base?.as(DeclReferenceExprSyntax.self) else {
            return index.variableNames.contains(member) ? nil : Self.texts[member]
        }
        if let type = Self.texts[member] { return type }
        return member == "type"
            ? DeclaredClass(of: base.baseName.text).found(at: target).flatMap { Self.typed[$0] } : nil
    }

    /// `var mode: String? = kCAAnimationRotateAuto`.
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.typeAnnotation?.type, let value = node.initializer?.value { bringUpToDate(type, value) }
        return .visitChildren
    }

    /// `func fill(_ mode: String = kCAFillModeBoth)`.
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.defaultValue?.value { bringUpToDate(node.type, value) }
        return .visitChildren
    }

    private func bringUpToDate(_ type: TypeSyntax, _ value: ExprSyntax) {
        guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text, name.hasPrefix("kCA"),
            let kind = Self.types.first(where: { name.hasPrefix($0.prefix) })?.type
        else { return }
        let inner =
            type.as(OptionalTypeSyntax.self)?.wrappedType ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?
            .wrappedType ?? type
        guard inner.trimmedDescription == "String" else { return }
        report.replace(inner.span, kind)
    }

    /// `init(items: [Item]) { self.init(); … }` of a class: a convenience.
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) ?? false,
            !node.modifiers.contains(where: { $0.name.text == "convenience" }),
            let statements = node.body?.statements, statements.contains(where: isHandedOver)
        else { return .visitChildren }
        report.insert("convenience ", at: node.initKeyword.span.lowerBound)
        return .visitChildren
    }

    private func isHandedOver(_ item: CodeBlockItemSyntax) -> Bool {
        let value = item.item.as(TryExprSyntax.self)?.expression ?? item.item.as(ExprSyntax.self)
        return value?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "self.init"
    }

    /// `if let people = try? load() as? [Person] { all = people! }`: `try?` answered an optional in an optional.
    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.text, isFlattened(name, node)
        else { return .visitChildren }
        report.replace(node.exclamationMark.span, "")
        return .visitChildren
    }

    private func isFlattened(_ name: String, _ node: ForceUnwrapExprSyntax) -> Bool {
        var ancestor = node.parent
        while let current = ancestor {
            if let conditions = current.as(IfExprSyntax.self)?.conditions,
                !conditions.span.contains(node.span.lowerBound),
                let binding = conditions.lazy.compactMap({ $0.condition.as(OptionalBindingConditionSyntax.self) })
                    .first(where: { $0.pattern.trimmedDescription == name })
            {
                return binding.initializer.map { isTriedCast($0.value) } ?? false
            }
            if current.is(FunctionDeclSyntax.self) || current.is(ClosureExprSyntax.self) { return false }
            ancestor = current.parent
        }
        return false
    }

    /// `try? … as? T`, folded or not.
    private func isTriedCast(_ value: ExprSyntax) -> Bool {
        guard
            let tried = value.as(TryExprSyntax.self)
                ?? value.as(SequenceExprSyntax.self)?.elements.first?.as(TryExprSyntax.self),
            tried.questionOrExclamationMark?.text == "?"
        else { return false }
        let inner = tried.expression.as(SequenceExprSyntax.self) ?? value.as(SequenceExprSyntax.self)
        return inner?.elements.contains { $0.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "?" }
            ?? tried.expression.as(AsExprSyntax.self).map { $0.questionOrExclamationMark?.text == "?" } ?? false
    }
}
