import Foundation
import Glibc

/// A visitor that says any bytes. What it does takes place on a thread of its own, so that the program's main thread goes on.
final class RawClient: @unchecked Sendable {
    private let file: Int32
    private let queue = DispatchQueue(label: "client")
    private var buffer: [UInt8] = []

    struct Ended: Error {}

    init(port: Int) throws {
        file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let failed = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard failed == 0 else { throw Ended() }
        // A test that waits in vain ends.
        var patience = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(file) }

    private func perform<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { done in queue.async { done.resume(with: Result(catching: work)) } }
    }

    func send(_ bytes: [UInt8]) async throws {
        try await perform { [file] in
            var sent = 0
            while sent < bytes.count {
                let count = bytes.withUnsafeBytes {
                    Glibc.send(file, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                }
                guard count > 0 else { throw Ended() }
                sent += count
            }
        }
    }

    func send(_ text: String) async throws { try await send(Array(text.utf8)) }

    /// No more is said; more can be heard.
    func endSending() { shutdown(file, Int32(SHUT_WR)) }

    private func more() throws {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = recv(file, &bytes, bytes.count, 0)
        guard count > 0 else { throw Ended() }
        buffer += bytes[..<count]
    }

    private func take(_ count: Int) throws -> [UInt8] {
        while buffer.count < count { try more() }
        defer { buffer.removeFirst(count) }
        return Array(buffer[..<count])
    }

    /// All that is said until the connection ends.
    func rest() async throws -> String {
        try await perform { [self] in
            while (try? more()) != nil {}
            return String(decoding: buffer, as: UTF8.self)
        }
    }

    // MARK: HTTP

    func get(_ target: String, headers: String = "Host: localhost\r\n") async throws -> String {
        try await send("GET \(target) HTTP/1.1\r\n\(headers)\r\n")
        return try await rest()
    }

    // MARK: Web sockets

    /// - Returns: The status line.
    func upgrade(_ target: String = "/socket", host: String = "localhost", origin: String? = nil) async throws -> String
    {
        let extra = origin.map { "Origin: \($0)\r\n" } ?? ""
        try await send(
            "GET \(target) HTTP/1.1\r\nHost: \(host)\r\n\(extra)Connection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n"
                + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
        return try await perform { [self] in
            while true {
                if let end = buffer.firstRange(of: Array("\r\n\r\n".utf8))?.upperBound {
                    defer { buffer.removeFirst(end) }
                    return String(decoding: buffer[..<end], as: UTF8.self)
                }
                try more()
            }
        }
    }

    /// A message of a page, masked with zeros.
    func say(_ text: String, opcode: UInt8 = 1) async throws {
        try await send(Self.frame(Array(text.utf8), first: 0x80 | opcode))
    }

    static func frame(_ payload: [UInt8], first: UInt8) -> [UInt8] {
        let count = payload.count
        let length: [UInt8] =
            count < 126
            ? [0x80 | UInt8(count)]
            : count < 65_536
                ? [0x80 | 126, UInt8(count >> 8), UInt8(count & 255)]
                : [0x80 | 127] + (0..<8).map { UInt8(truncatingIfNeeded: count >> (56 - 8 * $0)) }
        return [first] + length + [0, 0, 0, 0] + payload
    }

    enum Message: Sendable {
        case text([String: any Sendable])
        case frame([UInt8])
        case closing(Int)
        case pong([UInt8])
    }

    func next() async throws -> Message {
        try await perform { [self] in
            let start = try take(2)
            let short = Int(start[1])
            let length =
                short < 126 ? short : try take(short == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) }
            let payload = try take(length)
            switch start[0] {
            case 0x81:
                let object = try JSONSerialization.jsonObject(with: Data(payload)) as? [String: any Sendable]
                return .text(object ?? [:])
            case 0x82: return .frame(payload)
            case 0x8A: return .pong(payload)
            case 0x88: return .closing(Int(payload[0]) << 8 | Int(payload[1]))
            default: throw Ended()
            }
        }
    }

    /// The next message of a kind; what comes before is passed over.
    func next(_ kind: String) async throws -> [String: any Sendable] {
        while true {
            switch try await next() {
            case .text(let words) where words["t"] as? String == kind: return words
            case .closing: throw Ended()
            default: continue
            }
        }
    }

    func nextFrame() async throws -> SentFrame {
        while true {
            switch try await next() {
            case .frame(let bytes): return try SentFrame(bytes)
            case .closing: throw Ended()
            default: continue
            }
        }
    }

    func closingCode() async throws -> Int {
        while true { if case .closing(let code) = try await next() { return code } }
    }

    func greet(session: String = "a", width: Double = 40, height: Double = 30, more: String = "") async throws {
        try await say(
            #"{"t":"hello","session":"\#(session)"\#(more),"look":{"width":\#(width),"height":\#(height),"scale":1,"#
                + #""dark":false,"lessMotion":false}}"#)
    }
}
