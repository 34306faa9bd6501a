public import CoreGraphics

// Certificates, and whether a server is to be trusted. `URLSession` on Linux looks at a server's certificates itself and asks no program: no
// challenge has a trust here. What programs prepare for one compiles and is kept.

/// A certificate: its bytes as DER writes them.
public final class SecCertificate: NSObject, @unchecked Sendable {
    fileprivate let data: Data

    fileprivate init(_ data: Data) { self.data = data }

    /// Equal for the same bytes.
    public override func isEqual(_ object: Any?) -> Bool { (object as? SecCertificate)?.data == data }
    public override var hash: Int { data.hashValue }
}

/// What certificates are looked at for.
public final class SecPolicy: NSObject, @unchecked Sendable {
    fileprivate override init() { super.init() }
}

/// Whether a server is to be trusted. Nothing here makes one.
public final class SecTrust: NSObject, @unchecked Sendable {
    fileprivate override init() { super.init() }
}

/// A key for signing or for ciphers. Nothing here makes one.
public final class SecKey: NSObject, @unchecked Sendable {
    fileprivate override init() { super.init() }
}

/// How sure it is that a server is to be trusted.
public enum SecTrustResultType: UInt32, Sendable {
    case invalid = 0
    case proceed = 1
    case deny = 3
    case unspecified = 4
    case recoverableTrustFailure = 5
    case fatalTrustFailure = 6
    case otherError = 7
}

/// A certificate of bytes as DER writes them; nil where they are no such thing by their outermost length.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    let bytes = [UInt8](data as Data)
    // A sequence, its length in the bytes that follow.
    guard bytes.count > 4, bytes[0] == 0x30 else { return nil }
    let count = bytes[1] < 0x80 ? 0 : Int(bytes[1] & 0x7F)
    guard count <= 4, bytes.count > 2 + count else { return nil }
    let length = count == 0 ? Int(bytes[1]) : bytes[2..<2 + count].reduce(0) { $0 << 8 | Int($1) }
    return length == bytes.count - 2 - count ? SecCertificate(data as Data) : nil
}

/// The bytes of a certificate as DER writes them.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data as NSData }

/// The usual questions about a certificate.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }

/// The questions about a server's certificate, or a client's.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }

/// How certificates that are taken back are looked for: by asking whoever made one.
public let kSecRevocationOCSPMethod: CFOptionFlags = 1 << 0
/// By lists of those that are taken back.
public let kSecRevocationCRLMethod: CFOptionFlags = 1 << 1
/// By lists rather than by asking.
public let kSecRevocationPreferCRL: CFOptionFlags = 1 << 2
/// Only an answer that all is well counts as one.
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 1 << 3
/// Without the network.
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 1 << 4
/// In whichever way a certificate names.
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = kSecRevocationOCSPMethod | kSecRevocationCRLMethod

/// The question whether a certificate was taken back.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? { SecPolicy() }

/// A trust of certificates: there is nothing here that judges them, `errSecUnimplemented`.
public func SecTrustCreateWithCertificates(
    _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    trust.pointee = nil
    return errSecUnimplemented
}

/// Other questions about the certificates: not asked.
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus { errSecUnimplemented }

/// Other certificates that all others are judged by: not used.
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
    errSecUnimplemented
}

/// Whether the usual anchors count no more: not asked.
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
    errSecUnimplemented
}

/// Whether the server is to be trusted: no, for an error of the domain `NSOSStatusErrorDomain`.
public func SecTrustEvaluateWithError(
    _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
    error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented))
    return false
}

/// How sure it is that the server is to be trusted: not known.
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = .invalid
    return errSecUnimplemented
}

/// The key of a server: certificates are not read for it, nil.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }

/// The key of a server, by its older name: certificates are not read for it, nil.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }

/// The key of a certificate, which is not read for it: nil.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

/// How many certificates a server has shown: none.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { 0 }

/// One of the certificates that a server has shown: there is none.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? { nil }

/// The certificates that a server has shown: none.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }
