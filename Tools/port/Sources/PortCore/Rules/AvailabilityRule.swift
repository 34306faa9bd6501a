import SwiftSyntax

/// What sources do on an iOS that is newer than the one whose names the frameworks have. Off Apple's systems every
/// `#available` holds, so that branch would run, and the names in it do not exist: it is left out, and the other one stays.
final class AvailabilityRule: Rule {
    /// The iOS whose names the frameworks have.
    private static let newest = 17
    /// Whether a file may ask for a newer one.
    static func concerns(_ text: TextSearch) -> Bool { text.has("available(") }

    // MARK: Branches

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        if let version = newerVersion(in: node.conditions) {
            leaveOutFirstBranch(of: node, version)
        } else if let condition = absence(in: node.conditions) {
            report.replace(condition.span, "true")
            if node.conditions.count == 1, let word = node.elseKeyword, let body = node.elseBody {
                commentOut(word.span.lowerBound..<body.span.upperBound)
            }
        }
        return .visitChildren
    }

    private func leaveOutFirstBranch(of node: IfExprSyntax, _ version: Int) {
        tell(version, at: node)
        let outer = node.parent?.as(IfExprSyntax.self)
        guard let word = node.elseKeyword, let body = node.elseBody else {
            return commentOut((outer?.elseKeyword?.span ?? node.span).lowerBound..<node.span.upperBound)
        }
        let head = node.span.lowerBound..<word.span.upperBound
        switch body {
        case .ifExpr: commentOut(head)
        case .codeBlock(let block):
            if outer != nil {
                commentOut(head)
            } else if isValue(node) {
                commentOut(head.lowerBound..<block.leftBrace.span.upperBound)
                commentOut(block.rightBrace.span)
            } else {
                commentOut(head)
                report.insert(" do", at: head.upperBound)
            }
        @unknown default: commentOut(head)
        }
    }

    /// Whether the branches are the value of something, which a `do` has not.
    private func isValue(_ node: IfExprSyntax) -> Bool {
        guard node.parent?.is(ExpressionStmtSyntax.self) ?? false else { return true }
        guard let item = node.parent?.parent?.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
            case .codeBlock(let block)? = node.elseBody, block.statements.count == 1,
            let only = block.statements.first?.item
        else { return false }
        return only.is(ExprSyntax.self)
    }

    /// `guard #available(iOS 26, *) else { … }`: what stands in the braces is done, and what follows is not.
    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        if let version = newerVersion(in: node.conditions) {
            tell(version, at: node)
            commentOut(node.span.lowerBound..<node.elseKeyword.span.upperBound)
            report.insert(" do", at: node.elseKeyword.span.upperBound)
            if let rest = rest(after: node) { commentOut(rest) }
        } else if let condition = absence(in: node.conditions) {
            if node.conditions.count == 1 { commentOut(node.span) } else { report.replace(condition.span, "true") }
        }
        return .visitChildren
    }

    private func rest(after node: GuardStmtSyntax) -> Range<Int>? {
        guard let item = node.parent?.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return nil }
        let following = list.drop { $0.id != item.id }.dropFirst()
        guard let first = following.first, let last = following.last else { return nil }
        return first.span.lowerBound..<last.span.upperBound
    }

    // MARK: Declarations

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributeName.trimmedDescription == "available",
            case .availability(let arguments)? = node.arguments, let version = newerVersion(in: arguments),
            let declaration = node.parent?.parent?.as(DeclSyntax.self), !declaration.is(EnumCaseDeclSyntax.self),
            declaration.parent?.is(MemberBlockItemSyntax.self) ?? false
                || declaration.parent?.is(CodeBlockItemSyntax.self) ?? false
        else { return .visitChildren }
        tell(version, at: declaration)
        commentOut(declaration.span)
        return .skipChildren
    }

    // MARK: Versions

    private func newerVersion(in conditions: ConditionElementListSyntax) -> Int? {
        for element in conditions {
            guard case .availability(let condition) = element.condition,
                condition.availabilityKeyword.tokenKind == .poundAvailable
            else { continue }
            if let version = newerVersion(in: condition.availabilityArguments) { return version }
        }
        return nil
    }

    /// `#unavailable(iOS 26)`, which holds here.
    private func absence(in conditions: ConditionElementListSyntax) -> AvailabilityConditionSyntax? {
        for element in conditions {
            guard case .availability(let condition) = element.condition,
                condition.availabilityKeyword.tokenKind == .poundUnavailable,
                newerVersion(in: condition.availabilityArguments) != nil
            else { continue }
            return condition
        }
        return nil
    }

    private func newerVersion(in arguments: AvailabilityArgumentListSyntax) -> Int? {
        var isForIOS = false
        for argument in arguments {
            switch argument.argument {
            case .availabilityVersionRestriction(let restriction):
                guard restriction.platform.text == "iOS", let version = newer(restriction.version) else { continue }
                return version
            case .token(let token): isForIOS = isForIOS || token.text == "iOS"
            case .availabilityLabeledArgument(let labeled):
                guard isForIOS, labeled.label.text == "introduced", case .version(let tuple) = labeled.value,
                    let version = newer(tuple)
                else { continue }
                return version
            @unknown default: continue
            }
        }
        return nil
    }

    private func newer(_ version: VersionTupleSyntax?) -> Int? {
        guard let major = version.flatMap({ Int($0.major.text) }), major > Self.newest else { return nil }
        return major
    }

    private func tell(_ version: Int, at node: some SyntaxProtocol) {
        report.note(
            file.finding(
                .note, at: node,
                "The frameworks have the names of iOS \(Self.newest): what is for iOS \(version) is left out."))
    }
}
