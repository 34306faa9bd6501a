public import Foundation

/// Something that is asked of calls.
open class CXAction: NSObject {
    /// Its name.
    open private(set) var uuid = UUID()
    /// Whether it was done, or could not be.
    open private(set) var isComplete = false
    /// Until when it is to be done.
    open var timeoutDate: Date { .distantFuture }

    /// It was done.
    open func fulfill() { isComplete = true }
    /// It could not be done.
    open func fail() { isComplete = true }
}

/// Something that is asked of one call.
open class CXCallAction: CXAction {
    /// Which call.
    open private(set) var callUUID: UUID
    /// Something that is asked of a call.
    public init(call callUUID: UUID) { self.callUUID = callUUID }
}

/// Calls somebody.
open class CXStartCallAction: CXCallAction {
    /// Whom.
    open var handle: CXHandle
    /// What they are called among the contacts.
    open var contactIdentifier: String?
    /// Whether they see each other.
    open var isVideo = false
    /// Calls somebody.
    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }
    /// It was done at a time.
    open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}

/// Answers.
open class CXAnswerCallAction: CXCallAction {
    /// It was done at a time.
    open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}

/// Hangs up.
open class CXEndCallAction: CXCallAction {
    /// It was done at a time.
    open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}

/// Has a call wait, or go on.
open class CXSetHeldCallAction: CXCallAction {
    /// Whether it waits.
    open var isOnHold: Bool
    /// Has a call wait, or go on.
    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: callUUID)
    }
}

/// Has the other side hear nothing, or hear again.
open class CXSetMutedCallAction: CXCallAction {
    /// Whether it hears nothing.
    open var isMuted: Bool
    /// Has the other side hear nothing, or hear again.
    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }
}

/// Things that are asked at once.
open class CXTransaction: NSObject {
    /// Its name.
    open private(set) var uuid = UUID()
    /// What is asked.
    open private(set) var actions: [CXAction]
    /// Whether all of it was done, or could not be.
    open var isComplete: Bool { actions.allSatisfy(\.isComplete) }

    /// Asks things at once.
    public init(actions: [CXAction]) { self.actions = actions }
    /// Asks one thing.
    public convenience init(action: CXAction) { self.init(actions: [action]) }
    /// Asks nothing yet.
    public override convenience init() { self.init(actions: []) }
    /// Asks one thing more.
    open func addAction(_ action: CXAction) { actions.append(action) }
}

/// Asks the system things of calls: it refuses, for nobody here carries calls.
open class CXCallController: NSObject {
    /// The calls of the moment: none.
    open private(set) var callObserver = CXCallObserver()
    private let queue: DispatchQueue

    /// One whose closures are called on a queue.
    public init(queue: DispatchQueue) { self.queue = queue }
    /// One whose closures are called on the main queue.
    public override convenience init() { self.init(queue: .main) }

    /// Asks things at once; the closure hears why not.
    open func request(_ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void) {
        let code: CXErrorCodeRequestTransactionError.Code =
            transaction.actions.isEmpty ? .emptyTransaction : .unknownCallProvider
        queue.async { completion(CXErrorCodeRequestTransactionError(code)) }
    }
    /// Asks one thing; the closure hears why not.
    open func requestTransaction(with action: CXAction, completion: @escaping @Sendable ((any Error)?) -> Void) {
        request(CXTransaction(action: action), completion: completion)
    }
}
