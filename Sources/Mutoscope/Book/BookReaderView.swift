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

    public init(text: BookText) {
        self.text = text
        super.init(frame: .zero)
        pages.dataSource = self
        pages.delegate = self
        pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(pages)
    }

    public required init?(coder: NSCoder) {
        preconditionFailure("A BookReaderView is made in code, with its text.")
    }

    // MARK: Pages

    open override func layoutSubviews() {
        super.layoutSubviews()
        pages.frame = bounds
        if bounds.size != bookSize { reload() }
    }

    /// Where the text is on a page.
    private var margins: UIEdgeInsets {
        let side = max(8, min(bounds.width * 0.08, 60))
        return UIEdgeInsets(
            top: safeAreaInsets.top + side, left: side, bottom: safeAreaInsets.bottom + side + 16, right: side)
    }

    private func reload() {
        // Without a size there are no pages; the next size makes them.
        guard bounds.width > 0, bounds.height > 0 else {
            bookSize = .zero
            return
        }
        bookSize = bounds.size
        let area = bounds.inset(by: margins)
        let size = UIFontMetrics.default.scaledValue(for: fontSize)
        let pager = TextPager(text: text, size: area.size, fontSize: size, lineSpacing: size * 0.25)
        book = BookPages(pager: pager, place: place)
        pages.setPage(makePage(book?.starts.first ?? 0))
    }

    private func makePage(_ start: Int) -> UIView {
        guard let book else { return UIView() }
        let range = book.range(at: start)
        let page = BookPageView(
            text: book.pager.attributed(text.string(range)), start: start, insets: margins,
            foot: placeFormat(Int((book.part(at: range.upperBound) * 100).rounded())))
        page.backgroundColor = paperColor
        return page
    }

    public func pageCurlView(_ view: PageCurlView, pageAfter page: UIView) -> UIView? {
        (page as? BookPageView).flatMap { book?.next(after: $0.start) }.map(makePage)
    }

    public func pageCurlView(_ view: PageCurlView, pageBefore page: UIView) -> UIView? {
        (page as? BookPageView).flatMap { book?.previous(before: $0.start) }.map(makePage)
    }

    public func pageCurlView(_ view: PageCurlView, didTurnTo page: UIView) {
        guard let page = page as? BookPageView else { return }
        currentPlace = page.start
        onPlaceChange?(page.start)
    }
}

/// One page of a book: its text and, at the foot, how far it is.
final class BookPageView: UIView {
    /// Where it begins in the text.
    let start: Int
    private let text: NSAttributedString
    private let insets: UIEdgeInsets
    private let foot: String

    init(text: NSAttributedString, start: Int, insets: UIEdgeInsets, foot: String) {
        self.text = text
        self.start = start
        self.insets = insets
        self.foot = foot
        super.init(frame: .zero)
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityLabel = text.string
        accessibilityTraits = [.staticText, .causesPageTurn]
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        text.draw(with: bounds.inset(by: insets), options: .usesLineFragmentOrigin, context: nil)
        let font = UIFont.systemFont(ofSize: 11)
        let box = foot.size(withAttributes: [.font: font])
        foot.draw(
            at: CGPoint(x: bounds.midX - box.width / 2, y: bounds.maxY - insets.bottom + 12),
            withAttributes: [.font: font, .foregroundColor: UIColor.secondaryLabel])
    }
}
