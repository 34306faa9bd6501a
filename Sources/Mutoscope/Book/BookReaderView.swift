public import UIKit

/// Reads a text page by page; pages curl under the finger. It remembers its place as a position in the text, which holds for every size.
@preconcurrency @MainActor
open class BookReaderView: UIView, PageCurlViewDataSource, PageCurlViewDelegate {
    /// What is read. Setting it begins at the beginning.
    open var text: BookText {
        didSet {
            currentPlace = 0
            reload()
        }
    }
    /// Where the current page begins, in bytes of the text. Setting it goes there; places outside of the text lead to its ends.
    open var place: Int {
        get { currentPlace }
        set {
            let inside = text.boundary(atOrBefore: min(newValue, max(0, text.count - 1)))
            guard inside != currentPlace else { return }
            currentPlace = inside
            reload()
        }
    }
    private var currentPlace = 0
    /// Called when the user has turned a page.
    open var onPlaceChange: ((Int) -> Void)?
    /// Points, before the user's text size.
    open var fontSize: CGFloat = 17 { didSet { reload() } }
    /// The colour of the paper.
    open var paperColor = UIColor.systemBackground { didSet { reload() } }
    /// What is read aloud as the place: percent of the book.
    open var placeFormat: (Int) -> String = { "\($0) %" }

    /// The pages.
    public let pages = PageCurlView()
    private var book: BookPages?
    private var bookSize = CGSize.zero
    private(set) lazy var ahead = PagesAhead(pages) { [weak self] turn, page in
        self?.search(turn, from: page) ?? .nothing
    }

    /// A reader of a text, at its first page.
    public init(text: BookText) {
        self.text = text
        super.init(frame: .zero)
        pages.dataSource = self
        pages.delegate = self
        pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(pages)
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        preconditionFailure("A BookReaderView is made in code, with its text.")
    }

    // MARK: Pages

    open override func layoutSubviews() {
        super.layoutSubviews()
        pages.frame = bounds
        if bounds.size != bookSize { reload() }
        ahead.layOut(in: self)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        ahead.resume()
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { pages.semanticContentAttribute = semanticContentAttribute }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let old = previousTraitCollection?.preferredContentSizeCategory
        if book != nil, old != traitCollection.preferredContentSizeCategory { reload() }
    }

    /// Of the text, points.
    private var textSize: CGFloat {
        UIFontMetrics.default.scaledValue(for: fontSize, compatibleWith: traitCollection)
    }

    /// Longer lines are hard to read, in font sizes.
    private static let longestLine: CGFloat = 40

    /// Where the text is on a page.
    private var margins: UIEdgeInsets {
        let edge = max(8, min(bounds.width * 0.08, 60))
        let side = max(edge, ((bounds.width - textSize * Self.longestLine) / 2).rounded())
        return UIEdgeInsets(
            top: safeAreaInsets.top + edge, left: side, bottom: safeAreaInsets.bottom + edge + 16, right: side)
    }

    private func reload() {
        // Without a size there are no pages; the next size makes them.
        guard bounds.width > 0, bounds.height > 0 else {
            bookSize = .zero
            return
        }
        bookSize = bounds.size
        let area = bounds.inset(by: margins), size = textSize
        let pager = TextPager(text: text, size: area.size, fontSize: size, lineSpacing: size * 0.25)
        let book = BookPages(pager: pager, place: place)
        self.book = book
        pages.setPage(makePage(book.starts[0], of: book))
        ahead.forget()
    }

    private func makePage(_ start: Int, of book: BookPages) -> BookPageView {
        let page = BookPageView(book.setting(at: start), of: book.pager.text, insets: margins) { [placeFormat] end in
            placeFormat(Int((book.part(at: end) * 100).rounded()))
        }
        page.backgroundColor = paperColor
        return page
    }

    /// The page after a page, nil behind the last.
    public func pageCurlView(_ view: PageCurlView, pageAfter page: UIView) -> UIView? {
        neighbour(of: page, .forward) { $0.next(after: $1) }
    }

    /// The page before a page, nil in front of the first.
    public func pageCurlView(_ view: PageCurlView, pageBefore page: UIView) -> UIView? {
        neighbour(of: page, .backward) { $0.previous(before: $1) }
    }

    private func neighbour(of page: UIView, _ turn: PageTurn, _ start: (BookPages, Int) -> Int?) -> UIView? {
        if let page = ahead.take(turn, from: page) { return page }
        guard let book, let page = page as? BookPageView else { return nil }
        return start(book, page.start).map { makePage($0, of: book) }
    }

    /// A neighbour to be made ahead.
    private func search(_ turn: PageTurn, from page: UIView) -> Search<any PageInParts> {
        guard let book, let page = page as? BookPageView else { return .nothing }
        guard turn == .backward else {
            return book.next(after: page.start).map { .found(makePage($0, of: book)) } ?? .nothing
        }
        switch book.searchPrevious(before: page.start) {
        case .found(let start): return .found(makePage(start, of: book))
        case .nothing: return .nothing
        case .goesOn: return .goesOn
        }
    }

    /// Takes back a page that is no longer needed.
    public func pageCurlView(_ view: PageCurlView, didRemove page: UIView) {
        guard let book, let page = page as? BookPageView, let current = pages.currentPage as? BookPageView,
            book.holds(page.setting), let index = book.starts.firstIndex(of: page.start),
            let place = book.starts.firstIndex(of: current.start), abs(index - place) == 1
        else { return }
        ahead.keep(page, for: index > place ? .forward : .backward)
    }

    /// Remembers the place in the text.
    public func pageCurlView(_ view: PageCurlView, didTurnTo page: UIView) {
        guard let page = page as? BookPageView else { return }
        currentPlace = page.start
        onPlaceChange?(page.start)
    }
}
