public import UIKit

/// How far what the shop keeps has come.
public enum SKDownloadState: Int, Sendable {
    /// It has not begun.
    case waiting = 0
    /// It comes.
    case active = 1
    /// It waits.
    case paused = 2
    /// It is here.
    case finished = 3
    /// It did not come.
    case failed = 4
    /// It was stopped.
    case cancelled = 5
}

/// What the shop keeps for a purchase. No purchase here has any.
open class SKDownload: NSObject, @unchecked Sendable {
    /// The purchase that it belongs to.
    open var transaction: SKPaymentTransaction { purchase }
    /// Its name.
    open var contentIdentifier: String { purchase.payment.productIdentifier }
    /// Which it is.
    open var contentVersion: String { "" }
    /// How large it is, in bytes.
    open var expectedContentLength: Int64 { 0 }
    /// Where it lies.
    open var contentURL: URL? { nil }
    /// How far it has come.
    open var state: SKDownloadState { .waiting }
    /// How much of it has come: 0…1.
    open var progress: Float { 0 }
    /// In how many seconds it will be here; negative where nobody knows.
    open var timeRemaining: TimeInterval { -1 }
    /// Why it did not come.
    open var error: (any Error)? { nil }

    private let purchase: SKPaymentTransaction

    init(of purchase: SKPaymentTransaction) {
        self.purchase = purchase
        super.init()
    }
}
