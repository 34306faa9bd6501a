import UIKit

/// The pages of a book that are known so far: a run without gaps around the place where it was opened, longer at both ends as pages
/// are asked for.
@MainActor
final class BookPages {
    let pager: TextPager
    /// Where pages begin, in ascending order.
    private(set) var starts: [Int]
    /// Pages that are set, or being set; few.
    private var settings: [Int: PageSetting] = [:]
    /// Where pages end before they are full: those before the place where the book was opened.
    private var shortEnds: [Int: Int] = [:]
    private var search: PreviousPageSearch?

    init(pager: TextPager, place: Int) {
        self.pager = pager
        starts = [pager.text.boundary(atOrBefore: min(max(place, 0), max(0, pager.text.count - 1)))]
    }

    /// A page, set or not.
    func setting(at start: Int) -> PageSetting {
        if let known = settings[start] { return known }
        if settings.count >= 16 { settings = [:] }
        let setting = PageSetting(pager, start: start, limit: shortEnds[start] ?? pager.text.count)
        settings[start] = setting
        return setting
    }

    /// Whether a page is one of this book's as it is divided now.
    func holds(_ setting: PageSetting) -> Bool { settings[setting.start] === setting }

    /// The part of the text on a page that begins at `start`.
    func range(at start: Int) -> Range<Int> { start..<setting(at: start).wholeEnd }

    /// Where the next page begins, nil after the last.
    func next(after start: Int) -> Int? {
        if let index = starts.firstIndex(of: start), index + 1 < starts.count { return starts[index + 1] }
        let end = setting(at: start).wholeEnd
        guard end < pager.text.count else { return nil }
        if starts.last == start { starts.append(end) }
        return end
    }

    /// Where the page before begins, nil before the first.
    func previous(before start: Int) -> Int? {
        while true {
            switch searchPrevious(before: start) {
            case .found(let page): return page
            case .nothing: return nil
            case .goesOn: continue
            }
        }
    }

    /// A part of the work that ``previous(before:)`` is.
    func searchPrevious(before start: Int) -> Search<Int> {
        if let index = starts.firstIndex(of: start), index > 0 { return .found(starts[index - 1]) }
        guard start > 0 else { return .nothing }
        if search?.end != start {
            search = PreviousPageSearch(pager, end: start, length: range(at: start).count)
        }
        guard search?.goOn() == true, let search else { return .goesOn }
        self.search = nil
        shortEnds[search.last.start] = start
        settings[search.last.start] = search.last
        if starts.first == start { starts.insert(contentsOf: search.starts, at: 0) }
        return .found(search.last.start)
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

/// Looks for the page before a position: pages are set up to it from the beginning of a paragraph well before, or from wherever there is
/// none. The last of them may be short.
@MainActor
private struct PreviousPageSearch {
    let end: Int
    private(set) var starts: [Int]
    private(set) var last: PageSetting
    private let pager: TextPager

    /// - Parameter length: of a page, about.
    init(_ pager: TextPager, end: Int, length: Int) {
        self.pager = pager
        self.end = end
        let reach = min(max(2_000, 4 * length), 40 * max(length, 1))
        let far = pager.text.boundary(atOrBefore: end - reach)
        let start = far > 0 ? pager.text.lastLineStart(in: max(0, far - reach)..<far) ?? far : far
        starts = [start]
        last = PageSetting(pager, start: start, limit: end)
    }

    /// Some lines more. True once the page is found.
    mutating func goOn() -> Bool {
        guard let next = last.end else {
            last.setNextBlock()
            return last.end == end
        }
        last = PageSetting(pager, start: next, limit: end)
        starts.append(next)
        return false
    }
}
