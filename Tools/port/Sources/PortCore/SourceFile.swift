import SwiftParser
import SwiftSyntax

/// One parsed Swift file.
public struct SourceFile {
    /// As findings name it.
    public let path: String
    public let text: String
    public let tree: SourceFileSyntax
    let locations: SourceLocationConverter

    public init(path: String, text: String) {
        self.path = path
        self.text = text
        tree = Parser.parse(source: text)
        locations = SourceLocationConverter(fileName: path, tree: tree)
    }

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

    /// UTF-8 offsets of the node with what follows it on the line.
    var spanWithTrailing: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPosition.utf8Offset
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
