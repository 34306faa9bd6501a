public import Foundation

/// Changes a notification that a service has sent before the user sees it. Services send none here: programs call it themselves, in tests.
open class UNNotificationServiceExtension: NSObject {
    /// Gives the content that is to be shown; by default what was sent.
    open func didReceive(
        _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) { contentHandler(request.content) }

    /// The time for changes is over: the last chance to give the content. Nothing by default.
    open func serviceExtensionTimeWillExpire() {}
}
