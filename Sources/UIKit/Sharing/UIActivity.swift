/// Something that can be done with what is shared. Subclasses do it in `perform()` or show a controller.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// What is meant by an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String

        /// The value of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The value of a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
        /// Puts the page on the home screen.
        public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
        /// Sends a link to work together.
        public static let collaborationInviteWithLink = Self("com.apple.UIKit.activity.CollaborationInviteWithLink")
        /// Copies a link to work together.
        public static let collaborationCopyLink = Self("com.apple.UIKit.activity.CollaborationCopyLink")
    }

    /// Where the sheet lists it.
    public enum Category: Int, Sendable { case action, share }

    /// Where the sheet lists it: among the actions.
    open class var activityCategory: Category { .action }
    /// What is meant; nil for none.
    open var activityType: ActivityType? { nil }
    /// What the sheet calls it.
    open var activityTitle: String? { nil }
    /// The sheet's sign for it.
    open var activityImage: UIImage? { nil }
    /// Shown in place of `perform()`.
    open var activityViewController: UIViewController? { nil }

    public override init() {
        super.init()
    }

    /// Whether these things can be shared so. Not, unless a subclass says it.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// What `perform()` will be about.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Does it, and calls `activityDidFinish(_:)` when done.
    open func perform() { activityDidFinish(false) }
    /// It is done; the sheet goes.
    open func activityDidFinish(_ completed: Bool) { finished?(completed) }

    /// What the sheet does then.
    var finished: ((Bool) -> Void)?
}

extension UIActivity.ActivityType {
    /// The activity that Apple's frameworks call `postToFacebook`.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// The activity that Apple's frameworks call `postToTwitter`.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    /// The activity that Apple's frameworks call `postToWeibo`.
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    /// The activity that Apple's frameworks call `postToFlickr`.
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    /// The activity that Apple's frameworks call `postToVimeo`.
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    /// The activity that Apple's frameworks call `postToTencentWeibo`.
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    /// The activity that Apple's frameworks call `message`.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// The activity that Apple's frameworks call `mail`.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// The activity that Apple's frameworks call `print`.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// The activity that Apple's frameworks call `copyToPasteboard`.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// The activity that Apple's frameworks call `assignToContact`.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// The activity that Apple's frameworks call `saveToCameraRoll`.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// The activity that Apple's frameworks call `addToReadingList`.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// The activity that Apple's frameworks call `airDrop`.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// The activity that Apple's frameworks call `openInIBooks`.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// The activity that Apple's frameworks call `markupAsPDF`.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
    /// The activity that Apple's frameworks call `sharePlay`.
    public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
}

/// Says what is shared when the activity is known.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// Something of the kind that will be shared.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// What is shared; nil for nothing.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// The subject line.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// What is answered where it is not implemented.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
