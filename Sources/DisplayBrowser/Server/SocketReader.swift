#if Browser
import CoreGraphics
import FlyingSocks

/// Bytes of one connection, read by so much as is asked for and never more than was allowed.
struct SocketReader {
    private let socket: AsyncSocket
    private var buffer: [UInt8] = []
    private var start = 0

    init(_ socket: AsyncSocket) {
        self.socket = socket
    }

    /// Everything up to and with the empty line that ends a request's head; nil when there is none within `limit` bytes.
    mutating func head(limit: Int) async throws -> [UInt8]? {
        var searched = 0
        while true {
            let waiting = buffer[start...]
            if let end = Self.endOfHead(in: waiting, from: waiting.startIndex + max(0, searched - 3)) {
                defer { start = end }
                return Array(buffer[start..<end])
            }
            guard waiting.count < limit else { return nil }
            searched = waiting.count
            try await readMore()
        }
    }

    private static func endOfHead(in bytes: ArraySlice<UInt8>, from first: Int) -> Int? {
        var newlines = 0
        for index in first..<max(first, bytes.endIndex) {
            switch bytes[index] {
            case UInt8(ascii: "\n"): newlines += 1
            case UInt8(ascii: "\r"): break
            default: newlines = 0
            }
            if newlines == 2 { return index + 1 }
        }
        return nil
    }

    mutating func take(_ count: Int) async throws -> [UInt8] {
        while buffer.count - start < count { try await readMore() }
        defer { start += count }
        return Array(buffer[start..<(start + count)])
    }

    private mutating func readMore() async throws {
        buffer.removeFirst(start)
        start = 0
        buffer += try await socket.read(atMost: Self.chunk)
    }

    private static let chunk = 4_096
}
#endif
