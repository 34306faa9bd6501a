public import UIKit

// Nobody is signed in anywhere on Linux, and nothing keeps passwords for programs: requests end with an error, as on a device without an
// account, and stores say that they are off.

/// The window in which the user is asked.
public typealias ASPresentationAnchor = UIWindow

/// The domain of these errors.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// Why nobody signed in.
public struct ASAuthorizationError: _BridgedStoredNSError, Sendable {
    /// Which error it is.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// Whose codes these are.
        public typealias _ErrorType = ASAuthorizationError

        /// Nobody is signed in on this device, or something else.
        case unknown = 1000
        /// The user gave up.
        case canceled = 1001
        /// The answer made no sense.
        case invalidResponse = 1002
        /// Nothing answered the request.
        case notHandled = 1003
        /// Whoever was to sign the user in could not.
        case failed = 1004
        /// The user would have to be asked.
        case notInteractive = 1005
    }

    /// The error as an object.
    public let _nsError: NSError
    /// The error that an object stands for.
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain of these errors.
    public static var _nsErrorDomain: String { ASAuthorizationErrorDomain }

    /// Nobody is signed in on this device, or something else.
    public static var unknown: Code { .unknown }
    /// The user gave up.
    public static var canceled: Code { .canceled }
    /// The answer made no sense.
    public static var invalidResponse: Code { .invalidResponse }
    /// Nothing answered the request.
    public static var notHandled: Code { .notHandled }
    /// Whoever was to sign the user in could not.
    public static var failed: Code { .failed }
    /// The user would have to be asked.
    public static var notInteractive: Code { .notInteractive }
}

/// Something that one signs in with.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// Something that makes requests.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// Somebody has signed in. It never happens here.
open class ASAuthorization: NSObject, @unchecked Sendable {
    /// What is asked for about somebody.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String
        /// The value of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name.
        public static let fullName = Scope(rawValue: "full_name")
        /// The address for mail.
        public static let email = Scope(rawValue: "email")
    }

    /// Who asked.
    open private(set) var provider: any ASAuthorizationProvider
    /// What one signed in with.
    open private(set) var credential: any ASAuthorizationCredential

    init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
        (self.provider, self.credential) = (provider, credential)
        super.init()
    }
}

/// Asks somebody to sign in.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
    /// Who asks.
    open private(set) var provider: any ASAuthorizationProvider

    init(_ provider: any ASAuthorizationProvider) {
        self.provider = provider
        super.init()
    }
}

/// Asks somebody to sign in, so that an answer can be told from another.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    /// What is asked for.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// Comes back with the answer.
    open var state: String?
    /// Comes back within the answer.
    open var nonce: String?
}

/// Asks somebody to sign in at Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
    /// Who is asked.
    open var user: String?
}

/// Asks for what is known from Apple.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    /// Whether somebody is still signed in.
    public enum CredentialState: Int, Sendable {
        /// Not any more.
        case revoked = 0
        /// The user has said yes, and has not taken it back.
        case authorized = 1
        /// Nobody of that name.
        case notFound = 2
        /// At another team.
        case transferred = 3
    }

    /// Posted when somebody has signed out. Nobody does here.
    public static let credentialRevokedNotification = Notification.Name(
        "ASAuthorizationAppleIDCredentialRevokedNotification")

    /// A request to sign in at Apple.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }

    /// Whether somebody is still signed in: nobody of that name.
    open func getCredentialState(
        forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completion(.notFound, nil) } }

    /// Whether somebody is still signed in: nobody of that name.
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// How sure it is that somebody is a person.
public enum ASUserDetectionStatus: Int, Sendable {
    /// The system cannot tell whether it is a person.
    case unsupported = 0
    /// The system could not say.
    case unknown = 1
    /// It is a person, most likely.
    case likelyReal = 2
}

/// Who has signed in at Apple. Nobody does here: no program gets one.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    /// Who it is.
    open var user: String { "" }
    /// What came with the request.
    open var state: String? { nil }
    /// What was given.
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    /// By which servers ask.
    open var authorizationCode: Data? { nil }
    /// What Apple signed.
    open var identityToken: Data? { nil }
    /// The address for mail.
    open var email: String? { nil }
    /// The name.
    open var fullName: PersonNameComponents? { nil }
    /// How sure it is that it is a person.
    open var realUserStatus: ASUserDetectionStatus { .unsupported }
}

/// Asks for a password that is kept.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    /// A request for a password.
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(self) }
}

/// Asks for a password that is kept.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// A name and its password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, NSCopying, @unchecked Sendable {
    /// The name.
    open private(set) var user: String
    /// The password.
    open private(set) var password: String

    /// A name and its password.
    public init(user: String, password: String) {
        (self.user, self.password) = (user, password)
        super.init()
    }

    /// It does not change: the same one.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Hears who has signed in.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// Somebody has signed in.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// Nobody has.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    /// What happens where it is not implemented.
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    /// What happens where it is not implemented.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Says in which window the user is asked.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    /// The window.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Asks somebody to sign in. Nobody can here: the delegate hears of `unknown`, as where nobody is signed in on the device.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
    /// What is asked.
    open private(set) var authorizationRequests: [ASAuthorizationRequest]
    /// Hears the answer.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Says in which window the user is asked.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    /// Asks nobody yet.
    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
        super.init()
    }

    /// Asks: the answer is an error.
    open func performRequests() {
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated {
                delegate?.authorizationController(
                    controller: self, didCompleteWithError: ASAuthorizationError(.unknown))
            }
        }
    }

    /// Takes the question back.
    open func cancel() {}
}
