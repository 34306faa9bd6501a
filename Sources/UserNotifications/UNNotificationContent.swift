public import CoreGraphics

/// What a notification says.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct Parts {
        var title = "", subtitle = "", body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var category = "", thread = "", launchImage = "", summary = ""
        var summaryCount = 0
        var target: String?
        var attachments: [UNNotificationAttachment] = []
        var level = UNNotificationInterruptionLevel.active
        var relevance = 0.0
        var filter: String?
    }
    var parts = Parts()

    /// Says nothing.
    public override init() { super.init() }

    /// The first line.
    open var title: String { parts.title }
    /// The second line.
    open var subtitle: String { parts.subtitle }
    /// The message.
    open var body: String { parts.body }
    /// The number for the program's icon; nil leaves it.
    open var badge: NSNumber? { parts.badge }
    /// What would be heard: no sounds are played here.
    open var sound: UNNotificationSound? { parts.sound }
    /// What the program wants to know again when the notification is answered.
    open var userInfo: [AnyHashable: Any] { parts.userInfo }
    /// The name of the category, whose actions are offered.
    open var categoryIdentifier: String { parts.category }
    /// What groups notifications.
    open var threadIdentifier: String { parts.thread }
    /// The picture that a program starts with. Kept.
    open var launchImageName: String { parts.launchImage }
    /// What a summary is to say. Kept.
    open var summaryArgument: String { parts.summary }
    /// How many a summary is to count. Kept.
    open var summaryArgumentCount: Int { parts.summaryCount }
    /// Which scene is to come to the front.
    open var targetContentIdentifier: String? { parts.target }
    /// Files that belong to it. Kept; banners do not show them.
    open var attachments: [UNNotificationAttachment] { parts.attachments }
    /// How urgent it is. Kept.
    open var interruptionLevel: UNNotificationInterruptionLevel { parts.level }
    /// What comes first in a summary, 0…1. Kept.
    open var relevanceScore: Double { parts.relevance }
    /// What a focus filters by. Kept.
    open var filterCriteria: String? { parts.filter }

    /// Content that does not change.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UNNotificationContent()
        copy.parts = parts
        return copy
    }

    /// Content that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = UNMutableNotificationContent()
        copy.parts = parts
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationContent else { return false }
        return title == other.title && subtitle == other.subtitle && body == other.body && badge == other.badge
            && categoryIdentifier == other.categoryIdentifier && threadIdentifier == other.threadIdentifier
    }

    open override var hash: Int { title.hashValue ^ body.hashValue }
    open override var description: String { "<\(type(of: self)): \(title), \(body)>" }
}

/// What a notification is to say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// The first line.
    open override var title: String {
        get { parts.title }
        set { parts.title = newValue }
    }
    /// The second line.
    open override var subtitle: String {
        get { parts.subtitle }
        set { parts.subtitle = newValue }
    }
    /// The message.
    open override var body: String {
        get { parts.body }
        set { parts.body = newValue }
    }
    /// The number for the program's icon; nil leaves it.
    open override var badge: NSNumber? {
        get { parts.badge }
        set { parts.badge = newValue }
    }
    /// What would be heard: no sounds are played here.
    open override var sound: UNNotificationSound? {
        get { parts.sound }
        set { parts.sound = newValue }
    }
    /// What the program wants to know again when the notification is answered.
    open override var userInfo: [AnyHashable: Any] {
        get { parts.userInfo }
        set { parts.userInfo = newValue }
    }
    /// The name of the category, whose actions are offered.
    open override var categoryIdentifier: String {
        get { parts.category }
        set { parts.category = newValue }
    }
    /// What groups notifications.
    open override var threadIdentifier: String {
        get { parts.thread }
        set { parts.thread = newValue }
    }
    /// The picture that a program starts with. Kept.
    open override var launchImageName: String {
        get { parts.launchImage }
        set { parts.launchImage = newValue }
    }
    /// What a summary is to say. Kept.
    open override var summaryArgument: String {
        get { parts.summary }
        set { parts.summary = newValue }
    }
    /// How many a summary is to count. Kept.
    open override var summaryArgumentCount: Int {
        get { parts.summaryCount }
        set { parts.summaryCount = newValue }
    }
    /// Which scene is to come to the front.
    open override var targetContentIdentifier: String? {
        get { parts.target }
        set { parts.target = newValue }
    }
    /// Files that belong to it. Kept; banners do not show them.
    open override var attachments: [UNNotificationAttachment] {
        get { parts.attachments }
        set { parts.attachments = newValue }
    }
    /// How urgent it is. Kept.
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { parts.level }
        set { parts.level = newValue }
    }
    /// What comes first in a summary, 0…1. Kept.
    open override var relevanceScore: Double {
        get { parts.relevance }
        set { parts.relevance = newValue }
    }
    /// What a focus filters by. Kept.
    open override var filterCriteria: String? {
        get { parts.filter }
        set { parts.filter = newValue }
    }
}

/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive = 0
    case active, timeSensitive, critical
}
