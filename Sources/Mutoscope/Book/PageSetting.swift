import UIKit

/// A page that is being set: blocks of lines, one below the other, until it is full. A block is little work, a page is not.
@MainActor
final class PageSetting {
    /// A few lines.
    struct Block {
        /// The lines, and some of the text after them: what ends in the midst of a paragraph is set as if it went on.
        let text: NSAttributedString
        /// From the top of the page, points.
        let top: CGFloat
        /// Of the lines, points.
        let height: CGFloat
    }

    /// Where the page begins in the text.
    let start: Int
    private(set) var blocks: [Block] = []
    /// Where the page ends, once that is known.
    private(set) var end: Int?
    private let pager: TextPager
    private let limit: Int
    private var position: Int
    private var top: CGFloat = 0
    /// Of the paragraph that the next block begins in; natural where it begins one.
    private var direction: NSWritingDirection?

    /// - Parameter limit: the page ends there, however much room is left.
    init(_ pager: TextPager, start: Int, limit: Int) {
        self.pager = pager
        self.start = start
        self.limit = limit
        position = start
    }

    /// Where the page ends; sets it if that is not done.
    var wholeEnd: Int {
        while end == nil { setNextBlock() }
        return end ?? limit
    }

    /// Sets some lines more, if the page is not full.
    func setNextBlock() {
        guard end == nil else { return }
        guard position < limit else {
            end = limit
            return
        }
        guard pager.size.width > 0, pager.size.height > 0 else {
            end = pager.characterEnd(at: position)
            return
        }
        let direction = direction ?? pager.direction(at: position)
        var length = pager.blockLength
        while true {
            let stop = min(pager.text.boundary(atOrBefore: position + length), limit)
            let isCut = stop < limit && length < pager.mostBytes
            let string = pager.text.string(position..<max(stop, position + 1))
            let text = pager.attributed(string, direction)
            if let lines = pager.finder.lines(of: text, isCut: isCut, room: pager.size.height - top) {
                return take(lines, of: text, string, direction)
            }
            // Not one whole line.
            length *= 2
        }
    }

    private func take(
        _ found: LineFinder.Lines, of text: NSAttributedString, _ string: String, _ direction: NSWritingDirection
    ) {
        // A page has one line at the least.
        let lines = found.end == 0 && top == 0 ? pager.finder.firstLine() : found
        if lines.end > 0 { blocks.append(Block(text: text, top: top, height: lines.height)) }
        var index = String.Index(utf16Offset: lines.end, in: string)
        self.direction = directionAfter(string[..<index], direction)
        if lines.isFull {
            // White space that does not fit any more is swallowed by the break.
            while index < string.endIndex, string[index].isWhitespace { index = string.index(after: index) }
        }
        position += string.utf8.distance(from: string.startIndex, to: index)
        top += lines.nextTop
        if lines.isFull || position >= limit { end = position }
    }

    /// Of the paragraph that goes on after some text.
    private func directionAfter(_ set: Substring, _ direction: NSWritingDirection) -> NSWritingDirection {
        guard let lineBreak = set.lastIndex(where: \.isNewline) else {
            return direction == .natural ? pager.finder.direction(at: 0) : direction
        }
        let paragraph = set[set.index(after: lineBreak)...]
        guard !paragraph.isEmpty else { return .natural }
        return pager.finder.direction(at: set.utf16.distance(from: set.startIndex, to: paragraph.startIndex))
    }
}
