import CCairo
import Synchronization

/// A file in the Portable Document Format, read by Poppler where that is installed.
public final class CGPDFDocument: @unchecked Sendable {
    /// Nil until it is unlocked.
    private let document: Mutex<PDFReader.Document?>
    /// The bytes of a file that asks for a password.
    private let locked: Data?

    private init?(_ data: Data?) {
        guard let data else { return nil }
        do {
            document = Mutex(try PDFReader.Document(data))
            locked = nil
        } catch .locked {
            document = Mutex(nil)
            locked = data
        } catch {
            Diagnostics.report("CGPDFDocument: \(error)")
            return nil
        }
    }

    /// The document of a file; nil, with a report of the reason, when it cannot be read.
    public convenience init?(_ url: CFURL) { self.init(try? Data(contentsOf: url as URL)) }

    /// The document of some bytes; nil, with a report of the reason, when it cannot be read.
    public convenience init?(_ provider: CGDataProvider) { self.init(provider.data as Data?) }

    private var opened: PDFReader.Document? { document.withLock { $0 } }

    /// How many pages; none while it is locked.
    public var numberOfPages: Int { opened?.count ?? 0 }
    /// Whether a password is asked for, or was. A file that opens without one does not count.
    public var isEncrypted: Bool { locked != nil }
    /// Whether it can be read.
    public var isUnlocked: Bool { opened != nil }

    /// Opens a locked file with its password, the user's or the owner's, UTF-8. False where it is another; nothing changes then.
    public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool {
        guard let locked else { return true }
        return document.withLock { document in
            if document == nil { document = try? PDFReader.Document(locked, password: String(cString: password)) }
            return document != nil
        }
    }

    /// A page by its number, from 1; nil beyond the last, and while the file is locked.
    public func page(at pageNumber: Int) -> CGPDFPage? {
        opened?.page(pageNumber - 1).map { CGPDFPage($0, of: self, number: pageNumber) }
    }
}

/// One of the boxes of a page. Here all are the part that is shown.
public enum CGPDFBox: Int32, Sendable {
    case mediaBox = 0
    case cropBox, bleedBox, trimBox, artBox
}

/// A page of a document, turned upright.
public final class CGPDFPage: @unchecked Sendable {
    private let page: PDFReader.Page
    /// The document that it is of.
    public let document: CGPDFDocument?
    /// Its number, from 1.
    public let pageNumber: Int

    init(_ page: PDFReader.Page, of document: CGPDFDocument, number: Int) {
        (self.page, self.document, pageNumber) = (page, document, number)
    }

    /// By how many degrees the page would have to be turned: pages come upright.
    public var rotationAngle: Int32 { 0 }

    /// A box of the page, in points: the part that is shown, at the origin.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect {
        CGRect(x: 0, y: 0, width: page.size.width, height: page.size.height)
    }

    /// What fits a box into the middle of a rectangle, turned by quarters clockwise. It is never enlarged.
    public func getDrawingTransform(
        _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
    ) -> CGAffineTransform {
        let bounds = getBoxRect(box), quarters = Int((rotate / 90 % 4 + 4) % 4)
        let isAcross = quarters % 2 == 1
        let width = isAcross ? bounds.height : bounds.width, height = isAcross ? bounds.width : bounds.height
        var scaleX = min(rect.width / width, 1), scaleY = min(rect.height / height, 1)
        if preserveAspectRatio {
            scaleX = min(scaleX, scaleY)
            scaleY = scaleX
        }
        let turn = [
            CGAffineTransform.identity, CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0),
            CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0),
            CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
        ][quarters]
        return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY).concatenating(turn)
            .concatenating(CGAffineTransform(scaleX: scaleX, y: scaleY))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }

    fileprivate func draw(on cairo: OpaquePointer, _ pageToPixels: CGAffineTransform) {
        // Poppler's pages begin at the top.
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: page.size.height)
        var matrix = flip.concatenating(pageToPixels).cairoMatrix
        cairo_transform(cairo, &matrix)
        page.draw(on: cairo)
    }
}

extension CGContext {
    /// Draws a page with its lower left corner at the origin, a unit for a point; y points up.
    public func drawPDFPage(_ page: CGPDFPage) {
        guard toPixels.isDrawable else { return }
        let toPixels = toPixels
        render { cairo, alpha in
            cairo_save(cairo)
            if alpha < 1 { cairo_push_group(cairo) }
            cairo_save(cairo)
            page.draw(on: cairo, toPixels)
            cairo_restore(cairo)
            if alpha < 1 {
                cairo_pop_group_to_source(cairo)
                cairo_paint_with_alpha(cairo, alpha)
            }
            cairo_restore(cairo)
            cairo.setSource(.black)
        }
    }
}

/// A page of a document by its number, from 1.
public func CGPDFDocumentGetPage(_ document: CGPDFDocument?, _ pageNumber: Int) -> CGPDFPage? {
    document?.page(at: pageNumber)
}
