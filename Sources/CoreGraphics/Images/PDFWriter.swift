/// Writes a PDF file whose pages are pictures, packed as PNG packs its rows.
package struct PDFWriter {
    /// Of the file, by the names that PDF has for them: `Title`, `Author`.
    package var info: [String: String] = [:]
    private var pages: [Page] = []
    /// Of the page that is drawn now.
    private var links: [Link] = []
    private var destinations: [String: CGPoint] = [:]

    private struct Page {
        var size: CGSize
        var width: Int, height: Int
        var rows: Data
        var links: [Link]
        var destinations: [String: CGPoint]
    }

    /// A part of a page that leads somewhere, in points from the top left corner.
    package struct Link {
        package enum Target {
            case address(URL)
            /// A place of this file, by its name.
            case destination(String)
        }
        var rect: CGRect
        var target: Target
    }

    package init() {}

    package var pageCount: Int { pages.count }

    /// Clicks in a part of the next page lead somewhere.
    /// - Parameter rect: points from the page's top left corner.
    package mutating func link(_ target: Link.Target, _ rect: CGRect) {
        links.append(Link(rect: rect, target: target))
    }

    /// Names a place of the next page.
    /// - Parameter point: points from the page's top left corner.
    package mutating func add(_ destination: String, at point: CGPoint) {
        destinations[destination] = point
    }

    /// Adds a page, with the links and named places that were told since the last one.
    /// - Parameter size: points of the paper.
    package mutating func add(_ image: CGImage, size: CGSize) {
        let buffer = image.buffer
        let rows = PNGEncoder.rows(buffer.base, buffer.width, buffer.height, stride: buffer.stride, channels: 3)
        pages.append(
            Page(
                size: size, width: image.width, height: image.height, rows: rows, links: links,
                destinations: destinations))
        (links, destinations) = ([], [:])
    }

    /// The file's bytes.
    package func data() -> Data {
        var file = PDFObjects()
        let kids = pages.indices.map { "\(PDFObjects.firstPage + $0 * PDFObjects.perPage) 0 R" }
        file.add("<< /Type /Catalog /Pages 2 0 R\(namedPlaces()) >>")
        file.add("<< /Type /Pages /Count \(pages.count) /Kids [\(kids.joined(separator: " "))] >>")
        let about = info.sorted { $0.key < $1.key }.map { "/\($0.key) \(PDFObjects.text($0.value))" }
        file.add("<< \(about.joined(separator: " ")) >>")
        for page in pages { write(page, into: &file) }
        return file.finish()
    }

    private func write(_ page: Page, into file: inout PDFObjects) {
        let (w, h) = (number(page.size.width), number(page.size.height))
        let number = file.next
        file.add(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(w) \(h)] /Contents \(number + 1) 0 R "
                + "/Resources << /XObject << /Im \(number + 2) 0 R >> >> /Annots [\(annotations(of: page))] >>")
        file.add("<<", stream: Data("q \(w) 0 0 \(h) 0 0 cm /Im Do Q".utf8))
        file.add(
            "<< /Type /XObject /Subtype /Image /Width \(page.width) /Height \(page.height) /ColorSpace /DeviceRGB "
                + "/BitsPerComponent 8 /Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors 3 "
                + "/BitsPerComponent 8 /Columns \(page.width) >>",
            stream: page.rows)
    }

    /// The table of places by their names, in the order of these.
    private func namedPlaces() -> String {
        var table: [String: String] = [:]
        for (index, page) in pages.enumerated() {
            let number = PDFObjects.firstPage + index * PDFObjects.perPage
            for (name, point) in page.destinations {
                table[name] =
                    "[\(number) 0 R /XYZ \(self.number(point.x)) \(self.number(page.size.height - point.y)) null]"
            }
        }
        if table.isEmpty { return "" }
        let entries = table.sorted { $0.key < $1.key }.map { "\(PDFObjects.text($0.key)) \($0.value)" }
        return " /Names << /Dests << /Names [\(entries.joined(separator: " "))] >> >>"
    }

    private func annotations(of page: Page) -> String {
        page.links.map { link in
            let rect = link.rect
            let sides = [rect.minX, page.size.height - rect.maxY, rect.maxX, page.size.height - rect.minY]
            let place = sides.map(number).joined(separator: " ")
            return "<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [\(place)] \(action(link.target)) >>"
        }.joined(separator: " ")
    }

    private func action(_ target: Link.Target) -> String {
        switch target {
        case .address(let url): "/A << /S /URI /URI \(PDFObjects.text(url.absoluteString)) >>"
        case .destination(let name): "/Dest \(PDFObjects.text(name))"
        }
    }

    private func number(_ value: CGFloat) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

/// The numbered objects of a PDF file, and where each begins.
private struct PDFObjects {
    /// The catalogue, the list of pages and the information come before.
    static let firstPage = 4
    /// A page, what is drawn on it, and its picture.
    static let perPage = 3

    private var bytes = Data("%PDF-1.4\n%\u{E2}\u{E3}\n".utf8)
    private var starts: [Int] = []

    var next: Int { starts.count + 1 }

    mutating func add(_ content: String) {
        begin()
        bytes.append(Data("\(content)\nendobj\n".utf8))
    }

    /// - Parameter dictionary: not closed.
    mutating func add(_ dictionary: String, stream: Data) {
        begin()
        bytes.append(Data("\(dictionary) /Length \(stream.count) >>\nstream\n".utf8))
        bytes.append(stream)
        bytes.append(Data("\nendstream\nendobj\n".utf8))
    }

    private mutating func begin() {
        starts.append(bytes.count)
        bytes.append(Data("\(starts.count) 0 obj\n".utf8))
    }

    mutating func finish() -> Data {
        let table = bytes.count
        var end = "xref\n0 \(starts.count + 1)\n0000000000 65535 f \n"
        for start in starts {
            let digits = String(start)
            end += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
        }
        end += "trailer\n<< /Size \(starts.count + 1) /Root 1 0 R /Info 3 0 R >>\nstartxref\n\(table)\n%%EOF\n"
        return bytes + Data(end.utf8)
    }

    /// A text in UTF-16, as digits.
    static func text(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { (32..<127).contains($0) }
        if isPlain {
            return "(" + text.map { "()\\".contains($0) ? "\\\($0)" : String($0) }.joined() + ")"
        }
        let digits = text.utf16.map { unit in
            let hex = String(unit, radix: 16, uppercase: true)
            return String(repeating: "0", count: 4 - hex.count) + hex
        }
        return "<FEFF" + digits.joined() + ">"
    }
}
