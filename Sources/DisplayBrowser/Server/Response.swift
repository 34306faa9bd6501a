import CoreGraphics

/// One answer to a request; the connection ends after it.
struct Response: Sendable {
    var status = "200 OK"
    var type = "text/plain; charset=utf-8"
    var body: [UInt8]

    static func refusal(_ status: String, _ sentence: String) -> Response {
        Response(status: status, body: Array("\(sentence)\n".utf8))
    }

    /// The page may load what it came with and talk to where it came from; no other page may frame it.
    private static let headers = """
        Cache-Control: no-store\r
        Content-Security-Policy: default-src 'self'; img-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; \
        connect-src 'self' ws: wss:; frame-ancestors 'self'\r
        Referrer-Policy: no-referrer\r
        X-Content-Type-Options: nosniff\r
        Connection: close\r

        """

    var bytes: Data {
        Data(
            "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\n\(Self.headers)\r\n".utf8
        ) + body
    }
}
