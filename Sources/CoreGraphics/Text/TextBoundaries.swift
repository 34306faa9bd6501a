import CPango
import Foundation

/// Where words and sentences are in a text, by Unicode's rules.
package enum TextBoundaries {
    package enum Unit: Sendable { case word, sentence }

    /// Each word or sentence of the text, first to last.
    package static func ranges(of unit: Unit, in text: String) -> [Range<String.Index>] {
        let scalars = Array(text.unicodeScalars.indices)
        guard !scalars.isEmpty else { return [] }
        var marks = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
        text.withCString { bytes in
            pango_get_log_attrs(
                bytes, Int32(text.utf8.count), -1, pango_language_get_default(), &marks, Int32(marks.count))
        }
        func index(_ place: Int) -> String.Index { place < scalars.count ? scalars[place] : text.endIndex }
        let bounds = marks.indices.filter { place in
            let mark = marks[place]
            return (unit == .word ? mark.is_word_boundary : mark.is_sentence_boundary) != 0
        }
        let edges = [0] + bounds.filter { $0 > 0 && $0 < scalars.count } + [scalars.count]
        let parts = zip(edges, edges.dropFirst()).map { index($0)..<index($1) }
        // What is between words has neither letters nor digits.
        return parts.filter { part in
            unit == .sentence || text.unicodeScalars[part].contains { CharacterSet.alphanumerics.contains($0) }
        }
    }
}
