import CoreGraphics
import Foundation
import Testing

/// PDF files that are drawn by Core Graphics' functions.
@Suite("PDF contexts") struct PDFContextTests {
    private func pages(_ data: Data) throws -> CGPDFDocument {
        let provider = try #require(CGDataProvider(data: data as NSData))
        return try #require(CGPDFDocument(provider))
    }

    @Test("pages have the file's size or their own, and what was drawn, with y up")
    func drawing() throws {
        let bytes = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 100, height: 50)
        let consumer = try #require(CGDataConsumer(data: bytes))
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        context.beginPDFPage(nil)
        context.translateBy(x: 10, y: 10)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        context.endPDFPage()
        var other = CGRect(x: 10, y: 0, width: 30, height: 40)
        context.beginPage(mediaBox: &other)
        #expect(context.userSpaceToDeviceSpaceTransform.d > 0)
        context.endPage()
        context.closePDF()
        let document = try pages(bytes as Data)
        #expect(document.numberOfPages == 2)
        let first = try #require(document.page(at: 1))
        #expect(first.getBoxRect(.mediaBox).size == box.size)
        #expect(document.page(at: 2)?.getBoxRect(.mediaBox).size == other.size)
        let picture = try #require(
            CGContext(
                data: nil, width: 100, height: 50, bitsPerComponent: 8, bytesPerRow: 400,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        picture.drawPDFPage(first)
        let pixels = try #require(picture.data).assumingMemoryBound(to: UInt8.self)
        func color(_ x: Int, _ fromTop: Int) -> [UInt8] { (0..<3).map { pixels[fromTop * 400 + x * 4 + $0] } }
        #expect(color(20, 35) == [255, 0, 0])
        #expect(color(20, 15) == [255, 255, 255])
    }

    @Test("places of the file have names that links lead to, in points from the page's bottom left corner")
    func destinations() throws {
        let bytes = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 100, height: 50)
        let consumer = try #require(CGDataConsumer(data: bytes))
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        context.beginPDFPage(nil)
        context.setDestination("end (of all)", for: CGRect(x: 10, y: 20, width: 30, height: 10))
        context.setURL(try #require(NSURL(string: "https://swift.org")), for: CGRect(x: 0, y: 0, width: 5, height: 5))
        context.endPDFPage()
        context.beginPDFPage(nil)
        context.translateBy(x: 10, y: 10)
        context.addDestination("end (of all)", at: CGPoint(x: 5, y: 30))
        context.endPDFPage()
        context.closePDF()
        #expect(try pages(bytes as Data).numberOfPages == 2)
        let text = String(decoding: bytes as Data, as: UTF8.self)
        #expect(text.contains("/Dests << /Names [(end \\(of all\\)) [7 0 R /XYZ 15 40 null]] >>"))
        #expect(text.contains("/Rect [10 20 40 30] /Dest (end \\(of all\\))"))
        #expect(text.contains("/Rect [0 0 5 5] /A << /S /URI /URI (https://swift.org) >>"))
    }

    @Test("a password is said not to lock the file, and does not stand in it")
    func passwords() throws {
        let bytes = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: bytes))
        let info = [kCGPDFContextUserPassword: "sesame", kCGPDFContextTitle: "Cave"]
        let (context, said) = Diagnostics.collecting {
            CGContext(consumer: consumer, mediaBox: nil, info as CFDictionary)
        }
        context?.beginPDFPage(nil)
        context?.endPDFPage()
        context?.closePDF()
        #expect(said.count == 1)
        let text = String(decoding: bytes as Data, as: UTF8.self)
        #expect(text.contains("Cave"))
        #expect(!text.contains("sesame"))
    }

    @Test("a context that goes away leaves a whole file, and a place where none can be made gives none")
    func files() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("context-\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: place) }
        do {
            let info = [kCGPDFContextTitle: "Twelve"] as NSDictionary
            let context = try #require(CGContext(place as CFURL, mediaBox: nil, info))
            context.beginPDFPage(nil)
            context.endPDFPage()
        }
        let bytes = try Data(contentsOf: place)
        #expect(try pages(bytes).page(at: 1)?.getBoxRect(.mediaBox).size == CGSize(width: 612, height: 792))
        #expect(bytes.range(of: Data("/Title (Twelve)".utf8)) != nil)
        #expect(CGContext(URL(fileURLWithPath: "/nowhere/at/all.pdf") as CFURL, mediaBox: nil, nil) == nil)
    }
}
