import AppleRuntime
import Foundation

/// Which digest a code is made by.
public typealias CCHmacAlgorithm = UInt32

/// A code by SHA-1.
public let kCCHmacAlgSHA1 = 0
/// A code by MD5.
public let kCCHmacAlgMD5 = 1
/// A code by SHA-256.
public let kCCHmacAlgSHA256 = 2
/// A code by SHA-384.
public let kCCHmacAlgSHA384 = 3
/// A code by SHA-512.
public let kCCHmacAlgSHA512 = 4

private func kind(_ algorithm: CCHmacAlgorithm) -> DigestKind {
    let kinds: [DigestKind] = [.sha1, .md5, .sha256, .sha384, .sha512]
    precondition(Int(algorithm) < kinds.count, "There is no CCHmacAlgorithm \(algorithm): use a constant kCCHmacAlg….")
    return kinds[Int(algorithm)]
}

/// Writes the code of some bytes with a key.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
    let code = kind(algorithm).code(
        key: UnsafeRawBufferPointer(start: key, count: keyLength),
        UnsafeRawBufferPointer(start: data, count: dataLength))
    macOut.copyMemory(from: code, byteCount: code.count)
}

/// What a function of this module says.
public typealias CCStatus = Int32
/// What a function of this module says.
public typealias CCCryptorStatus = Int32
/// It worked.
public let kCCSuccess = 0
/// What was given makes no sense.
public let kCCParamError = -4300
/// No chance could be had.
public let kCCRNGFailure = -4307

/// Fills bytes by chance.
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCStatus {
    var chance = SystemRandomNumberGenerator()
    for index in 0..<count {
        bytes.storeBytes(of: UInt8.random(in: 0...255, using: &chance), toByteOffset: index, as: UInt8.self)
    }
    return CCStatus(kCCSuccess)
}

/// How a password becomes a key.
public typealias CCPBKDFAlgorithm = UInt32
/// Which digest it is made by.
public typealias CCPseudoRandomAlgorithm = UInt32
/// A password becomes a key by PBKDF2.
public let kCCPBKDF2: CCPBKDFAlgorithm = 2
/// By SHA-1.
public let kCCPRFHmacAlgSHA1 = 1
/// By SHA-256.
public let kCCPRFHmacAlgSHA256 = 3
/// By SHA-384.
public let kCCPRFHmacAlgSHA384 = 4
/// By SHA-512.
public let kCCPRFHmacAlgSHA512 = 5

/// Writes the key of a password (PBKDF2, RFC 8018).
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int, _ salt: UnsafePointer<UInt8>!,
    _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>!,
    _ derivedKeyLen: Int
) -> Int32 {
    let kinds: [Int: DigestKind] = [
        kCCPRFHmacAlgSHA1: .sha1, kCCPRFHmacAlgSHA256: .sha256, kCCPRFHmacAlgSHA384: .sha384,
        kCCPRFHmacAlgSHA512: .sha512,
    ]
    guard algorithm == kCCPBKDF2, let kind = kinds[Int(prf)], rounds > 0, derivedKeyLen > 0 else {
        return Int32(kCCParamError)
    }
    let secret = Array(UnsafeRawBufferPointer(start: password, count: passwordLen))
    let grains = Array(UnsafeRawBufferPointer(start: salt, count: saltLen))
    var written = 0, number: UInt32 = 1
    while written < derivedKeyLen {
        var last = kind.code(key: secret, grains + withUnsafeBytes(of: number.bigEndian, Array.init))
        var block = last
        for _ in 1..<max(rounds, 1) {
            last = kind.code(key: secret, last)
            for index in block.indices { block[index] ^= last[index] }
        }
        for byte in block.prefix(derivedKeyLen - written) {
            derivedKey[written] = byte
            written += 1
        }
        number += 1
    }
    return Int32(kCCSuccess)
}
