/// Something that can be done with what is shared. Subclasses do it in `perform()` or show a controller.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// What is meant by an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
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
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    public static let message = Self("com.apple.UIKit.activity.Message")
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    public static let print = Self("com.apple.UIKit.activity.Print")
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
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
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
