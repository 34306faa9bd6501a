// Where UIKit cuts a line between any two characters, and Pango elsewhere. Found in 2,100 measures of labels that were taken on iOS
// (Microsoft/WinObjC, tests of UILabel).
extension ParagraphShaper {
    /// The rest of a paragraph on one line with an ellipsis at its head or in its middle; nil where Pango sets it.
    ///
    /// At the head the longest end that has room beside the ellipsis is left. In the middle the line begins with as much as half of that
    /// room holds, and ends with as much as then has room. Blanks beside the ellipsis go.
    func elidedLine(of paragraph: TextParagraph, width: CGFloat) -> Line? {
        let style = paragraph.style, room = room(style, width)
        guard style.lineBreak.keepsEnd, let free = freeLine(of: paragraph), free.width > room
        else { return nil }
        let clusters = free.clusters
        let head = style.lineBreak == .truncateMiddle ? room / 2 : 0
        let first = clusters.firstIndex { $0.x + $0.width > head } ?? 0
        let left = room - ellipsisWidth(in: paragraph, likeByte: paragraph.byte(of: first, among: clusters))
        var kept = head > 0 ? clusters.prefix { $0.x + $0.width <= left / 2 + 0.001 }.count : 0
        let earliest = kept
        while kept > 0, isBlank(clusters[kept - 1], in: paragraph) { kept -= 1 }
        let used = kept > 0 ? clusters[kept - 1].x + clusters[kept - 1].width : 0
        var next = clusters.count
        while next > earliest, free.width - clusters[next - 1].x <= left - used + 0.001 { next -= 1 }
        while next < clusters.count, isBlank(clusters[next], in: paragraph) { next += 1 }
        let hidden = paragraph.byte(of: kept, among: clusters)..<paragraph.byte(of: next, among: clusters)
        var line = brokenLines(of: paragraph.eliding(hidden), width: .infinity, mostLines: nil).first
        line?.indent = free.indent
        return line
    }

    /// Lines that end wherever the room does: a blank that has none begins the next line. nil where Pango breaks them.
    func characterLines(of paragraph: TextParagraph, width: CGFloat, mostLines: Int?) -> [Line]? {
        let style = paragraph.style, room = room(style, width)
        guard style.lineBreak == .charWrap, isLimit(room, style, mostLines), let free = freeLine(of: paragraph)
        else { return nil }
        let clusters = free.clusters
        var lines: [Line] = [], first = 0
        while first < clusters.count {
            let indent = lines.isEmpty ? style.firstLineHeadIndent : style.headIndent
            let limit = room + style.headIndent - indent + clusters[first].x
            var next = first + 1
            while next < clusters.count, clusters[next].x + clusters[next].width <= limit + 0.001 { next += 1 }
            let bytes = paragraph.byte(of: first, among: clusters)..<paragraph.byte(of: next, among: clusters)
            guard var line = brokenLines(of: paragraph.part(bytes), width: .infinity, mostLines: nil).first
            else { return nil }
            line.indent = indent
            if next < clusters.count { setAsideBlanks(of: &line, in: paragraph) }
            lines.append(line)
            first = next
        }
        return lines
    }

    /// The whole paragraph on one line, if all of it is written from left to right.
    private func freeLine(of paragraph: TextParagraph) -> Line? {
        guard let free = brokenLines(of: paragraph, width: .infinity, mostLines: nil).first, !free.isRightToLeft,
            !free.clusters.isEmpty, free.clusters.allSatisfy({ !$0.isRightToLeft })
        else { return nil }
        return free
    }

    /// Blanks at the end of a line take part in measures alone.
    private func setAsideBlanks(of line: inout Line, in paragraph: TextParagraph) {
        let blanks = line.clusters.reversed().prefix { isBlank($0, in: paragraph) }.reduce(0) { $0 + $1.width }
        line.brokenSpace = blanks
        line.width -= blanks
    }

    private func isBlank(_ cluster: TextLine.Cluster, in paragraph: TextParagraph) -> Bool {
        let text = paragraph.text.utf8, byte = paragraph.byte(at: cluster.range.lowerBound)
        return byte < text.count && text[text.index(text.startIndex, offsetBy: byte)] == 0x20
    }

    /// The width of an ellipsis in the look of a byte, points.
    private func ellipsisWidth(in paragraph: TextParagraph, likeByte byte: Int) -> CGFloat {
        var alone = paragraph.eliding(byte..<paragraph.text.utf8.count)
        alone = alone.part(byte..<alone.text.utf8.count)
        return brokenLines(of: alone, width: .infinity, mostLines: nil).first?.width ?? 0
    }
}

extension TextParagraph {
    /// The byte at which one of the clusters of its only line begins; the paragraph's end behind the last of them.
    fileprivate func byte(of index: Int, among clusters: [TextLine.Cluster]) -> Int {
        index < clusters.count ? byte(at: clusters[index].range.lowerBound) : text.utf8.count
    }
}
