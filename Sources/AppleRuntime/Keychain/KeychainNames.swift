public import CoreGraphics

// The names by which programs ask for what the keychain keeps, with Apple's own values.

/// Which kind of thing is meant.
public nonisolated(unsafe) let kSecClass: CFString = "class"
/// A password of a service.
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp"
/// A password of a server.
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
public nonisolated(unsafe) let kSecClassCertificate: CFString = "cert"
/// A key.
public nonisolated(unsafe) let kSecClassKey: CFString = "keys"
/// A certificate with its key.
public nonisolated(unsafe) let kSecClassIdentity: CFString = "idnt"

// MARK: Attributes

/// When the thing may be read.
public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn"
/// While the device is unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Once the device was unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// At any time.
public nonisolated(unsafe) let kSecAttrAccessibleAlways: CFString = "dk"
/// While this device is unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Once this device was unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// At any time, on this device.
public nonisolated(unsafe) let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// While this device is unlocked and has a code: never here.
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// Who may read the thing, as `SecAccessControl`.
public nonisolated(unsafe) let kSecAttrAccessControl: CFString = "accc"
/// The group of programs that share the thing.
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp"
/// Whether other devices are to get the thing.
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync"
/// Both those for other devices and those for this one.
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna"
/// When the thing was added.
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat"
/// When the thing was last changed.
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat"
/// What kind of thing the user sees.
public nonisolated(unsafe) let kSecAttrDescription: CFString = "desc"
/// What the user notes.
public nonisolated(unsafe) let kSecAttrComment: CFString = "icmt"
/// Four letters of who made it, as a number.
public nonisolated(unsafe) let kSecAttrCreator: CFString = "crtr"
/// Four letters of its kind, as a number.
public nonisolated(unsafe) let kSecAttrType: CFString = "type"
/// What the user calls it.
public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl"
/// Whether the user does not see it.
public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = "invi"
/// Whether there is no password on purpose.
public nonisolated(unsafe) let kSecAttrIsNegative: CFString = "nega"
/// The account.
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct"
/// The service.
public nonisolated(unsafe) let kSecAttrService: CFString = "svce"
/// Bytes of the program.
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena"
/// The domain of the server.
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = "sdmn"
/// The server.
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr"
/// How one speaks with the server.
public nonisolated(unsafe) let kSecAttrProtocol: CFString = "ptcl"
/// How one signs in.
public nonisolated(unsafe) let kSecAttrAuthenticationType: CFString = "atyp"
/// The port of the server.
public nonisolated(unsafe) let kSecAttrPort: CFString = "port"
/// The path on the server.
public nonisolated(unsafe) let kSecAttrPath: CFString = "path"
/// Whom a certificate is for.
public nonisolated(unsafe) let kSecAttrSubject: CFString = "subj"
/// Who gave a certificate.
public nonisolated(unsafe) let kSecAttrIssuer: CFString = "issr"
/// The number of a certificate.
public nonisolated(unsafe) let kSecAttrSerialNumber: CFString = "slnr"
/// The key of a certificate.
public nonisolated(unsafe) let kSecAttrSubjectKeyID: CFString = "skid"
/// The hash of a public key.
public nonisolated(unsafe) let kSecAttrPublicKeyHash: CFString = "pkhh"
/// Public, private or shared.
public nonisolated(unsafe) let kSecAttrKeyClass: CFString = "kcls"
/// A public key.
public nonisolated(unsafe) let kSecAttrKeyClassPublic: CFString = "0"
/// A private key.
public nonisolated(unsafe) let kSecAttrKeyClassPrivate: CFString = "1"
/// A shared key.
public nonisolated(unsafe) let kSecAttrKeyClassSymmetric: CFString = "2"
/// What programs find a key by.
public nonisolated(unsafe) let kSecAttrApplicationLabel: CFString = "klbl"
/// Whether a new key is kept.
public nonisolated(unsafe) let kSecAttrIsPermanent: CFString = "perm"
/// What a program calls a key.
public nonisolated(unsafe) let kSecAttrApplicationTag: CFString = "atag"
/// How a key works.
public nonisolated(unsafe) let kSecAttrKeyType: CFString = "type"
/// A key of RSA.
public nonisolated(unsafe) let kSecAttrKeyTypeRSA: CFString = "42"
/// A key of a curve.
public nonisolated(unsafe) let kSecAttrKeyTypeEC: CFString = "73"
/// A key of a curve over a prime field.
public nonisolated(unsafe) let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// The bits of a key.
public nonisolated(unsafe) let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The bits of a key that count.
public nonisolated(unsafe) let kSecAttrEffectiveKeySize: CFString = "esiz"
/// Where a key is kept.
public nonisolated(unsafe) let kSecAttrTokenID: CFString = "tkid"
/// In a part of the device of its own: there is none here.
public nonisolated(unsafe) let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"

// MARK: How a search goes

/// How many are wanted.
public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit"
/// The first.
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne"
/// Each of them, as a list.
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether capital letters count as small ones.
public nonisolated(unsafe) let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// Whether the secret itself is wanted.
public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data"
/// Whether the attributes are wanted.
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether a key or certificate is wanted as an object: there are none here.
public nonisolated(unsafe) let kSecReturnRef: CFString = "r_Ref"
/// Whether bytes are wanted by which to find it again.
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The secret.
public nonisolated(unsafe) let kSecValueData: CFString = "v_Data"
/// A key or certificate as an object: there are none here.
public nonisolated(unsafe) let kSecValueRef: CFString = "v_Ref"
/// Bytes by which it is found again.
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// What the user is told who is asked.
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// Whether the user may be asked.
public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The user may be asked.
public nonisolated(unsafe) let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// What the user would be asked for is not there.
public nonisolated(unsafe) let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// What the user would be asked for is left out.
public nonisolated(unsafe) let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// Whether the user may not be asked.
public nonisolated(unsafe) let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
/// The context that has asked the user.
public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Whether the keychain is the one that iOS has: it always is.
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "nleg"
