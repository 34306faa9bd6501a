import SwiftParser
import SwiftSyntax

/// The trees of sources, parsed on all cores and kept.
///
/// A tree takes a hundred times the text's memory, so that those of the first sources are kept, up to `limit`, and the others are parsed
/// whenever they are asked for.
struct SyntaxTrees {
    /// Of all text whose trees are kept, UTF-8 bytes.
    private static let limit = 2_000_000

    private var kept: [String: SourceFileSyntax] = [:]

    init(_ texts: [String]) {
        var size = 0
        let chosen = texts.prefix { text in
            size += text.utf8.count
            return size <= Self.limit
        }
        let texts = Array(chosen)
        let trees = onAllCores(texts.count) { Parser.parse(source: texts[$0]) }
        for (text, tree) in zip(texts, trees) { kept[text] = tree }
    }

    func tree(of text: String) -> SourceFileSyntax { kept[text] ?? Parser.parse(source: text) }
}
