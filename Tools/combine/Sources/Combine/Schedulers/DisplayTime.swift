import Dispatch
import Foundation
import QuartzCore

/// The time of whatever drives the main thread: the display's own clock, else the machine's.
enum DisplayTime {
    /// When the machine's monotonic clock stood at 0.
    private static let start = Date() - ProcessInfo.processInfo.systemUptime

    static var date: Date { start + CACurrentMediaTime() }

    static var dispatchTime: DispatchTime {
        // Zero would stand for the machine's time.
        DispatchTime(uptimeNanoseconds: UInt64(max(0, CACurrentMediaTime()) * 1e9) + 1)
    }
}

/// What a scheduler is to do. It goes to the queue or the thread that the program named.
struct SentAction: @unchecked Sendable {
    let run: () -> Void

    /// One that takes a value.
    struct Taking<Value>: @unchecked Sendable {
        let run: (Value) -> Void
    }
}
