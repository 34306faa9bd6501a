import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit
import UserNotifications

/// The centre is the program's own: one test at a time.
@MainActor @Suite("Notifications", .serialized)
struct NotificationTests {
    private final class Delegate: UNUserNotificationCenterDelegate {
        var shown: [String] = []
        var answers: [String] = []
        var options: UNNotificationPresentationOptions = [.banner, .list, .badge]

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
            withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
        ) {
            shown.append(notification.request.identifier)
            completionHandler(options)
        }

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) {
            answers.append("\(response.notification.request.identifier) \(response.actionIdentifier)")
            completionHandler()
        }
    }

    private final class AsyncDelegate: UNUserNotificationCenterDelegate {
        var shown = 0

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification
        ) async -> UNNotificationPresentationOptions {
            shown += 1
            return [.list]
        }
    }

    private let screen = TestScreen(size: CGSize(width: 390, height: 300))
    private let center = UNUserNotificationCenter.current()
    private let delegate = Delegate()

    init() {
        screen.show(UIView())
        center.delegate = delegate
        center.removeAllPendingNotificationRequests()
        center.removeAllDeliveredNotifications()
        center.setNotificationCategories([])
        screen.advance(by: 0.1)
    }

    private func request(
        _ name: String, after seconds: Double?, repeats: Bool = false, category: String = ""
    ) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = "Late wake up call"
        content.body = "The early bird catches the worm."
        content.badge = 3
        content.categoryIdentifier = category
        let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats) }
        return UNNotificationRequest(identifier: name, content: content, trigger: trigger)
    }

    private func pending() -> [String] {
        final class Box: @unchecked Sendable { var names: [String] = [] }
        let box = Box()
        center.getPendingNotificationRequests { box.names = $0.map(\.identifier) }
        screen.advance(by: 0.02)
        return box.names
    }

    private func delivered() -> [String] {
        final class Box: @unchecked Sendable { var names: [String] = [] }
        let box = Box()
        center.getDeliveredNotifications { box.names = $0.map(\.request.identifier) }
        screen.advance(by: 0.02)
        return box.names
    }

    private func elements(in view: UIView) -> [UIView] {
        view.isAccessibilityElement ? [view] : view.subviews.flatMap(elements)
    }

    private var banner: UIView? {
        screen.window.subviews.first { view in
            elements(in: view).contains { $0.accessibilityLabel?.hasPrefix("Late") == true }
        }
    }

    /// Shows a notification with two actions.
    private func showActions() {
        let show = UNNotificationAction(identifier: "show", title: "Tell me more", options: .foreground)
        let later = UNNotificationAction(identifier: "later", title: "Remind me later")
        center.setNotificationCategories([
            UNNotificationCategory(identifier: "alarm", actions: [show, later], intentIdentifiers: [])
        ])
        center.add(request("now", after: nil, category: "alarm"))
        screen.advance(by: 1)
    }

    @Test("a request waits for the display's clock, then its delegate is asked and a banner comes and goes")
    func timeInterval() {
        center.add(request("alarm", after: 5))
        #expect(pending() == ["alarm"])
        screen.advance(by: 4.8)
        #expect(delegate.shown.isEmpty)
        screen.advance(by: 1)
        #expect(delegate.shown == ["alarm"])
        #expect(pending() == [])
        #expect(delivered() == ["alarm"])
        #expect(UIApplication.shared.applicationIconBadgeNumber == 3)
        #expect(banner?.frame.minY == 8)
        screen.advance(by: 6)
        #expect(banner == nil)
        #expect(delivered() == ["alarm"])
    }

    @Test("a tap on the banner answers, and the notification is gone")
    func tap() throws {
        center.add(request("now", after: nil))
        screen.advance(by: 1)
        let frame = try #require(banner?.frame)
        screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        screen.advance(by: 1)
        #expect(delegate.answers == ["now \(UNNotificationDefaultActionIdentifier)"])
        #expect(banner == nil)
        #expect(delivered() == [])
    }

    @Test("the actions of its category are offered below its lines")
    func actions() throws {
        showActions()
        let frame = try #require(banner?.frame)
        try screen.pictureToLookAt("notification")
        screen.tap(at: CGPoint(x: frame.midX, y: frame.maxY - 20))
        screen.advance(by: 1)
        #expect(delegate.answers == ["now later"])
    }

    @Test("assistive programs find its lines, which open it, and a button for each action")
    func bannerElements() throws {
        showActions()
        let found = elements(in: try #require(banner))
        #expect(
            found.map(\.accessibilityLabel) == [
                "Late wake up call, The early bird catches the worm.", "Tell me more", "Remind me later",
            ])
        #expect(found.allSatisfy { $0.accessibilityTraits.contains(.button) })
        #expect(found[1].accessibilityActivate())
        screen.advance(by: 1)
        #expect(delegate.answers == ["now show"])
        #expect(banner == nil)
    }

    @Test("its words grow with the text size, and begin at the right where one reads from there")
    func bannerTraits() throws {
        showActions()
        let usual = try #require(banner?.frame.height)
        screen.window.screen.changeTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
        screen.layoutDirection = .rightToLeft
        showActions()
        let banner = try #require(banner)
        #expect(banner.frame.height > usual + 40)
        let button = try #require(elements(in: banner).last as? UIButton)
        let title = try #require(button.titleLabel)
        #expect(abs(title.frame.maxX - (button.bounds.width - 14)) < 1)
    }

    @Test("a request takes the place of one with its name, and those that are removed never come")
    func replaced() {
        center.add(request("a", after: 2))
        center.add(request("a", after: 4))
        center.add(request("b", after: 3))
        center.removePendingNotificationRequests(withIdentifiers: ["b"])
        #expect(pending() == ["a"])
        screen.advance(by: 3.5)
        #expect(delegate.shown.isEmpty)
        screen.advance(by: 1)
        #expect(delegate.shown == ["a"])
    }

    @Test("one that repeats comes again")
    func repeats() {
        center.add(request("hourly", after: 60, repeats: true))
        screen.advance(by: 61)
        screen.advance(by: 60)
        #expect(delegate.shown == ["hourly", "hourly"])
        #expect(pending() == ["hourly"])
    }

    @Test("a calendar's trigger comes when the calendar matches")
    func calendar() throws {
        let soon = Date(timeIntervalSinceNow: 90)
        let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: soon)
        let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: false)
        let next = try #require(trigger.nextTriggerDate())
        #expect(abs(next.timeIntervalSinceNow - 90) < 2)
        center.add(UNNotificationRequest(identifier: "at", content: UNNotificationContent(), trigger: trigger))
        screen.advance(by: 95)
        #expect(delegate.shown == ["at"])
    }

    @Test("in front, without a delegate or without options, nothing is shown or kept")
    func silent() {
        delegate.options = []
        center.add(request("quiet", after: nil))
        screen.advance(by: 1)
        #expect(banner == nil)
        #expect(delivered() == [])
    }

    @Test("a delegate may answer asynchronously")
    func asynchronous() async {
        let other = AsyncDelegate()
        center.delegate = other
        center.add(request("async", after: 1), withCompletionHandler: nil)
        await screen.advance(by: 2)
        #expect(other.shown == 1)
        #expect(await names() == ["async"])
    }

    private func names() async -> [String] {
        async let found = center.deliveredNotifications()
        await screen.advance(by: 0.1)
        return await found.map(\.request.identifier)
    }

    @Test("nobody is asked: the program may, once it wanted to")
    func authorization() {
        final class Box: @unchecked Sendable { var granted: Bool?, status: UNAuthorizationStatus? }
        let box = Box(), center = center
        center.requestAuthorization(options: [.alert, .badge, .sound]) { granted, _ in
            box.granted = granted
            center.getNotificationSettings { box.status = $0.authorizationStatus }
        }
        screen.advance(by: 0.1)
        #expect(box.granted == true)
        #expect(box.status == .authorized)
    }

    @Test("a notification's text is looked up with what stands in it; without a table it is its own key")
    func texts() {
        #expect(NSString.localizedUserNotificationString(forKey: "Hello!", arguments: nil) == "Hello!")
        let text = NSString.localizedUserNotificationString(forKey: "%@ and %d more", arguments: ["Ann", 3])
        #expect(text == "Ann and 3 more")
    }
}
