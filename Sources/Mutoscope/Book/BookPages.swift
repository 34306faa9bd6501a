import UIKit

/// The pages of a book that are known so far: a run without gaps around the place where it was opened, longer at both ends as pages
/// are asked for.
@MainActor
final class BookPages {
    let pager: TextPager
    /// Where pages begin, in ascending order.
    private(set) var starts: [Int]

    init(pager: TextPager, place: Int) {
        self.pager = pager
        starts = [pager.text.boundary(atOrBefore: min(max(place, 0), max(0, pager.text.count - 1)))]
    }

    /// The part of the text on a page that begins at `start`.
    func range(at start: Int) -> Range<Int> {
        start..<(next(after: start) ?? pager.text.count)
    }

    /// Where the next page begins, nil after the last.
    func next(after start: Int) -> Int? {
        if let index = starts.firstIndex(of: start), index + 1 < starts.count { return starts[index + 1] }
        let end = pager.end(ofPageAt: start)
        guard end < pager.text.count else { return nil }
        if starts.last == start { starts.append(end) }
        return end
    }

    /// Where the page before begins, nil before the first.
    func previous(before start: Int) -> Int? {
        if let index = starts.firstIndex(of: start), index > 0 { return starts[index - 1] }
        guard start > 0 else { return nil }
        let before = pages(before: start)
        if starts.first == start { starts.insert(contentsOf: before, at: 0) }
        return before.last
    }

    /// Some pages up to a position: set from the beginning of a paragraph well before, or from wherever there is none. The last of
    /// them may be short.
    private func pages(before end: Int) -> [Int] {
        let length = pager.end(ofPageAt: end) - end
        let reach = min(max(2_000, 4 * length), 40 * max(length, 1))
        let far = pager.text.boundary(atOrBefore: end - reach)
        var start = far
        if far > 0 {
            start = pager.text.lastLineStart(in: max(0, far - reach)..<far) ?? far
        }
        var found: [Int] = []
        while start < end {
            found.append(start)
            let next = pager.end(ofPageAt: start)
            guard next > start else { break }
            start = next
        }
        return found
    }

    /// The page that holds a position.
    func start(holding position: Int) -> Int {
        starts.last { $0 <= position } ?? starts[0]
    }

    /// How much of the book lies before a position, 0…1.
    func part(at position: Int) -> Double {
        pager.text.count == 0 ? 0 : Double(position) / Double(pager.text.count)
    }
}
