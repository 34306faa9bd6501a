/// Where a file's bytes go.
public final class CGDataConsumer {
    private let write: (Data) -> Void

    /// Adds to data in memory.
    public init?(data: CFMutableData) { write = { data.append($0) } }

    /// Writes a file; nil where none can be made.
    public init?(url: CFURL) {
        let url = url as URL
        guard url.isFileURL, FileManager.default.createFile(atPath: url.path, contents: nil) else { return nil }
        write = { bytes in
            do { try bytes.write(to: url) } catch {
                Diagnostics.report("A PDF file was not written: \(error.localizedDescription)", key: "pdf.write")
            }
        }
    }

    func put(_ bytes: Data) { write(bytes) }
}

/// The pages of a PDF file, drawn one after the other. They are pictures of 216 dots an inch.
struct PDFPages {
    private let consumer: CGDataConsumer
    private let mediaBox: CGRect
    private var box: CGRect?
    private var writer = PDFWriter()
    private var links: [(rect: CGRect, url: URL)] = []

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
        writer.add(image, size: box.size, links: links)
        self.box = nil
        links = []
    }

    mutating func link(_ url: URL, _ rect: CGRect, in context: CGContext) {
        guard let box else { return }
        let place = rect.applying(context.ctm).applying(CGAffineTransform(scaleX: 1 / Self.scale, y: 1 / Self.scale))
        links.append((CGRect(x: place.minX, y: box.height - place.maxY, width: place.width, height: place.height), url))
    }

    /// Writes the file. A file has one page at least.
    mutating func close(_ context: CGContext) {
        if box == nil, writer.pageCount == 0 { begin(nil, in: context) }
        end(context)
        consumer.put(writer.data())
    }
}

extension CGContext {
    /// A PDF file that goes to a consumer. Its pages are `mediaBox` large, in points, or letters where that is nil.
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        self.init(bitmap: ContextBitmap(PixelBuffer(width: 1, height: 1), format: .opaque))
        file = PDFPages(consumer, mediaBox?.pointee, auxiliaryInfo)
    }

    /// A PDF file at a place; nil where none can be made. Its pages are `mediaBox` large, in points, or letters where that is nil.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// Begins a page, of a size of its own where `pageInfo` has a `kCGPDFContextMediaBox`: the bytes of a rectangle.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        let box = pageInfo?.object(forKey: kCGPDFContextMediaBox) as? Data
        let rect = box.flatMap { bytes in
            bytes.count < MemoryLayout<CGRect>.size ? nil : bytes.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
        }
        file?.begin(rect, in: self)
    }

    /// Ends the page.
    public func endPDFPage() { file?.end(self) }

    /// Begins a page, of a size of its own, in points, where one is given.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) { file?.begin(mediaBox?.pointee, in: self) }

    /// Ends the page.
    public func endPage() { file?.end(self) }

    /// Has a click on a part of the page, in user space, lead somewhere.
    public func setURL(_ url: CFURL, for rect: CGRect) { file?.link(url as URL, rect, in: self) }

    /// Ends the file and writes it. A context that goes away does so itself.
    public func closePDF() {
        file?.close(self)
        file = nil
    }
}

/// The size of a page: the bytes of a rectangle in points.
public nonisolated(unsafe) let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
/// The title of a PDF file.
public nonisolated(unsafe) let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// Who wrote a PDF file.
public nonisolated(unsafe) let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// Which program made a PDF file.
public nonisolated(unsafe) let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// What a PDF file is about.
public nonisolated(unsafe) let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// What one must know to change a PDF file. Files are not locked here, which is said once.
public nonisolated(unsafe) let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"
/// What one must know to open a PDF file. Files are not locked here, which is said once.
public nonisolated(unsafe) let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"
/// How long the key of a locked PDF file is, in bits. Files are not locked here.
public nonisolated(unsafe) let kCGPDFContextEncryptionKeyLength: CFString = "kCGPDFContextEncryptionKeyLength"
/// Whether those who only open a PDF file may print it, a Boolean. Files are not locked here.
public nonisolated(unsafe) let kCGPDFContextAllowsPrinting: CFString = "kCGPDFContextAllowsPrinting"
/// Whether those who only open a PDF file may copy from it, a Boolean. Files are not locked here.
public nonisolated(unsafe) let kCGPDFContextAllowsCopying: CFString = "kCGPDFContextAllowsCopying"
/// Words to find a PDF file by.
public nonisolated(unsafe) let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
