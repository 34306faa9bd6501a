public import UIKit

/// Why the shop does not answer.
public enum StoreKitError: Error, Equatable, Sendable {
    /// Some other reason.
    case unknown
    /// The user gave up.
    case userCancelled
    /// There is no way to the shop.
    case networkError(URLErrorCode)
    /// The system could not do it.
    case systemError(Int)
    /// Not sold here.
    case notAvailableInStorefront
    /// The program may not do this.
    case notEntitled

    /// The number of an error of the net.
    public typealias URLErrorCode = Int
}

/// What the shop says, and whether it was the shop that said it.
public enum VerificationResult<SignedType> {
    /// Somebody else may have said it.
    case unverified(SignedType, VerificationError)
    /// The shop said it.
    case verified(SignedType)

    /// Why it may have been somebody else.
    public enum VerificationError: Error, Sendable {
        /// Of another program.
        case invalidDeviceVerification
        /// Not as it should be.
        case invalidEncoding
        /// Signed by somebody else.
        case invalidSignature
    }

    /// What was said, if it was the shop.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): value
            case .unverified(_, let error): throw error
            }
        }
    }

    /// What was said, whoever said it.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}

extension VerificationResult: Sendable where SignedType: Sendable {}

/// Something that the shop sells. There is no shop: asking for things fails, so that no program ever has one of these.
public struct Product: Identifiable, Hashable, Sendable {
    /// How a thing is sold.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String
        /// The value of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Used up.
        public static let consumable = ProductType(rawValue: "Consumable")
        /// Kept.
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        /// For a while.
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        /// For a while, again and again.
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    /// What became of a purchase.
    public enum PurchaseResult: Sendable {
        /// It is bought.
        case success(VerificationResult<Transaction>)
        /// The user gave up.
        case userCancelled
        /// Somebody is asked first.
        case pending
    }

    /// How a purchase goes.
    public struct PurchaseOption: Hashable, Sendable {
        private let name: String
        /// Of how many.
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "quantity \(quantity)") }
        /// For whom, as the program knows them.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: token.uuidString) }
    }

    /// Its name in the shop.
    public let id: String
    /// How it is sold.
    public let type: ProductType
    /// What it is called.
    public let displayName: String
    /// What it is.
    public let description: String
    /// What it costs.
    public let price: Decimal
    /// What it costs, as text.
    public let displayPrice: String
    /// More about a subscription.
    public let subscription: SubscriptionInfo?
    /// Whether members of a family share it.
    public let isFamilyShareable: Bool

    /// Asks the shop: there is none.
    public static func products<Identifiers: Collection>(
        for identifiers: Identifiers
    ) async throws -> [Product] where Identifiers.Element == String { throw StoreKitError.notAvailableInStorefront }

    /// Buys: it cannot.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        throw StoreKitError.notAvailableInStorefront
    }

    /// More about a subscription.
    public struct SubscriptionInfo: Hashable, Sendable {
        /// Which subscriptions take the place of each other.
        public let subscriptionGroupID: String
        /// How long it runs.
        public let subscriptionPeriod: SubscriptionPeriod

        /// How subscriptions of a group stand: there are none.
        public static func status(for groupID: String) async throws -> [Status] { [] }

        /// How a subscription stands.
        public struct Status: Hashable, Sendable {
            /// What may be used of it.
            public let state: RenewalState
        }

        /// Whether a subscription goes on.
        public struct RenewalInfo: Hashable, Sendable {
            /// Whether it begins again at its end.
            public let willAutoRenew: Bool
        }

        /// How far a subscription has come.
        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            /// Apple's number.
            public let rawValue: Int
            /// The value of a number.
            public init(rawValue: Int) { self.rawValue = rawValue }
            /// It runs.
            public static let subscribed = RenewalState(rawValue: 1)
            /// It is over.
            public static let expired = RenewalState(rawValue: 2)
            /// The shop tries to be paid.
            public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
            /// It runs though the shop was not paid.
            public static let inGracePeriod = RenewalState(rawValue: 4)
            /// The shop has taken it back.
            public static let revoked = RenewalState(rawValue: 5)
        }
    }

    /// A time.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// Of which time.
        public enum Unit: Hashable, Sendable {
            /// The period counts days.
            case day
            /// The period counts weeks.
            case week
            /// The period counts months.
            case month
            /// The period counts years.
            case year
        }

        /// Of which time.
        public let unit: Unit
        /// How many units.
        public let value: Int
    }
}

/// A purchase. There are none.
public struct Transaction: Identifiable, Hashable, Sendable {
    /// Its number in the shop.
    public let id: UInt64
    /// The number of the first purchase of it.
    public let originalID: UInt64
    /// What was bought.
    public let productID: String
    /// How it is sold.
    public let productType: Product.ProductType
    /// When it was bought.
    public let purchaseDate: Date
    /// When it is over.
    public let expirationDate: Date?
    /// When the shop took it back.
    public let revocationDate: Date?
    /// Whether another one took its place.
    public let isUpgraded: Bool

    /// The program has given what was bought.
    public func finish() async {}

    /// Purchases as they come: none.
    public struct Transactions: AsyncSequence, Sendable {
        /// What comes.
        public typealias Element = VerificationResult<Transaction>

        /// Comes to its end at once.
        public struct AsyncIterator: AsyncIteratorProtocol {
            /// Nothing.
            public mutating func next() async -> VerificationResult<Transaction>? { nil }
        }

        /// What walks through them.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// All purchases: none.
    public static var all: Transactions { Transactions() }
    /// What may be used now: nothing.
    public static var currentEntitlements: Transactions { Transactions() }
    /// Purchases that are not finished: none.
    public static var unfinished: Transactions { Transactions() }
    /// Purchases made elsewhere: none.
    public static var updates: Transactions { Transactions() }
    /// The last purchase of a thing: none.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    /// What may be used of a thing now: nothing.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// The shop: there is none.
public enum AppStore {
    /// Whether somebody may pay: no.
    public static var canMakePayments: Bool { false }
    /// Asks the shop for all purchases: there is nobody to ask.
    public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }
    /// Shows subscriptions: there is nobody to ask.
    @MainActor
    public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        throw StoreKitError.notAvailableInStorefront
    }
    /// Asks the user what they think of the program, or not: not.
    @MainActor
    public static func requestReview(in scene: UIWindowScene) {}
}
