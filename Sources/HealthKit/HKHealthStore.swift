public import QuartzCore

// There are no data of health on Linux. Stores say so, as on a device that keeps none: `isHealthDataAvailable()` is false, and everything
// else fails with `HKError.errorHealthDataUnavailable`.

/// The domain of these errors.
public let HKErrorDomain = "com.apple.healthkit"

/// Why something about health failed.
public struct HKError: _BridgedStoredNSError, Sendable {
    /// Which error it is.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// Whose codes these are.
        public typealias _ErrorType = HKError

        /// The store failed for a reason that it does not name.
        case unknownError = 0
        /// This device keeps no data of health.
        case errorHealthDataUnavailable = 1
        /// Data may not be used here.
        case errorHealthDataRestricted = 2
        /// What was asked makes no sense.
        case errorInvalidArgument = 3
        /// The user said no.
        case errorAuthorizationDenied = 4
        /// The user was not asked.
        case errorAuthorizationNotDetermined = 5
        /// The device is locked.
        case errorDatabaseInaccessible = 6
        /// The user gave up.
        case errorUserCanceled = 7
        /// Another workout has begun.
        case errorAnotherWorkoutSessionStarted = 8
        /// The user left the workout.
        case errorUserExitedWorkoutSession = 9
        /// Something must be asked for first.
        case errorRequiredAuthorizationDenied = 10
        /// There are no data.
        case errorNoData = 11
    }

    /// The error as an object.
    public let _nsError: NSError
    /// The error that an object stands for.
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain of these errors.
    public static var _nsErrorDomain: String { HKErrorDomain }

    /// An error of a kind; it says in words what it is, if `userInfo` does not.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        let info = Self.description(of: code).merging(userInfo) { $1 }
        self.init(_nsError: NSError(domain: Self._nsErrorDomain, code: code.rawValue, userInfo: info))
    }

    private static func description(of code: Code) -> [String: Any] {
        [
            NSLocalizedDescriptionKey: code == .errorHealthDataUnavailable
                ? "Health data is unavailable on this device." : "\(code)"
        ]
    }

    /// The store failed for a reason that it does not name.
    public static var unknownError: Code { .unknownError }
    /// This device keeps no data of health.
    public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
    /// Data may not be used here.
    public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
    /// What was asked makes no sense.
    public static var errorInvalidArgument: Code { .errorInvalidArgument }
    /// The user said no.
    public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
    /// The user was not asked.
    public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
    /// The device is locked.
    public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
    /// The user gave up.
    public static var errorUserCanceled: Code { .errorUserCanceled }
    /// Another workout has begun.
    public static var errorAnotherWorkoutSessionStarted: Code { .errorAnotherWorkoutSessionStarted }
    /// The user left the workout.
    public static var errorUserExitedWorkoutSession: Code { .errorUserExitedWorkoutSession }
    /// Something must be asked for first.
    public static var errorRequiredAuthorizationDenied: Code { .errorRequiredAuthorizationDenied }
    /// There are no data.
    public static var errorNoData: Code { .errorNoData }
}

/// Whether a program may write data of a kind.
public enum HKAuthorizationStatus: Int, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// The user said no.
    case sharingDenied = 1
    /// The user said yes.
    case sharingAuthorized = 2
}

/// Whether the user would be asked.
public enum HKAuthorizationRequestStatus: Int, Sendable {
    /// Whether the user would be asked is not known: an error says why.
    case unknown = 0
    /// The user has not been asked about some of the kinds: ask.
    case shouldRequest = 1
    /// No, there is an answer already.
    case unnecessary = 2
}

/// How often a program is told of new data.
public enum HKUpdateFrequency: Int, Sendable {
    /// As soon as data come.
    case immediate = 1
    /// Once an hour at most.
    case hourly = 2
    /// Once a day at most.
    case daily = 3
    /// Once a week at most.
    case weekly = 4
}

/// Where data of health would be kept: nowhere here.
open class HKHealthStore: NSObject, @unchecked Sendable {
    private static let refusal = HKError(.errorHealthDataUnavailable)

    /// Whether this device keeps data of health: no.
    open class func isHealthDataAvailable() -> Bool { false }

    /// Whether the program may write data of a kind: nobody was asked.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

    private func refuse<Value>(_ value: Value, _ completion: @escaping @Sendable (Value, (any Error)?) -> Void) {
        let answer = UncheckedBox(value: value)
        DispatchQueue.global().async { completion(answer.value, Self.refusal) }
    }

    /// Fails.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { refuse(false, completion) }

    /// Fails.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws { throw Self.refusal }

    /// Fails.
    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) { refuse(.unknown, completion) }

    /// Fails.
    open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        refuse(false, completion)
    }

    /// Fails.
    open func save(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        refuse(false, completion)
    }

    /// Fails.
    open func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        refuse(false, completion)
    }

    /// Fails.
    open func delete(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { refuse(false, completion) }

    /// Has a query fail.
    open func execute(_ query: HKQuery) {
        let failing = UncheckedBox(value: query)
        DispatchQueue.global().async { failing.value.fail(Self.refusal) }
    }

    /// Ends a query.
    open func stop(_ query: HKQuery) {}

    /// Fails.
    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { refuse(false, completion) }

    /// Fails.
    open func disableBackgroundDelivery(
        for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { refuse(false, completion) }

    /// Fails.
    open func dateOfBirthComponents() throws -> DateComponents { throw Self.refusal }
}
