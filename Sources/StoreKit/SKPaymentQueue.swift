public import UIKit

/// What is to be bought.
open class SKPayment: NSObject, NSCopying, @unchecked Sendable {
    /// Its name in the shop.
    open fileprivate(set) var productIdentifier = ""
    /// How many.
    open fileprivate(set) var quantity = 1
    /// Who buys, as the program knows them.
    open fileprivate(set) var applicationUsername: String?
    /// What makes it cheaper.
    open fileprivate(set) var paymentDiscount: SKPaymentDiscount?

    /// One of a thing.
    public convenience init(product: SKProduct) {
        self.init()
        productIdentifier = product.productIdentifier
    }

    /// A payment of its own with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKPayment()
        (copy.productIdentifier, copy.quantity) = (productIdentifier, quantity)
        (copy.applicationUsername, copy.paymentDiscount) = (applicationUsername, paymentDiscount)
        return copy
    }
}

/// What makes a purchase cheaper, signed by the seller.
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
    /// The offer's name in the shop.
    open private(set) var identifier: String
    /// Which key signed it.
    open private(set) var keyIdentifier: String
    /// Used once.
    open private(set) var nonce: UUID
    /// The signature.
    open private(set) var signature: String
    /// When it was signed, in milliseconds since 1970.
    open private(set) var timestamp: NSNumber

    /// An offer with its signature.
    public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
        (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
        (self.signature, self.timestamp) = (signature, timestamp)
        super.init()
    }
}

/// What is to be bought, as long as it can be changed.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    open override var productIdentifier: String {
        get { super.productIdentifier }
        set { super.productIdentifier = newValue }
    }
    open override var quantity: Int {
        get { super.quantity }
        set { super.quantity = newValue }
    }
    open override var applicationUsername: String? {
        get { super.applicationUsername }
        set { super.applicationUsername = newValue }
    }
    open override var paymentDiscount: SKPaymentDiscount? {
        get { super.paymentDiscount }
        set { super.paymentDiscount = newValue }
    }
    /// Whether the family is asked first.
    open var simulatesAskToBuyInSandbox = false
}

/// How far a purchase has come.
public enum SKPaymentTransactionState: Int, Sendable {
    /// The shop is being asked.
    case purchasing = 0
    /// It is paid; give the user what was bought, then finish it.
    case purchased = 1
    /// It was not paid; its error says why.
    case failed = 2
    /// It was paid earlier, and is given again.
    case restored = 3
    /// Somebody is asked first.
    case deferred = 4
}

/// A purchase.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    /// What is bought.
    open private(set) var payment: SKPayment
    /// How far it has come.
    open private(set) var transactionState: SKPaymentTransactionState
    /// Why nothing was bought.
    open private(set) var error: (any Error)?
    /// The first purchase of what was bought before.
    open var original: SKPaymentTransaction? { nil }
    /// When it was bought.
    open var transactionDate: Date? { nil }
    /// Its number in the shop.
    open var transactionIdentifier: String? { nil }
    /// What the shop keeps for it: nothing.
    open var downloads: [SKDownload] { [] }

    /// One of nothing, for classes that say themselves what is bought.
    public override init() {
        (payment, transactionState, error) = (SKPayment(), .purchasing, nil)
        super.init()
    }

    init(failed payment: SKPayment) {
        self.payment = payment
        transactionState = .failed
        error = SKError(.paymentNotAllowed)
        super.init()
    }
}

/// Hears of purchases.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    /// Purchases have come farther.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// Purchases are over.
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    /// What was bought before was not found.
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    /// What was bought before was found.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    /// What the shop keeps has come farther.
    func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
    /// Something was bought in the shop itself.
    func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool
}

extension SKPaymentTransactionObserver {
    /// What happens where it is not implemented.
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    /// What happens where it is not implemented.
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    /// What happens where it is not implemented.
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    /// What happens where it is not implemented.
    public func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) {}
    /// What is answered where it is not implemented.
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool { false }
}

/// Where purchases wait. None succeeds: nobody may pay here.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let only = SKPaymentQueue()
    private let lock = NSLock()
    private var observers: [any SKPaymentTransactionObserver] = []
    private var waiting: [SKPaymentTransaction] = []

    /// The only one.
    open class func `default`() -> SKPaymentQueue { only }

    /// Whether somebody may pay: no.
    open class func canMakePayments() -> Bool { false }

    /// Purchases that are not finished.
    open var transactions: [SKPaymentTransaction] { lock.withLock { waiting } }
    /// Who hears of purchases.
    open var transactionObservers: [any SKPaymentTransactionObserver] { lock.withLock { observers } }

    /// Somebody wants to hear of purchases.
    open func add(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock { if !observers.contains(where: { $0 === observer }) { observers.append(observer) } }
    }

    /// Somebody hears of purchases no more.
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock { observers = observers.filter { $0 !== observer } }
    }

    private func tell(_ work: @escaping (any SKPaymentTransactionObserver) -> Void) {
        let listeners = UncheckedBox(value: transactionObservers), said = UncheckedBox(value: work)
        DispatchQueue.main.async {
            let work = said.value
            for observer in listeners.value { work(observer) }
        }
    }

    /// Wants to buy: it fails, as payments are not allowed.
    open func add(_ payment: SKPayment) {
        let transaction = SKPaymentTransaction(failed: payment)
        lock.withLock { waiting.append(transaction) }
        tell { $0.paymentQueue(self, updatedTransactions: [transaction]) }
    }

    /// A purchase was dealt with.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        lock.withLock { waiting = waiting.filter { $0 !== transaction } }
        tell { $0.paymentQueue(self, removedTransactions: [transaction]) }
    }

    /// Looks for what was bought before: there is nobody to ask.
    open func restoreCompletedTransactions() { restoreCompletedTransactions(withApplicationUsername: nil) }

    /// Looks for what was bought before: there is nobody to ask.
    open func restoreCompletedTransactions(withApplicationUsername username: String?) {
        tell { $0.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(.unknown)) }
    }

    /// Has the shop send what it keeps: there is no shop.
    open func start(_ downloads: [SKDownload]) {}
    /// Has the shop wait.
    open func pause(_ downloads: [SKDownload]) {}
    /// Has the shop go on.
    open func resume(_ downloads: [SKDownload]) {}
    /// Has the shop stop.
    open func cancel(_ downloads: [SKDownload]) {}
}
