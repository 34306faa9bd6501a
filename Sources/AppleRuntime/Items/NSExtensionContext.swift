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

/// What an extension without a view of its own begins with.
public protocol NSExtensionRequestHandling: AnyObject {
    /// The extension is asked for something.
    func beginRequest(with context: NSExtensionContext)
}

/// Under this key an extension finds what its JavaScript said of a page.
public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
/// Under this key an extension tells its JavaScript what to end with.
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"
/// Under this key an error has what became of each item.
public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey"

extension Notification.Name {
    /// The program around an extension came to the front; never here.
    public static let NSExtensionHostDidBecomeActive = Notification.Name("NSExtensionHostDidBecomeActiveNotification")
    /// The program around an extension leaves the front; never here.
    public static let NSExtensionHostWillResignActive = Notification.Name("NSExtensionHostWillResignActiveNotification")
    /// The program around an extension is in the background; never here.
    public static let NSExtensionHostDidEnterBackground = Notification.Name(
        "NSExtensionHostDidEnterBackgroundNotification")
    /// The program around an extension comes from the background; never here.
    public static let NSExtensionHostWillEnterForeground = Notification.Name(
        "NSExtensionHostWillEnterForegroundNotification")
}
