import AppleRuntime
public import Foundation

/// A digest of SHA-2 with 256 bits.
public struct SHA256Digest: Digest {
    /// How long it is: 32 bytes.
    public static var byteCount: Int { 32 }
    let bytes: [UInt8]

    /// Its bytes, one by one.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Lends its bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    /// Its name and its bytes by two digits each.
    public var description: String { "SHA256 digest: " + bytes.map { String(format: "%02x", $0) }.joined() }
}

/// SHA-2 with 256 bits.
public struct SHA256: HashFunction {
    /// What it gives.
    public typealias Digest = SHA256Digest
    /// How many bytes are taken at once: 64.
    public static var blockByteCount: Int { 64 }
    private var digester = Digester(.sha256)

    /// One that has taken nothing yet.
    public init() {}
    /// Takes bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { digester.update(bufferPointer) }
    /// The digest of what was taken so far.
    public func finalize() -> SHA256Digest { SHA256Digest(bytes: digester.finalized()) }
}

/// A digest of SHA-2 with 384 bits.
public struct SHA384Digest: Digest {
    /// How long it is: 48 bytes.
    public static var byteCount: Int { 48 }
    let bytes: [UInt8]

    /// Its bytes, one by one.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Lends its bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    /// Its name and its bytes by two digits each.
    public var description: String { "SHA384 digest: " + bytes.map { String(format: "%02x", $0) }.joined() }
}

/// SHA-2 with 384 bits.
public struct SHA384: HashFunction {
    /// What it gives.
    public typealias Digest = SHA384Digest
    /// How many bytes are taken at once: 128.
    public static var blockByteCount: Int { 128 }
    private var digester = Digester(.sha384)

    /// One that has taken nothing yet.
    public init() {}
    /// Takes bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { digester.update(bufferPointer) }
    /// The digest of what was taken so far.
    public func finalize() -> SHA384Digest { SHA384Digest(bytes: digester.finalized()) }
}

/// A digest of SHA-2 with 512 bits.
public struct SHA512Digest: Digest {
    /// How long it is: 64 bytes.
    public static var byteCount: Int { 64 }
    let bytes: [UInt8]

    /// Its bytes, one by one.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Lends its bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    /// Its name and its bytes by two digits each.
    public var description: String { "SHA512 digest: " + bytes.map { String(format: "%02x", $0) }.joined() }
}

/// SHA-2 with 512 bits.
public struct SHA512: HashFunction {
    /// What it gives.
    public typealias Digest = SHA512Digest
    /// How many bytes are taken at once: 128.
    public static var blockByteCount: Int { 128 }
    private var digester = Digester(.sha512)

    /// One that has taken nothing yet.
    public init() {}
    /// Takes bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { digester.update(bufferPointer) }
    /// The digest of what was taken so far.
    public func finalize() -> SHA512Digest { SHA512Digest(bytes: digester.finalized()) }
}

extension Insecure {
    /// A digest of MD5.
    public struct MD5Digest: Digest {
        /// How long it is: 16 bytes.
        public static var byteCount: Int { 16 }
        let bytes: [UInt8]

        /// Its bytes, one by one.
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        /// Lends its bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
        /// Its name and its bytes by two digits each.
        public var description: String { "MD5 digest: " + bytes.map { String(format: "%02x", $0) }.joined() }
    }

    /// MD5.
    public struct MD5: HashFunction {
        /// What it gives.
        public typealias Digest = MD5Digest
        /// How many bytes are taken at once: 64.
        public static var blockByteCount: Int { 64 }
        private var digester = Digester(.md5)

        /// One that has taken nothing yet.
        public init() {}
        /// Takes bytes.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { digester.update(bufferPointer) }
        /// The digest of what was taken so far.
        public func finalize() -> MD5Digest { MD5Digest(bytes: digester.finalized()) }
    }
}

extension Insecure {
    /// A digest of SHA-1.
    public struct SHA1Digest: Digest {
        /// How long it is: 20 bytes.
        public static var byteCount: Int { 20 }
        let bytes: [UInt8]

        /// Its bytes, one by one.
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        /// Lends its bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
        /// Its name and its bytes by two digits each.
        public var description: String { "SHA1 digest: " + bytes.map { String(format: "%02x", $0) }.joined() }
    }

    /// SHA-1.
    public struct SHA1: HashFunction {
        /// What it gives.
        public typealias Digest = SHA1Digest
        /// How many bytes are taken at once: 64.
        public static var blockByteCount: Int { 64 }
        private var digester = Digester(.sha1)

        /// One that has taken nothing yet.
        public init() {}
        /// Takes bytes.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { digester.update(bufferPointer) }
        /// The digest of what was taken so far.
        public func finalize() -> SHA1Digest { SHA1Digest(bytes: digester.finalized()) }
    }
}
