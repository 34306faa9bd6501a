public import Foundation

/// How long a key is.
public struct SymmetricKeySize: Sendable {
    /// Bits.
    public let bitCount: Int
    /// So many bits.
    public init(bitCount: Int) {
        precondition(
            bitCount > 0 && bitCount % 8 == 0, "A key has a positive number of whole bytes, not \(bitCount) bits.")
        self.bitCount = bitCount
    }
    /// 128 bits.
    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    /// 192 bits.
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    /// 256 bits.
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// A key that both sides know.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    private let bytes: [UInt8]

    /// A key by its bytes.
    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes(Array.init) }
    /// A key by chance.
    public init(size: SymmetricKeySize) {
        var chance = SystemRandomNumberGenerator()
        bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255, using: &chance) }
    }

    /// How long it is, bits.
    public var bitCount: Int { 8 * bytes.count }
    /// Lends its bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    /// Whether two are the same. How long this takes tells nothing of them.
    public static func == (left: SymmetricKey, right: SymmetricKey) -> Bool { sameBytes(left.bytes, right.bytes) }
}

/// What shows that data come from who knows a key.
public protocol MessageAuthenticationCode: Hashable, Sequence, CustomStringConvertible, Sendable
where Element == UInt8 {
    /// How long it is, bytes.
    var byteCount: Int { get }
    /// Lends its bytes.
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
}

/// A code made by a hash function.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    let digest: H.Digest

    /// How long it is, bytes.
    public var byteCount: Int { H.Digest.byteCount }
    /// Its bytes, one by one.
    public func makeIterator() -> Array<UInt8>.Iterator { Array(digest).makeIterator() }
    /// Lends its bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try digest.withUnsafeBytes(body)
    }
    /// Its name and its bytes by two digits each.
    public var description: String { "HMAC with \(H.self): " + map { String(format: "%02x", $0) }.joined() }
    /// Whether it is the same as some bytes. How long this takes tells nothing of them.
    public static func == <D: DataProtocol>(left: Self, right: D) -> Bool { sameBytes(Array(left), Array(right)) }
}

/// Makes such codes (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
    /// A key.
    public typealias Key = SymmetricKey
    /// What it makes.
    public typealias MAC = HashedAuthenticationCode<H>
    private var inner = H()
    private let outerKey: [UInt8]

    /// Begins with a key.
    public init(key: SymmetricKey) {
        var bytes = key.withUnsafeBytes { $0.count > H.blockByteCount ? Array(H.hash(bufferPointer: $0)) : Array($0) }
        bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
        outerKey = bytes.map { $0 ^ 0x5c }
        inner.update(data: bytes.map { $0 ^ 0x36 })
    }

    /// Takes data.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    /// The code of what was taken so far.
    public func finalize() -> HashedAuthenticationCode<H> {
        var outer = H()
        outer.update(data: outerKey)
        outer.update(data: Array(inner.finalize()))
        return HashedAuthenticationCode(digest: outer.finalize())
    }

    /// The code of data.
    public static func authenticationCode<D: DataProtocol>(
        for data: D, using key: SymmetricKey
    ) -> HashedAuthenticationCode<H> {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }

    /// Whether a code is that of data.
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ authenticationCode: HashedAuthenticationCode<H>, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool { self.authenticationCode(for: authenticatedData, using: key) == Array(authenticationCode) }

    /// Whether some bytes are the code of data.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        self.authenticationCode(for: authenticatedData, using: key) == authenticationCode.withUnsafeBytes(Array.init)
    }
}

/// Makes keys of others (RFC 5869).
public struct HKDF<H: HashFunction>: Sendable {
    /// A key of another, some salt and what it is for.
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        let key = extract(inputKeyMaterial: inputKeyMaterial, salt: salt)
        return expand(pseudoRandomKey: Array(key), info: info, outputByteCount: outputByteCount)
    }

    /// A key of another and what it is for.
    public static func deriveKey<Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }

    /// A key of another and some salt.
    public static func deriveKey<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// The first step: what of a key is by chance.
    public static func extract<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt?
    ) -> HashedAuthenticationCode<H> {
        let material = inputKeyMaterial.withUnsafeBytes(Array.init)
        let key = SymmetricKey(data: salt.map(Array.init) ?? [])
        return HMAC<H>.authenticationCode(for: material, using: key)
    }

    /// The second step: a key as long as is wanted.
    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
    ) -> SymmetricKey {
        precondition(
            (1...255 * H.byteCount).contains(outputByteCount),
            "A key has 1 to \(255 * H.byteCount) bytes, not \(outputByteCount).")
        let key = SymmetricKey(data: prk)
        var bytes: [UInt8] = [], last: [UInt8] = []
        for step in 1...(outputByteCount + H.byteCount - 1) / H.byteCount {
            last = Array(
                HMAC<H>.authenticationCode(for: last + Array(info.map(Array.init) ?? []) + [UInt8(step)], using: key))
            bytes += last
        }
        return SymmetricKey(data: Array(bytes.prefix(outputByteCount)))
    }
}
