public import Foundation

// Nothing is pushed to programs on Linux: no token comes, and no message.

/// A kind of messages that are pushed.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Calls.
    public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
    /// Parts of watches' faces.
    public static let complication = PKPushType(rawValue: "PKPushTypeComplication")
    /// Providers of files.
    public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}

/// What a server needs to push. None comes.
open class PKPushCredentials: NSObject {
    /// For what kind.
    open private(set) var type: PKPushType
    /// What the server needs.
    open private(set) var token: Data

    /// Of no kind, for those that stand in for them.
    public override init() { (type, token) = (PKPushType(rawValue: ""), Data()) }

    init(type: PKPushType, token: Data) { (self.type, self.token) = (type, token) }
}

/// A message. None comes.
open class PKPushPayload: NSObject {
    /// Its kind.
    open private(set) var type: PKPushType
    /// What it says.
    open private(set) var dictionaryPayload: [AnyHashable: Any]

    /// Of no kind, for those that stand in for it.
    public override init() { (type, dictionaryPayload) = (PKPushType(rawValue: ""), [:]) }

    init(type: PKPushType, dictionaryPayload: [AnyHashable: Any]) {
        (self.type, self.dictionaryPayload) = (type, dictionaryPayload)
    }
}

/// Asks that messages of some kinds be pushed: nothing is.
open class PKPushRegistry: NSObject, @unchecked Sendable {
    /// Hears of messages: it never does.
    open weak var delegate: (any PKPushRegistryDelegate)?
    /// The kinds that the program wants.
    open var desiredPushTypes: Set<PKPushType>?

    /// One whose delegate would be called on a queue, or on the main one.
    public init(queue: DispatchQueue?) { super.init() }

    /// What a server needs to push messages of a kind: nothing.
    open func pushToken(for type: PKPushType) -> Data? { nil }
}

/// Hears of messages that are pushed.
public protocol PKPushRegistryDelegate: NSObjectProtocol {
    /// A server can push messages of a kind.
    func pushRegistry(
        _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
    /// A message came.
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void)
    /// A message came, in older sources.
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType)
    /// A server can push no more messages of a kind.
    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

extension PKPushRegistryDelegate {
    /// Does nothing where it is not implemented.
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void
    ) {}
    /// Does nothing where it is not implemented.
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType
    ) {}
    /// Does nothing where it is not implemented.
    public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}
