import CPango

/// A digest that GLib knows; Pango stands on it.
package enum DigestKind: Sendable {
    case md5, sha1, sha256, sha384, sha512

    /// How long the result is, bytes.
    package var count: Int { Int(g_checksum_type_get_length(type)) }

    fileprivate var type: GChecksumType {
        switch self {
        case .md5: G_CHECKSUM_MD5
        case .sha1: G_CHECKSUM_SHA1
        case .sha256: G_CHECKSUM_SHA256
        case .sha384: G_CHECKSUM_SHA384
        case .sha512: G_CHECKSUM_SHA512
        }
    }
}

/// Takes bytes as they come; a copy goes on by itself.
package struct Digester {
    private final class State {
        let checksum: OpaquePointer

        init(_ checksum: OpaquePointer) { self.checksum = checksum }
        deinit { g_checksum_free(checksum) }
        func copy() -> State { State(g_checksum_copy(checksum)) }
    }

    private let kind: DigestKind
    private var state: State

    package init(_ kind: DigestKind) {
        self.kind = kind
        state = State(g_checksum_new(kind.type))
    }

    /// Takes bytes.
    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&state) { state = state.copy() }
        g_checksum_update(state.checksum, bytes.baseAddress?.assumingMemoryBound(to: guchar.self), gssize(bytes.count))
    }

    /// The result of all bytes so far.
    package func finalized() -> [UInt8] {
        // GLib's object takes no bytes once it was asked.
        let end = state.copy()
        return [UInt8](unsafeUninitializedCapacity: kind.count) { result, count in
            var length = gsize(kind.count)
            g_checksum_get_digest(end.checksum, result.baseAddress, &length)
            count = Int(length)
        }
    }
}

extension DigestKind {
    /// The digest of some bytes.
    package func digest(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        var digester = Digester(self)
        digester.update(bytes)
        return digester.finalized()
    }

    /// What only who knows a key can make of some bytes (HMAC, RFC 2104).
    package func code(key: UnsafeRawBufferPointer, _ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        let code = g_hmac_new(type, key.baseAddress?.assumingMemoryBound(to: guchar.self), gsize(key.count))
        defer { g_hmac_unref(code) }
        g_hmac_update(code, bytes.baseAddress?.assumingMemoryBound(to: guchar.self), gssize(bytes.count))
        return [UInt8](unsafeUninitializedCapacity: count) { result, written in
            var length = gsize(count)
            g_hmac_get_digest(code, result.baseAddress, &length)
            written = Int(length)
        }
    }

    /// What only who knows a key can make of some bytes.
    package func code(key: [UInt8], _ bytes: [UInt8]) -> [UInt8] {
        key.withUnsafeBytes { key in bytes.withUnsafeBytes { code(key: key, $0) } }
    }
}
