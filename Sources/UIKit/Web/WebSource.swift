import CoreGraphics
package import FoundationNetworking

/// What a web view is asked to show, and what of it can be: texts of files and of the program itself. Nothing is loaded from the net.
package struct WebSource {
    /// Where it is.
    package let url: URL
    /// What came, or why nothing did: an error of `NSURLErrorDomain`.
    package let content: Result<Content, NSError>

    /// What came.
    package struct Content {
        /// The bytes.
        package let data: Data
        /// Of which kind they are.
        package let type: String
        /// How text is written in them.
        package let encoding: String.Encoding
    }

    /// What a text shows as.
    package struct Page {
        /// The text.
        package let text: NSAttributedString
        /// What it is called.
        package let title: String?
    }

    /// The address of an empty page.
    package static let blank = URL(string: "about:blank")!

    /// What somebody else has loaded.
    package init(url: URL, result: Result<(URLResponse, Data), any Error>) {
        self.url = url
        content = result.map { response, data in
            let number = CFStringConvertIANACharSetNameToEncoding((response.textEncodingName ?? "utf-8") as CFString)
            let encoding = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(number))
            return Content(data: data, type: response.mimeType ?? "text/html", encoding: encoding)
        }.mapError { $0 as NSError }
    }

    /// HTML of the program's own.
    package init(html: String, base: URL?) {
        url = base ?? Self.blank
        content = .success(Content(data: Data(html.utf8), type: "text/html", encoding: .utf8))
    }

    /// Bytes of the program's own.
    package init(data: Data, type: String, encodingName: String, base: URL) {
        let number = CFStringConvertIANACharSetNameToEncoding(encodingName as CFString)
        let encoding =
            encodingName.isEmpty ? String.Encoding.utf8.rawValue : CFStringConvertEncodingToNSStringEncoding(number)
        (url, content) = (
            base, .success(Content(data: data, type: type, encoding: String.Encoding(rawValue: encoding)))
        )
    }

    /// What a request asks for.
    package init(_ request: URLRequest) {
        url = request.url ?? Self.blank
        content =
            switch url.scheme?.lowercased() {
            case "about": .success(Content(data: Data(), type: "text/html", encoding: .utf8))
            case "file": Self.file(url)
            case "data": Self.inline(url)
            case "http", "https": .failure(LoadingError.make(NSURLErrorNotConnectedToInternet, url))
            default: .failure(LoadingError.make(NSURLErrorUnsupportedURL, url))
            }
    }

    /// Whether its kind can be shown.
    package var isShowable: Bool {
        guard case .success(let content) = content else { return false }
        return Self.isMarkup(content.type) || content.type.hasPrefix("text/") || content.type == "application/json"
    }

    /// The text of what came. A document with scripts, forms or frames is a program: it fails rather than show what is left without them.
    @MainActor
    package func page(diagnostic view: String) -> Result<Page, NSError> {
        guard case .success(let content) = content else { return content.map { _ in preconditionFailure() } }
        guard let text = String(data: content.data, encoding: content.encoding) else {
            return .failure(LoadingError.make(NSURLErrorCannotDecodeContentData, url))
        }
        guard Self.isMarkup(content.type) else {
            let font = UIFont.monospacedSystemFont(ofSize: 13, weight: .regular)
            return .success(Page(text: NSAttributedString(string: text, attributes: [.font: font]), title: nil))
        }
        let read = MarkupText(text, looks: MarkupText.Looks(size: 16, isSerif: true, isPage: true, base: url))
        guard read.programs.isEmpty else {
            Self.report(view, "a page with \(read.programs.sorted().joined(separator: ", ")) is not shown")
            return .failure(LoadingError.make(NSURLErrorCannotDecodeContentData, url))
        }
        if !read.leftOut.isEmpty {
            Self.report(view, "\(read.leftOut.sorted().joined(separator: ", ")) of a page is left out")
        }
        return .success(Page(text: read.text, title: read.title))
    }

    /// Says once that there are no web pages, and what shows them.
    package static func report(_ view: String, _ what: String) {
        Diagnostics.report(
            "\(view): there is no web engine on Linux, so \(what); UIApplication.open(_:) has the desktop's browser show addresses.",
            key: "\(view) \(what.hasSuffix("left out") ? "parts" : "pages")")
    }

    private static func isMarkup(_ type: String) -> Bool {
        ["text/html", "application/xhtml+xml"].contains(type.lowercased())
    }

    private static func file(_ url: URL) -> Result<Content, NSError> {
        Result { try FileAddressLoading.load(url) }.map { response, data in
            Content(data: data, type: response.mimeType ?? "application/octet-stream", encoding: .utf8)
        }.mapError { $0 as NSError }
    }

    /// `data:text/html;charset=utf-8;base64,…`
    private static func inline(_ url: URL) -> Result<Content, NSError> {
        let body = url.absoluteString.dropFirst("data:".count)
        guard let comma = body.firstIndex(of: ",") else {
            return .failure(LoadingError.make(NSURLErrorUnsupportedURL, url))
        }
        let words = body[..<comma].split(separator: ";"), text = body[body.index(after: comma)...]
        let plain = text.removingPercentEncoding ?? String(text)
        guard let data = words.last == "base64" ? Data(base64Encoded: plain) : Data(plain.utf8) else {
            return .failure(LoadingError.make(NSURLErrorCannotDecodeContentData, url))
        }
        let type = words.first.map(String.init).flatMap { $0.contains("/") ? $0 : nil } ?? "text/plain"
        return .success(Content(data: data, type: type, encoding: .utf8))
    }
}
