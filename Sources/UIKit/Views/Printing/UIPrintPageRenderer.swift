public import CoreGraphics

/// Draws the pages of a print job: what formatters lay out, with a header and a footer.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
    /// Points at the top of the printable part.
    open var headerHeight: CGFloat = 0
    /// Points at the bottom of the printable part.
    open var footerHeight: CGFloat = 0
    /// The whole sheet, in points.
    open internal(set) var paperRect = CGRect(origin: .zero, size: UIPrintPaper.usual.paperSize)
    /// The part of the sheet that printers reach, in points.
    open internal(set) var printableRect = UIPrintPaper.usual.printableRect
    /// How many pages there are: as many as the formatters need.
    open var numberOfPages: Int { (printFormatters ?? []).map { $0.startPage + $0.pageCount }.max() ?? 0 }
    /// What is laid out over the pages.
    open var printFormatters: [UIPrintFormatter]? {
        didSet { for formatter in printFormatters ?? [] { formatter.printPageRenderer = self } }
    }

    public override init() { super.init() }

    /// The printable part without header and footer.
    var contentRect: CGRect {
        printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
    }

    /// Has a formatter begin on a page.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.removeFromPrintPageRenderer()
        formatter.startPage = pageIndex
        printFormatters = (printFormatters ?? []) + [formatter]
    }

    /// The formatters that have something on a page.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        printFormatters?.filter { ($0.startPage..<$0.startPage + $0.pageCount).contains(pageIndex) }
    }

    func remove(_ formatter: UIPrintFormatter) {
        printFormatters?.removeAll { $0 === formatter }
        formatter.printPageRenderer = nil
    }

    /// Pages are about to be drawn.
    open func prepare(forDrawingPages range: NSRange) {}

    /// Draws a page: its header, content, formatters and footer.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        let (header, footer) = (headerHeight, footerHeight)
        if header > 0 {
            drawHeaderForPage(
                at: pageIndex,
                in: CGRect(x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: header))
        }
        drawContentForPage(
            at: pageIndex, in: printableRect.inset(by: UIEdgeInsets(top: header, left: 0, bottom: footer, right: 0)))
        for formatter in printFormattersForPage(at: pageIndex) ?? [] {
            drawPrintFormatter(formatter, forPageAt: pageIndex)
        }
        if footer > 0 {
            drawFooterForPage(
                at: pageIndex,
                in: CGRect(
                    x: printableRect.minX, y: printableRect.maxY - footer, width: printableRect.width, height: footer))
        }
    }

    /// Draws a formatter's part of a page.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
    }

    /// Draws what stands above each page. Nothing by default.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

    /// Draws what no formatter draws. Nothing by default.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

    /// Draws what stands below each page. Nothing by default.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

    /// All pages as a PDF file; nil where there are none.
    func pdf(on paper: UIPrintPaper, isLandscape: Bool) -> Data? {
        let (size, part) = (paper.paperSize, paper.printableRect)
        paperRect = CGRect(
            origin: .zero, size: isLandscape ? CGSize(width: size.height, height: size.width) : size)
        printableRect = isLandscape ? CGRect(x: part.minY, y: part.minX, width: part.height, height: part.width) : part
        let count = numberOfPages
        guard count > 0 else { return nil }
        prepare(forDrawingPages: NSRange(location: 0, length: count))
        return UIGraphicsPDFRenderer(bounds: paperRect).pdfData { context in
            for page in 0..<count {
                context.beginPage()
                drawPage(at: page, in: printableRect)
            }
        }
    }
}

/// `renderer.setValue(rect, forKey: "paperRect")`, by which programs make PDF files of their pages.
extension UIPrintPageRenderer: @preconcurrency KeyValueSettable {
    /// Sets the sheet or its printable part, in points.
    public func setStoredValue(_ value: Any?, forKey key: String) -> Bool {
        guard let rect = value as? CGRect ?? (value as? NSValue)?.cgRectValue else { return false }
        switch key {
        case "paperRect": paperRect = rect
        case "printableRect": printableRect = rect
        default: return false
        }
        return true
    }
}
