import CoreGraphics

/// The first lines of an HTTP request: all that a page and a web socket need.
struct RequestHead: Equatable, Sendable {
    let method: String
    let path: String
    let query: [String: String]
    /// By their names in lower case.
    private(set) var headers: [String: String] = [:]

    /// The most bytes that a browser's own heads need, with cookies of other programs on the same host.
    static let limit = 16_384

    /// nil for what is no request.
    init?(_ bytes: [UInt8]) {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        // A return and a line feed are one character.
        let lines = text.split(whereSeparator: \.isNewline)
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count == 3, words[1].hasPrefix("/"), words[2].hasPrefix("HTTP/1.") else { return nil }
        method = String(words[0])
        let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = String(parts[0])
        query = parts.count > 1 ? Self.query(parts[1]) : [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            headers[line[..<colon].lowercased()] = value
        }
    }

    private static func query(_ text: Substring) -> [String: String] {
        var values: [String: String] = [:]
        for pair in text.split(separator: "&") {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                String($0).removingPercentEncoding ?? ""
            }
            values[sides[0]] = sides.count > 1 ? sides[1] : ""
        }
        return values
    }

    /// Whether it asks to become a web socket; RFC 6455, 4.2.1.
    var asksForWebSocket: Bool {
        let tokens = headers["connection"]?.lowercased().split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        return method == "GET" && headers["upgrade"]?.lowercased() == "websocket" && tokens?.contains("upgrade") == true
    }
}
