public import Foundation

/// Makes a short number of a fixed length of any bytes, from which nobody finds other bytes that give the same.
public protocol HashFunction {
    /// What comes of it.
    associatedtype Digest: CryptoDigests.Digest
    /// How many bytes it takes at a time.
    static var blockByteCount: Int { get }

    /// No bytes yet.
    init()
    /// Takes bytes.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// What comes of all bytes so far.
    func finalize() -> Digest
}

extension HashFunction {
    /// What comes of some bytes.
    public static func hash<Bytes: DataProtocol>(data: Bytes) -> Digest {
        var hasher = Self()
        hasher.update(data: data)
        return hasher.finalize()
    }

    /// Takes bytes.
    public mutating func update<Bytes: DataProtocol>(data: Bytes) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

/// What a hash function makes: a row of bytes of a fixed length.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    /// How many bytes it has.
    static var byteCount: Int { get }
}

extension Digest {
    /// Whether it has these bytes, which takes as long whatever they are.
    public static func == <Bytes: DataProtocol>(digest: Self, bytes: Bytes) -> Bool {
        isSame(Array(digest), Array(bytes))
    }
    /// Whether it has other bytes than these.
    public static func != <Bytes: DataProtocol>(digest: Self, bytes: Bytes) -> Bool { !(digest == bytes) }
}

/// Whether two rows of bytes are the same, in a time that tells nothing of where they differ.
func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count && zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
}

extension [UInt8] {
    /// Two digits of base 16 for each byte.
    var hexadecimal: String { map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}
