public import CoreGraphics

extension NSAttributedString {
    /// What a document is written in.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String
        /// The value of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Plain text.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// HTML, of which text, headings, bold, italics, lists and links are read.
        public static let html = DocumentType(rawValue: "NSHTML")
        /// RTF: said to be unsupported.
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

        /// A ``DocumentType``, or its raw value.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// A `String.Encoding`'s raw value.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// Attributes of all text that has no others.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// Reads a document: plain text, and of HTML what text can be, where styles and pictures are left out and named once. RTF throws, because
    /// nothing here reads it.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let type = DocumentText.type(of: data, options)
        guard type == .plain || type == .html else {
            Diagnostics.report(
                "Documents of type \(type.rawValue) are not read; plain text and HTML are.", key: type.rawValue)
            throw CocoaError(.fileReadUnknown)
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
        if known[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) {
            known[.documentType] = DocumentType.html
        }
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

    /// As a browser shows it without styles: in letters with serifs, of 12 points.
    static func markup(
        _ html: String, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]
    ) -> NSAttributedString {
        let base = options[NSAttributedString.DocumentReadingOptionKey(rawValue: "BaseURL")] as? URL
        let read = MarkupText(html, looks: MarkupText.Looks(isSerif: true, isPage: true, base: base))
        let lost = read.leftOut.union(read.programs).sorted()
        if !lost.isEmpty {
            Diagnostics.report(
                "Of HTML an attributed string has text, headings, bold, italics, lists and links; \(lost.joined(separator: ", ")) is left out.",
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
