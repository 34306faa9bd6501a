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
    public func setURL(_ url: CFURL, for rect: CGRect) { file?.link(.address(url as URL), rect, in: self) }

    /// Names a place of the page, in user space, that links lead to.
    public func addDestination(_ name: CFString, at point: CGPoint) {
        file?.add(String(describing: name), at: point, in: self)
    }

    /// Has a click on a part of the page, in user space, lead to the place of a name in this file.
    public func setDestination(_ name: CFString, for rect: CGRect) {
        file?.link(.destination(String(describing: name)), rect, in: self)
    }

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
