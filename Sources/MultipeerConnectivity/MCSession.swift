public import Foundation

// No other devices are found from here. Sessions say so, as on a device whose radios are off: nobody is ever connected, looking and being
// looked for fail, and nothing can be sent.

/// A device by its name.
open class MCPeerID: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The name that people see.
    public let displayName: String
    private let identifier: String

    /// This device by a name, of 63 bytes at most.
    public init(displayName myDisplayName: String) {
        precondition(
            !myDisplayName.isEmpty && myDisplayName.utf8.count <= 63,
            "A peer's name has 1 to 63 bytes of UTF-8, not \(myDisplayName.utf8.count).")
        (displayName, identifier) = (myDisplayName, UUID().uuidString)
        super.init()
    }

    /// Archives keep it.
    public class var supportsSecureCoding: Bool { true }
    /// One from an archive.
    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "displayName") as String?,
            let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") as String?
        else { return nil }
        (displayName, self.identifier) = (name, identifier)
        super.init()
    }
    /// Writes it into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(displayName as NSString, forKey: "displayName")
        coder.encode(identifier as NSString, forKey: "identifier")
    }

    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? MCPeerID)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
    open override var description: String { "<MCPeerID: DisplayName = \(displayName)>" }
}

/// Whether a device is there.
public enum MCSessionState: Int, Sendable {
    /// It is not.
    case notConnected = 0
    /// It comes.
    case connecting = 1
    /// It is.
    case connected = 2
}

/// Whether what is sent arrives.
public enum MCSessionSendDataMode: Int, Sendable {
    /// It does, in order.
    case reliable = 0
    /// Perhaps.
    case unreliable = 1
}

/// Whether what is sent is encrypted.
public enum MCEncryptionPreference: Int, Sendable {
    /// If the other does not mind.
    case optional = 0
    /// Always.
    case required = 1
    /// Never.
    case none = 2
}

/// The most devices in a session.
public let kMCSessionMaximumNumberOfPeers = 8
/// The fewest devices in a session.
public let kMCSessionMinimumNumberOfPeers = 2

/// Hears of other devices.
public protocol MCSessionDelegate: NSObjectProtocol {
    /// A device came or went.
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    /// Data came.
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    /// A stream came.
    func session(
        _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    /// A file begins to come.
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        with progress: Progress)
    /// A file is here.
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        at localURL: URL?, withError error: (any Error)?)
    /// A device shows who it is.
    func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void)
}

extension MCSessionDelegate {
    /// Yes where it is not implemented.
    public func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void
    ) { certificateHandler(true) }
}

/// Some devices that talk to each other: this one alone.
open class MCSession: NSObject, @unchecked Sendable {
    /// Hears of other devices.
    open weak var delegate: (any MCSessionDelegate)?
    /// This device.
    public let myPeerID: MCPeerID
    /// How it shows who it is.
    public let securityIdentity: [Any]?
    /// Whether what is sent is encrypted.
    public let encryptionPreference: MCEncryptionPreference

    /// A session of a device.
    public convenience init(peer myPeerID: MCPeerID) {
        self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .required)
    }
    /// A session of a device.
    public init(
        peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference
    ) {
        (self.myPeerID, securityIdentity, self.encryptionPreference) = (myPeerID, identity, encryptionPreference)
        super.init()
    }

    /// Which others are there: none.
    open var connectedPeers: [MCPeerID] { [] }
    /// Sends data: it fails.
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        throw MCError(.notConnected)
    }
    /// Sends a file: it fails.
    open func sendResource(
        at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) -> Progress? {
        DispatchQueue.global().async { completionHandler?(MCError(.notConnected)) }
        return nil
    }
    /// Begins a stream: it fails.
    open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
        throw MCError(.notConnected)
    }
    /// Leaves.
    open func disconnect() {}
    /// Leaves a device that comes.
    open func cancelConnectPeer(_ peerID: MCPeerID) {}
    /// Takes a device in.
    open func connectPeer(_ peerID: MCPeerID, withNearbyConnectionData data: Data) {}
}
