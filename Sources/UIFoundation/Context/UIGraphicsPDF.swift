public import CoreGraphics

/// A PDF file that the functions below draw.
struct PDFFile {
    enum Target {
        case data(NSMutableData)
        case file(URL)
    }

    let drawing: PDFDrawing
    let target: Target

    static func begin(_ bounds: CGRect, _ info: [AnyHashable: Any]?, _ target: Target) {
        var known: [String: Any] = [:]
        for (key, value) in info ?? [:] { (key as? String).map { known[$0] = value } }
        ContextStack.files.append(PDFFile(drawing: PDFDrawing(bounds, info: known), target: target))
    }
}

/// Begins a PDF file in memory; pages are `bounds` large, in points, or letters where that is empty.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { PDFFile.begin(bounds, documentInfo, .data(data)) }

/// Begins a PDF file; pages are `bounds` large, in points, or letters where that is empty. False where nothing can be written there.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
    PDFFile.begin(bounds, documentInfo, .file(URL(fileURLWithPath: path)))
    return true
}

/// Begins a page of the PDF file.
public func UIGraphicsBeginPDFPage() {
    guard let drawing = ContextStack.files.last?.drawing else { return }
    drawing.begin(drawing.defaultBounds)
}

/// Begins a page of a size of its own, in points.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    ContextStack.files.last?.drawing.begin(bounds)
}

/// The page that is drawn, in points; empty outside of PDF files.
public func UIGraphicsGetPDFContextBounds() -> CGRect { ContextStack.files.last?.drawing.pageBounds ?? .zero }

/// Has a click on a part of the page, in points, lead somewhere.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    ContextStack.files.last?.drawing.link(.address(url), rect)
}

/// Names a place of the page, in points, that links lead to.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    ContextStack.files.last?.drawing.add(name, at: point)
}

/// Has a click on a part of the page, in points, lead to the place of a name in this file.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    ContextStack.files.last?.drawing.link(.destination(name), rect)
}

/// Ends the PDF file and writes it.
public func UIGraphicsEndPDFContext() {
    guard let file = ContextStack.files.popLast() else { return }
    let bytes = file.drawing.finish()
    switch file.target {
    case .data(let data): data.append(bytes)
    case .file(let url):
        do { try bytes.write(to: url) } catch {
            Diagnostics.report("A PDF file was not written: \(error.localizedDescription)", key: "pdf.write")
        }
    }
}
