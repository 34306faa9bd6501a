public import Foundation

/// A key that both sides have.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    private let bytes: [UInt8]

    /// A key of some bytes.
    public init<Bytes: ContiguousBytes>(data: Bytes) { bytes = data.withUnsafeBytes { Array($0) } }
    /// A key by chance.
    public init(size: SymmetricKeySize) {
        var generator = SystemRandomNumberGenerator()
        bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }

    /// How long it is, in bits.
    public var bitCount: Int { bytes.count * 8 }
    /// Lends the bytes to a closure.
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
    }
    /// Whether two are the same, in a time that tells nothing of where they differ.
    public static func == (one: Self, other: Self) -> Bool { isSame(one.bytes, other.bytes) }
}

/// How long a key is.
public struct SymmetricKeySize: Sendable {
    /// In bits.
    public let bitCount: Int
    /// So many bits, a multiple of 8.
    public init(bitCount: Int) {
        precondition(bitCount > 0 && bitCount % 8 == 0, "A key has whole bytes, not \(bitCount) bits.")
        self.bitCount = bitCount
    }
    /// 128 bits.
    public static var bits128: Self { Self(bitCount: 128) }
    /// 192 bits.
    public static var bits192: Self { Self(bitCount: 192) }
    /// 256 bits.
    public static var bits256: Self { Self(bitCount: 256) }
}

/// What only who knows a key can make of some bytes.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
    /// How many bytes it has.
    var byteCount: Int { get }
}

extension MessageAuthenticationCode {
    /// Whether it has these bytes, which takes as long whatever they are.
    public static func == <Bytes: DataProtocol>(code: Self, bytes: Bytes) -> Bool { isSame(Array(code), Array(bytes)) }
    /// Whether it has other bytes than these.
    public static func != <Bytes: DataProtocol>(code: Self, bytes: Bytes) -> Bool { !(code == bytes) }
}

/// What a hash function makes of bytes and a key.
public struct HashedAuthenticationCode<Function: HashFunction>: MessageAuthenticationCode {
    let bytes: [UInt8]

    /// How many bytes it has.
    public var byteCount: Int { bytes.count }
    /// The bytes, one after another.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Lends the bytes to a closure.
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
    }
    /// The bytes in base 16, with a word before them.
    public var description: String { "HMAC with \(Function.self): \(bytes.hexadecimal)" }
}

/// Makes of bytes and a key what only who knows the key can make (RFC 2104).
public struct HMAC<Function: HashFunction> {
    /// The key.
    public typealias Key = SymmetricKey
    /// What comes of it.
    public typealias MAC = HashedAuthenticationCode<Function>

    private var inner = Function()
    private var outer = Function()

    /// No bytes yet.
    public init(key: SymmetricKey) {
        var block = key.withUnsafeBytes { Array($0) }
        if block.count > Function.blockByteCount { block = Array(Function.hash(data: block)) }
        block += [UInt8](repeating: 0, count: Function.blockByteCount - block.count)
        inner.update(data: block.map { $0 ^ 0x36 })
        outer.update(data: block.map { $0 ^ 0x5c })
    }

    /// Takes bytes.
    public mutating func update<Bytes: DataProtocol>(data: Bytes) { inner.update(data: data) }
    /// What comes of all bytes so far.
    public func finalize() -> MAC {
        var whole = outer
        whole.update(data: Array(inner.finalize()))
        return MAC(bytes: Array(whole.finalize()))
    }

    /// What comes of some bytes.
    public static func authenticationCode<Bytes: DataProtocol>(for data: Bytes, using key: SymmetricKey) -> MAC {
        var code = Self(key: key)
        code.update(data: data)
        return code.finalize()
    }
    /// Whether a code is that of some bytes.
    public static func isValidAuthenticationCode<Bytes: DataProtocol>(
        _ mac: MAC, authenticating authenticatedData: Bytes, using key: SymmetricKey
    ) -> Bool { isSame(authenticationCode(for: authenticatedData, using: key).bytes, mac.bytes) }
    /// Whether bytes are the code of others.
    public static func isValidAuthenticationCode<Code: ContiguousBytes, Bytes: DataProtocol>(
        _ authenticationCode: Code, authenticating authenticatedData: Bytes, using key: SymmetricKey
    ) -> Bool {
        let code = authenticationCode.withUnsafeBytes { Array($0) }
        return isSame(Self.authenticationCode(for: authenticatedData, using: key).bytes, code)
    }
}

extension HMAC: Sendable where Function: Sendable {}
