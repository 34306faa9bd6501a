import MutoscopeTesting
import TestSupport
import Testing

@testable import UIKit

/// Pages that are drawn for printers and PDF files.
@MainActor @Suite("printing") struct PrintingTests {
    private let words = (0..<900).map { "word\($0)" }.joined(separator: " ")

    private func document(_ data: Data) throws -> CGPDFDocument {
        let provider = try #require(CGDataProvider(data: data as CFData))
        return try #require(CGPDFDocument(provider))
    }

    @Test("a PDF file has the pages that were begun, each of its own size, and what was drawn")
    func pdf() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle as String: "Zwölf (12)", kCGPDFContextAuthor as String: "Ada"]
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100), format: format)
        let data = renderer.pdfData { context in
            context.beginPage()
            UIColor.red.setFill()
            context.cgContext.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
            context.setURL(URL(string: "https://example.org/")!, for: CGRect(x: 0, y: 0, width: 50, height: 50))
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 60, height: 80), pageInfo: [:])
            #expect(context.pdfContextBounds.size == CGSize(width: 60, height: 80))
            "x".draw(at: .zero, withAttributes: nil)
        }
        let file = try document(data)
        #expect(file.numberOfPages == 2)
        #expect(file.page(at: 1)?.getBoxRect(.mediaBox).size == CGSize(width: 200, height: 100))
        #expect(file.page(at: 2)?.getBoxRect(.mediaBox).size == CGSize(width: 60, height: 80))
        #expect(String(decoding: data, as: UTF8.self).contains("https://example.org/"))
    }

    @Test("functions begin and end PDF files and pages")
    func functions() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, nil)
        for _ in 0..<3 {
            UIGraphicsBeginPDFPage()
            #expect(UIGraphicsGetPDFContextBounds().size == CGSize(width: 612, height: 792))
            #expect(UIGraphicsGetCurrentContext() != nil)
        }
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(try document(data as Data).numberOfPages == 3)
        #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/at/all.pdf", .zero, nil))
    }

    @Test("text takes the pages it needs, header and footer theirs")
    func formatters() throws {
        final class Renderer: UIPrintPageRenderer {
            var drawn: [String] = []
            override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
                drawn.append("header \(pageIndex) \(Int(headerRect.height))")
            }
            override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
                drawn.append("footer \(pageIndex) \(Int(footerRect.maxY))")
            }
        }
        let formatter = UISimpleTextPrintFormatter(text: words)
        formatter.font = .systemFont(ofSize: 24)
        let renderer = Renderer()
        (renderer.headerHeight, renderer.footerHeight) = (20, 30)
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        renderer.setValue(CGRect(x: 0, y: 0, width: 595, height: 842), forKey: "paperRect")
        renderer.setValue(CGRect(x: 20, y: 20, width: 555, height: 802), forKey: "printableRect")
        let pages = renderer.numberOfPages
        #expect(pages > 2)
        #expect(formatter.rectForPage(at: 0) == CGRect(x: 20, y: 40, width: 555, height: 752))
        let pdf = try #require(renderer.pdf(on: .a4, isLandscape: false))
        let file = try document(pdf)
        #expect(file.numberOfPages == renderer.numberOfPages)
        #expect(renderer.drawn.prefix(2) == ["header 0 20", "footer 0 824"])
        #expect(renderer.drawn.count == 2 * renderer.numberOfPages)
    }

    @Test("of HTML remain its text and looks")
    func markup() {
        let formatter = UIMarkupTextPrintFormatter(
            markupText:
                "<html><head><title>t</title></head><body><h1>Head &amp; more</h1><p>One <b>two</b> three.</p><ul><li>a</li><li>b</li></ul>"
        )
        #expect(formatter.text == "Head & more\nOne two three.\n• a\n• b\n")
        let font = formatter.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(font?.pointSize == 24)
    }

    private func scene() -> (TestScreen, UIPrintInteractionController) {
        let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)
        screen.show(UIViewController())
        screen.advance(by: 0.1)
        let controller = UIPrintInteractionController()
        let info = UIPrintInfo.printInfo()
        info.jobName = "Plants/2"
        controller.printInfo = info
        return (screen, controller)
    }

    @Test("a job is saved as a PDF file where that is chosen")
    func saving() throws {
        let (screen, controller) = scene()
        let temporary = try TemporaryFolder(), folder = temporary.url
        controller.queue.folder = folder
        controller.printFormatter = UISimpleTextPrintFormatter(text: words)
        var heard: [String] = []
        #expect(controller.present(animated: false) { _, isDone, error in heard.append("\(isDone) \(error == nil)") })
        screen.advance(by: 0.5)
        let sheet = try #require(screen.window.rootViewController?.presentedViewController as? UIAlertController)
        #expect(sheet.title == "Plants/2")
        screen.tap("Save as PDF")
        screen.advance(by: 1)
        #expect(heard == ["true true"])
        #expect(try document(Data(contentsOf: folder.appendingPathComponent("Plants-2.pdf"))).numberOfPages > 0)
    }

    @Test("without a printer that is said; nothing to print is an error, and so is what is no picture")
    func errors() throws {
        var queue = PrintQueue()
        queue.searchPath = "/nowhere"
        #expect(queue.command == nil)
        var reasons: [UIPrintError.Code] = []
        queue.send(Data(), UIPrintInfo()) { error in if let error { reasons.append(error.code) } }
        #expect(reasons == [.notAvailable])
        let (screen, controller) = scene()
        for item in [nil, "no picture" as Any?] {
            controller.printingItem = item
            controller.present(animated: false) { _, isDone, error in
                #expect(!isDone)
                if let error = error as? UIPrintError { reasons.append(error.code) }
            }
            screen.advance(by: 0.5)
            screen.tap("Save as PDF")
            screen.advance(by: 1)
        }
        #expect(reasons == [.notAvailable, .noContent, .unknownImageFormat])
        #expect((UIPrintError(.noContent, "x") as NSError).domain == UIPrintErrorDomain)
    }

    @Test("paper that holds a page is chosen, the smallest")
    func papers() {
        let fitting = UIPrintPaper.bestPaper(
            forPageSize: CGSize(width: 560, height: 750), withPapersFrom: [.a4, .letter])
        #expect(fitting.paperSize == UIPrintPaper.letter.paperSize)
        #expect(UIPrintInfo(dictionary: UIPrintInfo().dictionaryRepresentation).jobName == UIPrintInfo().jobName)
    }
}
