import SwiftSyntax

extension LeftOut {
    /// What only the Mac has and a file imports whatever the conditions, with the place of the file's first statement.
    static func moduleOfTheMac(_ text: String, _ trees: SyntaxTrees) -> (String, Range<Int>)? {
        let mac: Set<String> = ["AppKit", "Cocoa"]
        guard TextSearch(text).has(any: mac.map { "import \($0)" }) else { return nil }
        let tree = trees.tree(of: text)
        let imported = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
        guard let module = imported.first(where: mac.contains), !imported.contains("UIKit"),
            let first = tree.statements.first
        else { return nil }
        return (module, first.span)
    }
}
