import MutoscopeTesting
import Testing
import UserNotifications

@testable import UIKit

/// Notifications of the older kind, which the application's delegate hears of.
@MainActor @Suite("Older notifications", .serialized) final class OlderNotificationTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var log: [String] = []
        func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
            log.append(notification.alertBody ?? "")
        }
        func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {
            log.append("registered \(notificationSettings.types.rawValue)")
        }
    }

    private let screen = TestScreen(size: CGSize(width: 300, height: 300), scale: 1)
    private let delegate = Delegate()

    @Test("Are asked for, come at their time, can be cancelled, and reach the delegate")
    func come() {
        screen.show(UIView())
        screen.advance(by: 0.1)
        let application = UIApplication.shared
        application.delegate = delegate
        defer { application.delegate = nil }
        UNUserNotificationCenter.current().delegate = nil
        application.registerUserNotificationSettings(
            UIUserNotificationSettings(types: [.alert, .badge], categories: nil))
        screen.advance(by: 0.1)
        #expect(delegate.log == ["registered 5"])
        #expect(application.currentUserNotificationSettings?.types == [.alert, .badge])
        let notes = ["late", "never", "now"].map { text in
            let note = UILocalNotification()
            note.alertBody = text
            return note
        }
        notes[0].fireDate = Date(timeIntervalSinceNow: 5)
        notes[1].fireDate = Date(timeIntervalSinceNow: 3)
        application.scheduleLocalNotification(notes[0])
        application.scheduleLocalNotification(notes[1])
        application.cancelLocalNotification(notes[1])
        #expect(application.scheduledLocalNotifications == [notes[0]])
        application.presentLocalNotificationNow(notes[2])
        screen.advance(by: 1)
        #expect(delegate.log == ["registered 5", "now"])
        screen.advance(by: 5)
        #expect(delegate.log == ["registered 5", "now", "late"])
        #expect(application.scheduledLocalNotifications == [])
        UNUserNotificationCenter.current().delegate = nil
    }
}
