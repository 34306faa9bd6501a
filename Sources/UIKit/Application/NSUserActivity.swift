public import CoreGraphics

/// What the user was doing, as a value to go on from. It stays in the program: nothing on Linux hands it to other devices or searches it.
open class NSUserActivity: NSObject {
    /// What kind of activity it is, in reverse-DNS form.
    public let activityType: String
    /// What people call it.
    open var title: String?
    /// What is needed to go on.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` that must be kept.
    open var requiredUserInfoKeys: Set<String>?
    /// Whether `userInfo` is out of date.
    open var needsSave = false
    /// The page that shows the same in a browser.
    open var webpageURL: URL?
    /// The page that led here.
    open var referrerURL: URL?
    /// When it is of no use any more.
    open var expirationDate: Date?
    /// Words to find it by. Stored.
    open var keywords: Set<String> = []
    /// Whether other devices may go on with it. Stored.
    open var isEligibleForHandoff = true
    /// Whether searches may find it. Stored.
    open var isEligibleForSearch = false
    /// Whether everyone's searches may find it. Stored.
    open var isEligibleForPublicIndexing = false
    /// Whether it may be suggested. Stored.
    open var isEligibleForPrediction = false
    /// What scenes are chosen by.
    open var targetContentIdentifier: String?
    /// What it is deleted by.
    open var persistentIdentifier: String?

    /// The kind of activity of pages that are opened from a browser.
    public static let browsingWeb = "NSUserActivityTypeBrowsingWeb"

    /// - Parameter activityType: In reverse-DNS form.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds to `userInfo`.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Says that this is what the user does now. Stored nowhere else on Linux.
    open func becomeCurrent() {}

    /// Says that the user does something else now.
    open func resignCurrent() {}

    /// Ends the activity.
    open func invalidate() {}

    /// Forgets all activities that searches were told of: there are none.
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }

    /// Forgets activities that searches were told of: there are none.
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
        completionHandler handler: @escaping () -> Void
    ) { handler() }
}

extension NSUserActivity: NSItemProviderWriting, NSItemProviderReading {
    private static let typeIdentifier = "com.apple.uikit.useractivity"

    /// The type that an activity is given out as: its kind, title and `userInfo` in a property list.
    public static var writableTypeIdentifiersForItemProvider: [String] { [typeIdentifier] }
    /// The type that an activity is read from.
    public static var readableTypeIdentifiersForItemProvider: [String] { [typeIdentifier] }

    /// Writes a property list; values of `userInfo` that none can hold are an error.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        var parts: [String: Any] = ["type": activityType, "info": userInfo ?? [:]]
        parts["title"] = title
        parts["target"] = targetContentIdentifier
        do {
            completionHandler(
                try PropertyListSerialization.data(fromPropertyList: parts, format: .binary, options: 0), nil)
        } catch {
            completionHandler(nil, error)
        }
        return nil
    }

    /// Reads a property list that an activity wrote.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let parts = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        guard let parts, let type = parts["type"] as? String, let activity = NSUserActivity(activityType: type) as? Self
        else { throw NSItemProvider.LoadError.itemUnavailable(typeIdentifier) }
        activity.title = parts["title"] as? String
        activity.userInfo = parts["info"] as? [AnyHashable: Any]
        activity.targetContentIdentifier = parts["target"] as? String
        return activity
    }
}

/// What an activity is deleted by.
public typealias NSUserActivityPersistentIdentifier = String

/// The kind of activity of pages that are opened from a browser.
public let NSUserActivityTypeBrowsingWeb = NSUserActivity.browsingWeb
