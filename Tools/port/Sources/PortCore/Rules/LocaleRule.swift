import SwiftSyntax

/// `Locale.current`, `Calendar.current`, `DateFormatter()`, `NumberFormatter()`: Foundation on Linux has English of the world there,
/// whatever the user's language is. They ask for the user's as the frameworks know it.
final class LocaleRule: Rule {
    static let words: Set = ["DateFormatter", "NumberFormatter", "Locale", "Calendar", "locale", "formatted"]
    private static let formatters: Set = ["DateFormatter", "NumberFormatter"]
    private static let types = ["Locale": "Locale", "NSLocale": "Locale", "Calendar": "Calendar"]
    private static let styles: Set = ["dateTime", "number", "percent", "currency"]

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard ["current", "autoupdatingCurrent"].contains(node.declName.baseName.text) else { return .visitChildren }
        if let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text {
            guard let type = Self.types[base], !index.typeNames.contains(base) else { return .visitChildren }
            report.replace(node.span, "\(type).user")
        } else if node.base == nil, isLocale(node) {
            report.replace(node.declName.span, "user")
        } else {
            return .visitChildren
        }
        importUIKit()
        return .skipChildren
    }

    /// Whether `.current` stands for a language or calendar: `locale: .current`, `let place: Locale = .current`, `format.locale = .current`.
    private func isLocale(_ node: MemberAccessExprSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        if let argument = parent.as(LabeledExprSyntax.self) {
            return ["locale", "calendar"].contains(argument.label?.text ?? "")
        }
        if parent.is(InitializerClauseSyntax.self) {
            return parent.parent?.typeOfInitialized.map { Self.types[$0.trimmedDescription.withoutOptional] != nil }
                ?? false
        }
        let parts = parent.as(ExprListSyntax.self).map(Array.init) ?? []
        guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self) else { return false }
        let target = parts[0].as(MemberAccessExprSyntax.self)?.declName ?? parts[0].as(DeclReferenceExprSyntax.self)
        return ["locale", "calendar"].contains(target?.baseName.text ?? "")
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.calledExpression.as(DeclReferenceExprSyntax.self), isFormatter(type),
            node.arguments.isEmpty, node.trailingClosure == nil, let end = node.rightParen
        {
            report.insert("locale: .user", at: end.span.lowerBound)
            importUIKit()
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            if member.declName.baseName.text == "localizedString",
                let type = member.base?.as(DeclReferenceExprSyntax.self), isFormatter(type)
            {
                report.insert("(locale: .user)", at: type.span.upperBound)
                importUIKit()
            } else if member.declName.baseName.text == "formatted" {
                askUser(node)
            }
        }
        return .visitChildren
    }

    private func isFormatter(_ name: DeclReferenceExprSyntax) -> Bool {
        Self.formatters.contains(name.baseName.text) && !index.typeNames.contains(name.baseName.text)
    }

    /// `price.formatted(.currency(code: "EUR"))`, `day.formatted(date: .long, time: .omitted)`: styles that name no language.
    private func askUser(_ node: FunctionCallExprSyntax) {
        if node.arguments.map({ $0.label?.text }) == ["date", "time"], let end = node.rightParen {
            report.insert(", locale: .user", at: end.span.lowerBound)
            return importUIKit()
        }
        guard node.arguments.count == 1, let style = node.arguments.first, style.label == nil else { return }
        var names: [String] = []
        var part = style.expression
        while true {
            if let call = part.as(FunctionCallExprSyntax.self) {
                part = call.calledExpression
            } else if let member = part.as(MemberAccessExprSyntax.self) {
                names.append(member.declName.baseName.text)
                guard let base = member.base else { break }
                part = base
            } else {
                return
            }
        }
        guard let first = names.last, Self.styles.contains(first), !names.contains("locale") else { return }
        report.insert(".locale(.user)", at: style.expression.span.upperBound)
        importUIKit()
    }
}
