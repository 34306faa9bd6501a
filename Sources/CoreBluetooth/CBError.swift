public import Foundation

/// Why something about Bluetooth failed.
public struct CBError: _BridgedStoredNSError, Sendable {
    /// Which error it is.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// Whose codes these are.
        public typealias _ErrorType = CBError

        /// Nobody knows.
        case unknown = 0
        /// What is asked for makes no sense.
        case invalidParameters = 1
        /// There is no such thing.
        case invalidHandle = 2
        /// There is no connection.
        case notConnected = 3
        /// There is no room.
        case outOfSpace = 4
        /// It is no longer wanted.
        case operationCancelled = 5
        /// It takes too long.
        case connectionTimeout = 6
        /// The device has gone.
        case peripheralDisconnected = 7
        /// The name may not be used.
        case uuidNotAllowed = 8
        /// It is told already.
        case alreadyAdvertising = 9
        /// No connection comes about.
        case connectionFailed = 10
        /// There are too many connections.
        case connectionLimitReached = 11
        /// There is no such device.
        case unknownDevice = 12
        /// It cannot do this.
        case operationNotSupported = 13
        /// The device has forgotten this one.
        case peerRemovedPairingInformation = 14
        /// Keys take too long.
        case encryptionTimedOut = 15
        /// There are too many devices.
        case tooManyLEPairedDevices = 16
    }

    /// The error as an object.
    public let _nsError: NSError
    /// The error that an object stands for.
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain of these errors.
    public static var _nsErrorDomain: String { CBErrorDomain }

    /// Nobody knows.
    public static var unknown: Code { .unknown }
    /// What is asked for makes no sense.
    public static var invalidParameters: Code { .invalidParameters }
    /// There is no such thing.
    public static var invalidHandle: Code { .invalidHandle }
    /// There is no connection.
    public static var notConnected: Code { .notConnected }
    /// There is no room.
    public static var outOfSpace: Code { .outOfSpace }
    /// It is no longer wanted.
    public static var operationCancelled: Code { .operationCancelled }
    /// It takes too long.
    public static var connectionTimeout: Code { .connectionTimeout }
    /// The device has gone.
    public static var peripheralDisconnected: Code { .peripheralDisconnected }
    /// The name may not be used.
    public static var uuidNotAllowed: Code { .uuidNotAllowed }
    /// It is told already.
    public static var alreadyAdvertising: Code { .alreadyAdvertising }
    /// No connection comes about.
    public static var connectionFailed: Code { .connectionFailed }
    /// There are too many connections.
    public static var connectionLimitReached: Code { .connectionLimitReached }
    /// There is no such device.
    public static var unknownDevice: Code { .unknownDevice }
    /// It cannot do this.
    public static var operationNotSupported: Code { .operationNotSupported }
    /// The device has forgotten this one.
    public static var peerRemovedPairingInformation: Code { .peerRemovedPairingInformation }
    /// Keys take too long.
    public static var encryptionTimedOut: Code { .encryptionTimedOut }
    /// There are too many devices.
    public static var tooManyLEPairedDevices: Code { .tooManyLEPairedDevices }
}

/// What a device answers.
public struct CBATTError: _BridgedStoredNSError, Sendable {
    /// Which error it is.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// Whose codes these are.
        public typealias _ErrorType = CBATTError

        /// All is well.
        case success = 0
        /// There is no such thing.
        case invalidHandle = 1
        /// It may not be read.
        case readNotPermitted = 2
        /// It may not be written.
        case writeNotPermitted = 3
        /// It is not understood.
        case invalidPdu = 4
        /// Nobody knows who asks.
        case insufficientAuthentication = 5
        /// It cannot do this.
        case requestNotSupported = 6
        /// It is shorter.
        case invalidOffset = 7
        /// Who asks may not.
        case insufficientAuthorization = 8
        /// There is too much to write.
        case prepareQueueFull = 9
        /// There is no such attribute.
        case attributeNotFound = 10
        /// It is short.
        case attributeNotLong = 11
        /// The key is too short.
        case insufficientEncryptionKeySize = 12
        /// It is too long or too short.
        case invalidAttributeValueLength = 13
        /// Something is wrong.
        case unlikelyError = 14
        /// It is not encrypted.
        case insufficientEncryption = 15
        /// There is no such group.
        case unsupportedGroupType = 16
        /// There is no room.
        case insufficientResources = 17
    }

    /// The error as an object.
    public let _nsError: NSError
    /// The error that an object stands for.
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain of these errors.
    public static var _nsErrorDomain: String { CBATTErrorDomain }

    /// All is well.
    public static var success: Code { .success }
    /// There is no such thing.
    public static var invalidHandle: Code { .invalidHandle }
    /// It may not be read.
    public static var readNotPermitted: Code { .readNotPermitted }
    /// It may not be written.
    public static var writeNotPermitted: Code { .writeNotPermitted }
    /// It is not understood.
    public static var invalidPdu: Code { .invalidPdu }
    /// Nobody knows who asks.
    public static var insufficientAuthentication: Code { .insufficientAuthentication }
    /// It cannot do this.
    public static var requestNotSupported: Code { .requestNotSupported }
    /// It is shorter.
    public static var invalidOffset: Code { .invalidOffset }
    /// Who asks may not.
    public static var insufficientAuthorization: Code { .insufficientAuthorization }
    /// There is too much to write.
    public static var prepareQueueFull: Code { .prepareQueueFull }
    /// There is no such attribute.
    public static var attributeNotFound: Code { .attributeNotFound }
    /// It is short.
    public static var attributeNotLong: Code { .attributeNotLong }
    /// The key is too short.
    public static var insufficientEncryptionKeySize: Code { .insufficientEncryptionKeySize }
    /// It is too long or too short.
    public static var invalidAttributeValueLength: Code { .invalidAttributeValueLength }
    /// Something is wrong.
    public static var unlikelyError: Code { .unlikelyError }
    /// It is not encrypted.
    public static var insufficientEncryption: Code { .insufficientEncryption }
    /// There is no such group.
    public static var unsupportedGroupType: Code { .unsupportedGroupType }
    /// There is no room.
    public static var insufficientResources: Code { .insufficientResources }
}
