import Foundation
import Synchronization

/// Pages of fresh memory that a thread of its own makes, a large page at a time, while others do something else: the system takes up to
/// a millisecond for each megabyte that is touched first. Who comes to a page sooner makes it, as ever; contents stay what they are.
final class PagesAhead: Sendable {
    private struct Part: @unchecked Sendable {
        let base: UnsafeMutableRawPointer
        let bytes: Int
    }
    private enum State { case running, done, ended }
    private let state = Mutex(State.running)

    init(_ base: UnsafeMutableRawPointer, bytes: Int) {
        let step = PixelMemory.largePage
        let parts = stride(from: 0, to: bytes, by: step).map { Part(base: base + $0, bytes: min(step, bytes - $0)) }
        Thread.detachNewThread { [self] in
            for part in parts where !make(part) { return }
            state.withLock { if $0 == .running { $0 = .done } }
        }
    }

    /// False once the memory may be gone.
    private func make(_ part: Part) -> Bool {
        state.withLock { state in
            guard state == .running else { return false }
            PixelMemory.touch(part.base, part.bytes)
            return true
        }
    }

    /// Leaves the memory alone from now on; waits for the page that is being made.
    func end() { state.withLock { $0 = .ended } }

    /// Whether pages are left to make.
    var isRunning: Bool { state.withLock { $0 == .running } }
}
