import Synchronization

/// A transaction's completion block and how many animations it waits for.
///
/// It runs when all animations added after it was set have ended, and not before its transaction has closed.
final class CompletionGroup {
    private var block: (() -> Void)?
    private var waiting = 0
    private var isSealed = false

    /// The block as the program set it.
    var completionBlock: (() -> Void)? { block }

    init(_ block: @escaping () -> Void) {
        self.block = block
    }

    func join() { waiting += 1 }

    func leave(_ queue: CallbackQueue) {
        waiting -= 1
        queueWhenDone(queue)
    }

    /// No more animations will join.
    func seal(_ queue: CallbackQueue) {
        isSealed = true
        queueWhenDone(queue)
    }

    private func queueWhenDone(_ queue: CallbackQueue) {
        guard isSealed, waiting == 0, let block else { return }
        self.block = nil
        queue.add(.block(block))
    }
}

/// What is to be told to the program at the next turn of the frame loop, in order.
final class CallbackQueue: @unchecked Sendable {
    enum Callback {
        case didStart(CAAnimation)
        case didStop(CAAnimation, finished: Bool)
        case block(() -> Void)
    }

    private let lock = Mutex(())
    private var callbacks: [Callback] = []

    /// The queue that serves a context; without one, that of the display in use.
    static func of(_ context: LayerContext?) -> CallbackQueue { FrameWork.of(context).callbacks }

    var isEmpty: Bool { lock.withLock { _ in callbacks.isEmpty } }

    func add(_ callback: Callback) {
        lock.withLock { _ in callbacks.append(callback) }
    }

    /// Takes over what another queue has.
    func adopt(_ other: CallbackQueue) {
        let orphans = other.take()
        if !orphans.isEmpty { lock.withLock { _ in callbacks.insert(contentsOf: orphans, at: 0) } }
    }

    private func take() -> [Callback] {
        lock.withLock { _ in
            defer { callbacks = [] }
            return callbacks
        }
    }

    /// Runs what is queued now; what these callbacks queue waits for the next turn.
    func run() {
        for callback in take() {
            switch callback {
            case .didStart(let animation): animation.delegate?.animationDidStart(animation)
            case .didStop(let animation, let finished):
                animation.delegate?.animationDidStop(animation, finished: finished)
            case .block(let block): block()
            }
        }
    }
}
