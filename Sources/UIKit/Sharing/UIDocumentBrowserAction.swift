/// Something that a program lets the user do with documents in a browser.
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
    /// Where actions are offered.
    public struct Availability: OptionSet, Sendable {
        /// The bits as Apple's frameworks number them.
        public let rawValue: Int
        /// Places by their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// In the menu of a document.
        public static let menu = Availability(rawValue: 1)
        /// In the bar, while documents are selected.
        public static let navigationBar = Availability(rawValue: 2)
    }

    /// Tells one from another.
    public let identifier: String
    /// What the user reads.
    public let localizedTitle: String
    /// Where it is offered.
    public let availability: Availability
    /// Its picture.
    open var image: UIImage?
    /// For which kinds of documents it is offered, by their identifiers.
    open var supportedContentTypes = [UTType.item.identifier]
    /// Whether it takes several documents at once.
    open var supportsMultipleItems = true
    let handler: ([URL]) -> Void

    /// - Parameter handler: gets the documents.
    public init(
        identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void
    ) {
        (self.identifier, self.localizedTitle) = (identifier, localizedTitle)
        (self.availability, self.handler) = (availability, handler)
        super.init()
    }

    func takes(_ file: URL) -> Bool {
        let kind = UTType(filenameExtension: file.pathExtension) ?? .data
        return supportedContentTypes.contains { kind.conforms(to: UTType(known: $0)) || $0 == UTType.item.identifier }
    }
}
