import PortBase
import SwiftSyntax

/// What keeps a file from being understood, and where.
struct SourceProblem {
    var node: Syntax
    var message: String
}

/// What today's parser does not understand, in the file's order. A blank before an attribute's parenthesis does not count: see
/// `AttributeRule`.
func parseProblems(of tree: SourceFileSyntax) -> [SourceProblem] {
    guard tree.hasError else { return [] }
    let reader = ProblemReader(viewMode: .all)
    reader.walk(tree)
    return reader.found
}

private final class ProblemReader: SyntaxVisitor {
    var found: [SourceProblem] = []

    override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
        let text = node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if !text.isEmpty {
            found.append(SourceProblem(node: Syntax(node), message: "unexpected code '\(text.prefix(40))'"))
        }
        return .skipChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if token.presence == .missing {
            let what = token.text.isEmpty ? "something" : "'\(token.text)'"
            found.append(SourceProblem(node: Syntax(token), message: "expected \(what)"))
        } else if let diagnostic = token.tokenDiagnostic, diagnostic.severity == .error,
            !Self.allowed.contains(diagnostic.kind)
        {
            found.append(SourceProblem(node: Syntax(token), message: "'\(token.text)' cannot be read"))
        }
        return .visitChildren
    }

    private static let allowed: [TokenDiagnostic.Kind] = [
        .extraneousLeadingWhitespaceError, .extraneousTrailingWhitespaceError,
    ]
}
