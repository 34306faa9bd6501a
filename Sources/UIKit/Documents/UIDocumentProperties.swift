/// The document that a page shows.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
    /// Where the document is.
    let url: URL
    /// What is dragged when the user drags the document's icon. Only kept: the icon is not shown.
    open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
    /// Makes what shares the document; nil: it is not shared.
    open var activityViewControllerProvider: (() -> UIActivityViewController)?
    /// Whether an icon stands for the document. True by default. Only kept.
    open var wantsIconRepresentation = true

    /// - Parameter url: where the document is; its last part is the name that is shown.
    public init(url: URL) {
        self.url = url
        super.init()
    }
}

extension UIDocumentProperties: ShownDocument {
    var name: String { url.lastPathComponent }
    var makesSharingSheet: (() -> UIViewController)? {
        activityViewControllerProvider.map { make in { make() } }
    }
}

extension UINavigationItem {
    /// The document that the page shows: its name heads the title's menu.
    public var documentProperties: UIDocumentProperties? {
        get { later.document as? UIDocumentProperties }
        set { change { $0.document = newValue } }
    }
}
