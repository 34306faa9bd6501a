public import UIKit

/// How long a subscription runs.
open class SKProductSubscriptionPeriod: NSObject {
    /// How many units.
    open var numberOfUnits: Int { 0 }
    /// Of which time.
    open var unit: SKProduct.PeriodUnit { .day }
}

/// A lower price for a while.
open class SKProductDiscount: NSObject {
    /// What it costs.
    open var price: NSDecimalNumber { 0 }
    /// How the price is written.
    open var priceLocale: Locale { .current }
    /// Tells one from another.
    open var identifier: String? { nil }
    /// How long it lasts.
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    /// How many times.
    open var numberOfPeriods: Int { 0 }
    /// How one pays.
    open var paymentMode: PaymentMode { .payAsYouGo }

    /// How one pays.
    public enum PaymentMode: UInt, Sendable {
        /// A lower price each time, for some periods.
        case payAsYouGo = 0
        /// At the beginning.
        case payUpFront = 1
        /// Not at all.
        case freeTrial = 2
    }
}

/// Something that a shop sells. There is no shop: programs get none of these.
open class SKProduct: NSObject, @unchecked Sendable {
    /// Times.
    public enum PeriodUnit: UInt, Sendable {
        /// The period counts days.
        case day = 0
        /// The period counts weeks.
        case week = 1
        /// The period counts months.
        case month = 2
        /// The period counts years.
        case year = 3
    }

    /// What it is called.
    open var localizedTitle: String { "" }
    /// What it is.
    open var localizedDescription: String { "" }
    /// What it costs.
    open var price: NSDecimalNumber { 0 }
    /// How the price is written.
    open var priceLocale: Locale { .current }
    /// Its name in the shop.
    open var productIdentifier: String { "" }
    /// How long a subscription runs.
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    /// What it costs at first.
    open var introductoryPrice: SKProductDiscount? { nil }
    /// Which subscriptions take the place of each other.
    open var subscriptionGroupIdentifier: String? { nil }
    /// Lower prices.
    open var discounts: [SKProductDiscount] { [] }
    /// Whether members of a family share it.
    open var isFamilyShareable: Bool { false }
}

/// A question to the shop.
open class SKRequest: NSObject, @unchecked Sendable {
    /// Hears the answer.
    open weak var delegate: (any SKRequestDelegate)?

    /// Asks: there is nobody to answer.
    open func start() {
        let asked = UncheckedBox(value: self)
        DispatchQueue.main.async {
            let request = asked.value
            request.delegate?.request(request, didFailWithError: SKError(.unknown))
        }
    }

    /// Takes the question back.
    open func cancel() { delegate = nil }
}

/// Hears the shop's answers.
public protocol SKRequestDelegate: NSObjectProtocol {
    /// The answer was whole.
    func requestDidFinish(_ request: SKRequest)
    /// There is no answer.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    /// What happens where it is not implemented.
    public func requestDidFinish(_ request: SKRequest) {}
    /// What happens where it is not implemented.
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Asks what the shop has.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    /// A question about things of names.
    public init(productIdentifiers: Set<String>) { super.init() }
}

/// What the shop has.
open class SKProductsResponse: NSObject, @unchecked Sendable {
    /// What it has.
    open var products: [SKProduct] { [] }
    /// What it has not.
    open var invalidProductIdentifiers: [String] { [] }
}

/// Hears what the shop has.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// What the shop has.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Asks for the receipt again.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    /// A question about the receipt.
    public init(receiptProperties properties: [String: Any]? = nil) { super.init() }
}
