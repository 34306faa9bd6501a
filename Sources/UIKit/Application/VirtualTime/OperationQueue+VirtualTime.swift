public import Foundation
import QuartzCore
import RenderTree

/// The main queue of operations under a clock of the display's own, in files that import UIKit and not Foundation besides.
extension OperationQueue {
    /// Adds work. On the main queue under a virtual clock it is done at the next frame.
    @_disfavoredOverload
    public func addOperation(_ block: @escaping @Sendable () -> Void) {
        guard let clock = virtualClock else { return MachineQueues.add(block, to: self) }
        clock.perform(at: clock.now, block)
    }

    /// Adds an operation. On the main queue under a virtual clock it is done at the first frame that finds it ready.
    @_disfavoredOverload
    public func addOperation(_ op: Operation) {
        guard let clock = virtualClock else { return MachineQueues.add(op, to: self) }
        Self.start(op, from: clock.now, on: clock)
    }

    /// Adds work for when everything before it is done. On the main queue, which does one thing after the other, it is work like any.
    @_disfavoredOverload
    public func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) {
        guard let clock = virtualClock else { return MachineQueues.addBarrier(barrier, to: self) }
        clock.perform(at: clock.now, barrier)
    }

    private static func start(_ operation: Operation, from time: Double, on clock: MediaClock) {
        clock.perform(at: time) { [weak clock] in
            guard let clock, !operation.isReady else { return operation.start() }
            start(operation, from: clock.now.nextUp, on: clock)
        }
    }

    private var virtualClock: MediaClock? { self === OperationQueue.main ? MediaClock.current : nil }
}
