public import CoreGraphics

/// What is to be delivered, and when.
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
    /// Its name: a new request of the same name takes its place.
    open private(set) var identifier: String
    /// What it says.
    open private(set) var content: UNNotificationContent
    /// When it is delivered; nil for at once.
    open private(set) var trigger: UNNotificationTrigger?

    /// A request. The content is copied.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.copy() as? UNNotificationContent ?? content
        self.trigger = trigger
        super.init()
    }

    /// Itself: requests do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String { "<UNNotificationRequest: \(identifier), \(content)>" }
}

/// What was delivered.
open class UNNotification: NSObject, NSCopying, @unchecked Sendable {
    /// When.
    open private(set) var date: Date
    /// What was asked for.
    open private(set) var request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
        super.init()
    }

    /// Itself: notifications do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What the user did with a notification.
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
    /// What was answered.
    open private(set) var notification: UNNotification
    /// The action's name, `UNNotificationDefaultActionIdentifier` for a tap.
    open private(set) var actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
        super.init()
    }

    /// Itself: responses do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What the user wrote.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// The text.
    open private(set) var userText: String

    init(notification: UNNotification, actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification: notification, actionIdentifier: actionIdentifier)
    }
}

/// The user tapped the notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The user put the notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
