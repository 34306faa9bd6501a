public import CoreGraphics

/// Keeps a program's notifications while it runs, delivers them in the display's time and shows them in its own windows.
///
/// There are no notifications from services, and none after the program's end.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let only = UNUserNotificationCenter()
    private let desk = NotificationDesk()

    private override init() { super.init() }

    /// The one centre.
    open class func current() -> UNUserNotificationCenter { only }

    /// Hears of notifications.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?

    /// Where notifications are shown.
    @MainActor package var host: (any NotificationHost)? {
        get { desk.host }
        set { desk.host = newValue }
    }

    /// What is asked of the desk comes in the order of the calls, on the main queue.
    private func ask(_ work: @escaping @MainActor (NotificationDesk) -> Void) {
        DispatchQueue.main.async { [desk] in MainActor.assumeIsolated { work(desk) } }
    }

    /// Nobody needs to be asked: the answer is yes.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        ask { desk in
            desk.wasAsked = true
            completionHandler(true, nil)
        }
    }

    /// Nobody needs to be asked: the answer is yes.
    @discardableResult
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withCheckedContinuation { waiting in
            requestAuthorization(options: options) { granted, _ in waiting.resume(returning: granted) }
        }
    }

    /// What the program may do.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        ask { completionHandler(UNNotificationSettings(wasAsked: $0.wasAsked)) }
    }

    /// What the program may do.
    open func notificationSettings() async -> UNNotificationSettings {
        await withCheckedContinuation { waiting in getNotificationSettings { waiting.resume(returning: $0) } }
    }

    /// The kinds of notifications and what one can do with them.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        ask { $0.categories = categories }
    }

    /// The kinds of notifications and what one can do with them.
    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        ask { completionHandler($0.categories) }
    }

    /// The kinds of notifications and what one can do with them.
    open func notificationCategories() async -> Set<UNNotificationCategory> {
        await withCheckedContinuation { waiting in getNotificationCategories { waiting.resume(returning: $0) } }
    }

    /// Asks for a notification. One that waits under the same name makes room for it.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        ask { desk in
            desk.add(request)
            completionHandler?(nil)
        }
    }

    /// Asks for a notification. One that waits under the same name makes room for it.
    open func add(_ request: UNNotificationRequest) async throws {
        await withCheckedContinuation { waiting in add(request) { _ in waiting.resume() } }
    }

    /// What waits for its time.
    open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        ask { completionHandler($0.pending) }
    }

    /// What waits for its time.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await withCheckedContinuation { waiting in getPendingNotificationRequests { waiting.resume(returning: $0) } }
    }

    /// Forgets what waits under these names.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        ask { $0.removePending(identifiers) }
    }

    /// Forgets what waits.
    open func removeAllPendingNotificationRequests() { ask { $0.removePending(nil) } }

    /// What was delivered and not answered.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        ask { completionHandler($0.delivered) }
    }

    /// What was delivered and not answered.
    open func deliveredNotifications() async -> [UNNotification] {
        await withCheckedContinuation { waiting in getDeliveredNotifications { waiting.resume(returning: $0) } }
    }

    /// Forgets what was delivered under these names, and takes its banners away.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        ask { $0.removeDelivered(identifiers) }
    }

    /// Forgets what was delivered, and takes the banners away.
    open func removeAllDeliveredNotifications() { ask { $0.removeDelivered(nil) } }

    /// The number on the program's icon.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        ask { desk in
            desk.host?.badge = newBadgeCount
            completionHandler?(nil)
        }
    }

    /// The number on the program's icon.
    open func setBadgeCount(_ newBadgeCount: Int) async throws {
        await withCheckedContinuation { waiting in setBadgeCount(newBadgeCount) { _ in waiting.resume() } }
    }

    /// Whether programs draw notifications of their own: they do not.
    open var supportsContentExtensions: Bool { false }
}
