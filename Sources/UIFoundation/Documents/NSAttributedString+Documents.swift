public import CoreGraphics

extension NSAttributedString {
    /// What a document is written in.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String
        /// The value of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The value of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Plain text.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// HTML, of which text, headings, lists, links and styles of text are read.
        public static let html = DocumentType(rawValue: "NSHTML")
        /// RTF, of which text, paragraphs, links and styles of text are read and written.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// RTF with pictures: said to be unsupported.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
    }

    /// What is known of a document before it is read.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String
        /// The value of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The value of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A ``DocumentType``, or its raw value.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// A `String.Encoding`'s raw value.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// Attributes of all text that has no others.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// What is known of a document, beside its text.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String
        /// The value of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The value of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A ``DocumentType``.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// A `String.Encoding`'s raw value, of plain text.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        /// The size of a page, in points.
        public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
        /// The edges of a page, in points.
        public static let paperMargin = DocumentAttributeKey(rawValue: "PaperMargin")
        /// The size of the window that the text was in, in points.
        public static let viewSize = DocumentAttributeKey(rawValue: "ViewSize")
        /// The zoom of the text, 100 is its own size.
        public static let viewZoom = DocumentAttributeKey(rawValue: "ViewZoom")
        /// Between tab stops, in points.
        public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
        /// What the document is called.
        public static let title = DocumentAttributeKey(rawValue: "NSTitleDocumentAttribute")
    }

    /// A part of the text as a document: plain text, RTF or HTML. Pictures are left out and named once; other kinds throw.
    public func data(
        from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
    ) throws -> Data {
        let named = dict[.documentType]
        let type = named as? DocumentType ?? (named as? String).map(DocumentType.init(rawValue:)) ?? .plain
        if type != .plain, containsAttachments(in: range) {
            Diagnostics.report("Documents are written without pictures.", key: "pictures of \(type.rawValue)")
        }
        switch type {
        case .rtf: return RichTextWriter.document(self, in: range)
        case .html: return MarkupTextWriter.document(self, in: range)
        case .plain:
            let encoding = (dict[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:)) ?? .utf8
            let text = (string as NSString).substring(with: range)
            guard let data = text.data(using: encoding) else {
                throw CocoaError(.fileWriteInapplicableStringEncoding)
            }
            return data
        default: throw CocoaError(.fileWriteUnknown)
        }
    }

    /// Reads a document: plain text, RTF, and of HTML what text can be, where pictures are left out and named once. What claims to be RTF
    /// and is none throws.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let type = DocumentText.type(of: data, options)
        guard [.plain, .html, .rtf].contains(type) else {
            Diagnostics.report(
                "Documents of type \(type.rawValue) are not read; plain text, RTF and HTML are.", key: type.rawValue)
            throw CocoaError(.fileReadUnknown)
        }
        if type == .rtf {
            dict?.pointee = ["DocumentType": type.rawValue]
            self.init(attributedString: try DocumentText.richText(data))
            return
        }
        guard let text = String(data: data, encoding: DocumentText.encoding(options)) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        dict?.pointee = ["DocumentType": type.rawValue]
        if type == .html {
            self.init(attributedString: DocumentText.markup(text, options))
        } else {
            self.init(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
        }
    }
}

extension NSAttributedString {
    /// Reads a document from a file, or from another address that `Data` reads.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        var known = options
        let kinds: [String: DocumentType] = ["html": .html, "htm": .html, "rtf": .rtf]
        if known[.documentType] == nil { known[.documentType] = kinds[url.pathExtension.lowercased()] }
        try self.init(data: Data(contentsOf: url), options: known, documentAttributes: dict)
    }

    /// Whether a part has pictures or the like in it.
    public func containsAttachments(in range: NSRange) -> Bool {
        var isFound = false
        enumerateAttribute(.attachment, in: range) { value, _, stop in
            guard value != nil else { return }
            isFound = true
            stop.pointee = true
        }
        return isFound
    }
}

/// What the options say of a document, and the document itself.
private enum DocumentText {
    static func type(
        of data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]
    ) -> NSAttributedString.DocumentType {
        let named = options[.documentType]
        if let type = named as? NSAttributedString.DocumentType { return type }
        if let name = named as? String { return NSAttributedString.DocumentType(rawValue: name) }
        return data.starts(with: Data("{\\rtf".utf8)) ? .rtf : .plain
    }

    static func richText(_ data: Data) throws -> NSAttributedString {
        guard let read = RichText(data) else { throw CocoaError(.fileReadCorruptFile) }
        if read.hasPictures {
            Diagnostics.report("Pictures of RTF are left out of attributed strings.", key: "pictures of RTF")
        }
        return read.text
    }

    /// As a browser shows it: where styles do not say otherwise in letters with serifs, of 12 points.
    static func markup(
        _ html: String, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]
    ) -> NSAttributedString {
        let base = options[NSAttributedString.DocumentReadingOptionKey(rawValue: "BaseURL")] as? URL
        let read = MarkupText(html, looks: MarkupText.Looks(isSerif: true, isPage: true, base: base))
        let lost = read.leftOut.union(read.programs).sorted()
        if !lost.isEmpty {
            Diagnostics.report(
                "Of HTML an attributed string has text, headings, lists, links and styles of text; \(lost.joined(separator: ", ")) is left out.",
                key: "HTML in attributed strings")
        }
        return read.text
    }

    static func encoding(_ options: [NSAttributedString.DocumentReadingOptionKey: Any]) -> String.Encoding {
        let written = options[.characterEncoding]
        if let encoding = written as? String.Encoding { return encoding }
        return (written as? UInt).map(String.Encoding.init(rawValue:)) ?? .utf8
    }
}

extension NSMutableString {
    /// Adds text in which values take the places of `%@`, `%d` and the like.
    public func appendFormat(_ format: String, _ args: any CVarArg...) {
        append(String(format: format, arguments: args))
    }
}
