import SwiftSyntax

/// Names the places that need a storyboard or a nib where none lies beside the sources, and other things no rewriting can cure.
final class NibRule: Rule {
    private let knowsInterfaces: Bool

    init(file: SourceFile, index: Index, report: Report, knowsInterfaces: Bool) {
        self.knowsInterfaces = knowsInterfaces
        super.init(file: file, index: index, report: report)
    }

    private static let files: [String: String] = [
        "UIStoryboard":
            "There is no storyboard beside these sources: give its folder too, or make the controller in code.",
        "UINib": "There is no nib beside these sources: give its folder too, or build the view in code.",
    ]
    private static let advice: [String: String] = [
        "method_exchangeImplementations": "There is no Objective-C runtime to swizzle: subclass or wrap instead.",
        "class_getInstanceMethod": "There is no Objective-C runtime to ask: subclass or wrap instead.",
        "class_addMethod": "There is no Objective-C runtime to change: subclass or wrap instead.",
        "NSSelectorFromString": "A name alone finds no method on Linux: write #selector(method).",
    ]

    /// One of these stands in every file that the rule has something to say about.
    static let words = Array(advice.keys) + Array(files.keys) + ["loadNibNamed", "Selector(", "@IBOutlet", "@IBAction"]

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let file = knowsInterfaces ? nil : Self.files[node.baseName.text]
        if let advice = Self.advice[node.baseName.text] ?? file {
            report.note(self.file.finding(.warning, at: node, advice))
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if !knowsInterfaces, node.calledExpression.trimmedDescription.hasSuffix(".loadNibNamed") {
            let advice = "There is no nib beside these sources: give its folder too, or build the view in code."
            report.note(file.finding(.warning, at: node, advice))
        }
        if node.calledExpression.trimmedDescription == "Selector", node.arguments.count == 1,
            node.arguments.first?.expression.is(StringLiteralExprSyntax.self) ?? false
        {
            report.note(
                file.finding(
                    .warning, at: node,
                    "A selector from a string names no method on Linux: write #selector(method) so that it can be brought over."
                ))
        }
        return .visitChildren
    }

    /// What a storyboard connected has to be connected in code, where the storyboard is not there.
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !knowsInterfaces else { return .visitChildren }
        let members = allMembers(node.memberBlock.members).map(\.decl)
        let outlets = members.compactMap { $0.as(VariableDeclSyntax.self) }
            .filter { $0.attributes.contains { attributeName($0) == "IBOutlet" } }
            .flatMap {
                $0.bindings.map { "\($0.pattern.trimmedDescription)\($0.typeAnnotation?.trimmedDescription ?? "")" }
            }
        let actions = members.compactMap { $0.as(FunctionDeclSyntax.self) }
            .filter { $0.attributes.contains { attributeName($0) == "IBAction" } }
            .map(fullName)
        guard !outlets.isEmpty || !actions.isEmpty else { return .visitChildren }
        var advice =
            "\(node.name.text) is set up by a storyboard or nib that does not lie beside these sources: in code,"
        if !outlets.isEmpty { advice += " set the outlets \(outlets.joined(separator: ", "))" }
        if !actions.isEmpty {
            advice += "\(outlets.isEmpty ? "" : " and") connect the actions \(actions.joined(separator: ", "))"
        }
        report.note(file.finding(.note, at: node.classKeyword, "\(advice)."))
        return .visitChildren
    }
}
