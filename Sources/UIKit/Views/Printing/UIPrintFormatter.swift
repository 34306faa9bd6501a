public import CoreGraphics

/// Lays content out over pages of a print job.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
    /// Who prints it; nil before it is added.
    open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
    /// The widest that content becomes, in points; 0 for as wide as the page.
    open var maximumContentWidth: CGFloat = 0
    /// The highest that content becomes on one page, in points; 0 for as high as the page.
    open var maximumContentHeight: CGFloat = 0
    /// Between the printable part of a page and the content, in points.
    open var perPageContentInsets = UIEdgeInsets.zero
    /// The same under an older name.
    open var contentInsets: UIEdgeInsets {
        get { perPageContentInsets }
        set { perPageContentInsets = newValue }
    }
    /// The page on which it begins.
    open var startPage = 0
    /// Whether it draws on the main thread. All do.
    open var requiresMainThread: Bool { true }

    public override init() { super.init() }

    /// How many pages it takes.
    open var pageCount: Int { 1 }

    /// Where it draws on a page, in points of the paper.
    open func rectForPage(at pageIndex: Int) -> CGRect {
        guard let renderer = printPageRenderer else { return .zero }
        var rect = renderer.contentRect.inset(by: perPageContentInsets)
        if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
        if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
        return rect
    }

    /// Draws its part of a page into the current context.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

    /// Takes it out of the job.
    open func removeFromPrintPageRenderer() { printPageRenderer?.remove(self) }
}

/// Prints a text over as many pages as it needs.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text without its looks.
    open var text: String? {
        get { content?.string }
        set { content = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The text with its looks.
    open var attributedText: NSAttributedString? {
        get { content }
        set { content = newValue }
    }
    /// For text that names no font.
    open var font: UIFont? { didSet { pages = nil } }
    /// For text that names no colour.
    open var color: UIColor? { didSet { pages = nil } }
    /// For text that names no paragraph style.
    open var textAlignment = NSTextAlignment.natural { didSet { pages = nil } }

    private var content: NSAttributedString? { didSet { pages = nil } }
    private var pages: (size: CGSize, ranges: [NSRange])?

    /// A plain text.
    public init(text: String) {
        content = NSAttributedString(string: text)
        super.init()
    }

    /// A text with its looks.
    public init(attributedText: NSAttributedString) {
        content = attributedText
        super.init()
    }

    open override var pageCount: Int { ranges.count }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        let index = pageIndex - startPage
        guard ranges.indices.contains(index) else { return }
        styled.attributedSubstring(from: ranges[index])
            .draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// The text with what holds where it names nothing itself.
    private var styled: NSAttributedString {
        let text = NSMutableAttributedString(attributedString: content ?? NSAttributedString(string: ""))
        let whole = NSRange(location: 0, length: text.length)
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        let defaults: [(NSAttributedString.Key, Any)] = [
            (.font, font ?? .systemFont(ofSize: 12)), (.foregroundColor, color ?? .black), (.paragraphStyle, style),
        ]
        for (key, value) in defaults {
            text.enumerateAttribute(key, in: whole) { known, range, _ in
                if known == nil { text.addAttribute(key, value: value, range: range) }
            }
        }
        return text
    }

    /// The part of the text that each page has.
    private var ranges: [NSRange] {
        let size = rectForPage(at: startPage).size
        if let pages, pages.size == size { return pages.ranges }
        let found = PageBreaks(styled, size).ranges
        pages = (size, found)
        return found
    }
}

/// Prints HTML, as far as it can be read: its text.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UISimpleTextPrintFormatter {
    /// The HTML.
    open var markupText: String? { didSet { attributedText = markupText.map { MarkupText($0).text } } }

    /// HTML to be printed.
    public init(markupText: String) {
        self.markupText = markupText
        super.init(attributedText: MarkupText(markupText).text)
    }
}
