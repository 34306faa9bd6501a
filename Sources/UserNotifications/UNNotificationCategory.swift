public import CoreGraphics

/// What one can do with notifications of a kind.
open class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
    /// Its name.
    open private(set) var identifier: String
    /// What is offered.
    open private(set) var actions: [UNNotificationAction]
    /// Names of intents. Kept.
    open private(set) var intentIdentifiers: [String]
    /// How it behaves.
    open private(set) var options: UNNotificationCategoryOptions
    /// What stands for the text where previews are hidden. Kept.
    open private(set) var hiddenPreviewsBodyPlaceholder: String
    /// What a summary says. Kept.
    open private(set) var categorySummaryFormat: String

    /// A category with its actions.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
            hiddenPreviewsBodyPlaceholder: nil, categorySummaryFormat: nil, options: options)
    }

    /// A category with its actions.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
            hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: nil, options: options)
    }

    /// A category with its actions.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?,
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.options = options
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
        self.categorySummaryFormat = categorySummaryFormat ?? ""
        super.init()
    }

    /// Itself: categories do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationCategory)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// One thing that one can do with a notification.
open class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
    /// Its name.
    open private(set) var identifier: String
    /// What its button says.
    open private(set) var title: String
    /// How it behaves.
    open private(set) var options: UNNotificationActionOptions
    /// The button's picture.
    open private(set) var icon: UNNotificationActionIcon?

    /// An action.
    public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.init(identifier: identifier, title: title, options: options, icon: nil)
    }

    /// An action with a picture.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?
    ) {
        self.identifier = identifier
        self.title = title
        self.options = options
        self.icon = icon
        super.init()
    }

    /// Itself: actions do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationAction)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// An action that asks for a text.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// What the button that sends says.
    open private(set) var textInputButtonTitle: String
    /// What stands in the empty field.
    open private(set) var textInputPlaceholder: String

    /// An action that asks for a text.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
}

/// The picture of an action.
open class UNNotificationActionIcon: NSObject, NSCopying, @unchecked Sendable {
    let name: String
    let isSystem: Bool

    /// A picture of the program, as a template.
    public convenience init(templateImageName: String) { self.init(templateImageName, isSystem: false) }
    /// A symbol of the system.
    public convenience init(systemImageName: String) { self.init(systemImageName, isSystem: true) }

    private init(_ name: String, isSystem: Bool) {
        (self.name, self.isSystem) = (name, isSystem)
        super.init()
    }

    /// Itself: icons do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How an action behaves.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only on an unlocked device.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// Takes something away.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// Brings the program to the front.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// How a category behaves.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Putting a notification away is told.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// Also in a car.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// The title shows where previews are hidden.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    /// The subtitle shows where previews are hidden.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
    /// Read aloud.
    public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}
