import CoreGraphics
import Testing

@Suite("PDF documents")
struct PDFDocumentTests {
    /// Pages of 200×100 points, each with a square of 50 points at its lower left corner: black on the first, none on the second.
    private static let file: Data = {
        let square = "0 0 0 rg 0 0 50 50 re f"
        let objects = [
            "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R 5 0 R] /Count 2 >>",
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R >>",
            "<< /Length \(square.count) >>\nstream\n\(square)\nendstream",
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>",
        ]
        var text = "%PDF-1.4\n", places: [Int] = []
        for (index, object) in objects.enumerated() {
            places.append(text.utf8.count)
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let table = text.utf8.count
        text += "xref\n0 \(places.count + 1)\n0000000000 65535 f \n"
        for place in places { text += String(repeating: "0", count: 10 - "\(place)".count) + "\(place) 00000 n \n" }
        text += "trailer << /Size \(places.count + 1) /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n"
        return Data(text.utf8)
    }()

    private func document() throws -> CGPDFDocument {
        let provider = try #require(CGDataProvider(data: Self.file as CFData))
        return try #require(CGPDFDocument(provider))
    }

    @Test("pages are counted from 1 and have their size")
    func pages() throws {
        let document = try document()
        #expect(document.numberOfPages == 2)
        #expect(document.page(at: 0) == nil)
        #expect(document.page(at: 3) == nil)
        let page = try #require(document.page(at: 2))
        #expect(page.pageNumber == 2)
        #expect(page.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test("a page is drawn with its lower left corner at the origin")
    func drawing() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 100, height: 100, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
        context.scaleBy(x: 0.5, y: 0.5)
        context.drawPDFPage(try #require(document().page(at: 1)))
        let image = try #require(context.makeImage())
        #expect(image.straightPixel(10, 90).red == 0)
        #expect(image.straightPixel(24, 76).red == 0)
        #expect(image.straightPixel(30, 90).red == 255)
        #expect(image.straightPixel(10, 60).red == 255)
    }

    @Test("a page is fitted into the middle of a rectangle, never larger than it is")
    func fitting() throws {
        let page = try #require(document().page(at: 1))
        let half = page.getDrawingTransform(
            .cropBox, rect: CGRect(x: 0, y: 0, width: 100, height: 100), rotate: 0, preserveAspectRatio: true)
        #expect(page.getBoxRect(.cropBox).applying(half) == CGRect(x: 0, y: 25, width: 100, height: 50))
        let large = page.getDrawingTransform(
            .cropBox, rect: CGRect(x: 0, y: 0, width: 1000, height: 1000), rotate: 90, preserveAspectRatio: true)
        #expect(page.getBoxRect(.cropBox).applying(large) == CGRect(x: 450, y: 400, width: 100, height: 200))
    }

    /// A page of 200×100 points with a black square of 50 at its lower left corner; the user's password is "open", the owner's "boss".
    private static let locked = """
        JVBERi0xLjQKMSAwIG9iago8PCAvVHlwZSAvQ2F0YWxvZyAvUGFnZXMgMiAwIFIgPj4KZW5kb2JqCjIgMCBvYmoKPDwgL1R5cGUg
        L1BhZ2VzIC9LaWRzIFszIDAgUl0gL0NvdW50IDEgPj4KZW5kb2JqCjMgMCBvYmoKPDwgL1R5cGUgL1BhZ2UgL1BhcmVudCAyIDAg
        UiAvTWVkaWFCb3ggWzAgMCAyMDAgMTAwXSAvQ29udGVudHMgNCAwIFIgPj4KZW5kb2JqCjQgMCBvYmoKPDwgL0xlbmd0aCAyMyA+
        PgpzdHJlYW0KdadfUBmV2NBuHr80rHHCfqGSF4Rm8FgKZW5kc3RyZWFtCmVuZG9iago1IDAgb2JqCjw8IC9GaWx0ZXIgL1N0YW5k
        YXJkIC9WIDEgL1IgMiAvTGVuZ3RoIDQwIC9QIC00IC9PIDxkNTVkMmVhYmI5N2QzMDk4MTVkNTMwYjk2MDE4MWY2MjUzMWZiMDM5
        ZmNiNmE2YmYzZmZkZmE4MGVhNDdjMzQ2PiAvVSA8YzNiNDY2ZWRiZjk1ZWExMWI0YjMyOTMxM2MyNTFlZTI4NDVlZDQyYjRkMDc1
        MWM1ODIxZDNmYjJiNjMyMDk1ZT4gPj4KZW5kb2JqCnhyZWYKMCA2CjAwMDAwMDAwMDAgNjU1MzUgZiAKMDAwMDAwMDAwOSAwMDAw
        MCBuIAowMDAwMDAwMDU4IDAwMDAwIG4gCjAwMDAwMDAxMTUgMDAwMDAgbiAKMDAwMDAwMDIwMiAwMDAwMCBuIAowMDAwMDAwMjc1
        IDAwMDAwIG4gCnRyYWlsZXIgPDwgL1NpemUgNiAvUm9vdCAxIDAgUiAvRW5jcnlwdCA1IDAgUiAvSUQgWzwzMDMxMzIzMzM0MzUz
        NjM3MzgzOTYxNjI2MzY0NjU2Nj4gPDMwMzEzMjMzMzQzNTM2MzczODM5NjE2MjYzNjQ2NTY2Pl0gPj4Kc3RhcnR4cmVmCjQ4MQol
        JUVPRgo=
        """

    @Test("a file with a password has no pages until it is given, the user's or the owner's")
    func passwords() throws {
        let data = try #require(Data(base64Encoded: Self.locked, options: .ignoreUnknownCharacters))
        for password in ["open", "boss"] {
            let provider = try #require(CGDataProvider(data: data as CFData))
            let document = try #require(CGPDFDocument(provider))
            #expect(document.isEncrypted && !document.isUnlocked)
            #expect(document.numberOfPages == 0)
            #expect(document.page(at: 1) == nil)
            #expect(!document.unlockWithPassword(""))
            #expect(!document.unlockWithPassword("shut"))
            #expect(document.unlockWithPassword(password))
            #expect(document.isEncrypted && document.isUnlocked)
            #expect(document.page(at: 1)?.getBoxRect(.mediaBox).size == CGSize(width: 200, height: 100))
        }
        let open = try document()
        #expect(!open.isEncrypted && open.isUnlocked && open.unlockWithPassword("any"))
    }

    @Test("what is no PDF is no document, and says so")
    func damaged() throws {
        let provider = try #require(CGDataProvider(data: Data("%PDF-1.4 nothing".utf8) as CFData))
        let (document, messages) = Diagnostics.collecting { CGPDFDocument(provider) }
        #expect(document == nil)
        #expect(messages.count == 1)
    }
}
