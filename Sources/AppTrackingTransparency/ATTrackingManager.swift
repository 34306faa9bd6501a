public import Foundation

/// Whether a program may follow the user through others: the user says no.
open class ATTrackingManager: NSObject {
    /// Whether it may.
    public enum AuthorizationStatus: UInt, Sendable {
        /// The user was not asked.
        case notDetermined = 0
        /// The device does not let it.
        case restricted = 1
        /// The user said no.
        case denied = 2
        /// The user said yes.
        case authorized = 3
    }

    /// Whether it may: it may not.
    open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
    /// Asks the user, who says no.
    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) {
        DispatchQueue.global().async { completion(.denied) }
    }
    /// Asks the user, who says no.
    open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
