import SwiftSyntax

/// What Foundation's networking on Linux lacks: wishes about ways to the net that nothing there follows, and connections of before
/// `URLSession`.
final class NetworkRule: Rule {
    /// Properties of sessions' configurations and of requests that are not there, or cannot be set.
    private static let wishes: Set<String> = [
        "waitsForConnectivity", "multipathServiceType", "allowsExpensiveNetworkAccess",
        "allowsConstrainedNetworkAccess", "sessionSendsLaunchEvents", "assumesHTTP3Capable", "attribution",
        "tlsMinimumSupportedProtocolVersion", "tlsMaximumSupportedProtocolVersion",
        "shouldUseExtendedBackgroundIdleMode",
    ]
    /// Ways to know each other that Foundation on Linux names and refuses: sessions there judge a server themselves.
    private static let judgements: Set<String> = [
        "NSURLAuthenticationMethodServerTrust", "NSURLAuthenticationMethodClientCertificate",
    ]
    private static let connection = "NSURLConnection"
    static let words =
        Array(wishes) + Array(judgements) + [
            connection, "withIdentifier", "Foundation.URL", "Foundation.HTTP", "cachedResponse",
        ]

    /// What a file gets at its end that sends requests without a session.
    static let support =
        "private func _sendAsynchronousRequest(_ request: URLRequest, queue: OperationQueue, completionHandler: @escaping (URLResponse?, Data?, (any Error)?) -> Void) { URLSession(configuration: .default, delegate: nil, delegateQueue: queue).dataTask(with: request) { completionHandler($1, $0, $2) }.resume() }"

    /// `space.authenticationMethod == NSURLAuthenticationMethodServerTrust`: by its text, which no challenge has.
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if Self.judgements.contains(node.baseName.text) { report.replace(node.span, "\"\(node.baseName.text)\"") }
        return .visitChildren
    }

    /// `Foundation.URLSession` as a type, which is of another module on Linux.
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.baseType.trimmedDescription == "Foundation", ModuleNeeds.networking.contains(node.name.text) {
            report.replace(node.baseType.span.lowerBound..<node.name.span.lowerBound, "")
        }
        return .visitChildren
    }

    /// `override init(request:cachedResponse:client:)` in a class from `URLProtocol`, which Foundation on Linux requires.
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        guard labels.dropFirst() == ["cachedResponse", "client"], ["request", "task"].contains(labels[0]),
            let word = node.modifiers.first(where: { $0.name.text == "override" }),
            !node.modifiers.contains(where: { ["required", "convenience"].contains($0.name.text) }),
            let owner = enclosingType(of: node),
            ([owner] + index.superclasses(of: owner)).compactMap({ index.classes[$0] })
                .contains(where: { $0.inherited.contains("URLProtocol") })
        else { return .visitChildren }
        report.replace(word.name.span, "required")
        return .visitChildren
    }

    /// `configuration.waitsForConnectivity = true`.
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
            node.parent?.is(CodeBlockItemSyntax.self) ?? false,
            let member = elements[0].as(MemberAccessExprSyntax.self), let base = member.base,
            !["self", "super"].contains(base.trimmedDescription),
            Self.wishes.contains(member.declName.baseName.text),
            !index.variableNames.contains(member.declName.baseName.text)
        else { return .visitChildren }
        report.replace(node.span, "()")
        report.note(
            file.finding(
                .warning, at: node,
                "URLSession on Linux does not follow \(member.declName.baseName.text): the line is left out."))
        return .skipChildren
    }

    /// `URLSessionConfiguration.background(withIdentifier: name)`: nothing is fetched there while the program is away.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "background", node.arguments.count == 1,
            node.arguments.first?.label?.text == "withIdentifier",
            ["URLSessionConfiguration", nil].contains(member.base?.trimmedDescription),
            index.methods["background"] == nil
        else { return .visitChildren }
        report.replace(member.declName.span.lowerBound..<node.span.upperBound, "default")
        report.note(
            file.finding(
                .warning, at: node,
                "URLSession on Linux fetches nothing while the program is away: the session is an ordinary one."))
        return .skipChildren
    }

    /// `NSURLConnection.sendAsynchronousRequest(request, queue: .main) { response, data, error in`, and `Foundation.URLSession(…)`.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base, base.trimmedDescription == "Foundation",
            ModuleNeeds.networking.contains(node.declName.baseName.text)
        {
            report.replace(base.span.lowerBound..<node.declName.span.lowerBound, "")
            return .skipChildren
        }
        guard node.base?.trimmedDescription == Self.connection,
            node.declName.baseName.text == "sendAsynchronousRequest"
        else { return .visitChildren }
        report.replace(node.span, "_sendAsynchronousRequest")
        report.sendsRequests = true
        return .skipChildren
    }
}
