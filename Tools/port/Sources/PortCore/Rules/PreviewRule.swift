import SwiftSyntax

/// `#Preview("Card") { … }` becomes a class that says what the preview shows. It is found by its name when a tool asks for it, never by
/// the program.
final class PreviewRule: Rule {
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        rewrite(node.macroName, node.pound, end: node.span.upperBound)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        rewrite(node.macroName, node.pound, end: node.span.upperBound)
        return .visitChildren
    }

    private func rewrite(_ name: TokenSyntax, _ pound: TokenSyntax, end: Int) {
        // The attributes before it belong to what is left out.
        guard name.text == "Preview", !report.isLeftOut(pound) else { return }
        let type = Preview.className(file: file.path, line: file.line(of: pound))
        report.replace(
            pound.span.lowerBound..<name.span.upperBound,
            "final class \(type): CompiledPreview { override class var preview: InterfacePreview { InterfacePreview")
        report.insert(" } }", at: end)
    }
}

/// A preview that sources declare.
public struct Preview: Equatable, Sendable, CustomStringConvertible {
    public var file: String
    public var line: Int
    public var name: String

    /// What its class is called: by the file's name and the line, for names need not differ.
    static func className(file: String, line: Int) -> String {
        let name = file.split(separator: "/").last?.split(separator: ".").first ?? ""
        return "Preview_" + name.map { $0.isLetter || $0.isNumber ? $0 : "_" } + "_\(line)"
    }

    /// As a list shows it.
    public var description: String { "\(file):\(line): \(name) (\(Self.className(file: file, line: line)))" }

    /// Those of some sources, in their order.
    public static func all(in sources: [(path: String, text: String)]) -> [Preview] {
        sources.filter { TextSearch($0.text).has("#Preview") }.flatMap { source in
            let file = SourceFile(path: source.path, text: source.text)
            let reader = Reader(file)
            reader.walk(file.tree)
            return reader.found
        }
    }

    private final class Reader: SyntaxVisitor {
        var found: [Preview] = []
        private let file: SourceFile

        init(_ file: SourceFile) {
            self.file = file
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
            note(node.macroName, node.arguments)
            return .visitChildren
        }

        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
            note(node.macroName, node.arguments)
            return .visitChildren
        }

        private func note(_ name: TokenSyntax, _ arguments: LabeledExprListSyntax) {
            guard name.text == "Preview" else { return }
            let first = arguments.first { $0.label == nil }?.expression.as(StringLiteralExprSyntax.self)
            let title = first?.segments.trimmedDescription ?? "Preview"
            found.append(Preview(file: file.path, line: file.line(of: name), name: title))
        }
    }
}
