public import UIKit

// There is no shop on Linux: nothing can be bought, and everything says so, as on a device that may not buy.

/// The domain of these errors.
public let SKErrorDomain = "SKErrorDomain"

/// Why nothing was bought.
public struct SKError: _BridgedStoredNSError, Sendable {
    /// Which error it is.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// Whose codes these are.
        public typealias _ErrorType = SKError

        /// The shop failed for a reason that it does not name.
        case unknown = 0
        /// The program may not do this.
        case clientInvalid = 1
        /// The user gave up.
        case paymentCancelled = 2
        /// The payment makes no sense.
        case paymentInvalid = 3
        /// Nobody may pay on this device.
        case paymentNotAllowed = 4
        /// The shop has no such thing.
        case storeProductNotAvailable = 5
        /// The user has not agreed.
        case cloudServicePermissionDenied = 6
        /// There is no way to the shop.
        case cloudServiceNetworkConnectionFailed = 7
        /// The user no longer agrees.
        case cloudServiceRevoked = 8
    }

    /// The error as an object.
    public let _nsError: NSError
    /// The error that an object stands for.
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain of these errors.
    public static var _nsErrorDomain: String { SKErrorDomain }

    /// An error of a kind; it says in words what it is, if `userInfo` does not.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        let info = Self.description(of: code).merging(userInfo) { $1 }
        self.init(_nsError: NSError(domain: Self._nsErrorDomain, code: code.rawValue, userInfo: info))
    }

    private static func description(of code: Code) -> [String: Any] {
        [
            NSLocalizedDescriptionKey: code == .paymentNotAllowed
                ? "Payments are not allowed on this device." : "There is no shop."
        ]
    }

    /// The shop failed for a reason that it does not name.
    public static var unknown: Code { .unknown }
    /// The program may not do this.
    public static var clientInvalid: Code { .clientInvalid }
    /// The user gave up.
    public static var paymentCancelled: Code { .paymentCancelled }
    /// The payment makes no sense.
    public static var paymentInvalid: Code { .paymentInvalid }
    /// Nobody may pay on this device.
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    /// The shop has no such thing.
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
    /// The user has not agreed.
    public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
    /// There is no way to the shop.
    public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
    /// The user no longer agrees.
    public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
}
