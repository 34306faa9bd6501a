public import UIKit

/// The domain of these errors.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// Why nobody signed in on a page.
public struct ASWebAuthenticationSessionError: _BridgedStoredNSError, Sendable {
    /// Which error it is.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// Whose codes these are.
        public typealias _ErrorType = ASWebAuthenticationSessionError

        /// The user gave up.
        case canceledLogin = 1
        /// Nobody says where the page is to be shown.
        case presentationContextNotProvided = 2
        /// The page cannot be shown there.
        case presentationContextInvalid = 3
    }

    /// The error as an object.
    public let _nsError: NSError
    /// The error that an object stands for.
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain of these errors.
    public static var _nsErrorDomain: String { ASWebAuthenticationSessionErrorDomain }

    /// The user gave up.
    public static var canceledLogin: Code { .canceledLogin }
    /// Nobody says where the page is to be shown.
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    /// The page cannot be shown there.
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

/// Says in which window a page is shown.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// The window.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Has somebody sign in on a page of the web. Pages are not shown here, and an address of the program's own would not come back from the
/// desktop's browser: no session starts, and its closure hears so.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
    /// Gets the address that the page led to, or an error.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    /// Says in which window the page is shown.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Whether the page knows nothing of before.
    open var prefersEphemeralWebBrowserSession = false
    /// What the page's servers are told besides.
    open var additionalHeaderFields: [String: String]?
    private let completion: CompletionHandler

    /// A session that has not begun.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        completion = completionHandler
        super.init()
    }

    /// Whether a session can begin: no.
    open var canStart: Bool { false }

    /// Begins: it cannot. The closure hears of `presentationContextInvalid`.
    @discardableResult
    open func start() -> Bool {
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated { completion(nil, ASWebAuthenticationSessionError(.presentationContextInvalid)) }
        }
        return false
    }

    /// Ends it.
    open func cancel() {}
}
