import CoreGraphics

/// Prints all of a text view's text, however much of it is in sight.
final class TextViewPrintFormatter: UIViewPrintFormatter {
    private let text: UISimpleTextPrintFormatter

    init(_ view: UITextView) {
        text = UISimpleTextPrintFormatter(attributedText: view.attributedText)
        super.init(view)
    }

    override var printPageRenderer: UIPrintPageRenderer? { didSet { text.printPageRenderer = printPageRenderer } }

    override var pageCount: Int {
        follow()
        return text.pageCount
    }

    override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        follow()
        text.draw(in: rect, forPageAt: pageIndex)
    }

    private func follow() {
        text.startPage = startPage
        text.perPageContentInsets = perPageContentInsets
        text.maximumContentWidth = maximumContentWidth
        text.maximumContentHeight = maximumContentHeight
    }
}
