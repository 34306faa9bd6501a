import CSDL2
import Dispatch

/// The socket of the window system: while a program sleeps, what comes in by it wakes the main run loop.
@MainActor
final class WindowConnection {
    private let source: any DispatchSourceRead
    private var isListening = false

    /// Nil where SDL does not tell the socket.
    init?(of window: OpaquePointer) {
        let socket = mutoscope_sdl_connection(window)
        guard socket >= 0 else { return nil }
        source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: .main)
        // Being called is all: the run loop ends its wait, and the next frame reads.
        source.setEventHandler {}
        source.activate()
        source.suspend()
    }

    /// Awake, the frames read what comes, and nobody has to be told of it.
    func listen(_ listens: Bool) {
        guard listens != isListening else { return }
        isListening = listens
        if listens { source.resume() } else { source.suspend() }
    }

    /// Before the socket closes. Libdispatch wants to be running what it lets go of.
    func close() {
        source.cancel()
        listen(true)
    }
}
