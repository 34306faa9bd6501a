import Foundation
import Synchronization

/// Whether this is the main thread, for those who ask thousands of times: Foundation's answer takes system calls each time.
package enum MainThread {
    /// The handle of the thread that the process began with; 0 until that has asked.
    private static let handle = Atomic<UInt>(0)

    package static var isCurrent: Bool {
        let current = UInt(pthread_self())
        if handle.load(ordering: .relaxed) == current { return true }
        guard Thread.isMainThread else { return false }
        // In asynchronous programs other threads serve the main queue, and other queues at other times.
        if isFirst { handle.store(current, ordering: .relaxed) }
        return true
    }

    /// Whether the process began with this thread: they have one number then.
    private static var isFirst: Bool { threadNumber?() == getpid() }

    /// `gettid`, which the C library's headers declare for programs of GNU's alone.
    private static let threadNumber = dlsym(nil, "gettid").map {
        unsafeBitCast($0, to: (@convention(c) () -> pid_t).self)
    }
}
