#if Browser
import CoreGraphics

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
#endif
