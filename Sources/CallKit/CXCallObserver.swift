public import Foundation

// There is no telephone: nobody calls, and no call of a program's own is shown by the system.

/// A call.
open class CXCall: NSObject {
    /// Its name.
    open private(set) var uuid: UUID
    /// Whether it was made here.
    open private(set) var isOutgoing: Bool
    /// Whether it waits.
    open private(set) var isOnHold: Bool
    /// Whether somebody answered.
    open private(set) var hasConnected: Bool
    /// Whether it is over.
    open private(set) var hasEnded: Bool

    init(uuid: UUID, isOutgoing: Bool, isOnHold: Bool, hasConnected: Bool, hasEnded: Bool) {
        (self.uuid, self.isOutgoing, self.isOnHold) = (uuid, isOutgoing, isOnHold)
        (self.hasConnected, self.hasEnded) = (hasConnected, hasEnded)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CXCall)?.uuid == uuid }
    open override var hash: Int { uuid.hashValue }
    /// Whether it is the same call in the same state.
    open func isEqual(to call: CXCall) -> Bool {
        uuid == call.uuid && isOutgoing == call.isOutgoing && isOnHold == call.isOnHold
            && hasConnected == call.hasConnected && hasEnded == call.hasEnded
    }
}

/// Hears of calls: there are none.
open class CXCallObserver: NSObject, @unchecked Sendable {
    /// The calls of the moment: none.
    open var calls: [CXCall] { [] }
    private weak var delegate: (any CXCallObserverDelegate)?

    /// One that hears nothing yet.
    public override init() { super.init() }

    /// Says who hears of calls, and on what queue.
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) { self.delegate = delegate }
}

/// Hears of calls.
public protocol CXCallObserverDelegate: NSObjectProtocol {
    /// A call began, was answered, was told to wait, or is over.
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// Who is called.
open class CXHandle: NSObject, @unchecked Sendable {
    /// What names somebody.
    public enum HandleType: Int, Sendable {
        /// Something of the program's own.
        case generic = 1
        /// A number.
        case phoneNumber = 2
        /// An address of letters.
        case emailAddress = 3
    }

    /// What names them.
    open private(set) var type: HandleType
    /// Their name.
    open private(set) var value: String

    /// Somebody by a name.
    public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CXHandle else { return false }
        return type == other.type && value == other.value
    }
    open override var hash: Int { value.hashValue }
}

/// Why the system does not show a call.
public struct CXErrorCodeIncomingCallError: Error, Sendable {
    /// Which error it is.
    public enum Code: Int, Sendable {
        /// For no reason of these.
        case unknown = 0
        /// The program may not.
        case unentitled = 1
        /// There is such a call.
        case callUUIDAlreadyExists = 2
        /// The user wants no calls now.
        case filteredByDoNotDisturb = 3
        /// The user wants no calls of these people.
        case filteredByBlockList = 4
    }

    /// Which error it is.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
    /// Whose codes these are.
    public static var errorDomain: String { "com.apple.CallKit.error.incomingcall" }
}

/// Why the system does not do what a program asks of calls.
public struct CXErrorCodeRequestTransactionError: Error, Sendable {
    /// Which error it is.
    public enum Code: Int, Sendable {
        /// For no reason of these.
        case unknown = 0
        /// The program may not.
        case unentitled = 1
        /// Nobody here carries calls.
        case unknownCallProvider = 2
        /// Nothing was asked.
        case emptyTransaction = 3
        /// There is no such call.
        case unknownCallUUID = 4
        /// There is such a call.
        case callUUIDAlreadyExists = 5
        /// It is not understood.
        case invalidAction = 6
        /// There are too many calls.
        case maximumCallGroupsReached = 7
    }

    /// Which error it is.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
    /// Whose codes these are.
    public static var errorDomain: String { "com.apple.CallKit.error.requesttransaction" }
}
