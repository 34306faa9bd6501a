public import UIKit

/// Asks the user what they think of the program. The system decides whether it does: here it never asks.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
    /// Asks, or not: not.
    open class func requestReview() {}
    /// Asks, or not: not.
    open class func requestReview(in windowScene: UIWindowScene) {}
}

/// The name of a thing in the shop.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// Where a click came from.
public let SKStoreProductParameterAffiliateToken = "at"
/// Which campaign it came from.
public let SKStoreProductParameterCampaignToken = "ct"

/// Shows a thing in the shop: there is none.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
    /// Hears when the user is done.
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    /// Looks for a thing: it is not there.
    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        let answer = UncheckedBox(value: block)
        DispatchQueue.main.async { answer.value?(false, SKError(.storeProductNotAvailable)) }
    }
}

/// Hears when the user is done with the shop.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    /// The user is done.
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    /// What happens where it is not implemented.
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// Tells advertisers what became of a click. Nobody is told anything here.
open class SKAdNetwork: NSObject {
    /// How much a user is worth, roughly.
    public struct CoarseConversionValue: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String
        /// The value of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Little.
        public static let low = CoarseConversionValue(rawValue: "low")
        /// More.
        public static let medium = CoarseConversionValue(rawValue: "medium")
        /// Much.
        public static let high = CoarseConversionValue(rawValue: "high")
    }

    /// Tells nobody, and says so.
    open class func updatePostbackConversionValue(_ conversionValue: Int) async throws { throw SKError(.unknown) }
    /// Tells nobody, and says so.
    open class func updatePostbackConversionValue(
        _ fineValue: Int, coarseValue: CoarseConversionValue
    ) async throws { throw SKError(.unknown) }
    /// Tells nobody, and says so.
    open class func updatePostbackConversionValue(
        _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool
    ) async throws { throw SKError(.unknown) }

    /// Tells nobody, and says so.
    open class func updatePostbackConversionValue(
        _ conversionValue: Int, completionHandler completion: (((any Error)?) -> Void)? = nil
    ) { completion?(SKError(.unknown)) }
    /// Tells nobody, and says so.
    open class func updatePostbackConversionValue(
        _ fineValue: Int, coarseValue: CoarseConversionValue,
        completionHandler completion: (((any Error)?) -> Void)? = nil
    ) { completion?(SKError(.unknown)) }
    /// Tells nobody, and says so.
    open class func updatePostbackConversionValue(
        _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool,
        completionHandler completion: (((any Error)?) -> Void)? = nil
    ) { completion?(SKError(.unknown)) }
    /// Tells nobody.
    open class func registerAppForAdNetworkAttribution() {}
}
