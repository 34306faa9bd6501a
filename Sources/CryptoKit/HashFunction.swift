import AppleRuntime
public import Foundation

// Digests, codes with keys and keys made of them. Ciphers, signatures and key agreement are not here.

/// What a hash function gives.
public protocol Digest: Hashable, Sequence, CustomStringConvertible, Sendable where Element == UInt8 {
    /// How long it is, bytes.
    static var byteCount: Int { get }
    /// Lends its bytes.
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
}

/// Boils bytes down to a digest.
public protocol HashFunction: Sendable {
    /// What it gives.
    associatedtype Digest: CryptoKit.Digest
    /// How many bytes are taken at once.
    static var blockByteCount: Int { get }
    /// One that has taken nothing yet.
    init()
    /// Takes bytes.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// The digest of what was taken so far.
    func finalize() -> Digest
}

extension HashFunction {
    /// How long the digest is, bytes.
    public static var byteCount: Int { Digest.byteCount }

    /// Takes data.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }

    /// The digest of data.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// The digest of bytes.
    public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
        var function = Self()
        function.update(bufferPointer: bufferPointer)
        return function.finalize()
    }
}

/// Digests that are compared with other bytes.
extension Digest {
    /// Whether it is the same as some bytes. How long this takes tells nothing of them.
    public static func == <D: DataProtocol>(left: Self, right: D) -> Bool { sameBytes(Array(left), Array(right)) }
    /// Whether it is another than some bytes.
    public static func != <D: DataProtocol>(left: Self, right: D) -> Bool { !(left == right) }
}

/// Whether bytes are the same, in a time that does not depend on where they differ.
func sameBytes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count && zip(left, right).reduce(UInt8(0)) { $0 | $1.0 ^ $1.1 } == 0
}

/// Functions that are broken: equal digests do not mean equal data.
public enum Insecure {}
