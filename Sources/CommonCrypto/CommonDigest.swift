import AppleRuntime
import Foundation

// The digests, codes with keys and keys of passwords of CommonCrypto. Ciphers are not here.

/// How many bytes there are.
public typealias CC_LONG = UInt32

/// How long a digest of MD5 is, bytes.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// How many bytes MD5 takes at once.
public let CC_MD5_BLOCK_BYTES: Int32 = 64

/// Writes the digest MD5 of some bytes.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(.md5, data, len, md) }

/// What MD5 has taken so far.
public struct CC_MD5_CTX {
    var digester = Digester(.md5)
    /// Nothing yet.
    public init() {}
}

/// Begins MD5.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    c.pointee = CC_MD5_CTX()
    return 1
}

/// Takes bytes.
@discardableResult
public func CC_MD5_Update(_ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    c.pointee.digester.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

/// Writes the digest of what was taken.
@discardableResult
public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    for (index, byte) in c.pointee.digester.finalized().enumerated() { md[index] = byte }
    return 1
}

/// How long a digest of SHA1 is, bytes.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// How many bytes SHA1 takes at once.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64

/// Writes the digest SHA1 of some bytes.
@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(.sha1, data, len, md) }

/// What SHA1 has taken so far.
public struct CC_SHA1_CTX {
    var digester = Digester(.sha1)
    /// Nothing yet.
    public init() {}
}

/// Begins SHA1.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    c.pointee = CC_SHA1_CTX()
    return 1
}

/// Takes bytes.
@discardableResult
public func CC_SHA1_Update(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32
{
    c.pointee.digester.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

/// Writes the digest of what was taken.
@discardableResult
public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    for (index, byte) in c.pointee.digester.finalized().enumerated() { md[index] = byte }
    return 1
}

/// How long a digest of SHA256 is, bytes.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// How many bytes SHA256 takes at once.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64

/// Writes the digest SHA256 of some bytes.
@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(.sha256, data, len, md) }

/// What SHA256 has taken so far.
public struct CC_SHA256_CTX {
    var digester = Digester(.sha256)
    /// Nothing yet.
    public init() {}
}

/// Begins SHA256.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    c.pointee = CC_SHA256_CTX()
    return 1
}

/// Takes bytes.
@discardableResult
public func CC_SHA256_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    c.pointee.digester.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

/// Writes the digest of what was taken.
@discardableResult
public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    for (index, byte) in c.pointee.digester.finalized().enumerated() { md[index] = byte }
    return 1
}

/// How long a digest of SHA384 is, bytes.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// How many bytes SHA384 takes at once.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128

/// Writes the digest SHA384 of some bytes.
@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(.sha384, data, len, md) }

/// How long a digest of SHA512 is, bytes.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// How many bytes SHA512 takes at once.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// Writes the digest SHA512 of some bytes.
@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(.sha512, data, len, md) }

/// What SHA512 has taken so far.
public struct CC_SHA512_CTX {
    var digester = Digester(.sha512)
    /// Nothing yet.
    public init() {}
}

/// Begins SHA512.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    c.pointee = CC_SHA512_CTX()
    return 1
}

/// Takes bytes.
@discardableResult
public func CC_SHA512_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    c.pointee.digester.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

/// Writes the digest of what was taken.
@discardableResult
public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    for (index, byte) in c.pointee.digester.finalized().enumerated() { md[index] = byte }
    return 1
}

private func write(
    _ kind: DigestKind, _ data: UnsafeRawPointer?, _ count: CC_LONG, _ result: UnsafeMutablePointer<UInt8>
) -> UnsafeMutablePointer<UInt8> {
    let digest = kind.digest(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count)))
    for (index, byte) in digest.enumerated() { result[index] = byte }
    return result
}
