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

/// What an activity is deleted by.
public typealias NSUserActivityPersistentIdentifier = String

/// The kind of activity of pages that are opened from a browser.
public let NSUserActivityTypeBrowsingWeb = NSUserActivity.browsingWeb
