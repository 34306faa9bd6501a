import CoreGraphics

/// Where a program's notifications are shown.
@MainActor
package protocol NotificationHost: AnyObject {
    /// Whether the program is in front.
    var isInFront: Bool { get }
    /// Shows a banner that tells `answer` the name of the action that was chosen.
    func show(_ notification: UNNotification, actions: [UNNotificationAction], answer: @escaping (String) -> Void)
    /// Takes away the banner of a request.
    func takeAway(_ identifier: String)
    /// The number on the program's icon.
    var badge: Int { get set }
}

/// What is waiting and what was delivered. Everything happens on the main queue, and so in the display's time.
@MainActor
final class NotificationDesk {
    private struct Waiting {
        let request: UNNotificationRequest
        /// Tells this wait from earlier ones of the same name.
        let turn: Int
    }
    private var waiting: [Waiting] = []
    private(set) var delivered: [UNNotification] = []
    private var turns = 0
    var categories: Set<UNNotificationCategory> = []
    var wasAsked = false
    weak var host: (any NotificationHost)?

    nonisolated init() {}

    var pending: [UNNotificationRequest] { waiting.map(\.request) }

    func add(_ request: UNNotificationRequest) {
        waiting.removeAll { $0.request.identifier == request.identifier }
        guard request.trigger != nil else { return deliver(request) }
        wait(for: request)
    }

    func removePending(_ identifiers: [String]?) {
        waiting.removeAll { identifiers?.contains($0.request.identifier) ?? true }
    }

    func removeDelivered(_ identifiers: [String]?) {
        let removed = delivered.filter { identifiers?.contains($0.request.identifier) ?? true }
        delivered.removeAll { notification in removed.contains { $0 === notification } }
        for notification in removed { host?.takeAway(notification.request.identifier) }
    }

    private func wait(for request: UNNotificationRequest) {
        guard let delay = request.trigger?.delay(from: Date()) else { return }
        turns += 1
        let turn = turns
        waiting.append(Waiting(request: request, turn: turn))
        DispatchQueue.main.asyncAfter(deadline: .now() + max(delay, 0)) { [weak self] in
            MainActor.assumeIsolated { self?.fire(turn) }
        }
    }

    private func fire(_ turn: Int) {
        guard let place = waiting.firstIndex(where: { $0.turn == turn }) else { return }
        let request = waiting.remove(at: place).request
        if request.trigger?.repeats == true { wait(for: request) }
        deliver(request)
    }

    private func deliver(_ request: UNNotificationRequest) {
        let notification = UNNotification(date: Date(), request: request)
        guard host?.isInFront ?? true else { return show(notification, [.list, .banner, .badge]) }
        let center = UNUserNotificationCenter.current()
        center.delegate?.userNotificationCenter(center, willPresent: notification) { [weak self] options in
            onMain { self?.show(notification, options) }
        }
    }

    private func show(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
        let content = notification.request.content, name = notification.request.identifier
        if options.contains(.badge), let badge = content.badge { host?.badge = badge.intValue }
        if options.contains(.sound), let sound = content.sound {
            Diagnostics.report("The sound \(sound.name) of a notification is not played.")
        }
        if options.contains(.list) || options.contains(.alert) {
            delivered.removeAll { $0.request.identifier == name }
            delivered.append(notification)
        }
        guard options.contains(.banner) || options.contains(.alert) else { return }
        let category = categories.first { $0.identifier == content.categoryIdentifier }
        host?.show(notification, actions: category?.actions ?? []) { [weak self] action in
            self?.answer(notification, action, in: category)
        }
    }

    private func answer(_ notification: UNNotification, _ action: String, in category: UNNotificationCategory?) {
        if action != UNNotificationDismissActionIdentifier {
            removeDelivered([notification.request.identifier])
        } else if category?.options.contains(.customDismissAction) != true {
            return
        }
        let center = UNUserNotificationCenter.current()
        let response = UNNotificationResponse(notification: notification, actionIdentifier: action)
        center.delegate?.userNotificationCenter(center, didReceive: response) {}
    }
}

/// Runs on the main thread: at once if this is it.
func onMain(_ work: @escaping @MainActor () -> Void) {
    if Thread.isMainThread {
        MainActor.assumeIsolated { work() }
    } else {
        DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
    }
}
