import Foundation
import OpenCombine

/// Joins several upstreams of one kind of values into one stream.
///
/// Where less than everything is asked for, each upstream is asked for one value at a time, which waits here for its turn.
final class MergeHub<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    private struct Side {
        var subscription: (any Subscription)?
        var waiting: Downstream.Input?
        var isFinished = false
    }

    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var sides: [Side]
    private var demand = Subscribers.Demand.none

    init(_ downstream: Downstream, count: Int) {
        self.downstream = downstream
        sides = Array(repeating: Side(), count: count)
    }

    /// Lets the subscriber ask before anything is sent.
    func start() {
        guard let downstream = lock.withLock({ downstream }) else { return }
        downstream.receive(subscription: self)
        if sides.isEmpty { finish(.finished) }
    }

    func add(_ upstream: some Publisher<Downstream.Input, Downstream.Failure>, _ side: Int) {
        upstream.subscribe(Entry(hub: self, side: side))
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock {
            let wasUnlimited = self.demand == .unlimited
            self.demand += demand
            if self.demand == .unlimited, !wasUnlimited {
                for side in sides { side.subscription?.request(.unlimited) }
            }
            sendWaiting()
        }
    }

    private func sendWaiting() {
        for side in sides.indices where demand > 0 {
            guard let value = sides[side].waiting else { continue }
            sides[side].waiting = nil
            send(value)
            if demand != .unlimited { sides[side].subscription?.request(.max(1)) }
        }
        finishIfDone()
    }

    private func send(_ value: Downstream.Input) {
        guard let downstream else { return }
        if demand != .unlimited { demand -= 1 }
        demand += downstream.receive(value)
    }

    func cancel() {
        lock.withLock {
            downstream = nil
            endAll()
        }
    }

    private func endAll() {
        let subscriptions = sides.compactMap(\.subscription)
        for side in sides.indices { sides[side] = Side(isFinished: true) }
        for subscription in subscriptions { subscription.cancel() }
    }

    private func finishIfDone() {
        if sides.allSatisfy({ $0.isFinished && $0.waiting == nil }) { finish(.finished) }
    }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let old = downstream
        downstream = nil
        endAll()
        old?.receive(completion: completion)
    }

    /// What an upstream tells.
    private final class Entry: Subscriber {
        typealias Input = Downstream.Input
        typealias Failure = Downstream.Failure
        let hub: MergeHub
        let side: Int

        init(hub: MergeHub, side: Int) {
            self.hub = hub
            self.side = side
        }

        func receive(subscription: any Subscription) { hub.connect(subscription, side) }
        func receive(_ input: Input) -> Subscribers.Demand { hub.receive(input, side) }
        func receive(completion: Subscribers.Completion<Failure>) { hub.receive(completion, side) }
    }

    private func connect(_ subscription: any Subscription, _ side: Int) {
        lock.withLock {
            guard downstream != nil, sides[side].subscription == nil else { return subscription.cancel() }
            sides[side].subscription = subscription
            subscription.request(demand == .unlimited ? .unlimited : .max(1))
        }
    }

    private func receive(_ value: Downstream.Input, _ side: Int) -> Subscribers.Demand {
        lock.withLock {
            guard demand > 0 else {
                if downstream != nil { sides[side].waiting = value }
                return .none
            }
            let wasUnlimited = demand == .unlimited
            send(value)
            return wasUnlimited || demand == .unlimited ? .none : .max(1)
        }
    }

    private func receive(_ completion: Subscribers.Completion<Downstream.Failure>, _ side: Int) {
        lock.withLock {
            guard downstream != nil else { return }
            sides[side].isFinished = true
            sides[side].subscription = nil
            if case .failure = completion { finish(completion) } else { finishIfDone() }
        }
    }
}
