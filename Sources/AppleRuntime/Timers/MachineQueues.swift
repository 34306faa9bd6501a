package import Foundation

/// Queues on the machine's own time, for where UIKit has functions of the same names that may wait for a display's frames.
package enum MachineQueues {
    package static func async(_ item: DispatchWorkItem, on queue: DispatchQueue) { queue.async(execute: item) }

    package static func async(_ item: DispatchWorkItem, on queue: DispatchQueue, after deadline: DispatchTime) {
        queue.asyncAfter(deadline: deadline, execute: item)
    }

    package static func notify(_ group: DispatchGroup, on queue: DispatchQueue, _ item: DispatchWorkItem) {
        group.notify(queue: queue, work: item)
    }

    package static func add(_ operation: Operation, to queue: OperationQueue) { queue.addOperation(operation) }

    package static func add(_ block: @escaping @Sendable () -> Void, to queue: OperationQueue) {
        queue.addOperation(block)
    }

    package static func addBarrier(_ block: @escaping @Sendable () -> Void, to queue: OperationQueue) {
        queue.addBarrierBlock(block)
    }
}
