#if Browser
import CoreGraphics
import FlyingSocks

/// Serves one connection from its request to its end: a file of the page, or a viewer.
struct Connection: Sendable {
    let socket: AsyncSocket
    let rule: AccessRule
    let audience: Audience

    /// Seconds in which a request has to come.
    private static let patience = 10.0

    func serve() async {
        var reader = SocketReader(socket)
        do {
            guard
                let head = try await within(
                    Self.patience,
                    { [reader] in
                        var reader = reader
                        let head = try await reader.head(limit: RequestHead.limit)
                        return (head, reader)
                    })
            else { return }
            reader = head.1
            guard let bytes = head.0 else {
                return try await answer(.refusal("431 Request Header Fields Too Large", "The request is too long."))
            }
            guard let request = RequestHead(bytes) else {
                return try await answer(.refusal("400 Bad Request", "This is no HTTP request."))
            }
            try await serve(request, reader)
        } catch {
            // The visitor is gone.
        }
    }

    private func serve(_ head: RequestHead, _ reader: SocketReader) async throws {
        if let refusal = rule.refusal(of: head) { return try await answer(refusal) }
        guard head.path == "/socket" else { return try await answer(PageFiles.answer(to: head)) }
        guard head.asksForWebSocket, head.headers["sec-websocket-version"] == "13",
            let key = head.headers["sec-websocket-key"], Data(base64Encoded: key)?.count == 16
        else {
            return try await answer(.refusal("400 Bad Request", "A web socket is spoken here."))
        }
        try await socket.write(
            Data(
                "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n".utf8)
                + Data("Sec-WebSocket-Accept: \(WebSocket.accept(key))\r\n\r\n".utf8))
        await view(WebSocketReader(reader, limit: PageMessage.limit))
    }

    private func answer(_ response: Response) async throws {
        try await within(Self.patience) { try await socket.write(response.bytes) }
    }

    // MARK: A viewer

    private func view(_ messages: WebSocketReader) async {
        let outbox = Outbox()
        let viewer = ViewerKey()
        await withTaskGroup(of: End.self) { group in
            group.addTask {
                await write(outbox, for: viewer)
                return .writer
            }
            group.addTask {
                outbox.close(await read(messages, into: outbox, for: viewer))
                return .reader
            }
            group.addTask {
                await outbox.waitUntilClosed()
                try? await Task.sleep(for: .seconds(1))
                return .patience
            }
            // What there is to say at the end still goes out, for a moment.
            while let end = await group.next(), end == .reader {}
            group.cancelAll()
        }
        await audience.leave(viewer)
    }

    private enum End { case reader, writer, patience }

    private func read(
        _ messages: WebSocketReader, into outbox: Outbox, for viewer: ViewerKey
    ) async -> WebSocket.Closing {
        var messages = messages
        do {
            guard
                case .text(let first) = try await within(
                    Self.patience,
                    { [messages] in
                        var messages = messages
                        let first = try await messages.next()
                        return (first, messages)
                    }
                ).map({ answer in
                    messages = answer.1
                    return answer.0
                }) ?? .close, case .hello(let greeting) = PageMessage(first)
            else { return .invalid }
            guard await audience.enter(viewer, greeting, outbox) else {
                return WebSocket.Closing(code: 1013, reason: "There are too many viewers.")
            }
            while true {
                switch try await messages.next() {
                case .text(let bytes):
                    guard let message = PageMessage(bytes) else { return .invalid }
                    await audience.receive(message, from: viewer)
                case .ping(let payload): outbox.put(pong: payload)
                case .close: return WebSocket.Closing(code: 1000, reason: "")
                }
            }
        } catch let closing as WebSocket.Closing {
            return closing
        } catch {
            return WebSocket.Closing(code: 1000, reason: "")
        }
    }

    /// Ends when the connection does.
    private func write(_ outbox: Outbox, for viewer: ViewerKey) async {
        var mirror: [PageElement] = []
        do {
            for await _ in outbox.changes {
                while let item = outbox.take() {
                    switch item {
                    case .text(let text): try await socket.write(WebSocket.frame(.text, Array(text.utf8)))
                    case .elements(let elements):
                        if let words = PageElement.difference(from: mirror, to: elements) {
                            try await socket.write(WebSocket.frame(.text, Array(words.utf8)))
                        }
                        mirror = elements
                    case .pong(let payload): try await socket.write(WebSocket.frame(.pong, payload))
                    case .frame(let job):
                        let bytes = job.encoded()
                        try await socket.write(WebSocket.frame(.binary, bytes))
                        await audience.didSend(bytes: bytes.count, to: viewer)
                    case .close(let closing):
                        try await socket.write(WebSocket.closing(closing))
                        return
                    }
                }
            }
        } catch {
            // The page is gone; its reader hears of it too.
        }
    }
}

/// What `work` comes to, or nil when it takes longer than `seconds`.
private func within<Value: Sendable>(
    _ seconds: Double, _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value? {
    try await withThrowingTaskGroup(of: Value?.self) { group in
        group.addTask { try await work() }
        group.addTask {
            try await Task.sleep(for: .seconds(seconds))
            return nil
        }
        defer { group.cancelAll() }
        return try await group.next() ?? nil
    }
}
#endif
