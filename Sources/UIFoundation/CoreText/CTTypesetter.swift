/// Breaks a text into lines, one after the other.
public final class CTTypesetter: Sendable {
    let text: StyledText
    init(_ text: StyledText) { self.text = text }

    /// How many units from `start` on fit in a width.
    func breakAfter(_ start: Int, width: Double, byCharacter: Bool) -> Int {
        let count = text.string.length
        guard start >= 0, start < count else { return 0 }
        let part = text.part(start..<count)
        var runs = part.runs
        for index in runs.indices { runs[index].paragraph.lineBreak = byCharacter ? .charWrap : .wordWrap }
        let layout = TextLayout(runs, width: width > 0 ? CGFloat(width) : .infinity)
        // Up to where the next line begins: the blanks and the break between them belong to this one.
        return layout.lines.count > 1 ? layout.lines[1].range.lowerBound : count - start
    }
}

/// Typesets a text.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTTypesetter(StyledText(string))
}

/// How many units from an index on fit in a width, broken between words.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex
{
    typesetter.breakAfter(startIndex, width: width, byCharacter: false)
}

/// How many units from an index on fit in a width, broken between characters.
public func CTTypesetterSuggestClusterBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    typesetter.breakAfter(startIndex, width: width, byCharacter: true)
}

/// A line of some of the text; a length of 0 goes to its end.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    CTLine(typesetter.text.part(stringRange.within(typesetter.text.string.length)))
}

/// How many units from an index on fit in a width, broken between words. `offset` would move tab stops: here they count from the line's
/// beginning.
public func CTTypesetterSuggestLineBreakWithOffset(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex { CTTypesetterSuggestLineBreak(typesetter, startIndex, width) }

/// How many units from an index on fit in a width, broken between characters; of `offset` see
/// ``CTTypesetterSuggestLineBreakWithOffset(_:_:_:_:)``.
public func CTTypesetterSuggestClusterBreakWithOffset(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex { CTTypesetterSuggestClusterBreak(typesetter, startIndex, width) }

/// A line of some of the text; of `offset` see ``CTTypesetterSuggestLineBreakWithOffset(_:_:_:_:)``.
public func CTTypesetterCreateLineWithOffset(
    _ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double
) -> CTLine { CTTypesetterCreateLine(typesetter, stringRange) }
