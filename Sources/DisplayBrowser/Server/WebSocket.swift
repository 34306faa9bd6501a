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
