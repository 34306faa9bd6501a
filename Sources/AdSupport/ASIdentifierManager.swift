public import Foundation

/// By what advertisers know a device: by nothing, as where the user does not let them.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let only = ASIdentifierManager(alone: ())
    private init(alone: Void) { super.init() }

    /// The device's own.
    open class func shared() -> ASIdentifierManager { only }
    /// Only zeros.
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    /// Whether the user lets them know it: no.
    open var isAdvertisingTrackingEnabled: Bool { false }
}
