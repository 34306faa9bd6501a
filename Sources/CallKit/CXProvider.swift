public import Foundation

/// How calls of a program look.
open class CXProviderConfiguration: NSObject {
    /// What people call the program.
    open private(set) var localizedName: String?
    /// The sound of a call, a file of the program's.
    open var ringtoneSound: String?
    /// The program's sign, a picture's bytes.
    open var iconTemplateImageData: Data?
    /// How many groups of calls there are at most.
    open var maximumCallGroups = 2
    /// How many calls a group has at most.
    open var maximumCallsPerCallGroup = 5
    /// Whether calls are in the list of last ones.
    open var includesCallsInRecents = true
    /// Whether people may see each other.
    open var supportsVideo = false
    /// What names people.
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []

    /// One with the program's name.
    public override init() { localizedName = nil }
    /// One with a name.
    public init(localizedName: String) { self.localizedName = localizedName }
}

/// What changed of a call.
open class CXCallUpdate: NSObject {
    /// Who calls.
    open var remoteHandle: CXHandle?
    /// What they are called.
    open var localizedCallerName: String?
    /// Whether it may wait.
    open var supportsHolding = true
    /// Whether it may join others.
    open var supportsGrouping = true
    /// Whether it may leave others.
    open var supportsUngrouping = true
    /// Whether it takes tones.
    open var supportsDTMF = true
    /// Whether people see each other.
    open var hasVideo = false
}

/// Why a call is over.
public enum CXCallEndedReason: Int, Sendable {
    /// It could not go on.
    case failed = 1
    /// The other side hung up.
    case remoteEnded = 2
    /// Nobody answered.
    case unanswered = 3
    /// It was answered on another device.
    case answeredElsewhere = 4
    /// It was refused on another device.
    case declinedElsewhere = 5
}

/// Tells the system of a program's own calls: it shows none.
open class CXProvider: NSObject, @unchecked Sendable {
    /// How calls look.
    open var configuration: CXProviderConfiguration
    /// What was asked and is not done: nothing.
    open var pendingTransactions: [CXTransaction] { [] }
    private weak var delegate: (any CXProviderDelegate)?

    /// One whose calls look so.
    public init(configuration: CXProviderConfiguration) { self.configuration = configuration }

    /// Says who hears what the user wants of calls, and on what queue.
    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) { self.delegate = delegate }
    /// Has a call shown; the closure hears why not: nothing shows calls here.
    open func reportNewIncomingCall(
        with UUID: UUID, update: CXCallUpdate, completion: @escaping @Sendable ((any Error)?) -> Void
    ) { DispatchQueue.main.async { completion(CXErrorCodeIncomingCallError(.unentitled)) } }
    /// Tells what changed of a call.
    open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
    /// Tells that a call is over.
    open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
    /// Tells that a call of the program's own begins.
    open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
    /// Tells that somebody answered.
    open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
    /// Shows no more calls.
    open func invalidate() { delegate = nil }
}

/// Hears what the user wants of a program's calls.
public protocol CXProviderDelegate: NSObjectProtocol {
    /// All calls are gone.
    func providerDidReset(_ provider: CXProvider)
    /// It can be told of calls.
    func providerDidBegin(_ provider: CXProvider)
    /// Things are asked; true says that the program sees to them.
    func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
    /// Somebody is to be called.
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    /// A call is answered.
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    /// A call is over.
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    /// A call waits, or goes on.
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    /// The other side hears nothing, or hears again.
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
    /// Something was not done in time.
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
}

extension CXProviderDelegate {
    /// Does nothing where it is not implemented.
    public func providerDidBegin(_ provider: CXProvider) {}
    /// What is answered where it is not implemented.
    public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
    /// Does nothing where it is not implemented.
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
    /// Does nothing where it is not implemented.
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
    /// Does nothing where it is not implemented.
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
    /// Does nothing where it is not implemented.
    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
    /// Does nothing where it is not implemented.
    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
    /// Does nothing where it is not implemented.
    public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
}
