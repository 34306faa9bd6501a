public import CoreGraphics

/// How PDF files are made.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// What a file says of itself: values for `kCGPDFContextTitle`, `kCGPDFContextAuthor` and their like.
    open var documentInfo: [String: Any] = [:]

    /// Makes one with the defaults of its properties.
    public required init() { super.init() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
        return copy
    }
}

/// Where the pages of a PDF file are drawn.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The page that is drawn, in points.
    open var pdfContextBounds: CGRect { drawing.pageBounds }

    private let drawing: PDFDrawing

    init(_ drawing: PDFDrawing, format: UIGraphicsRendererFormat) {
        self.drawing = drawing
        super.init(cgContext: drawing.context, format: format)
    }

    /// Begins a page as large as the renderer's bounds.
    open func beginPage() { begin(drawing.defaultBounds) }

    /// Begins a page of a size of its own, in points.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { begin(bounds) }

    private func begin(_ bounds: CGRect) {
        drawing.begin(bounds)
        cgContext = drawing.context
    }

    /// Has a click on a part of the page, in points, lead somewhere.
    open func setURL(_ url: URL, for rect: CGRect) { drawing.link(.address(url), rect) }

    /// Names a place of the page, in points, that links lead to.
    open func addDestination(withName name: String, at point: CGPoint) { drawing.add(name, at: point) }

    /// Has a click on a part of the page, in points, lead to the place of a name in this file.
    open func setDestinationWithName(_ name: String, for rect: CGRect) { drawing.link(.destination(name), rect) }
}

/// Makes PDF files by drawing. Pages are pictures of 216 dots an inch: text in them cannot be searched.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    /// Draws all pages.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    /// How files are made.
    open override var format: UIGraphicsPDFRendererFormat { fileFormat }
    private let fileFormat: UIGraphicsPDFRendererFormat
    open override class func rendererContextClass() -> AnyClass { UIGraphicsPDFRendererContext.self }

    /// Files with pages of `bounds`, in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Files with pages of `bounds`, in points.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        fileFormat = format.copy() as? UIGraphicsPDFRendererFormat ?? format
        fileFormat.bounds = bounds
        super.init(bounds: bounds, format: format)
    }

    /// The file that `actions` draw.
    open func pdfData(actions: DrawingActions) -> Data {
        let drawing = PDFDrawing(format.bounds, info: format.documentInfo)
        actions(UIGraphicsPDFRendererContext(drawing, format: format))
        return drawing.finish()
    }

    /// Writes the file that `actions` draw.
    open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        try pdfData(actions: actions).write(to: url)
    }
}
