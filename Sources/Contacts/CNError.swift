public import Foundation

/// The domain of these errors.
public let CNErrorDomain = "CNErrorDomain"

/// Why something about contacts failed.
public struct CNError: _BridgedStoredNSError, Sendable {
    /// Which error it is.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// Whose codes these are.
        public typealias _ErrorType = CNError

        /// The store does not answer.
        case communicationError = 1
        /// The store cannot be read.
        case dataAccessError = 2
        /// The program may not use contacts.
        case authorizationDenied = 100
        /// There is nowhere to write.
        case noAccessableWritableContainers = 101
        /// Some properties may not be read.
        case unauthorizedKeys = 102
        /// The user has switched this off.
        case featureDisabledByUser = 103
        /// This is not there.
        case featureNotAvailable = 104
        /// There is no such contact.
        case recordDoesNotExist = 200
        /// There is one already.
        case insertedRecordAlreadyExists = 201
        /// A group would be in itself.
        case containmentCycle = 202
        /// A group cannot hold it.
        case containmentScope = 203
        /// There is no such container.
        case parentRecordDoesNotExist = 204
        /// This is no identifier.
        case recordIdentifierInvalid = 205
        /// It cannot be written.
        case recordNotWritable = 206
        /// Its container cannot be written.
        case parentContainerNotWritable = 207
        /// Several values are wrong.
        case validationMultipleErrors = 300
        /// A value is of a wrong type.
        case validationTypeMismatch = 301
        /// Values do not fit each other.
        case validationConfigurationError = 302
        /// This asks for nothing.
        case predicateInvalid = 400
        /// A policy forbids it.
        case policyViolation = 500
        /// There is no such client.
        case clientIdentifierInvalid = 600
        /// There is no such client.
        case clientIdentifierDoesNotExist = 601
        /// There is such a client already.
        case clientIdentifierCollision = 602
        /// Changes are too old.
        case changeHistoryExpired = 603
        /// There is no such change.
        case changeHistoryInvalidAnchor = 604
        /// This asks for no changes.
        case changeHistoryInvalidFetchRequest = 605
        /// This is no card.
        case vCardMalformed = 700
        /// The card cannot be summed up.
        case vCardSummarizationError = 701
    }

    /// The error as an object.
    public let _nsError: NSError
    /// The error that an object stands for.
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain of these errors.
    public static var _nsErrorDomain: String { CNErrorDomain }

    /// The store does not answer.
    public static var communicationError: Code { .communicationError }
    /// The store cannot be read.
    public static var dataAccessError: Code { .dataAccessError }
    /// The program may not use contacts.
    public static var authorizationDenied: Code { .authorizationDenied }
    /// There is nowhere to write.
    public static var noAccessableWritableContainers: Code { .noAccessableWritableContainers }
    /// Some properties may not be read.
    public static var unauthorizedKeys: Code { .unauthorizedKeys }
    /// The user has switched this off.
    public static var featureDisabledByUser: Code { .featureDisabledByUser }
    /// This is not there.
    public static var featureNotAvailable: Code { .featureNotAvailable }
    /// There is no such contact.
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    /// There is one already.
    public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
    /// A group would be in itself.
    public static var containmentCycle: Code { .containmentCycle }
    /// A group cannot hold it.
    public static var containmentScope: Code { .containmentScope }
    /// There is no such container.
    public static var parentRecordDoesNotExist: Code { .parentRecordDoesNotExist }
    /// This is no identifier.
    public static var recordIdentifierInvalid: Code { .recordIdentifierInvalid }
    /// It cannot be written.
    public static var recordNotWritable: Code { .recordNotWritable }
    /// Its container cannot be written.
    public static var parentContainerNotWritable: Code { .parentContainerNotWritable }
    /// Several values are wrong.
    public static var validationMultipleErrors: Code { .validationMultipleErrors }
    /// A value is of a wrong type.
    public static var validationTypeMismatch: Code { .validationTypeMismatch }
    /// Values do not fit each other.
    public static var validationConfigurationError: Code { .validationConfigurationError }
    /// This asks for nothing.
    public static var predicateInvalid: Code { .predicateInvalid }
    /// A policy forbids it.
    public static var policyViolation: Code { .policyViolation }
    /// There is no such client.
    public static var clientIdentifierInvalid: Code { .clientIdentifierInvalid }
    /// There is no such client.
    public static var clientIdentifierDoesNotExist: Code { .clientIdentifierDoesNotExist }
    /// There is such a client already.
    public static var clientIdentifierCollision: Code { .clientIdentifierCollision }
    /// Changes are too old.
    public static var changeHistoryExpired: Code { .changeHistoryExpired }
    /// There is no such change.
    public static var changeHistoryInvalidAnchor: Code { .changeHistoryInvalidAnchor }
    /// This asks for no changes.
    public static var changeHistoryInvalidFetchRequest: Code { .changeHistoryInvalidFetchRequest }
    /// This is no card.
    public static var vCardMalformed: Code { .vCardMalformed }
    /// The card cannot be summed up.
    public static var vCardSummarizationError: Code { .vCardSummarizationError }
}
