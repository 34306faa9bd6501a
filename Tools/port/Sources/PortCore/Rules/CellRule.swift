import SwiftSyntax

/// Names cells that are registered by their class and cannot be made by it: they have only `init(coder:)`, which nibs use.
final class CellRule: Rule {
    static let words = ["forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier"]
    private static let needed = [
        "forCellReuseIdentifier": ["style", "reuseIdentifier"], "forCellWithReuseIdentifier": ["frame"],
        "forHeaderFooterViewReuseIdentifier": ["reuseIdentifier"],
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let label = node.arguments.dropFirst().first?.label?.text, let needed = Self.needed[label],
            let type = node.arguments.first?.expression.as(MemberAccessExprSyntax.self),
            type.declName.baseName.text == "self",
            let name = type.base?.trimmedDescription, isMissing(needed, of: typeKey(name))
        else { return .visitChildren }
        let initializer = "init(\(needed.map { "\($0):" }.joined()))"
        report.note(
            file.finding(
                .warning, at: node,
                "\(name) has no \(initializer), by which a registered class is made: write it, or register the cell's nib."
            ))
        return .visitChildren
    }

    /// A class inherits initialisers as long as it has no designated one of its own.
    private func isMissing(_ needed: [String], of name: String) -> Bool {
        for type in [name] + index.superclasses(of: name) {
            let own = index.classes[type]?.initializers ?? []
            if own.contains(needed) { return false }
            if !own.isEmpty { return true }
        }
        return false
    }
}
