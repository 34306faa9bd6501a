import UIKit

/// Says how many lines of a text have room: a text view that nobody sees lays it out.
@MainActor
final class LineFinder {
    /// Lines from the top down.
    struct Lines {
        /// Where they end, UTF-16.
        var end: Int
        /// Where the last of them ends and the next one would begin, points from the top.
        var height: CGFloat
        var nextTop: CGFloat
        /// Whether a line was left out for want of room.
        var isFull: Bool
    }

    private let view = UITextView()
    private let width: CGFloat
    /// Lines may stand out by this much, points: heights are sums.
    private let slack: CGFloat = 0.5
    /// Between lines, points.
    private let spacing: CGFloat

    init(width: CGFloat, spacing: CGFloat) {
        self.width = width
        self.spacing = spacing
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.frame = CGRect(x: 0, y: 0, width: width, height: 1)
    }

    /// The lines that have room.
    ///
    /// - Parameters:
    ///   - isCut: whether more text follows. Then the last line may not be whole and is left out; nil when it is the only one.
    ///   - room: points.
    func lines(of text: NSAttributedString, isCut: Bool, room: CGFloat) -> Lines? {
        view.attributedText = text
        let length = text.length, last = caret(length)
        let whole = isCut ? first(in: 0..<length) { caret($0).minY > last.minY - 0.01 } : length
        guard whole > 0 || !isCut else { return nil }
        let end = first(in: 0..<whole) { caret($0).maxY > room + slack }
        var found = lines(to: end, isFull: end < whole)
        if end == length, !isCut { found.nextTop = last.maxY + spacing }
        return found
    }

    /// The first line, room or not.
    func firstLine() -> Lines {
        let top = caret(0).minY, length = view.attributedText.length
        return lines(to: first(in: 0..<length) { caret($0).minY > top + 0.01 }, isFull: true)
    }

    private func lines(to end: Int, isFull: Bool) -> Lines {
        Lines(end: end, height: end > 0 ? caret(end - 1).maxY : 0, nextTop: caret(end).minY, isFull: isFull)
    }

    /// How the paragraph is written that holds a place of the text that was looked at last: where its first character stands.
    func direction(at place: Int) -> NSWritingDirection {
        caret(place).midX > width / 2 ? .rightToLeft : .leftToRight
    }

    private func caret(_ place: Int) -> CGRect {
        view.position(from: view.beginningOfDocument, offset: place).map { view.caretRect(for: $0) } ?? .zero
    }

    /// Where something that stays true once it is becomes so; the end of the range if it never does.
    private func first(in range: Range<Int>, _ holds: (Int) -> Bool) -> Int {
        var low = range.lowerBound, high = range.upperBound
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
