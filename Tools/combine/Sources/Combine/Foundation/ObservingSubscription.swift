import Foundation
import OpenCombine

/// Hands on what an observer hears, from the first request until it is cancelled. What nobody has asked for is not kept.
final class ObservingSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Failure == Never {
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var begin: ((@escaping (Downstream.Input) -> Void) -> (() -> Void))?
    private var ending: (() -> Void)?

    /// - Parameter begin: Begins to observe, and returns what ends it.
    init(_ downstream: Downstream, begin: @escaping (@escaping (Downstream.Input) -> Void) -> (() -> Void)) {
        self.downstream = downstream
        self.begin = begin
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock {
            self.demand += demand
            guard let begin else { return }
            self.begin = nil
            let end = begin { [weak self] in self?.send($0) }
            if downstream == nil { end() } else { ending = end }
        }
    }

    private func send(_ value: Downstream.Input) {
        lock.withLock {
            guard let downstream, demand > 0 else { return }
            if demand != .unlimited { demand -= 1 }
            demand += downstream.receive(value)
        }
    }

    func cancel() {
        let end = lock.withLock {
            defer { (downstream, begin, ending) = (nil, nil, nil) }
            return ending
        }
        end?()
    }

    deinit { ending?() }
}
