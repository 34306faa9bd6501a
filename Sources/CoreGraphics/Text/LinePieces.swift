// What a text line is made of, for those who take it apart: glyph by glyph, caret by caret.
extension TextLayout {
    /// Glyphs of one font and one look on a line. Points from the line's left end and its baseline, y up.
    package struct Piece: Sendable {
        /// Positions in the whole text, UTF-16.
        package var range: Range<Int>
        package var glyphs: [UInt16]
        package var positions: [CGPoint]
        package var advances: [CGFloat]
        /// The position in the text that each glyph stands for.
        package var indices: [Int]
        package var x: CGFloat
        package var width: CGFloat
        package var isRightToLeft: Bool
        package var font: FontDescription
    }

    /// The pieces of a line from left to right.
    package func pieces(ofLine index: Int) -> [Piece] {
        lines[index].runs.map { run in
            let rise = runs[run.source].attributes.baselineOffset
            return Piece(
                range: run.range, glyphs: run.glyphs.map { UInt16(truncatingIfNeeded: $0.index) },
                positions: run.glyphs.map { CGPoint(x: $0.x, y: -$0.y - rise) }, advances: run.glyphs.map(\.advance),
                indices: run.glyphs.map(\.location), x: run.x, width: run.width, isRightToLeft: run.isRightToLeft,
                font: runs[run.source].attributes.font)
        }
    }

    /// Draws one line, or only some of its runs, where x is 0 at its left end and y is 0 on its baseline and points up.
    package func drawLine(_ index: Int, runs chosen: Range<Int>? = nil, in context: CGContext) {
        var line = lines[index]
        if let chosen { line.runs = Array(line.runs[chosen]) }
        line.frame.origin.x = 0
        context.withSavedState {
            context.scaleBy(x: 1, y: -1)
            filledLike(context).draw(line, in: context, at: CGPoint(x: 0, y: -line.baseline))
        }
    }
}

extension TextLayout {
    /// The layout with the colour of a context's fills where the text asks for it.
    private func filledLike(_ context: CGContext) -> TextLayout {
        guard runs.contains(where: \.attributes.takesFillOfContext) else { return self }
        var filled = runs
        for i in runs.indices where runs[i].attributes.takesFillOfContext {
            filled[i].attributes.fill(with: CGColor(rgba: context.state.fill.color))
        }
        return withColors(of: filled) ?? self
    }
}

extension TextLine {
    /// Where a caret before the character `index` (UTF-16) stands, from the line's left end.
    package func caretX(at index: Int) -> CGFloat {
        if let at = clusters.first(where: { $0.range.contains(index) }) {
            return at.x + (at.isRightToLeft ? at.width : 0)
        }
        if index <= range.lowerBound { return isRightToLeft ? frame.width : 0 }
        guard let before = clusters.max(by: { $0.range.upperBound < $1.range.upperBound }) else { return 0 }
        return before.x + (before.isRightToLeft ? 0 : before.width)
    }

    /// The caret nearest to a place from the line's left end.
    package func caret(atX x: CGFloat) -> Int {
        guard let hit = clusters.first(where: { x < $0.x + $0.width }) ?? clusters.last else { return range.lowerBound }
        let isFirstHalf = (x < hit.x + hit.width / 2) != hit.isRightToLeft
        return isFirstHalf ? hit.range.lowerBound : hit.range.upperBound
    }
}
