import PortBase
import SwiftParser
import SwiftSyntax

/// One parsed Swift file.
final class SourceFile {
    /// As findings name it.
    let path: String
    let text: String
    let tree: SourceFileSyntax
    /// Made when first asked for: it reads the whole tree.
    lazy var locations = SourceLocationConverter(fileName: path, tree: tree)

    convenience init(path: String, text: String) {
        self.init(path: path, text: text, tree: Parser.parse(source: text))
    }

    init(path: String, text: String, tree: SourceFileSyntax) {
        self.path = path
        self.text = text
        self.tree = tree
    }

    /// What keeps today's parser from understanding the file.
    lazy var problems: [SourceProblem] = parseProblems(of: tree)

    func finding(_ severity: Finding.Severity, at node: some SyntaxProtocol, _ message: String) -> Finding {
        let place = node.startLocation(converter: locations)
        return Finding(file: path, line: place.line, column: place.column, severity: severity, message: message)
    }

    func line(of node: some SyntaxProtocol) -> Int {
        node.startLocation(converter: locations).line
    }
}

extension SyntaxProtocol {
    /// UTF-8 offsets of the node without the blanks and comments around it.
    var span: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// UTF-8 offsets of the node with the blanks after it; comments and line breaks stay.
    var spanWithBlanks: Range<Int> {
        let blanks = trailingTrivia.description.prefix { $0 == " " || $0 == "\t" }.utf8.count
        return span.lowerBound..<span.upperBound + blanks
    }
}

/// The type that encloses a node, by its written name.
func enclosingType(of node: some SyntaxProtocol) -> String? {
    var ancestor = node.parent
    while let current = ancestor {
        if let name = declaredTypeName(current) { return name }
        ancestor = current.parent
    }
    return nil
}

/// The name of the type that a declaration declares or extends.
func declaredTypeName(_ node: Syntax) -> String? {
    if let type = node.as(ClassDeclSyntax.self) { return type.name.text }
    if let type = node.as(StructDeclSyntax.self) { return type.name.text }
    if let type = node.as(EnumDeclSyntax.self) { return type.name.text }
    if let type = node.as(ActorDeclSyntax.self) { return type.name.text }
    if let type = node.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
    return nil
}

/// Whether a condition around a node asks for a module.
func isAskedFor(_ module: String, _ node: some SyntaxProtocol) -> Bool {
    var ancestor = node.parent
    while let current = ancestor {
        if let clause = current.as(IfConfigClauseSyntax.self),
            clause.condition?.trimmedDescription.contains("canImport(\(module))") ?? false
        {
            return true
        }
        ancestor = current.parent
    }
    return false
}
