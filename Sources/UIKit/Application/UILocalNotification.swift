import UserNotifications

/// A notification of the older kind: shown by the program itself at a time.
@available(*, deprecated, message: "Use UNNotificationRequest")
@preconcurrency @MainActor
open class UILocalNotification: NSObject {
    /// When it comes; nil: at once.
    open var fireDate: Date?
    /// In which time zone the date is meant. Dates are moments here.
    open var timeZone: TimeZone?
    /// After how long it comes again; nothing: it does not.
    open var repeatInterval: NSCalendar.Unit = []
    /// In which calendar it comes again; nil: the user's.
    open var repeatCalendar: Calendar?
    /// The message.
    open var alertBody: String?
    /// The first line.
    open var alertTitle: String?
    /// The word for what opens the program. Kept; banners are tapped.
    open var alertAction: String?
    /// Whether that word is shown. Kept.
    open var hasAction = true
    /// The picture that the program starts with. Kept.
    open var alertLaunchImage: String?
    /// What would be heard: no sounds are played here.
    open var soundName: String?
    /// The number for the program's icon; 0 leaves it.
    open var applicationIconBadgeNumber = 0
    /// What the program wants to know again when it comes.
    open var userInfo: [AnyHashable: Any]?
    /// The category, whose actions are offered.
    open var category: String?
    fileprivate let name = UUID().uuidString

    /// Nothing yet.
    public override init() { super.init() }

    fileprivate var content: UNMutableNotificationContent {
        let content = UNMutableNotificationContent()
        content.title = alertTitle ?? ""
        content.body = alertBody ?? ""
        content.userInfo = userInfo ?? [:]
        content.categoryIdentifier = category ?? ""
        if applicationIconBadgeNumber != 0 { content.badge = NSNumber(value: applicationIconBadgeNumber) }
        return content
    }

    /// Which parts of a date come again the same, by how often.
    private static let repeated: [(NSCalendar.Unit, Set<Calendar.Component>)] = [
        (.minute, [.second]), (.hour, [.minute, .second]), (.day, [.hour, .minute, .second]),
        (.weekday, [.weekday, .hour, .minute, .second]), (.weekOfYear, [.weekday, .hour, .minute, .second]),
        (.month, [.day, .hour, .minute, .second]), (.year, [.month, .day, .hour, .minute, .second]),
    ]

    fileprivate var trigger: UNNotificationTrigger? {
        guard let fireDate else { return nil }
        if let parts = Self.repeated.first(where: { $0.0 == repeatInterval })?.1 {
            let calendar = repeatCalendar ?? .current
            return UNCalendarNotificationTrigger(
                dateMatching: calendar.dateComponents(parts, from: fireDate), repeats: true)
        }
        let delay = fireDate.timeIntervalSinceNow
        return delay > 0 ? UNTimeIntervalNotificationTrigger(timeInterval: delay, repeats: false) : nil
    }
}

/// The name of the usual sound.
@available(*, deprecated, message: "Use UNNotificationSound.default")
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// How a program would tell of something.
@available(*, deprecated, message: "Use UNAuthorizationOptions")
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
    /// A bit for each kind.
    public let rawValue: UInt
    /// Kinds by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the icon.
    public static let badge = UIUserNotificationType(rawValue: 1)
    /// Sounds.
    public static let sound = UIUserNotificationType(rawValue: 2)
    /// Banners.
    public static let alert = UIUserNotificationType(rawValue: 4)
}

/// What a program asks for and gets.
@available(*, deprecated, message: "Use UNNotificationSettings")
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
    /// How it would tell of something.
    public let types: UIUserNotificationType
    /// The kinds of notifications and what can be done with them.
    public let categories: Set<UIUserNotificationCategory>?

    /// What a program asks for.
    public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        (self.types, self.categories) = (types, categories)
        super.init()
    }
}

/// A kind of notifications.
@available(*, deprecated, message: "Use UNNotificationCategory")
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {
    /// Its name.
    open internal(set) var identifier: String?
    fileprivate var kept: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

    /// What can be done, for a place.
    open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? { kept[context] }
}

/// A kind of notifications that can be changed.
@available(*, deprecated, message: "Use UNNotificationCategory")
@preconcurrency @MainActor
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
    /// Its name.
    open override var identifier: String? {
        get { super.identifier }
        set { super.identifier = newValue }
    }
    /// Sets what can be done, for a place.
    open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
        kept[context] = actions
    }
}

/// How much room there is for actions.
@available(*, deprecated, message: "Use UNNotificationCategory")
public enum UIUserNotificationActionContext: UInt, Sendable {
    case `default` = 0
    case minimal
}

/// Whether an action brings the program to the front.
@available(*, deprecated, message: "Use UNNotificationActionOptions")
public enum UIUserNotificationActivationMode: UInt, Sendable {
    case foreground = 0
    case background
}

/// Something that can be done with a notification.
@available(*, deprecated, message: "Use UNNotificationAction")
@preconcurrency @MainActor
open class UIUserNotificationAction: NSObject {
    /// Its name.
    open internal(set) var identifier: String?
    /// The word on the button.
    open internal(set) var title: String?
    /// Whether it brings the program to the front.
    open internal(set) var activationMode = UIUserNotificationActivationMode.foreground
    /// Whether something is lost by it.
    open internal(set) var isDestructive = false
    /// Whether the user must unlock the device. Devices here are.
    open internal(set) var isAuthenticationRequired = false

    fileprivate var action: UNNotificationAction {
        var options: UNNotificationActionOptions = activationMode == .foreground ? .foreground : []
        if isDestructive { options.insert(.destructive) }
        return UNNotificationAction(identifier: identifier ?? "", title: title ?? "", options: options)
    }
}

/// Something that can be done with a notification, and can be changed.
@available(*, deprecated, message: "Use UNNotificationAction")
@preconcurrency @MainActor
open class UIMutableUserNotificationAction: UIUserNotificationAction {
    /// Its name.
    open override var identifier: String? {
        get { super.identifier }
        set { super.identifier = newValue }
    }
    /// The word on the button.
    open override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    /// Whether it brings the program to the front.
    open override var activationMode: UIUserNotificationActivationMode {
        get { super.activationMode }
        set { super.activationMode = newValue }
    }
    /// Whether something is lost by it.
    open override var isDestructive: Bool {
        get { super.isDestructive }
        set { super.isDestructive = newValue }
    }
    /// Whether the user must unlock the device.
    open override var isAuthenticationRequired: Bool {
        get { super.isAuthenticationRequired }
        set { super.isAuthenticationRequired = newValue }
    }
}

/// Brings notifications of the older kind to the program's delegate.
@available(*, deprecated)
@MainActor
private final class LocalNotificationDesk: UNUserNotificationCenterDelegate {
    static let shared = LocalNotificationDesk()
    var scheduled: [UILocalNotification] = []
    var settings: UIUserNotificationSettings?

    private var center: UNUserNotificationCenter { UNUserNotificationCenter.current() }

    func schedule(_ notification: UILocalNotification, now: Bool = false) {
        if center.delegate == nil { center.delegate = self }
        scheduled.append(notification)
        center.add(
            UNNotificationRequest(
                identifier: notification.name, content: notification.content,
                trigger: now ? nil : notification.trigger))
    }

    func cancel(_ notifications: [UILocalNotification]) {
        center.removePendingNotificationRequests(withIdentifiers: notifications.map(\.name))
        scheduled.removeAll { one in notifications.contains { $0 === one } }
    }

    func register(_ settings: UIUserNotificationSettings) {
        self.settings = settings
        let categories = (settings.categories ?? []).map { category in
            UNNotificationCategory(
                identifier: category.identifier ?? "",
                actions: (category.actions(for: .default) ?? []).map(\.action), intentIdentifiers: [])
        }
        if !categories.isEmpty { center.setNotificationCategories(Set(categories)) }
        center.requestAuthorization(options: UNAuthorizationOptions(rawValue: settings.types.rawValue)) { _, _ in
            MainActor.assumeIsolated {
                let application = UIApplication.shared
                application.delegate?.application(application, didRegister: settings)
            }
        }
    }

    private func known(_ notification: UNNotification) -> UILocalNotification? {
        scheduled.first { $0.name == notification.request.identifier }
    }

    /// In front the program alone hears of it, as before there were banners.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        tell(notification)
        completionHandler([])
    }

    /// The user has tapped its banner.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        tell(response.notification)
        completionHandler()
    }

    private func tell(_ notification: UNNotification) {
        guard let known = known(notification) else { return }
        if known.repeatInterval.isEmpty { scheduled.removeAll { $0 === known } }
        let application = UIApplication.shared
        application.delegate?.application(application, didReceive: known)
    }
}

@available(*, deprecated, message: "Use UNUserNotificationCenter")
extension UIApplication {
    /// Asks for notifications; the delegate hears of the answer, which is yes.
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        LocalNotificationDesk.shared.register(notificationSettings)
    }
    /// What was asked for and granted; nil before.
    public var currentUserNotificationSettings: UIUserNotificationSettings? { LocalNotificationDesk.shared.settings }
    /// Has a notification come at its time.
    public func scheduleLocalNotification(_ notification: UILocalNotification) {
        LocalNotificationDesk.shared.schedule(notification)
    }
    /// Has a notification come now.
    public func presentLocalNotificationNow(_ notification: UILocalNotification) {
        LocalNotificationDesk.shared.schedule(notification, now: true)
    }
    /// Forgets a notification.
    public func cancelLocalNotification(_ notification: UILocalNotification) {
        LocalNotificationDesk.shared.cancel([notification])
    }
    /// Forgets every notification.
    public func cancelAllLocalNotifications() {
        LocalNotificationDesk.shared.cancel(LocalNotificationDesk.shared.scheduled)
    }
    /// What waits for its time.
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { LocalNotificationDesk.shared.scheduled }
        set {
            cancelAllLocalNotifications()
            for notification in newValue ?? [] { scheduleLocalNotification(notification) }
        }
    }
}
