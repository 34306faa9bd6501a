import CoreGraphics
import UserNotifications

/// Shows the program's notifications at the top of its window, for five seconds each.
@MainActor
final class NotificationBanners: NotificationHost {
    private unowned let application: UIApplication
    private var banners: [String: NotificationBanner] = [:]
    private static let stay = 5.0

    init(application: UIApplication) { self.application = application }

    var isInFront: Bool { application.applicationState != .background }

    var badge: Int {
        get { application.applicationIconBadgeNumber }
        set { application.applicationIconBadgeNumber = newValue }
    }

    func show(_ notification: UNNotification, actions: [UNNotificationAction], answer: @escaping (String) -> Void) {
        guard let window = application.keyWindow ?? application.windows.last else { return }
        let name = notification.request.identifier
        takeAway(name)
        let banner = NotificationBanner(notification.request.content, actions: actions) { [weak self] action in
            self?.takeAway(name)
            answer(action)
        }
        banners[name] = banner
        window.addSubview(banner)
        banner.place(in: window)
        banner.transform = CGAffineTransform(translationX: 0, y: -banner.frame.maxY)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseOut) { banner.transform = .identity }
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.stay) { [weak self, weak banner] in
            MainActor.assumeIsolated {
                guard let self, let banner, self.banners[name] === banner else { return }
                self.takeAway(name)
            }
        }
    }

    func takeAway(_ identifier: String) {
        guard let banner = banners.removeValue(forKey: identifier) else { return }
        banner.isUserInteractionEnabled = false
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseIn) {
            banner.transform = CGAffineTransform(translationX: 0, y: -banner.frame.maxY)
        } completion: { _ in
            banner.removeFromSuperview()
        }
    }
}

extension UIApplication {
    /// The program's notifications are shown in its windows.
    func hostNotifications() {
        let banners = NotificationBanners(application: self)
        notificationHost = banners
        UNUserNotificationCenter.current().host = banners
    }
}
