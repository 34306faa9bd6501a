import Compositor
import CoreGraphics
import Synchronization

/// What one viewer is about to get. It holds at most one message of a kind and one frame, however slowly the viewer reads.
final class Outbox: Sendable {
    enum Item: Sendable {
        case text(String)
        case elements([PageElement])
        case frame(FrameJob)
        case pong([UInt8])
        case close(WebSocket.Closing)
    }

    private struct State: Sendable {
        var texts: [(kind: String, text: String)] = []
        var elements: [PageElement]?
        var frame: FrameJob?
        var pong: [UInt8]?
        var closing: WebSocket.Closing?
    }

    private let state = Mutex(State())
    private let wake: AsyncStream<Void>.Continuation
    /// One element after anything was put in.
    let changes: AsyncStream<Void>

    private let closed: AsyncStream<Void>
    private let closing: AsyncStream<Void>.Continuation

    init() {
        (changes, wake) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        (closed, closing) = AsyncStream.makeStream()
    }

    /// Comes back when nothing more than the end will be said.
    func waitUntilClosed() async { for await _ in closed {} }

    /// Takes the place of an earlier message of this kind that has not gone out.
    func put(_ text: String, kind: String) {
        state.withLock { state in
            state.texts.removeAll { $0.kind == kind }
            state.texts.append((kind, text))
        }
        wake.yield()
    }

    /// Whether a frame waits to go out.
    var holdsFrame: Bool { state.withLock { $0.frame != nil } }

    /// Only while none waits.
    func put(_ frame: FrameJob) {
        state.withLock { $0.frame = frame }
        wake.yield()
    }

    func put(_ elements: [PageElement]) {
        state.withLock { $0.elements = elements }
        wake.yield()
    }

    func put(pong: [UInt8]) {
        state.withLock { $0.pong = pong }
        wake.yield()
    }

    func close(_ closing: WebSocket.Closing) {
        state.withLock { $0.closing = $0.closing ?? closing }
        self.closing.finish()
        wake.yield()
    }

    /// The end of a connection comes first, then words, then pixels.
    func take() -> Item? {
        state.withLock { state in
            if let closing = state.closing { return .close(closing) }
            if let pong = state.pong {
                state.pong = nil
                return .pong(pong)
            }
            if !state.texts.isEmpty { return .text(state.texts.removeFirst().text) }
            if let elements = state.elements {
                state.elements = nil
                return .elements(elements)
            }
            defer { state.frame = nil }
            return state.frame.map { .frame($0) }
        }
    }
}
