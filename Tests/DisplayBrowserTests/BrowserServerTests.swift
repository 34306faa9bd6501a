#if Browser
import CoreGraphics
import DisplayBrowser
import Displays
import Testing

@Suite("What a browser display lets in") @MainActor
struct BrowserServerTests {
    private func display(token: String? = nil) throws -> BrowserDisplay {
        try BrowserDisplay(title: "Test", address: BrowserAddress(port: 0, token: token))
    }

    private func status(_ display: BrowserDisplay, _ request: String) async throws -> String {
        let client = try RawClient(port: display.port)
        try await client.send(request)
        client.endSending()
        return String(try await client.rest().prefix(12))
    }

    @Test("the page and its files are served, and nothing else")
    func page() async throws {
        let display = try display()
        let page = try await RawClient(port: display.port).get("/")
        #expect(page.hasPrefix("HTTP/1.1 200"))
        #expect(page.contains("<canvas"))
        for file in ["page.css", "page.js", "pixels.js", "input.js", "elements.js"] {
            #expect(try await RawClient(port: display.port).get("/\(file)").hasPrefix("HTTP/1.1 200"))
        }
        #expect(try await RawClient(port: display.port).get("/../Package.swift").hasPrefix("HTTP/1.1 404"))
        #expect(try await status(display, "POST / HTTP/1.1\r\nHost: localhost\r\n\r\n") == "HTTP/1.1 405")
        try display.finish()
    }

    @Test("garbage and endless requests are answered and end")
    func garbage() async throws {
        let display = try display()
        #expect(try await status(display, "\u{1}\u{2}\u{3}\r\n\r\n") == "HTTP/1.1 400")
        #expect(try await status(display, "GET nowhere HTTP/1.1\r\n\r\n") == "HTTP/1.1 400")
        #expect(try await status(display, "GET / HTTP/1.1\r\nno colon\r\n\r\n") == "HTTP/1.1 400")
        #expect(
            try await status(display, "GET / HTTP/1.1\r\n\(String(repeating: "a", count: 20_000))") == "HTTP/1.1 431")
        #expect(try await status(display, "GET / HT") == "")
        #expect(try await status(display, "GET /socket HTTP/1.1\r\nHost: localhost\r\n\r\n") == "HTTP/1.1 400")
        try display.finish()
    }

    @Test(
        "names that are not this machine's are refused",
        arguments: ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example"])
    func rebinding(host: String) async throws {
        let display = try display()
        #expect(
            try await RawClient(port: display.port).get("/", headers: "Host: \(host)\r\n").hasPrefix("HTTP/1.1 403"))
        #expect(try await RawClient(port: display.port).upgrade(host: host).hasPrefix("HTTP/1.1 403"))
        try display.finish()
    }

    @Test("pages of other sites are refused")
    func origin() async throws {
        let display = try display()
        let host = "localhost:\(display.port)"
        let foreign = try await RawClient(port: display.port).upgrade(host: host, origin: "https://evil.example")
        #expect(foreign.hasPrefix("HTTP/1.1 403"))
        let neighbour = try await RawClient(port: display.port).upgrade(host: host, origin: "http://localhost:1")
        #expect(neighbour.hasPrefix("HTTP/1.1 403"))
        let own = try await RawClient(port: display.port).upgrade(host: host, origin: "http://\(host)")
        #expect(own.hasPrefix("HTTP/1.1 101"))
        try display.finish()
    }

    @Test("with a token nothing goes without it")
    func token() async throws {
        let display = try display(token: "open sesame")
        #expect(display.address.contains("?token="))
        for query in ["", "?token=", "?token=open", "?token=open%20sesamf"] {
            #expect(try await RawClient(port: display.port).get("/\(query)").hasPrefix("HTTP/1.1 403"))
            #expect(try await RawClient(port: display.port).upgrade("/socket\(query)").hasPrefix("HTTP/1.1 403"))
        }
        #expect(try await RawClient(port: display.port).get("/?token=open%20sesame").hasPrefix("HTTP/1.1 200"))
        #expect(
            try await RawClient(port: display.port).upgrade("/socket?token=open%20sesame").hasPrefix("HTTP/1.1 101"))
        try display.finish()
    }

    @Test("an address that others reach makes a token of its own")
    func otherAddress() throws {
        let display = try BrowserDisplay(title: "Test", address: BrowserAddress(host: "0.0.0.0", port: 0))
        let token = try #require(display.address.split(separator: "=").last)
        #expect(token.count > 16)
        try display.finish()
    }

    @Test("an address that is not this machine's is told")
    func foreignAddress() {
        #expect(throws: DisplayError.self) {
            try BrowserDisplay(title: "Test", address: BrowserAddress(host: "192.0.2.1", port: 0))
        }
    }

    struct Fault: Sendable, CustomTestStringConvertible {
        var name: String, bytes: [UInt8], code: Int
        var testDescription: String { name }
    }

    nonisolated private static let hello = Array(
        #"{"t":"hello","session":"x","look":{"width":1,"height":1,"scale":1,"dark":false,"lessMotion":false}}"#.utf8)

    nonisolated static let faults = [
        Fault(name: "no mask", bytes: [0x81, 0x01, 0x41], code: 1002),
        Fault(name: "a reserved bit", bytes: RawClient.frame([], first: 0xC1), code: 1002),
        Fault(name: "an unknown opcode", bytes: RawClient.frame([], first: 0x83), code: 1002),
        Fault(name: "bytes", bytes: RawClient.frame([1, 2, 3], first: 0x82), code: 1003),
        Fault(name: "a continuation of nothing", bytes: RawClient.frame([1], first: 0x80), code: 1002),
        Fault(name: "a long ping", bytes: RawClient.frame([UInt8](repeating: 0, count: 200), first: 0x89), code: 1002),
        Fault(
            name: "a message within a message",
            bytes: RawClient.frame([1], first: 0x01) + RawClient.frame([1], first: 0x81), code: 1002),
        Fault(name: "2 to the 63rd bytes", bytes: [0x81, 0xFF, 0x80, 0, 0, 0, 0, 0, 0, 0], code: 1009),
        Fault(name: "a gigabyte", bytes: [0x81, 0xFF, 0, 0, 0, 0, 0x40, 0, 0, 0], code: 1009),
        Fault(
            name: "many parts of a large message",
            bytes: RawClient.frame([UInt8](repeating: 32, count: 900_000), first: 0x01)
                + RawClient.frame([UInt8](repeating: 32, count: 900_000), first: 0x80), code: 1009),
        Fault(name: "no JSON", bytes: RawClient.frame(Array("{".utf8), first: 0x81), code: 1007),
        Fault(name: "no UTF-8", bytes: RawClient.frame([0xFF, 0xFE], first: 0x81), code: 1007),
        Fault(name: "no greeting", bytes: RawClient.frame(Array(#"{"t":"drive"}"#.utf8), first: 0x81), code: 1007),
        Fault(
            name: "an impossible size",
            bytes: RawClient.frame(
                Array(
                    #"{"t":"hello","session":"x","look":{"width":-1,"height":1,"scale":1,"dark":false,"lessMotion":false}}"#
                        .utf8), first: 0x81), code: 1007),
        Fault(
            name: "an unknown word",
            bytes: RawClient.frame(hello, first: 0x81) + RawClient.frame(Array(#"{"t":"sing"}"#.utf8), first: 0x81),
            code: 1007),
    ]

    @Test("what breaks the rules of web sockets ends the connection with its code, and nothing else", arguments: faults)
    func faults(_ fault: Fault) async throws {
        let display = try display()
        let client = try RawClient(port: display.port)
        _ = try await client.upgrade()
        try await client.send(fault.bytes)
        #expect(try await client.closingCode() == fault.code)
        let next = try RawClient(port: display.port)
        #expect(try await next.upgrade().hasPrefix("HTTP/1.1 101"))
        try display.finish()
    }

    @Test("half a message and half an upgrade go with their connection")
    func halves() async throws {
        let display = try display()
        do {
            let client = try RawClient(port: display.port)
            _ = try await client.upgrade()
            try await client.send([0x81, 0xFE, 0x10])
            let silent = try RawClient(port: display.port)
            try await silent.send("GET /socket HTT")
        }
        let next = try RawClient(port: display.port)
        _ = try await next.upgrade()
        try await next.greet()
        #expect(try await next.next("role")["role"] as? String == "driver")
        try display.finish()
    }
}
#endif
