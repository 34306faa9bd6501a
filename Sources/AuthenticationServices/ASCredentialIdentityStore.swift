public import UIKit

/// The domain of these errors.
public let ASExtensionErrorDomain = "ASExtensionErrorDomain"

/// Why an extension gave no password.
public struct ASExtensionError: _BridgedStoredNSError, Sendable {
    /// Which error it is.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// Whose codes these are.
        public typealias _ErrorType = ASExtensionError

        /// The provider of passwords could not give one.
        case failed = 0
        /// The user gave up.
        case userCanceled = 1
        /// The user has to be asked.
        case userInteractionRequired = 100
        /// There is no such name.
        case credentialIdentityNotFound = 101
    }

    /// The error as an object.
    public let _nsError: NSError
    /// The error that an object stands for.
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain of these errors.
    public static var _nsErrorDomain: String { ASExtensionErrorDomain }

    /// The provider of passwords could not give one.
    public static var failed: Code { .failed }
    /// The user gave up.
    public static var userCanceled: Code { .userCanceled }
    /// The user has to be asked.
    public static var userInteractionRequired: Code { .userInteractionRequired }
    /// There is no such name.
    public static var credentialIdentityNotFound: Code { .credentialIdentityNotFound }
}

/// The domain of these errors.
public let ASCredentialIdentityStoreErrorDomain = "ASCredentialIdentityStoreErrorDomain"

/// Why names were not kept.
public struct ASCredentialIdentityStoreError: _BridgedStoredNSError, Sendable {
    /// Which error it is.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// Whose codes these are.
        public typealias _ErrorType = ASCredentialIdentityStoreError

        /// The store of identities failed.
        case internalError = 0
        /// Nothing is kept.
        case storeDisabled = 1
        /// It is used just now.
        case storeBusy = 2
    }

    /// The error as an object.
    public let _nsError: NSError
    /// The error that an object stands for.
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain of these errors.
    public static var _nsErrorDomain: String { ASCredentialIdentityStoreErrorDomain }

    /// The store of identities failed.
    public static var internalError: Code { .internalError }
    /// Nothing is kept.
    public static var storeDisabled: Code { .storeDisabled }
    /// It is used just now.
    public static var storeBusy: Code { .storeBusy }
}

/// Where one signs in.
open class ASCredentialServiceIdentifier: NSObject, NSCopying, @unchecked Sendable {
    /// How a place is named.
    public enum IdentifierType: Int, Sendable {
        /// By the domain of its server.
        case domain = 0
        /// By an address.
        case URL = 1
    }

    /// The name.
    open private(set) var identifier: String
    /// How it names.
    open private(set) var type: IdentifierType

    /// A place by its name.
    public init(identifier: String, type: IdentifierType) {
        (self.identifier, self.type) = (identifier, type)
        super.init()
    }

    /// It does not change: the same one.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A name by which somebody signs in at a place.
public protocol ASCredentialIdentity: NSObjectProtocol {
    /// The place.
    var serviceIdentifier: ASCredentialServiceIdentifier { get }
    /// The name.
    var user: String { get }
    /// What the program knows it by.
    var recordIdentifier: String? { get }
    /// Higher ones come first.
    var rank: Int { get set }
}

/// A name with a password.
open class ASPasswordCredentialIdentity: NSObject, ASCredentialIdentity, @unchecked Sendable {
    /// The place.
    open private(set) var serviceIdentifier: ASCredentialServiceIdentifier
    /// The name.
    open private(set) var user: String
    /// What the program knows it by.
    open private(set) var recordIdentifier: String?
    /// Higher ones come first.
    open var rank = 0

    /// A name at a place.
    public init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?) {
        (self.serviceIdentifier, self.user, self.recordIdentifier) = (serviceIdentifier, user, recordIdentifier)
        super.init()
    }
}

/// A name with a key.
open class ASPasskeyCredentialIdentity: NSObject, ASCredentialIdentity, @unchecked Sendable {
    /// Who relies on the key.
    open private(set) var relyingPartyIdentifier: String
    /// The name as one reads it.
    open private(set) var userName: String
    /// The key's number.
    open private(set) var credentialID: Data
    /// The name as the place has it.
    open private(set) var userHandle: Data
    /// What the program knows it by.
    open private(set) var recordIdentifier: String?
    /// Higher ones come first.
    open var rank = 0
    /// The place.
    open var serviceIdentifier: ASCredentialServiceIdentifier {
        ASCredentialServiceIdentifier(identifier: relyingPartyIdentifier, type: .domain)
    }
    /// The name.
    open var user: String { userName }

    /// A name with a key.
    public init(
        relyingPartyIdentifier: String, userName: String, credentialID: Data, userHandle: Data,
        recordIdentifier: String?
    ) {
        (self.relyingPartyIdentifier, self.userName) = (relyingPartyIdentifier, userName)
        (self.credentialID, self.userHandle) = (credentialID, userHandle)
        self.recordIdentifier = recordIdentifier
        super.init()
    }
}

/// Whether names are kept.
open class ASCredentialIdentityStoreState: NSObject, @unchecked Sendable {
    /// Whether names are kept: no.
    open var isEnabled: Bool { false }
    /// Whether single names can be changed: no.
    open var supportsIncrementalUpdates: Bool { false }
}

/// Where a program would tell the system the names that it knows passwords for. It is off: nothing here fills passwords in.
open class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
    private static let only = ASCredentialIdentityStore()

    /// The only one.
    open class var shared: ASCredentialIdentityStore { only }

    /// Whether names are kept: no.
    open func getState(_ completion: @escaping @Sendable (ASCredentialIdentityStoreState) -> Void) {
        DispatchQueue.global().async { completion(ASCredentialIdentityStoreState()) }
    }

    private func refuse(_ completion: (@Sendable (Bool, (any Error)?) -> Void)?) {
        DispatchQueue.global().async { completion?(false, ASCredentialIdentityStoreError(.storeDisabled)) }
    }

    /// Fails.
    open func saveCredentialIdentities(
        _ credentialIdentities: [ASPasswordCredentialIdentity],
        completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { refuse(completion) }

    /// Fails.
    open func saveCredentialIdentities(
        _ credentialIdentities: [any ASCredentialIdentity], completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { refuse(completion) }

    /// Fails.
    open func removeCredentialIdentities(
        _ credentialIdentities: [ASPasswordCredentialIdentity],
        completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { refuse(completion) }

    /// Fails.
    open func removeCredentialIdentities(
        _ credentialIdentities: [any ASCredentialIdentity], completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { refuse(completion) }

    /// Fails.
    open func removeAllCredentialIdentities(_ completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil) {
        refuse(completion)
    }

    /// Fails.
    open func replaceCredentialIdentities(
        with newCredentialIdentities: [ASPasswordCredentialIdentity],
        completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { refuse(completion) }

    /// Fails.
    open func replaceCredentialIdentities(
        _ newCredentialIdentities: [any ASCredentialIdentity],
        completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { refuse(completion) }
}

/// What an extension that gives passwords answers. No extension runs here.
open class ASCredentialProviderExtensionContext: NSExtensionContext, @unchecked Sendable {
    /// Gives a password: nobody waits for it.
    open func completeRequest(
        withSelectedCredential credential: ASPasswordCredential, completionHandler: ((Bool) -> Void)? = nil
    ) { completionHandler?(false) }

    /// The extension was set up.
    open func completeExtensionConfigurationRequest() {}
}

/// The page of an extension that gives passwords. No extension runs here: nothing calls it.
@preconcurrency @MainActor
open class ASCredentialProviderViewController: UIViewController {
    private static let context = ASCredentialProviderExtensionContext()

    /// What the extension answers.
    open override var extensionContext: ASCredentialProviderExtensionContext { Self.context }

    /// Shows what there is for places.
    open func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
    /// Gives the password of a name without asking.
    open func provideCredentialWithoutUserInteraction(for credentialIdentity: ASPasswordCredentialIdentity) {}
    /// Shows what is needed to give the password of a name.
    open func prepareInterfaceToProvideCredential(for credentialIdentity: ASPasswordCredentialIdentity) {}
    /// Shows how the extension is set up.
    open func prepareInterfaceForExtensionConfiguration() {}
}
