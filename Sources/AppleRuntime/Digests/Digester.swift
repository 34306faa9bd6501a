/// A way to boil bytes down to a few.
package enum DigestKind: Sendable {
    case md5, sha1, sha224, sha256, sha384, sha512

    /// How long the result is, bytes.
    package var count: Int {
        switch self {
        case .md5: 16
        case .sha1: 20
        case .sha224: 28
        case .sha256: 32
        case .sha384: 48
        case .sha512: 64
        }
    }

    /// How many bytes are taken at once.
    package var blockCount: Int {
        switch self {
        case .sha384, .sha512: 128
        default: 64
        }
    }
}

/// Boils bytes down as they come (RFC 1321, FIPS 180-4).
package struct Digester: Sendable {
    package let kind: DigestKind
    private var words: [UInt32] = []
    private var longWords: [UInt64] = []
    private var rest: [UInt8] = []
    private var count: UInt64 = 0

    package init(_ kind: DigestKind) {
        self.kind = kind
        switch kind {
        case .md5: words = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
        case .sha1: words = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
        case .sha224: words = DigestTables.sha224Start
        case .sha256: words = DigestTables.sha256Start
        case .sha384: longWords = DigestTables.sha384Start
        case .sha512: longWords = DigestTables.sha512Start
        }
    }

    /// Takes bytes.
    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        count += UInt64(bytes.count)
        let size = kind.blockCount
        var position = 0
        if !rest.isEmpty {
            let taken = min(size - rest.count, bytes.count)
            rest.append(contentsOf: bytes[..<taken])
            position = taken
            guard rest.count == size else { return }
            let block = rest
            block.withUnsafeBytes { take($0, 0) }
            rest.removeAll(keepingCapacity: true)
        }
        while position + size <= bytes.count {
            take(bytes, position)
            position += size
        }
        rest.append(contentsOf: bytes[position...])
    }

    /// The result of all bytes so far.
    package func finalized() -> [UInt8] {
        var end = self
        let size = kind.blockCount, lengthSize = size / 8, bits = count &* 8
        var padding: [UInt8] = [0x80]
        padding += [UInt8](repeating: 0, count: (2 * size - lengthSize - 1 - rest.count) % size)
        padding += [UInt8](repeating: 0, count: lengthSize - 8)
        padding += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (kind == .md5 ? 8 * $0 : 56 - 8 * $0)) }
        padding.withUnsafeBytes { end.update($0) }
        let bytes: [UInt8] =
            switch kind {
            case .md5: end.words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
            case .sha1, .sha224, .sha256:
                end.words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
            case .sha384, .sha512:
                end.longWords.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) } }
            }
        return Array(bytes.prefix(kind.count))
    }

    private mutating func take(_ bytes: UnsafeRawBufferPointer, _ start: Int) {
        switch kind {
        case .md5: DigestRounds.md5(&words, bytes, start)
        case .sha1: DigestRounds.sha1(&words, bytes, start)
        case .sha224, .sha256: DigestRounds.sha256(&words, bytes, start)
        case .sha384, .sha512: DigestRounds.sha512(&longWords, bytes, start)
        }
    }

    /// The result of some bytes.
    package static func digest(_ kind: DigestKind, _ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        var digester = Digester(kind)
        digester.update(bytes)
        return digester.finalized()
    }
}

/// A digest that only who knows a key can make (RFC 2104).
package struct KeyedDigester: Sendable {
    private var inner: Digester
    private let outerKey: [UInt8]

    package init(_ kind: DigestKind, key: UnsafeRawBufferPointer) {
        var bytes = key.count > kind.blockCount ? Digester.digest(kind, key) : Array(key)
        bytes += [UInt8](repeating: 0, count: kind.blockCount - bytes.count)
        inner = Digester(kind)
        outerKey = bytes.map { $0 ^ 0x5c }
        bytes.map { $0 ^ 0x36 }.withUnsafeBytes { inner.update($0) }
    }

    /// Takes bytes.
    package mutating func update(_ bytes: UnsafeRawBufferPointer) { inner.update(bytes) }

    /// The result of all bytes so far.
    package func finalized() -> [UInt8] {
        var outer = Digester(inner.kind)
        outerKey.withUnsafeBytes { outer.update($0) }
        inner.finalized().withUnsafeBytes { outer.update($0) }
        return outer.finalized()
    }

    /// The result of some bytes.
    package static func code(_ kind: DigestKind, key: [UInt8], _ bytes: [UInt8]) -> [UInt8] {
        var digester = key.withUnsafeBytes { KeyedDigester(kind, key: $0) }
        bytes.withUnsafeBytes { digester.update($0) }
        return digester.finalized()
    }
}
