public import Foundation

/// What an extension was given by the program that it serves. Programs here are no extensions: controllers have none.
open class NSExtensionContext: NSObject, @unchecked Sendable {
    /// What was given: ``NSExtensionItem``s.
    open var inputItems: [Any] { [] }

    /// The extension is done.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }

    /// The extension cannot do what it was asked for.
    open func cancelRequest(withError error: any Error) {}

    /// Opens an address; not from here.
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// A thing that is given to an extension, or given back by one.
open class NSExtensionItem: NSObject, @unchecked Sendable {
    /// A title.
    open var attributedTitle: NSAttributedString?
    /// A text.
    open var attributedContentText: NSAttributedString?
    /// Files, pictures and texts.
    open var attachments: [NSItemProvider]?
    /// Whatever else there is to say.
    open var userInfo: [AnyHashable: Any]?
}
