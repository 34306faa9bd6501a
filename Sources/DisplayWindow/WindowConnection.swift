import CSDL2
import Dispatch

/// The sockets of the window system: while a program sleeps, what comes in by them wakes the main run loop.
@MainActor
final class WindowConnection {
    private let sources: [any DispatchSourceRead]
    private var isListening = false

    /// Nil where SDL does not tell its socket.
    ///
    /// - Parameter another: A connection of our own.
    init?(of window: OpaquePointer, and another: Int32?) {
        let socket = mutoscope_sdl_connection(window)
        guard socket >= 0 else { return nil }
        sources = ([socket] + (another.map { [$0] } ?? [])).map { socket in
            let source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: .main)
            // Being called is all: the run loop ends its wait, and the next frame reads.
            source.setEventHandler {}
            source.activate()
            source.suspend()
            return source
        }
    }

    /// Awake, the frames read what comes, and nobody has to be told of it.
    func listen(_ listens: Bool) {
        guard listens != isListening else { return }
        isListening = listens
        for source in sources { if listens { source.resume() } else { source.suspend() } }
    }

    /// Before the sockets close. Libdispatch wants to be running what it lets go of.
    func close() {
        for source in sources { source.cancel() }
        listen(true)
    }
}
