public import Foundation
import QuartzCore
import RenderTree

/// Groups whose end the main queue waits for, under a clock of the display's own.
extension DispatchGroup {
    /// Submits work for when everything in the group is done. On the main queue under a virtual clock it is done at the first frame
    /// that finds the group empty.
    public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
        guard let clock = queue.virtualClock else {
            return notify(qos: .unspecified, flags: [], queue: queue, execute: work)
        }
        // Handed to the main thread, where it was made.
        let sent = UncheckedBox(value: work)
        watch(from: clock.now, on: clock) { sent.value() }
    }

    /// Submits a work item for when everything in the group is done, as the form with a closure does.
    @_disfavoredOverload
    public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
        guard let clock = queue.virtualClock else { return MachineQueues.notify(self, on: queue, work) }
        watch(from: clock.now, on: clock, work.work)
    }

    private func watch(from time: Double, on clock: MediaClock, _ work: @escaping @Sendable () -> Void) {
        clock.perform(at: time) { [weak clock] in
            guard let clock, self.wait(timeout: .now()) == .timedOut else { return work() }
            self.watch(from: clock.now.nextUp, on: clock, work)
        }
    }
}
