public import CoreGraphics

// What the functions of the keychain answer.

/// What a function of the system answers: 0 is well.
public typealias OSStatus = Int32

/// It went well.
public let noErr: OSStatus = 0
/// It went well.
public let errSecSuccess: OSStatus = 0
/// There is nothing here that does this.
public let errSecUnimplemented: OSStatus = -4
/// The file cannot be read or written.
public let errSecIO: OSStatus = -36
/// The question makes no sense.
public let errSecParam: OSStatus = -50
/// There is no memory.
public let errSecAllocate: OSStatus = -108
/// The user gave up.
public let errSecUserCanceled: OSStatus = -128
/// The question makes no sense in this state.
public let errSecBadReq: OSStatus = -909
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// Nobody could be recognised.
public let errSecAuthFailed: OSStatus = -25293
/// It is there already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such thing.
public let errSecItemNotFound: OSStatus = -25300
/// There is no such attribute.
public let errSecNoSuchAttr: OSStatus = -25303
/// The user may not be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The program may not do this.
public let errSecMissingEntitlement: OSStatus = -34018
/// The bytes are not what they should be.
public let errSecDecode: OSStatus = -26275

nonisolated(unsafe) private let messages: [OSStatus: CFString] = [
    errSecSuccess: "No error.",
    errSecUnimplemented: "Function or operation not implemented.",
    errSecIO: "I/O error.",
    errSecParam: "One or more parameters passed to a function were not valid.",
    errSecAllocate: "Failed to allocate memory.",
    errSecUserCanceled: "User canceled the operation.",
    errSecBadReq: "Bad parameter or invalid state for operation.",
    errSecNotAvailable: "No keychain is available.",
    errSecAuthFailed: "The user name or passphrase you entered is not correct.",
    errSecDuplicateItem: "The specified item already exists in the keychain.",
    errSecItemNotFound: "The specified item could not be found in the keychain.",
    errSecNoSuchAttr: "The specified attribute does not exist.",
    errSecInteractionNotAllowed: "User interaction is not allowed.",
    errSecMissingEntitlement: "A required entitlement isn't present.",
    errSecDecode: "Unable to decode the provided data.",
]

/// What an answer says of itself, in English.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    messages[status] ?? "OSStatus \(status)" as NSString
}
