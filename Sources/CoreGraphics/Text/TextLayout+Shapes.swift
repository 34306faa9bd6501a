/// The stretches of a line that text may stand in, from left to right, for a band of height: points from the text's left edge.
package typealias LineStretches = (_ top: CGFloat, _ height: CGFloat) -> [ClosedRange<CGFloat>]

extension TextLayout {
    /// Lays `runs` out line by line in an area that is no rectangle.
    ///
    /// - Parameters:
    ///   - stretches: asked for each line; called outside of the text engine, so that it may lay text out itself.
    ///   - freeBelow: the height from which on lines are as wide as `width`.
    package init(
        _ runs: [TextRun], width: CGFloat, height: CGFloat = .infinity, maximumLines: Int = 0,
        container: AnyObject? = nil, freeBelow: CGFloat, stretches: LineStretches
    ) {
        let runs = runs.fitted(to: width, in: container)
        var setter = ShapeSetter(runs: runs, width: width, height: height, maximumLines: maximumLines)
        setter.set(TextParagraph.paragraphs(of: runs), freeBelow: freeBelow, stretches)
        self.init(setter.lines, of: runs, isTruncated: setter.isTruncated)
    }
}

/// Sets lines between obstacles.
private struct ShapeSetter {
    let runs: [TextRun]
    let width: CGFloat
    let height: CGFloat
    let mostLines: Int
    var lines: [TextLine] = []
    var isTruncated = false
    private var y: CGFloat = 0

    init(runs: [TextRun], width: CGFloat, height: CGFloat, maximumLines: Int) {
        self.runs = runs
        self.width = width
        self.height = height
        mostLines = maximumLines > 0 ? maximumLines : .max
    }

    mutating func set(_ paragraphs: [TextParagraph], freeBelow: CGFloat, _ stretches: LineStretches) {
        for (number, paragraph) in paragraphs.enumerated() {
            if number > 0 { y += paragraph.style.spacingBefore }
            guard set(paragraph, freeBelow, stretches) else {
                isTruncated = true
                return
            }
            y += paragraph.style.spacing
        }
    }

    /// False where there is no more room.
    private mutating func set(_ paragraph: TextParagraph, _ freeBelow: CGFloat, _ stretches: LineStretches) -> Bool {
        var rest = paragraph, isFirst = true, missed = 0
        var guess = height(of: rest, isFirst: true)
        repeat {
            let room = y < freeBelow ? stretches(y, guess) : [0...max(width, 0)]
            let placed = place(rest, in: room, isFirst: isFirst)
            guard let placed else {
                // Nothing fits here: the next try is a line lower. Where nothing ever fits, that is the end.
                missed += 1
                y += max(guess, 1)
                guard y < freeBelow, y < height, missed < 10_000 else { return false }
                continue
            }
            guard placed.bottom <= height + 0.01 || lines.isEmpty, lines.count + placed.lines.count <= mostLines else {
                return false
            }
            lines += placed.lines
            y = placed.bottom + paragraph.style.lineSpacing + placed.gap
            isFirst = false
            guard let next = placed.rest else { return true }
            rest = next
            guess = height(of: rest, isFirst: false)
        } while true
    }

    /// How high the next line will be at most, points.
    private func height(of rest: TextParagraph, isFirst: Bool) -> CGFloat {
        metrics(of: shaped(rest, width: .infinity, isFirst: isFirst), rest).height
    }

    /// Fills the stretches of one line with the beginning of a text. Nil where none of it fits.
    private func place(
        _ paragraph: TextParagraph, in room: [ClosedRange<CGFloat>], isFirst: Bool
    ) -> (lines: [TextLine], bottom: CGFloat, gap: CGFloat, rest: TextParagraph?)? {
        var rest: TextParagraph? = paragraph, found: [(line: ParagraphShaper.Line, room: ClosedRange<CGFloat>)] = []
        for stretch in room {
            guard let text = rest else { break }
            let begins = isFirst && found.isEmpty
            let line = shaped(text, width: stretch.upperBound - stretch.lowerBound, isFirst: begins)
            guard fits(line, of: text, in: stretch, isFirst: begins) else { continue }
            found.append((line, stretch))
            rest = text.after(line.range.upperBound)
        }
        guard !found.isEmpty else { return nil }
        let boxes = found.map { metrics(of: $0.line, paragraph) }
        let above = boxes.reduce(0) { max($0, $1.height - $1.below) }, below = boxes.reduce(0) { max($0, $1.below) }
        let gap = boxes.reduce(0) { max($0, $1.gap) }
        let lines = found.map { line, stretch in
            var placed = TextLine(
                range: line.range,
                frame: CGRect(x: line.indent, y: y, width: line.width, height: above + below), baseline: y + above,
                isRightToLeft: line.isRightToLeft, runs: line.runs, clusters: line.clusters, gap: gap,
                ascent: above, descent: boxes.reduce(0) { max($0, $1.descent) },
                leading: boxes.reduce(0) { max($0, $1.leading) })
            let span = stretch.upperBound - stretch.lowerBound
            placed.frame.origin.x =
                stretch.lowerBound + TextLayout.position(of: placed, style: paragraph.style, room: span)
            return placed
        }
        return (lines, y + above + below, gap, rest)
    }

    /// Whether a line stands in a stretch without a word being torn, if there is more room elsewhere.
    private func fits(
        _ line: ParagraphShaper.Line, of text: TextParagraph, in stretch: ClosedRange<CGFloat>, isFirst: Bool
    ) -> Bool {
        let span = stretch.upperBound - stretch.lowerBound
        // A justified line is as wide as the stretch and the space behind its last letter: whether its words fit, the ragged one says.
        let width = text.style.alignment == .justified ? raggedWidth(of: text, in: span, isFirst: isFirst) : line.width
        guard width <= span + 0.01 else { return false }
        return span >= self.width - 0.01 || text.isBreak(at: line.range.upperBound)
    }

    private func raggedWidth(of paragraph: TextParagraph, in width: CGFloat, isFirst: Bool) -> CGFloat {
        var ragged = paragraph
        ragged.style.alignment = .natural
        return shaped(ragged, width: width, isFirst: isFirst).width
    }

    private func metrics(of line: ParagraphShaper.Line, _ paragraph: TextParagraph) -> LineMetrics {
        TextEngine.withEngine { LineMetrics(line, paragraph, runs, $0) }
    }

    /// The first line of a text in a width.
    private func shaped(_ paragraph: TextParagraph, width: CGFloat, isFirst: Bool) -> ParagraphShaper.Line {
        var paragraph = paragraph
        if !isFirst { paragraph.style.firstLineHeadIndent = paragraph.style.headIndent }
        let lines = TextEngine.withEngine { engine in
            ParagraphShaper(engine: engine, runs: runs).lines(of: paragraph, width: width, mostLines: nil)
        }
        return lines[0]
    }
}

extension TextParagraph {
    /// What follows a position of the whole text, without the blanks at its beginning; nil at the end.
    func after(_ position: Int) -> TextParagraph? {
        let byte = byte(at: position), tail = text.utf8.dropFirst(byte)
        let blanks = tail.prefix { $0 == 0x20 }.count
        guard byte + blanks < text.utf8.count else { return nil }
        return part(byte + blanks..<text.utf8.count)
    }

    /// Whether a line may end at a position of the whole text: at the end, or beside a blank or a hyphen.
    fileprivate func isBreak(at position: Int) -> Bool {
        let byte = byte(at: position)
        guard byte < text.utf8.count, byte > 0 else { return true }
        let bytes = Array(text.utf8)
        let ends: Set<UInt8> = [0x20, 0x09, 0x2D]
        return ends.contains(bytes[byte]) || ends.contains(bytes[byte - 1]) || bytes[byte] >= 0x80
    }
}
