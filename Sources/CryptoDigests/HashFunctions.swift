package import AppleRuntime
public import Foundation

/// SHA-256.
public struct SHA256: HashFunction, Sendable {
    /// What comes of it.
    public typealias Digest = SHA256Digest
    /// 64.
    public static var blockByteCount: Int { 64 }
    /// How many bytes come of it.
    public static var byteCount: Int { SHA256Digest.byteCount }
    private var state = HashState(.sha256)

    /// No bytes yet.
    public init() {}
    /// Takes bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
    /// What comes of all bytes so far.
    public func finalize() -> SHA256Digest { SHA256Digest(bytes: state.bytes) }
}

/// What `SHA256` makes.
public struct SHA256Digest: Digest {
    /// 32.
    public static var byteCount: Int { 32 }
    let bytes: [UInt8]

    /// The bytes, one after another.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Lends the bytes to a closure.
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
    }
    /// The bytes in base 16, with a word before them.
    public var description: String { "SHA256 digest: \(bytes.hexadecimal)" }
}

/// SHA-384.
public struct SHA384: HashFunction, Sendable {
    /// What comes of it.
    public typealias Digest = SHA384Digest
    /// 128.
    public static var blockByteCount: Int { 128 }
    /// How many bytes come of it.
    public static var byteCount: Int { SHA384Digest.byteCount }
    private var state = HashState(.sha384)

    /// No bytes yet.
    public init() {}
    /// Takes bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
    /// What comes of all bytes so far.
    public func finalize() -> SHA384Digest { SHA384Digest(bytes: state.bytes) }
}

/// What `SHA384` makes.
public struct SHA384Digest: Digest {
    /// 48.
    public static var byteCount: Int { 48 }
    let bytes: [UInt8]

    /// The bytes, one after another.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Lends the bytes to a closure.
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
    }
    /// The bytes in base 16, with a word before them.
    public var description: String { "SHA384 digest: \(bytes.hexadecimal)" }
}

/// SHA-512.
public struct SHA512: HashFunction, Sendable {
    /// What comes of it.
    public typealias Digest = SHA512Digest
    /// 128.
    public static var blockByteCount: Int { 128 }
    /// How many bytes come of it.
    public static var byteCount: Int { SHA512Digest.byteCount }
    private var state = HashState(.sha512)

    /// No bytes yet.
    public init() {}
    /// Takes bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
    /// What comes of all bytes so far.
    public func finalize() -> SHA512Digest { SHA512Digest(bytes: state.bytes) }
}

/// What `SHA512` makes.
public struct SHA512Digest: Digest {
    /// 64.
    public static var byteCount: Int { 64 }
    let bytes: [UInt8]

    /// The bytes, one after another.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Lends the bytes to a closure.
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
    }
    /// The bytes in base 16, with a word before them.
    public var description: String { "SHA512 digest: \(bytes.hexadecimal)" }
}

/// Hash functions that are broken: others find bytes that give the same. What is older may need them.
public enum Insecure {
    /// MD5, which is broken: for what is older alone.
    public struct MD5: HashFunction, Sendable {
        /// What comes of it.
        public typealias Digest = Insecure.MD5Digest
        /// 64.
        public static var blockByteCount: Int { 64 }
        /// How many bytes come of it.
        public static var byteCount: Int { Insecure.MD5Digest.byteCount }
        private var state = HashState(.md5)

        /// No bytes yet.
        public init() {}
        /// Takes bytes.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
        /// What comes of all bytes so far.
        public func finalize() -> Insecure.MD5Digest { Insecure.MD5Digest(bytes: state.bytes) }
    }

    /// What `MD5` makes.
    public struct MD5Digest: Digest {
        /// 16.
        public static var byteCount: Int { 16 }
        let bytes: [UInt8]

        /// The bytes, one after another.
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        /// Lends the bytes to a closure.
        public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
            try bytes.withUnsafeBytes(body)
        }
        /// The bytes in base 16, with a word before them.
        public var description: String { "MD5 digest: \(bytes.hexadecimal)" }
    }

    /// SHA-1, which is broken: for what is older alone.
    public struct SHA1: HashFunction, Sendable {
        /// What comes of it.
        public typealias Digest = Insecure.SHA1Digest
        /// 64.
        public static var blockByteCount: Int { 64 }
        /// How many bytes come of it.
        public static var byteCount: Int { Insecure.SHA1Digest.byteCount }
        private var state = HashState(.sha1)

        /// No bytes yet.
        public init() {}
        /// Takes bytes.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
        /// What comes of all bytes so far.
        public func finalize() -> Insecure.SHA1Digest { Insecure.SHA1Digest(bytes: state.bytes) }
    }

    /// What `SHA1` makes.
    public struct SHA1Digest: Digest {
        /// 20.
        public static var byteCount: Int { 20 }
        let bytes: [UInt8]

        /// The bytes, one after another.
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        /// Lends the bytes to a closure.
        public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
            try bytes.withUnsafeBytes(body)
        }
        /// The bytes in base 16, with a word before them.
        public var description: String { "SHA1 digest: \(bytes.hexadecimal)" }
    }
}

/// What a hash function has taken. A copy goes on by itself.
struct HashState: @unchecked Sendable {
    private var digester: Digester

    init(_ kind: DigestKind) { digester = Digester(kind) }

    mutating func update(_ bytes: UnsafeRawBufferPointer) { digester.update(bytes) }
    var bytes: [UInt8] { digester.finalized() }
}
