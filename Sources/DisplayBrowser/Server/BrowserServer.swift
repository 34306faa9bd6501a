#if Browser
import CoreGraphics
import Displays
import FlyingSocks
import Synchronization

/// Listens, and hands every connection to whoever serves it.
final class BrowserServer: Sendable {
    let port: Int
    private let socket: Socket
    private let task = Mutex<Task<Void, Never>?>(nil)
    private let open = Mutex(0)

    /// More connections at a time are turned away, so that memory stays small.
    private static let mostConnections = 128

    init(_ address: BrowserAddress) throws(DisplayError) {
        do {
            socket = try Self.listen(at: address)
            port = try Self.port(of: socket)
        } catch SocketError.failed(_, let number, let message) {
            throw number == EADDRINUSE ? .portTaken(address.port) : .browser(message)
        } catch {
            throw .browser("\(address.host) is no address of this machine")
        }
    }

    private static func listen(at address: BrowserAddress) throws -> Socket {
        let port = UInt16(address.port)
        func listening(_ socket: Socket, at place: some SocketAddress) throws -> Socket {
            do {
                try socket.setValue(true, for: .localAddressReuse)
                try socket.bind(to: place)
                try socket.listen()
            } catch {
                try? socket.close()
                throw error
            }
            return socket
        }
        if address.host.contains(":") {
            return try listening(Socket(domain: AF_INET6), at: .inet6(ip6: address.host, port: port))
        }
        return try listening(Socket(domain: AF_INET), at: .inet(ip4: address.host, port: port))
    }

    private static func port(of socket: Socket) throws -> Int {
        switch try socket.sockname() {
        case .ip4(_, let port), .ip6(_, let port): Int(port)
        case .unix: 0
        }
    }

    /// Takes connections from now on, each served on a task of its own.
    func run(_ serve: @escaping @Sendable (AsyncSocket) async -> Void) {
        let task = Task.detached { [socket] in
            let pool = SocketWatch()
            do {
                try await pool.prepare()
                let listener = try AsyncSocket(socket: socket, pool: pool)
                try await withThrowingDiscardingTaskGroup { group in
                    group.addTask { try await pool.run() }
                    while !Task.isCancelled {
                        let connection = try await listener.accept()
                        guard self.enter() else {
                            try? connection.close()
                            continue
                        }
                        group.addTask {
                            await serve(connection)
                            try? connection.close()
                            self.leave()
                        }
                    }
                }
            } catch {
                // The listening socket was closed: the display has finished.
            }
        }
        self.task.withLock { $0 = task }
    }

    func close() {
        task.withLock { $0?.cancel() }
        try? socket.close()
    }

    private func enter() -> Bool {
        open.withLock { count in
            guard count < Self.mostConnections else { return false }
            count += 1
            return true
        }
    }

    private func leave() { open.withLock { $0 -= 1 } }
}
#endif
