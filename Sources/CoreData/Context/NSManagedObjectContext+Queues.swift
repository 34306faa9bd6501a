import AppleRuntime
import Foundation

extension NSManagedObjectContext {
    private var isOnQueue: Bool {
        switch concurrencyType {
        case .confinementConcurrencyType: true
        case .privateQueueConcurrencyType: DispatchQueue.getSpecific(key: Self.key) == ObjectIdentifier(self)
        case .mainQueueConcurrencyType: MainThread.isCurrent || DispatchQueue.getSpecific(key: Self.mainKey) != nil
        }
    }

    private static let mainKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Does work on the context's queue, later.
    func performLater(_ block: @escaping () -> Void) {
        let work = UncheckedBox(value: block)
        let body: @Sendable () -> Void = {
            work.value()
            self.processPendingChanges()
        }
        guard let queue else { return MainTurn.perform(body) }
        queue.async(execute: body)
    }

    /// Does work on the context's queue and waits for it.
    func performNow(_ block: () -> Void) {
        withoutActuallyEscaping(block) { work in onQueue(UncheckedBox(value: work)) }
    }

    private func onQueue(_ work: UncheckedBox<() -> Void>) {
        if isOnQueue { return work.value() }
        (queue ?? .main).sync {
            work.value()
            processPendingChanges()
        }
    }

    /// Does work on the context's queue and answers with its result.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        try onQueue(block) { throw $0 }
    }

    private func onQueue<T>(_ block: () throws -> T, _ rescue: (any Error) throws -> T) rethrows -> T {
        var result: Result<T, any Error>?
        performAndWait { () -> Void in result = Result(catching: block) }
        switch result {
        case .success(let value)?: return value
        case .failure(let error)?: return try rescue(error)
        case nil: preconditionFailure("The context's queue left work undone.")
        }
    }

    /// When `perform` begins.
    public enum ScheduledTaskType: Sendable {
        /// At once where this is the context's queue, else when its turn comes.
        case immediate
        /// When its turn comes.
        case enqueued
    }

    /// Does work on the context's queue and answers with its result.
    public func perform<T>(
        schedule: ScheduledTaskType = .immediate, isolation: isolated (any Actor)? = #isolation,
        _ block: @escaping () throws -> T
    ) async rethrows -> T {
        try await result(of: block).get { throw $0 }
    }

    private func result<T>(
        of block: @escaping () throws -> T, isolation: isolated (any Actor)? = #isolation
    ) async -> Outcome<T> {
        let work = UncheckedBox(value: block)
        let box: UncheckedBox<Outcome<T>> = await withCheckedContinuation { continuation in
            perform {
                do { continuation.resume(returning: UncheckedBox(value: .value(try work.value()))) } catch {
                    continuation.resume(returning: UncheckedBox(value: .failure(error)))
                }
            }
        }
        return box.value
    }
}

/// What work ended with.
private enum Outcome<Value> {
    case value(Value)
    case failure(any Error)

    func get(_ rescue: (any Error) throws -> Value) rethrows -> Value {
        switch self {
        case .value(let value): value
        case .failure(let error): try rescue(error)
        }
    }
}
