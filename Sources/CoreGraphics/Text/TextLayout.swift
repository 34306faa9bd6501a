/// Text broken into lines, measured and ready to draw. A value; may be used on any thread.
package struct TextLayout: Sendable {
    package private(set) var lines: [TextLine] = []
    /// The widest line and the sum of all lines, points.
    package private(set) var size = CGSize.zero
    /// The same with the spaces at which lines were broken, as far as the width reaches: what UIKit measures.
    package private(set) var usedSize = CGSize.zero
    /// As high as text that is edited: with what fonts add below the last line, points.
    package var editedHeight: CGFloat { size.height + (lines.last?.gap ?? 0) }
    /// True when not all of the text is shown.
    package private(set) var isTruncated = false
    private(set) var runs: [TextRun]
    /// UTF-16 units of the whole text.
    package let length: Int

    /// Lays `runs` out.
    ///
    /// - Parameters:
    ///   - width: at which lines break; also what they are aligned in, when finite.
    ///   - height: lines that do not wholly fit are left out, but for the first.
    ///   - maximumLines: 0 is no limit.
    ///   - wrapsTruncated: whether paragraphs that clip or truncate their lines are broken into lines all the same, as in labels;
    ///     each of them is one line else.
    ///   - container: of the text, for attachments that ask.
    package init(
        _ runs: [TextRun], width: CGFloat = .infinity, height: CGFloat = .infinity, maximumLines: Int = 0,
        wrapsTruncated: Bool = true, container: AnyObject? = nil
    ) {
        let width = width.isNaN ? .infinity : max(width, 0)
        let runs = runs.fitted(to: width, in: container)
        self.runs = runs
        length = runs.reduce(0) { $0 + $1.text.utf16.count }
        let paragraphs = TextParagraph.paragraphs(of: runs)
        let placed = TextEngine.withEngine { engine in
            var setter = LineSetter(
                engine: engine, runs: runs, width: width, height: height, maximumLines: maximumLines,
                wrapsTruncated: wrapsTruncated)
            setter.set(paragraphs)
            return (setter.lines, setter.isTruncated)
        }
        (lines, isTruncated) = placed
        alignLines(in: width, paragraphs)
    }

    /// Lines that stand where they belong.
    init(_ lines: [TextLine], of runs: [TextRun], isTruncated: Bool) {
        self.runs = runs
        self.lines = lines
        self.isTruncated = isTruncated
        length = runs.reduce(0) { $0 + $1.text.utf16.count }
        let right = lines.reduce(0) { max($0, $1.frame.maxX) }
        let bottom = lines.reduce(0) { max($0, $1.frame.maxY) }
        size = CGSize(width: right, height: bottom)
        usedSize = size
    }

    /// The same lines elsewhere: each is handed over with its number, from the first on, to be moved.
    package func placingLines(_ place: (Int, inout TextLine) -> Void) -> TextLayout {
        var layout = self
        for row in layout.lines.indices { place(row, &layout.lines[row]) }
        let bottom = layout.lines.last?.frame.maxY ?? 0
        layout.size.height = bottom
        layout.usedSize.height = bottom
        return layout
    }

    /// The same lines for runs that differ from those that were laid out by their colours alone; nil for all others.
    package func withColors(of others: [TextRun]) -> TextLayout? {
        guard others.count == runs.count, zip(runs, others).allSatisfy({ $0.isSetLike($1) }) else { return nil }
        var layout = self
        layout.runs = others
        return layout
    }

    /// Another number once fonts have come or gone: what was laid out before may be another now.
    package static var generationOfFonts: Int { TextEngine.generation.load(ordering: .acquiring) }

    /// Moves lines to where their alignment wants them. Without a finite width the widest line is what they align in.
    private mutating func alignLines(in width: CGFloat, _ paragraphs: [TextParagraph]) {
        let widest = lines.reduce(0) { max($0, $1.frame.maxX) }
        // Behind the last line nothing follows, or is left out.
        let used = lines.dropLast().reduce(0) { max($0, min($1.frame.maxX + $1.brokenSpace, width)) }
        let room = width.isFinite && width < 1e6 ? width : widest
        var index = 0
        for i in lines.indices {
            while index + 1 < paragraphs.count, paragraphs[index + 1].start <= lines[i].range.lowerBound { index += 1 }
            lines[i].frame.origin.x = Self.position(of: lines[i], style: paragraphs[index].style, room: room)
        }
        let left = lines.reduce(CGFloat.infinity) { min($0, $1.frame.minX) }
        let right = lines.reduce(0) { max($0, $1.frame.maxX) }
        // Indents belong to the size, room left free by centring does not.
        size = CGSize(width: min(widest, max(right - min(left, 0), 0)), height: lines.last?.frame.maxY ?? 0)
        usedSize = CGSize(width: max(size.width, used), height: size.height)
    }

    /// Where a line begins in a room; `line.frame.minX` is its indent.
    static func position(of line: TextLine, style: TextParagraphStyle, room: CGFloat) -> CGFloat {
        let indent = line.frame.minX
        let tail = style.tailIndent > 0 ? max(room - style.tailIndent, 0) : -style.tailIndent
        let free = room - line.frame.width
        switch style.alignment {
        case .left: return indent
        case .right: return free - tail
        case .center: return indent + (free - indent - tail) / 2
        case .justified, .natural: return line.isRightToLeft ? free - indent : indent
        }
    }
}

extension TextRun {
    /// Whether both are laid out alike. Pictures may depend on the colour.
    fileprivate func isSetLike(_ other: TextRun) -> Bool {
        var look = attributes
        guard look.attachment == nil else { return false }
        look.fill(like: other.attributes)
        return look == other.attributes && text == other.text && paragraph == other.paragraph
    }
}

/// Stacks lines of paragraphs until there is no more room.
private struct LineSetter {
    let shaper: ParagraphShaper
    let runs: [TextRun]
    let width: CGFloat
    let height: CGFloat
    let mostLines: Int
    let wrapsTruncated: Bool
    var lines: [TextLine] = []
    var isTruncated = false
    private var y: CGFloat = 0

    init(
        engine: TextEngine, runs: [TextRun], width: CGFloat, height: CGFloat, maximumLines: Int, wrapsTruncated: Bool
    ) {
        shaper = ParagraphShaper(engine: engine, runs: runs)
        self.runs = runs
        self.width = width
        self.height = height
        mostLines = maximumLines > 0 ? maximumLines : .max
        self.wrapsTruncated = wrapsTruncated
    }

    mutating func set(_ paragraphs: [TextParagraph]) {
        for (i, paragraph) in paragraphs.enumerated() {
            if i > 0 { y += paragraph.style.spacingBefore }
            let isLast = i == paragraphs.count - 1
            let left = mostLines - lines.count
            let isOneLine = !wrapsTruncated && !paragraph.style.wraps
            let only = left == 1 || isOneLine ? 1 : nil
            let shaped = shaper.lines(of: paragraph, width: width, mostLines: only)
            let room = linesThatFit(shaped, of: paragraph, limit: left)
            let nextFits = isLast || fitsNext(after: shaped.prefix(room), of: paragraph, left: left - room)
            // With one line left Pango has already shortened it: lay it out anew to see whether all is there.
            let isUncut = only == nil || isUnshortened(shaped, paragraph)
            let isWhole = room == shaped.count && (isOneLine || isUncut)
            if isWhole, nextFits {
                // A paragraph that is one line in any case is shortened by itself, and others follow.
                if !isUncut { isTruncated = true }
                let gap = place(isUncut ? shaped : elidedLines(of: paragraph, 1) ?? shaped, of: paragraph)
                if !isLast { y += paragraph.style.spacing + gap }
                continue
            }
            isTruncated = true
            if paragraph.style.truncates {
                let text = isWhole ? paragraph.endingInEllipsis() : paragraph
                let cut = elidedLines(of: text, room) ?? shaper.lines(of: text, width: width, mostLines: room)
                place(Array(cut.prefix(room)), of: paragraph)
            } else {
                place(Array(shaped.prefix(room)).withClippedEnd(of: paragraph, shaper), of: paragraph)
            }
            return
        }
    }

    /// So many lines, the last with an ellipsis at its head or in its middle; nil where Pango sets them.
    private func elidedLines(of paragraph: TextParagraph, _ count: Int) -> [ParagraphShaper.Line]? {
        guard paragraph.style.lineBreak.keepsEnd else { return nil }
        guard count > 1 else { return shaper.elidedLine(of: paragraph, width: width).map { [$0] } }
        let free = shaper.lines(of: paragraph, width: width, mostLines: nil)
        guard free.count >= count, let rest = paragraph.after(free[count - 2].range.upperBound),
            let last = shaper.elidedLine(of: rest, width: width)
        else { return nil }
        return free.prefix(count - 1) + [last]
    }

    /// False when the single line has been given an ellipsis.
    private func isUnshortened(_ shaped: [ParagraphShaper.Line], _ paragraph: TextParagraph) -> Bool {
        guard paragraph.style.truncates, width.isFinite else { return true }
        let free = shaper.lines(of: paragraph, width: .infinity, mostLines: nil)
        return (free.first?.width ?? 0) <= (shaped.first?.width ?? 0) + 0.01
    }

    /// How many lines have room; one at least when it is the first of all.
    private func linesThatFit(_ shaped: [ParagraphShaper.Line], of paragraph: TextParagraph, limit: Int) -> Int {
        var bottom = y, count = 0
        for line in shaped.prefix(limit) {
            let box = metrics(of: line, paragraph)
            bottom += box.height
            if bottom > height + 0.01, !(lines.isEmpty && count == 0) { break }
            count += 1
            bottom += gap(below: box, paragraph)
        }
        return count
    }

    /// Whether the following paragraph will have its first line.
    private func fitsNext(
        after shaped: ArraySlice<ParagraphShaper.Line>, of paragraph: TextParagraph, left: Int
    ) -> Bool {
        guard left > 0 else { return false }
        guard height.isFinite else { return true }
        let boxes = shaped.map { metrics(of: $0, paragraph) }
        let used = boxes.reduce(y) { $0 + $1.height + gap(below: $1, paragraph) }
        return used + paragraph.style.spacing + (boxes.last?.height ?? 0) <= height + 0.01
    }

    /// - Returns: What lies between the last line and a next one, points.
    @discardableResult
    private mutating func place(_ shaped: [ParagraphShaper.Line], of paragraph: TextParagraph) -> CGFloat {
        var gap: CGFloat = 0
        for line in shaped {
            y += gap
            let box = metrics(of: line, paragraph)
            gap = self.gap(below: box, paragraph)
            lines.append(
                TextLine(
                    range: line.range, frame: CGRect(x: line.indent, y: y, width: line.width, height: box.height),
                    baseline: y + box.height - box.below, isRightToLeft: line.isRightToLeft, runs: line.runs,
                    clusters: line.clusters, brokenSpace: line.brokenSpace, gap: box.gap, ascent: box.ascent,
                    descent: box.descent, leading: box.leading))
            y += box.height
        }
        return gap
    }

    private func metrics(of line: ParagraphShaper.Line, _ paragraph: TextParagraph) -> LineMetrics {
        LineMetrics(line, paragraph, runs, shaper.engine)
    }

    /// Between a line and the next one, points.
    private func gap(below box: LineMetrics, _ paragraph: TextParagraph) -> CGFloat {
        paragraph.style.lineSpacing + box.gap
    }
}

extension [ParagraphShaper.Line] {
    /// The last of the lines that have room goes on to the end of its paragraph where text is clipped, not broken.
    fileprivate func withClippedEnd(of paragraph: TextParagraph, _ shaper: ParagraphShaper) -> [ParagraphShaper.Line] {
        guard paragraph.style.lineBreak == .clip, count > 1,
            let rest = paragraph.after(self[count - 2].range.upperBound)
        else { return self }
        return dropLast() + shaper.lines(of: rest, width: .infinity, mostLines: 1)
    }
}

/// Height of a line and how much of it lies below the baseline. Extra height goes above, as in TextKit.
struct LineMetrics {
    let height: CGFloat
    let below: CGFloat
    /// What the fonts add between this line and the next one.
    let gap: CGFloat
    /// Of fonts and attachments, without what the paragraph's style adds.
    let ascent: CGFloat, descent: CGFloat, leading: CGFloat

    init(_ line: ParagraphShaper.Line, _ paragraph: TextParagraph, _ runs: [TextRun], _ engine: TextEngine) {
        var ascent: CGFloat = 0, descent: CGFloat = 0, leading: CGFloat = 0, gap: CGFloat = 0
        let sources = line.runs.isEmpty ? [paragraph.emptyLineSource] : line.runs.map(\.source)
        for source in sources {
            let look = runs[source].attributes
            let font = engine.metrics(of: look.font)
            if let box = look.attachment?.bounds {
                ascent = max(ascent, box.maxY)
                descent = max(descent, -box.minY)
            } else {
                ascent = max(ascent, font.ascender + look.baselineOffset)
                descent = max(descent, -font.descender - look.baselineOffset)
                leading = max(leading, font.leading)
                gap = max(gap, look.font.lineGap)
            }
        }
        let style = paragraph.style
        var height = ascent + descent + leading
        if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
        height = max(height, style.minimumLineHeight)
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        self.height = height
        (self.ascent, self.descent, self.leading) = (ascent, descent, leading)
        below = descent + leading
        self.gap = style.maximumLineHeight > 0 ? 0 : gap
    }
}
