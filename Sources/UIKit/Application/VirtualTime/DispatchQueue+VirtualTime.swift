public import Foundation
import QuartzCore
import RenderTree

/// The main queue under a clock of the display's own: a test's screen, a recording.
///
/// There time is not the machine's, so work for the main queue waits for frames. Work as closures is caught in every file that
/// imports UIKit. Work items are caught in files that do not import Foundation or Dispatch besides, for there the functions of
/// those hide the ones here; `port` sees to the delayed ones there. Other queues, `Timer` with a closure and `Task.sleep` keep
/// the machine's time, unless `port` brought them over.
extension DispatchQueue {
    /// Submits work. On the main queue under a virtual clock it is done at the next frame.
    public func async(execute work: @escaping @Sendable () -> Void) {
        guard let clock = virtualClock else { return async(group: nil, qos: .unspecified, flags: [], execute: work) }
        clock.perform(at: clock.now, work)
    }

    /// Submits a work item. On the main queue under a virtual clock it is done at the next frame.
    @_disfavoredOverload
    public func async(execute workItem: DispatchWorkItem) {
        guard let clock = virtualClock else { return MachineQueues.async(workItem, on: self) }
        clock.perform(at: clock.now, workItem.work)
    }

    /// Submits work for later. On the main queue under a virtual clock the delay passes in frames, to the millisecond.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
        guard let clock = virtualClock else {
            return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
        }
        clock.perform(at: clock.now + deadline.delay, work)
    }

    /// Submits a work item for later. On the main queue under a virtual clock the delay passes in frames, to the millisecond.
    @_disfavoredOverload
    public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
        asyncAfter(deadline: deadline, workItem: workItem)
    }

    /// Submits a work item for later, on a display's own clock where there is one. `port` writes it in place of
    /// `asyncAfter(deadline:execute:)`, which with an item is not caught in every file.
    public func asyncAfter(deadline: DispatchTime, workItem: DispatchWorkItem) {
        guard let clock = virtualClock else { return MachineQueues.async(workItem, on: self, after: deadline) }
        clock.perform(at: clock.now + deadline.delay, workItem.work)
    }

    /// Every access to the main queue makes a new wrapper on Linux: only labels can be compared.
    var virtualClock: MediaClock? {
        label == DispatchQueue.main.label ? MediaClock.current : nil
    }
}

extension DispatchWorkItem {
    /// Does what the item says, unless it has been cancelled.
    var work: @Sendable () -> Void {
        let item = UncheckedBox(value: self)
        return { item.value.perform() }
    }
}

extension DispatchTime {
    /// Seconds from now, to the millisecond: a deadline was made from the machine's time a moment ago, which is rounded away.
    fileprivate var delay: Double {
        let start = DispatchTime.now().uptimeNanoseconds, end = max(start, uptimeNanoseconds)
        return (Double(end - start) / 1e6).rounded(.up) / 1000
    }
}
