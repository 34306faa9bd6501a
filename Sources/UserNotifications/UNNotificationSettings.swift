public import CoreGraphics

/// What a program may do with notifications: everything, for they are shown in its own windows.
open class UNNotificationSettings: NSObject, NSCopying, @unchecked Sendable {
    private let wasAsked: Bool

    init(wasAsked: Bool) {
        self.wasAsked = wasAsked
        super.init()
    }

    /// Itself: settings do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    private var setting: UNNotificationSetting { wasAsked ? .enabled : .disabled }
    /// Whether the program has asked.
    open var authorizationStatus: UNAuthorizationStatus { wasAsked ? .authorized : .notDetermined }
    /// Whether sounds may be asked for; none are played.
    open var soundSetting: UNNotificationSetting { setting }
    /// Whether the icon may have a number.
    open var badgeSetting: UNNotificationSetting { setting }
    /// Whether banners come.
    open var alertSetting: UNNotificationSetting { setting }
    /// Whether delivered notifications are kept.
    open var notificationCenterSetting: UNNotificationSetting { setting }
    /// There is no locked screen.
    open var lockScreenSetting: UNNotificationSetting { .notSupported }
    /// There is no car.
    open var carPlaySetting: UNNotificationSetting { .notSupported }
    /// Nothing is read aloud.
    open var announcementSetting: UNNotificationSetting { .notSupported }
    /// Nothing rings where it is silent.
    open var criticalAlertSetting: UNNotificationSetting { .notSupported }
    /// Nothing breaks through a focus.
    open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    /// There is no summary.
    open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
    /// Banners go by themselves.
    open var alertStyle: UNAlertStyle { wasAsked ? .banner : .none }
    /// When previews are shown.
    open var showPreviewsSetting: UNShowPreviewsSetting { .always }
    /// Whether the program shows settings of its own.
    open var providesAppNotificationSettings: Bool { false }
}

/// Whether a program may send notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied, authorized, provisional, ephemeral
}

/// Whether something is allowed.
public enum UNNotificationSetting: Int, Sendable {
    case notSupported = 0
    case disabled, enabled
}

/// How notifications come.
public enum UNAlertStyle: Int, Sendable {
    case none = 0
    case banner, alert
}

/// When the text of a notification is shown.
public enum UNShowPreviewsSetting: Int, Sendable {
    case always = 0
    case whenAuthenticated, never
}

/// What a program asks for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Banners.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// In a car.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Also where it is silent.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// The program has settings of its own.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Quietly, without asking.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    /// Read aloud.
    public static let announcement = UNAuthorizationOptions(rawValue: 128)
    /// Through a focus.
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// How a notification is shown while the program is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The number goes to the icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// With its sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// As a banner, and kept.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// Kept among those delivered.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// As a banner.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
