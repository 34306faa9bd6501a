import CoreGraphics

/// The pages of a PDF file while they are drawn, one after the other.
final class PDFDrawing {
    /// Where the page that is under way is drawn; before the first page, drawings are lost.
    private(set) var context: CGContext
    let defaultBounds: CGRect
    private(set) var pageBounds: CGRect
    private var writer = PDFWriter()
    private var isOnPage = false

    /// Pixels a point.
    private static let scale: CGFloat = 3
    /// A page of US letter, which Core Graphics takes where none is given.
    private static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

    init(_ bounds: CGRect, info: [String: Any]) {
        defaultBounds = bounds.isEmpty ? Self.letter : bounds
        pageBounds = defaultBounds
        context = Self.makeContext(CGRect(x: 0, y: 0, width: 1, height: 1))
        for (key, value) in info where key.hasPrefix("kCGPDFContext") {
            let words = (value as? [String])?.joined(separator: ", ") ?? value as? String
            if let words { writer.info[String(key.dropFirst("kCGPDFContext".count))] = words }
        }
        UIGraphicsPushContext(context)
    }

    func begin(_ bounds: CGRect) {
        endPage()
        pageBounds = bounds.isEmpty ? defaultBounds : bounds
        UIGraphicsPopContext()
        context = Self.makeContext(pageBounds)
        UIGraphicsPushContext(context)
        isOnPage = true
    }

    func link(_ target: PDFWriter.Link.Target, _ rect: CGRect) {
        writer.link(target, rect.offsetBy(dx: -pageBounds.minX, dy: -pageBounds.minY))
    }

    /// Names a place of the page, in the page's points.
    func add(_ destination: String, at point: CGPoint) {
        writer.add(destination, at: CGPoint(x: point.x - pageBounds.minX, y: point.y - pageBounds.minY))
    }

    /// The file's bytes. A file has one page at least.
    func finish() -> Data {
        if !isOnPage, writer.pageCount == 0 { begin(defaultBounds) }
        endPage()
        UIGraphicsPopContext()
        return writer.data()
    }

    private func endPage() {
        guard isOnPage, let image = context.makeImage() else { return }
        writer.add(image, size: pageBounds.size)
        isOnPage = false
    }

    private static func makeContext(_ bounds: CGRect) -> CGContext {
        let size = CGSize(width: max(1, bounds.width), height: max(1, bounds.height))
        guard let context = CGContext(imageOf: size, scale: scale, isOpaque: true) else {
            preconditionFailure("A page of \(size.width)×\(size.height) points cannot be drawn.")
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        context.withSavedState {
            context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
            context.fill(bounds)
        }
        return context
    }
}
