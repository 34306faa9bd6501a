import Foundation
import OpenCombine

/// Holds the latest values of two upstreams, and hands both on with each new one.
///
/// A pair that nobody has asked for is replaced by the next.
final class LatestHub<First, Second, Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == (First, Second) {
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var first: First?
    private var second: Second?
    private var subscriptions: [any Subscription] = []
    private var unfinished = 2
    private var demand = Subscribers.Demand.none
    private var isWaiting = false

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock {
            self.demand += demand
            if isWaiting { send() }
        }
    }

    func cancel() {
        lock.withLock {
            downstream = nil
            endAll()
        }
    }

    private func endAll() {
        let ended = subscriptions
        subscriptions = []
        first = nil
        second = nil
        for subscription in ended { subscription.cancel() }
    }

    func connect(_ subscription: any Subscription) {
        lock.withLock {
            guard downstream != nil else { return subscription.cancel() }
            subscriptions.append(subscription)
            subscription.request(.unlimited)
        }
    }

    func receiveFirst(_ value: First) {
        lock.withLock {
            first = value
            send()
        }
    }

    func receiveSecond(_ value: Second) {
        lock.withLock {
            second = value
            send()
        }
    }

    private func send() {
        guard let downstream, let first, let second else { return }
        isWaiting = demand == .none
        guard !isWaiting else { return }
        if demand != .unlimited { demand -= 1 }
        demand += downstream.receive((first, second))
    }

    func receive(_ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.withLock {
            unfinished -= 1
            if case .finished = completion, unfinished > 0 { return }
            let old = downstream
            downstream = nil
            endAll()
            old?.receive(completion: completion)
        }
    }
}

/// What one of the upstreams tells.
final class LatestEntry<First, Second, Downstream: Subscriber, Input>: Subscriber
where Downstream.Input == (First, Second) {
    typealias Failure = Downstream.Failure
    typealias Hub = LatestHub<First, Second, Downstream>
    private let hub: Hub
    private let take: (Hub, Input) -> Void

    init(_ hub: Hub, _ take: @escaping (Hub, Input) -> Void) {
        self.hub = hub
        self.take = take
    }

    func receive(subscription: any Subscription) { hub.connect(subscription) }

    func receive(_ input: Input) -> Subscribers.Demand {
        take(hub, input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { hub.receive(completion) }
}
