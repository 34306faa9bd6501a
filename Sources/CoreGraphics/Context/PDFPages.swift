/// The pages of a PDF file, drawn one after the other. They are pictures of 216 dots an inch.
struct PDFPages {
    private let consumer: CGDataConsumer
    private let mediaBox: CGRect
    private var box: CGRect?
    private var writer = PDFWriter()

    /// Pixels a point.
    private static let scale: CGFloat = 3
    /// A page of US letter, where nothing is said.
    private static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

    init(_ consumer: CGDataConsumer, _ mediaBox: CGRect?, _ info: CFDictionary?) {
        self.consumer = consumer
        self.mediaBox = mediaBox.map(\.standardized).flatMap { $0.isEmpty ? nil : $0 } ?? Self.letter
        for (key, value) in info as? [AnyHashable: Any] ?? [:] {
            guard let key = key as? String, key.hasPrefix("kCGPDFContext") else { continue }
            if key.hasSuffix("Password") {
                Diagnostics.report("PDF files are not locked here: everybody can open this one.", key: "pdf.password")
                continue
            }
            let words = (value as? [String])?.joined(separator: ", ") ?? value as? String
            if let words { writer.info[String(key.dropFirst("kCGPDFContext".count))] = words }
        }
    }

    mutating func begin(_ asked: CGRect?, in context: CGContext) {
        end(context)
        let page = asked.map(\.standardized).flatMap { $0.isEmpty ? nil : $0 } ?? mediaBox
        let width = Int((page.width * Self.scale).rounded(.up)), height = Int((page.height * Self.scale).rounded(.up))
        guard PixelBuffer.allows(width: width, height: height) else {
            return Diagnostics.report(
                "A PDF page of \(page.width)×\(page.height) points cannot be drawn.", key: "pdf.page")
        }
        box = page
        let toPixels = CGAffineTransform(scaleX: Self.scale, y: Self.scale).translatedBy(x: -page.minX, y: -page.minY)
        context.begin(ContextBitmap(PixelBuffer(width: width, height: height), format: .opaque), base: toPixels)
        context.saveGState()
        context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        context.fill(page)
        context.restoreGState()
    }

    mutating func end(_ context: CGContext) {
        guard let box, let image = context.makeImage() else { return }
        writer.add(image, size: box.size)
        self.box = nil
    }

    mutating func link(_ target: PDFWriter.Link.Target, _ rect: CGRect, in context: CGContext) {
        guard let box else { return }
        let place = rect.applying(Self.toPage(context))
        writer.link(
            target, CGRect(x: place.minX, y: box.height - place.maxY, width: place.width, height: place.height))
    }

    mutating func add(_ destination: String, at point: CGPoint, in context: CGContext) {
        guard let box else { return }
        let place = point.applying(Self.toPage(context))
        writer.add(destination, at: CGPoint(x: place.x, y: box.height - place.y))
    }

    /// From user space to points of the page from its bottom left corner.
    private static func toPage(_ context: CGContext) -> CGAffineTransform {
        context.ctm.concatenating(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    }

    /// Writes the file. A file has one page at least.
    mutating func close(_ context: CGContext) {
        if box == nil, writer.pageCount == 0 { begin(nil, in: context) }
        end(context)
        consumer.put(writer.data())
    }
}
