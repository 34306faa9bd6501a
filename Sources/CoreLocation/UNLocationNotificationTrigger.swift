public import UserNotifications

/// Delivers when the device comes into a region or leaves it. This machine knows no place: such a notification stays pending.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// Where.
    open private(set) var region: CLRegion

    /// At the border of a region, once or each time.
    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }
}
