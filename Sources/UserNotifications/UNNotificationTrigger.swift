public import CoreGraphics

/// When a notification is delivered.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
    /// Whether it is delivered again and again.
    open private(set) var repeats: Bool

    /// For triggers of other modules.
    package init(repeats: Bool) {
        self.repeats = repeats
        super.init()
    }

    /// Itself: triggers do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Seconds from now; nil for never again.
    func delay(from now: Date) -> TimeInterval? { nil }
}

/// Delivers after a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// Seconds.
    open private(set) var timeInterval: TimeInterval

    /// After a number of seconds, more than 0; a time that comes again has at least 60.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        precondition(timeInterval > 0, "time interval must be greater than 0; got \(timeInterval)")
        precondition(
            !repeats || timeInterval >= 60, "time interval must be at least 60 if repeating; got \(timeInterval)")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// When it would be delivered if it were asked for now.
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }

    override func delay(from now: Date) -> TimeInterval? { timeInterval }
}

/// Delivers when the calendar matches.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// What must match.
    open private(set) var dateComponents: DateComponents

    /// At the next time that matches these components.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// The next time that matches; nil if there is none.
    open func nextTriggerDate() -> Date? { next(after: Date()) }

    private func next(after date: Date) -> Date? {
        let calendar = dateComponents.calendar ?? Calendar.current
        return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
    }

    override func delay(from now: Date) -> TimeInterval? { next(after: now)?.timeIntervalSince(now) }
}

/// Delivered by a service. There is none here.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
