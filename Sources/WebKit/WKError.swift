public import Foundation

/// The domain of these errors.
public let WKErrorDomain = "WKErrorDomain"

/// Why something about a web view failed.
public struct WKError: _BridgedStoredNSError, Sendable {
    /// Which error it is.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// Whose codes these are.
        public typealias _ErrorType = WKError

        /// Nobody knows.
        case unknown = 1
        /// The process of the page has ended.
        case webContentProcessTerminated = 2
        /// The view is gone.
        case webViewInvalidated = 3
        /// A script failed, or may not run.
        case javaScriptExceptionOccurred = 4
        /// What a script answers has no counterpart.
        case javaScriptResultTypeIsUnsupported = 5
        /// Rules are wrong.
        case contentRuleListStoreCompileFailed = 6
        /// There are no such rules.
        case contentRuleListStoreLookUpFailed = 7
        /// Rules cannot be taken away.
        case contentRuleListStoreRemoveFailed = 8
        /// Rules are of another version.
        case contentRuleListStoreVersionMismatch = 9
        /// A text cannot be loaded.
        case attributedStringContentFailedToLoad = 10
        /// A text takes too long.
        case attributedStringContentLoadTimedOut = 11
        /// There is no such frame.
        case javaScriptInvalidFrameTarget = 12
        /// The program is not bound to the domain.
        case navigationAppBoundDomain = 13
        /// The program is not bound to the domain of a script.
        case javaScriptAppBoundDomain = 14
        /// Such a credential is there.
        case duplicateCredential = 15
        /// This is no credential.
        case malformedCredential = 16
        /// There is no such credential.
        case credentialNotFound = 17
    }

    /// The error as an object.
    public let _nsError: NSError
    /// The error that an object stands for.
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain of these errors.
    public static var _nsErrorDomain: String { WKErrorDomain }

    /// Nobody knows.
    public static var unknown: Code { .unknown }
    /// The process of the page has ended.
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    /// The view is gone.
    public static var webViewInvalidated: Code { .webViewInvalidated }
    /// A script failed, or may not run.
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    /// What a script answers has no counterpart.
    public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
    /// Rules are wrong.
    public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
    /// There are no such rules.
    public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
    /// Rules cannot be taken away.
    public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
    /// Rules are of another version.
    public static var contentRuleListStoreVersionMismatch: Code { .contentRuleListStoreVersionMismatch }
    /// A text cannot be loaded.
    public static var attributedStringContentFailedToLoad: Code { .attributedStringContentFailedToLoad }
    /// A text takes too long.
    public static var attributedStringContentLoadTimedOut: Code { .attributedStringContentLoadTimedOut }
    /// There is no such frame.
    public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
    /// The program is not bound to the domain.
    public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
    /// The program is not bound to the domain of a script.
    public static var javaScriptAppBoundDomain: Code { .javaScriptAppBoundDomain }
    /// Such a credential is there.
    public static var duplicateCredential: Code { .duplicateCredential }
    /// This is no credential.
    public static var malformedCredential: Code { .malformedCredential }
    /// There is no such credential.
    public static var credentialNotFound: Code { .credentialNotFound }

    /// No script runs here; Apple's view says so where scripts are switched off.
    static var withoutScripts: WKError {
        WKError(
            .javaScriptExceptionOccurred,
            userInfo: [
                NSLocalizedDescriptionKey: "A JavaScript exception occurred",
                "WKJavaScriptExceptionMessage": "Cannot execute JavaScript in this document",
                "WKJavaScriptExceptionLineNumber": 0, "WKJavaScriptExceptionColumnNumber": 0,
            ])
    }
}
