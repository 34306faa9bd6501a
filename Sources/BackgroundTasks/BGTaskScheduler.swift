public import QuartzCore

// Nothing starts a program on Linux while it is away. The scheduler says so as Apple's does in the simulator and where the user has turned
// the refreshing of programs off: it takes handlers, and `submit(_:)` throws `BGTaskScheduler.Error.unavailable`.

/// Has the system start the program for some work while it is away: it does not.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    /// Why a request is refused.
    public struct Error: _BridgedStoredNSError, Sendable {
        /// Which error it is.
        public enum Code: Int, _ErrorCodeProtocol, Sendable {
            /// Whose codes these are.
            public typealias _ErrorType = BGTaskScheduler.Error

            /// There is no work while the program is away.
            case unavailable = 1
            /// Too many requests wait.
            case tooManyPendingTaskRequests = 2
            /// The name is not one of the program's.
            case notPermitted = 3
        }

        /// The error as an object.
        public let _nsError: NSError
        /// The error that an object stands for.
        public init(_nsError error: NSError) { _nsError = error }
        /// The domain of these errors.
        public static var _nsErrorDomain: String { "BGTaskSchedulerErrorDomain" }

        /// An error of a kind; it says in words what it is, if `userInfo` does not.
        public init(_ code: Code, userInfo: [String: Any] = [:]) {
            let info = Self.description(of: code).merging(userInfo) { $1 }
            self.init(_nsError: NSError(domain: Self._nsErrorDomain, code: code.rawValue, userInfo: info))
        }

        private static func description(of code: Code) -> [String: Any] {
            code == .unavailable
                ? [NSLocalizedDescriptionKey: "Nothing starts programs on Linux while they are away."] : [:]
        }

        /// There is no work while the program is away.
        public static var unavailable: Code { .unavailable }
        /// Too many requests wait.
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        /// The name is not one of the program's.
        public static var notPermitted: Code { .notPermitted }
        /// The domain of these errors.
        public static var domain: String { errorDomain }
    }

    /// The program's scheduler.
    public static let shared = BGTaskScheduler()
    private let names = OSAllocatedUnfairLock(uncheckedState: Set<String>())

    private override init() { super.init() }

    /// Keeps who does the work of a name; each name may come once. The handler is never called.
    ///
    /// - Returns: whether it was kept: not where the name has come before.
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool {
        names.withLockUnchecked { $0.insert(identifier).inserted }
    }

    /// Asks for work: it is refused.
    open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
    /// Asks no more for work of a name: nobody asked.
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    /// Asks no more for any work.
    open func cancelAllTaskRequests() {}
    /// What was asked for: nothing, because every request is refused.
    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
        let answer = UncheckedBox(value: completionHandler)
        DispatchQueue.main.async { answer.value([]) }
    }
    /// What was asked for: nothing, because every request is refused.
    open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}

/// A wish for work while the program is away.
open class BGTaskRequest: NSObject, NSCopying {
    /// Its name.
    public let identifier: String
    /// Not before then.
    open var earliestBeginDate: Date?

    init(name: String) {
        identifier = name
        super.init()
    }

    /// The same wish.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = BGTaskRequest(name: identifier)
        copy.earliestBeginDate = earliestBeginDate
        return copy
    }
}

/// A wish for a short time, to bring something up to date.
open class BGAppRefreshTaskRequest: BGTaskRequest {
    /// By its name.
    public init(identifier: String) { super.init(name: identifier) }
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = BGAppRefreshTaskRequest(identifier: identifier)
        copy.earliestBeginDate = earliestBeginDate
        return copy
    }
}

/// A wish for a longer time, when the device is not used.
open class BGProcessingTaskRequest: BGTaskRequest {
    /// Whether the net is needed.
    open var requiresNetworkConnectivity = false
    /// Whether the device must be charged meanwhile.
    open var requiresExternalPower = false
    /// By its name.
    public init(identifier: String) { super.init(name: identifier) }
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = BGProcessingTaskRequest(identifier: identifier)
        copy.earliestBeginDate = earliestBeginDate
        copy.requiresNetworkConnectivity = requiresNetworkConnectivity
        copy.requiresExternalPower = requiresExternalPower
        return copy
    }
}

/// Work while the program is away. There is none.
open class BGTask: NSObject, @unchecked Sendable {
    /// Its name.
    public let identifier: String
    /// Called when the time is nearly over.
    open var expirationHandler: (() -> Void)?

    init(name: String) {
        identifier = name
        super.init()
    }

    /// The work is done, or could not be.
    open func setTaskCompleted(success: Bool) {}
}

/// Short work, to bring something up to date. There is none.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// Longer work. There is none.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
