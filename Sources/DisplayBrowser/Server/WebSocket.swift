import CoreGraphics

/// Messages of a web socket, as RFC 6455 frames them.
enum WebSocket {
    enum Opcode: UInt8 {
        case continuation = 0
        case text = 1
        case binary = 2
        case close = 8
        case ping = 9
        case pong = 10
    }

    /// Why a connection ends.
    struct Closing: Error, Equatable {
        var code: UInt16
        var reason: String

        static let goingAway = Closing(code: 1001, reason: "The program has ended.")
        static func protocolError(_ reason: String) -> Closing { Closing(code: 1002, reason: reason) }
        static let noText = Closing(code: 1003, reason: "Pages send text.")
        static let invalid = Closing(code: 1007, reason: "The message cannot be read.")
        static let tooLarge = Closing(code: 1009, reason: "The message is too large.")
    }

    /// What the server answers to the key of a page.
    static func accept(_ key: String) -> String {
        Data(SHA1.hash(Array("\(key)258EAFA5-E914-47DA-95CA-C5AB0DC85B11".utf8))).base64EncodedString()
    }

    /// The bytes before a message of ours, which is one frame and not masked.
    static func header(_ opcode: Opcode, count: Int) -> [UInt8] {
        let first = 0x80 | opcode.rawValue
        switch count {
        case ..<126: return [first, UInt8(count)]
        case ..<65_536: return [first, 126, UInt8(count >> 8), UInt8(count & 255)]
        default: return [first, 127] + (0..<8).map { UInt8(truncatingIfNeeded: count >> (56 - 8 * $0)) }
        }
    }

    static func frame(_ opcode: Opcode, _ payload: [UInt8]) -> Data {
        Data(header(opcode, count: payload.count)) + payload
    }

    static func closing(_ closing: Closing) -> Data {
        let code = [UInt8(closing.code >> 8), UInt8(closing.code & 255)]
        return frame(.close, code + Array(closing.reason.utf8.prefix(120)))
    }
}

/// Reads what a page sends: whole text messages of a limited size.
struct WebSocketReader {
    enum Message: Equatable {
        case text([UInt8])
        case ping([UInt8])
        case close
    }

    private var reader: SocketReader
    private let limit: Int
    private var parts: [UInt8]?

    /// - Parameter limit: Bytes of the largest message, whatever its frames say.
    init(_ reader: SocketReader, limit: Int) {
        self.reader = reader
        self.limit = limit
    }

    /// - Throws: `WebSocket.Closing` for what breaks the rules, or the socket's error.
    mutating func next() async throws -> Message {
        while true {
            let frame = try await nextFrame()
            switch frame.opcode {
            case .text:
                guard parts == nil else { throw WebSocket.Closing.protocolError("A message began within another.") }
                if frame.isLast { return .text(frame.payload) }
                parts = frame.payload
            case .continuation:
                guard let begun = parts else { throw WebSocket.Closing.protocolError("Nothing is to be continued.") }
                guard begun.count + frame.payload.count <= limit else { throw WebSocket.Closing.tooLarge }
                parts = begun + frame.payload
                guard frame.isLast, let whole = parts else { continue }
                parts = nil
                return .text(whole)
            case .binary: throw WebSocket.Closing.noText
            case .ping: return .ping(frame.payload)
            case .pong: continue
            case .close: return .close
            }
        }
    }

    private struct Frame {
        var isLast: Bool
        var opcode: WebSocket.Opcode
        var payload: [UInt8]
    }

    private mutating func nextFrame() async throws -> Frame {
        let start = try await reader.take(2)
        guard start[0] & 0x70 == 0, let opcode = WebSocket.Opcode(rawValue: start[0] & 15) else {
            throw WebSocket.Closing.protocolError("There is no such frame.")
        }
        guard start[1] & 0x80 != 0 else { throw WebSocket.Closing.protocolError("Frames of pages are masked.") }
        let isLast = start[0] & 0x80 != 0
        let length = try await length(of: Int(start[1] & 127))
        if opcode.rawValue >= 8 {
            guard isLast, length <= 125 else { throw WebSocket.Closing.protocolError("A control frame is too long.") }
        }
        guard length <= UInt64(limit) else { throw WebSocket.Closing.tooLarge }
        let mask = try await reader.take(4)
        var payload = try await reader.take(Int(length))
        for index in payload.indices { payload[index] ^= mask[index & 3] }
        return Frame(isLast: isLast, opcode: opcode, payload: payload)
    }

    private mutating func length(of short: Int) async throws -> UInt64 {
        guard short >= 126 else { return UInt64(short) }
        return try await reader.take(short == 126 ? 2 : 8).reduce(0) { $0 << 8 | UInt64($1) }
    }
}
