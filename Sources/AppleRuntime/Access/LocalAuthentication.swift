public import CoreGraphics

// Names of Local Authentication. No way is known here to ask who sits before the screen: contexts say so.

/// What somebody is asked for.
public enum LAPolicy: Int, Sendable {
    /// A finger or a face.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// A finger, a face or a code.
    case deviceOwnerAuthentication = 2
}

/// By what a machine knows its owner.
public enum LABiometryType: Int, Sendable {
    /// By nothing of the body.
    case none = 0
    /// By a finger.
    case touchID = 1
    /// By a face.
    case faceID = 2
    /// By the eyes.
    case opticID = 4

    /// The older spelling of `none`.
    @available(*, deprecated, renamed: "none")
    public static var LABiometryNone: LABiometryType { .none }
}

/// The domain of these errors.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// The code of `LAError.authenticationFailed`, as C has it.
public let kLAErrorAuthenticationFailed: Int32 = -1
/// The code of `LAError.userCancel`, as C has it.
public let kLAErrorUserCancel: Int32 = -2
/// The code of `LAError.userFallback`, as C has it.
public let kLAErrorUserFallback: Int32 = -3
/// The code of `LAError.systemCancel`, as C has it.
public let kLAErrorSystemCancel: Int32 = -4
/// The code of `LAError.passcodeNotSet`, as C has it.
public let kLAErrorPasscodeNotSet: Int32 = -5
/// The code of `LAError.biometryNotAvailable` by its older name, as C has it.
public let kLAErrorTouchIDNotAvailable: Int32 = -6
/// The code of `LAError.biometryNotEnrolled` by its older name, as C has it.
public let kLAErrorTouchIDNotEnrolled: Int32 = -7
/// The code of `LAError.biometryLockout` by its older name, as C has it.
public let kLAErrorTouchIDLockout: Int32 = -8
/// The code of `LAError.appCancel`, as C has it.
public let kLAErrorAppCancel: Int32 = -9
/// The code of `LAError.invalidContext`, as C has it.
public let kLAErrorInvalidContext: Int32 = -10
/// The code of `LAError.biometryNotAvailable`, as C has it.
public let kLAErrorBiometryNotAvailable: Int32 = -6
/// The code of `LAError.biometryNotEnrolled`, as C has it.
public let kLAErrorBiometryNotEnrolled: Int32 = -7
/// The code of `LAError.biometryLockout`, as C has it.
public let kLAErrorBiometryLockout: Int32 = -8
/// The code of `LAError.notInteractive`, as C has it.
public let kLAErrorNotInteractive: Int32 = -1004

/// Why nobody was recognised.
public struct LAError: _BridgedStoredNSError, Sendable {
    /// Which error it is.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// Whose codes these are.
        public typealias _ErrorType = LAError

        /// Somebody else.
        case authenticationFailed = -1
        /// The user gave up.
        case userCancel = -2
        /// The user wants to type a password.
        case userFallback = -3
        /// Another program came to the front.
        case systemCancel = -4
        /// The machine has no code.
        case passcodeNotSet = -5
        /// The machine knows nobody by the body.
        case biometryNotAvailable = -6
        /// Nobody has shown a finger or a face yet.
        case biometryNotEnrolled = -7
        /// Too many tries.
        case biometryLockout = -8
        /// The program gave up.
        case appCancel = -9
        /// The context is over.
        case invalidContext = -10
        /// Nothing may be shown.
        case notInteractive = -1004

        /// The older spelling of `biometryNotAvailable`.
        @available(*, deprecated, renamed: "biometryNotAvailable")
        public static var touchIDNotAvailable: Code { .biometryNotAvailable }
        /// The older spelling of `biometryNotEnrolled`.
        @available(*, deprecated, renamed: "biometryNotEnrolled")
        public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
        /// The older spelling of `biometryLockout`.
        @available(*, deprecated, renamed: "biometryLockout")
        public static var touchIDLockout: Code { .biometryLockout }
    }

    /// The error as an object.
    public let _nsError: NSError
    /// The error that an object stands for.
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain of these errors.
    public static var _nsErrorDomain: String { LAErrorDomain }

    /// An error of a kind; it says in words what it is, if `userInfo` does not.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        let info = Self.description(of: code).merging(userInfo) { $1 }
        self.init(_nsError: NSError(domain: Self._nsErrorDomain, code: code.rawValue, userInfo: info))
    }

    private static func description(of code: Code) -> [String: Any] {
        [NSLocalizedDescriptionKey: "Nobody can be recognised on this machine."]
    }

    /// Somebody else.
    public static var authenticationFailed: Code { .authenticationFailed }
    /// The user gave up.
    public static var userCancel: Code { .userCancel }
    /// The user wants to type a password.
    public static var userFallback: Code { .userFallback }
    /// Another program came to the front.
    public static var systemCancel: Code { .systemCancel }
    /// The machine has no code.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// The machine knows nobody by the body.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// Nobody has shown a finger or a face yet.
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// Too many tries.
    public static var biometryLockout: Code { .biometryLockout }
    /// The program gave up.
    public static var appCancel: Code { .appCancel }
    /// The context is over.
    public static var invalidContext: Code { .invalidContext }
    /// Nothing may be shown.
    public static var notInteractive: Code { .notInteractive }
}

/// Asks who sits before the screen. Nobody can be recognised on Linux: every policy is refused, as on a device without a code.
open class LAContext: NSObject, @unchecked Sendable {
    /// What the button says that asks for a password.
    open var localizedFallbackTitle: String?
    /// What the button says that gives up.
    open var localizedCancelTitle: String?
    /// Why the user is asked.
    open var localizedReason = ""
    /// How long a recognition of before counts.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// By what the machine knows its owner.
    open var biometryType: LABiometryType { .none }
    /// What changes when others are known to the machine.
    open var evaluatedPolicyDomainState: Data? { nil }
    /// Whether something may be shown.
    open var interactionNotAllowed = false

    /// A context that has asked nobody yet.
    public override init() { super.init() }

    private static func refusal(_ policy: LAPolicy) -> LAError {
        LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
    }

    /// Whether the user can be asked: no, with the reason.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
        error?.pointee = Self.refusal(policy) as NSError
        return false
    }

    /// Refuses, on a thread of its own.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let refusal = Self.refusal(policy)
        DispatchQueue.global().async { reply(false, refusal) }
    }

    /// Refuses.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw Self.refusal(policy)
    }

    /// The context asks no more.
    open func invalidate() {}
}
