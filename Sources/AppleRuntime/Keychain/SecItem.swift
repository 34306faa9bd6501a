public import CoreGraphics

// The keychain, by its functions. It is a file of the program's own that its user alone may read; see `Keychain`. Keys and certificates are
// kept as bytes, not as objects.

/// Keeps a thing. What of it is wanted back comes in `result`.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.own.add(attributes, result)
}

/// Looks for things.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.own.find(query, result)
}

/// Changes what a question finds.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.own.update(query, attributesToUpdate)
}

/// Takes what a question finds out of the keychain.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.own.delete(query) }

/// Where bytes by chance come from.
public enum SecRandomRef: Sendable {}

/// The system's own.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with bytes that nobody can foresee. 0 if that went well; `errSecParam` for a count below 0.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    guard count >= 0 else { return errSecParam }
    var generator = SystemRandomNumberGenerator()
    for place in 0..<count {
        bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: place, as: UInt8.self)
    }
    return errSecSuccess
}

/// Who may read a thing, besides the program.
public final class SecAccessControl: Sendable {
    private let kind: String
    private let flags: SecAccessControlCreateFlags

    init(_ protection: NSString, _ flags: SecAccessControlCreateFlags) {
        kind = protection as String
        self.flags = flags
    }

    var protection: NSString { kind as NSString }

    /// Whether somebody is to be recognised, or the device is to have a code.
    var asksForSomebody: Bool {
        !flags.isDisjoint(with: [.userPresence, .biometryAny, .biometryCurrentSet, .devicePasscode, .watch])
            || protection == kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly
    }
}

/// What is asked of those who read.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// What the bits say.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger, a face or a code.
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
    /// A finger or a face.
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
    /// A finger or a face that is known now.
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
    /// A code.
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
    /// A watch.
    public static let watch = SecAccessControlCreateFlags(rawValue: 1 << 5)
    /// One of what is asked is enough.
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    /// All that is asked is needed.
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
    /// A private key may sign.
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
    /// The program gives a password.
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
    /// The older spelling of `biometryAny`.
    @available(*, deprecated, renamed: "biometryAny")
    public static let touchIDAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
    /// The older spelling of `biometryCurrentSet`.
    @available(*, deprecated, renamed: "biometryCurrentSet")
    public static let touchIDCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
}

/// Says who may read a thing. Where somebody is to be recognised it cannot be kept here, as on a device without a code.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    guard let protection = protection as? NSString else {
        error?.pointee = Unmanaged.passRetained(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecParam)))
        return nil
    }
    return SecAccessControl(protection, flags)
}
