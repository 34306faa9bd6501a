public import Foundation

extension DispatchQueue {
    /// Submits a work item for later: an older spelling of `asyncAfter(deadline:execute:)`, which `port` wrote.
    public func asyncAfter(deadline: DispatchTime, workItem: DispatchWorkItem) {
        asyncAfter(deadline: deadline, execute: workItem)
    }
}
