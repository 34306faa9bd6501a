public import Foundation
public import UIKit

/// The network of that name.
public let SLServiceTypeTwitter = "com.apple.social.twitter"
/// The network of that name.
public let SLServiceTypeFacebook = "com.apple.social.facebook"
/// The network of that name.
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
/// The network of that name.
public let SLServiceTypeTencentWeibo = "com.apple.social.tencentweibo"

/// What became of a message.
public enum SLComposeViewControllerResult: Int, Sendable {
    /// The user gave up.
    case cancelled = 0
    /// It is on its way.
    case done = 1
}

/// Hears what became of a message.
public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void

/// Writes a message to a network. None is set up, as on systems since iOS 11: there is no controller for any.
@preconcurrency @MainActor
open class SLComposeViewController: UIViewController {
    /// The network.
    public let serviceType: String!
    /// Hears what becomes of the message.
    open var completionHandler: SLComposeViewControllerCompletionHandler!

    /// Whether a network is set up: none is.
    open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }

    /// A message to a network: there is none.
    public init!(forServiceType serviceType: String!) {
        self.serviceType = serviceType
        super.init(nibName: nil, bundle: nil)
        return nil
    }

    /// There is none in a storyboard.
    public required init?(coder: NSCoder) { nil }

    /// Sets its text: it cannot.
    @discardableResult
    open func setInitialText(_ text: String!) -> Bool { false }
    /// Adds a picture: it cannot.
    @discardableResult
    open func add(_ image: UIImage!) -> Bool { false }
    /// Adds a page: it cannot.
    @discardableResult
    open func add(_ url: URL!) -> Bool { false }
    /// Takes pictures away.
    @discardableResult
    open func removeAllImages() -> Bool { false }
    /// Takes pages away.
    @discardableResult
    open func removeAllURLs() -> Bool { false }
}
