@_exported public import Foundation

// There is no watch.

/// How far a session with a watch has come.
public enum WCSessionActivationState: Int, Sendable {
    /// It was not asked for.
    case notActivated = 0
    /// It ends.
    case inactive = 1
    /// It stands.
    case activated = 2
}

/// Why nothing went to the watch.
public struct WCError: Error, CustomNSError, Sendable {
    /// The kinds of reasons, numbered as Apple's frameworks do.
    public enum Code: Int, Sendable {
        /// Something went wrong.
        case genericError = 7001
        /// There are no sessions.
        case sessionNotSupported = 7002
        /// Nobody hears of it.
        case sessionMissingDelegate = 7003
        /// It does not stand.
        case sessionNotActivated = 7004
        /// There is no watch.
        case deviceNotPaired = 7005
        /// The watch has no app.
        case watchAppNotInstalled = 7006
        /// Messages do not arrive.
        case notReachable = 7007
    }

    /// Which it is.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }

    /// The domain as Apple's frameworks name it.
    public static var errorDomain: String { "WCErrorDomain" }
    /// The number of the kind.
    public var errorCode: Int { code.rawValue }
}

/// Hears from the watch; all but the first three is optional.
public protocol WCSessionDelegate: NSObjectProtocol {
    /// The session stands, or does not.
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    /// Another watch comes; the last messages of this one still do.
    func sessionDidBecomeInactive(_ session: WCSession)
    /// The last messages have come.
    func sessionDidDeactivate(_ session: WCSession)
    /// What is known of the watch has changed.
    func sessionWatchStateDidChange(_ session: WCSession)
    /// Messages can be sent now, or no more.
    func sessionReachabilityDidChange(_ session: WCSession)
    /// A message has come.
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    /// A message has come that wants an answer.
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void)
    /// Data has come.
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    /// The newest state has come.
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    /// Something that waited has come.
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
    /// Does nothing where it is not implemented.
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    /// Does nothing where it is not implemented.
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    /// Does nothing where it is not implemented.
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    /// Does nothing where it is not implemented.
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    /// Does nothing where it is not implemented.
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
    /// Does nothing where it is not implemented.
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    /// Does nothing where it is not implemented.
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}

/// A session with a watch, of which there is none.
open class WCSession: NSObject, @unchecked Sendable {
    private static let only = WCSession()

    /// Whether there may be one: no.
    open class func isSupported() -> Bool { false }
    /// The only one.
    open class var `default`: WCSession { only }

    /// Who hears of it.
    open weak var delegate: (any WCSessionDelegate)?
    /// How far it has come: it never stands.
    open var activationState: WCSessionActivationState { .notActivated }
    /// Whether there is a watch: no.
    open var isPaired: Bool { false }
    /// Whether it has the app: no.
    open var isWatchAppInstalled: Bool { false }
    /// Whether messages arrive: no.
    open var isReachable: Bool { false }
    /// The state that was sent last: none.
    open var applicationContext: [String: Any] { [:] }
    /// The state that came last: none.
    open var receivedApplicationContext: [String: Any] { [:] }

    /// Asks for a session: the delegate hears that there is none.
    open func activate() {
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
        }
    }

    /// Sends a message: it fails.
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(WCError(.sessionNotActivated)) }

    /// Sends data: it fails.
    open func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(WCError(.sessionNotActivated)) }

    /// Sends the newest state: it fails.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        throw WCError(.sessionNotActivated)
    }
}
