import CoreGraphics
import Synchronization

/// Turns Ctrl-C and SIGTERM into a flag, so that a recording can end as a whole file. The second one ends the program.
final class InterruptWatch {
    private let sources: [any DispatchSourceSignal]
    private let counter = Counter()

    /// - Parameter onSecond: Runs on another thread just before the program ends.
    init(onSecond: @escaping @Sendable () -> Void) {
        let counter = counter
        sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInteractive))
            source.setEventHandler {
                guard counter.increment() > 1 else { return }
                onSecond()
                exit(128 + number)
            }
            source.resume()
            return source
        }
    }

    var isInterrupted: Bool { counter.value > 0 }

    deinit {
        for source in sources { source.cancel() }
        for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
    }

    private final class Counter: Sendable {
        private let count = Atomic(0)

        var value: Int { count.load(ordering: .acquiring) }
        func increment() -> Int { count.add(1, ordering: .acquiringAndReleasing).newValue }
    }
}
