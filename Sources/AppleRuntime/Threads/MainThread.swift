import Foundation
import Synchronization

/// Whether this is the main thread, for those who ask thousands of times: Foundation's answer is a system call each time.
package enum MainThread {
    /// The main thread's handle; 0 until it has asked once.
    private static let handle = Atomic<UInt>(0)

    package static var isCurrent: Bool {
        let current = UInt(pthread_self())
        let known = handle.load(ordering: .relaxed)
        if known != 0 { return known == current }
        guard Thread.isMainThread else { return false }
        handle.store(current, ordering: .relaxed)
        return true
    }
}
